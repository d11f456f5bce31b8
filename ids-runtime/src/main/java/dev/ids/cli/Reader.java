// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.StorageKind;
import dev.ids.internal.PlainText;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads a text in every way that there is. Immutable. */
final class Reader {
  /** Texts that are longer are no ids. */
  static final int MAX_CHARACTERS = 1_000;

  private static final String PREFIX_ENDS = "_-:.";

  private final List<Candidate> candidates;
  private final InstantSource clock;

  Reader(List<Candidate> candidates, InstantSource clock) {
    this.candidates = candidates;
    this.clock = clock;
  }

  List<Candidate> candidates() {
    return candidates;
  }

  /** All readings of a text, the likeliest first; none if it is no id. */
  List<Reading> read(String text) {
    if (text.isEmpty() || text.length() > MAX_CHARACTERS) {
      return List.of();
    }
    List<Reading> whole = readings(whole(text));
    if (!whole.isEmpty() && whole.get(0).likelihood().rank() == Likelihood.Rank.LIKELY) {
      return whole;
    }
    List<Reading> cut = readings(cut(text));
    boolean known = !whole.isEmpty() || cut.stream().anyMatch(r -> !r.likelihood().isUnlikely());
    List<Reading> all = new ArrayList<>(whole);
    // The rest of any text may be a small number; that says nothing if there is something better.
    cut.stream().filter(r -> !known || !r.likelihood().isUnlikely()).forEach(all::add);
    all.sort(Reading.ORDER);
    return List.copyOf(all);
  }

  /** The places after which a text without its prefix may begin. */
  static List<Integer> prefixEnds(String text) {
    List<Integer> ends = new ArrayList<>();
    for (int i = 0; i < text.length() - 1 && i < PlainText.MAX_LENGTH; i++) {
      if (!PlainText.isPlain(text.charAt(i))) {
        break;
      }
      if (PREFIX_ENDS.indexOf(text.charAt(i)) >= 0) {
        ends.add(i + 1);
      }
    }
    return ends;
  }

  private List<Hit> whole(String text) {
    List<Hit> hits = texts(text, "");
    for (Stored stored : Stored.of(text)) {
      for (Candidate candidate : candidates) {
        if (candidate.stores().contains(stored.kind())) {
          try {
            RawId id = RawId.ofBytes(candidate.scheme(), stored.bytes());
            hits.add(hit(candidate, stored.kind(), "", id));
          } catch (RuntimeException e) {
            // Not an id of this scheme, or a scheme that fails to say so.
          }
        }
      }
    }
    return hits;
  }

  private List<Hit> cut(String text) {
    List<Hit> hits = new ArrayList<>();
    for (int end : prefixEnds(text)) {
      hits.addAll(texts(text.substring(end), text.substring(0, end)));
    }
    return hits;
  }

  private List<Hit> texts(String text, String cut) {
    List<Hit> hits = new ArrayList<>();
    for (Candidate candidate : candidates) {
      if (candidate.isShorterThan(text)) {
        continue;
      }
      try {
        hits.add(hit(candidate, StorageKind.TEXT, cut, candidate.parse(text)));
      } catch (RuntimeException e) {
        // Not an id of this scheme, or a scheme that fails to say so.
      }
    }
    return hits;
  }

  private static Hit hit(Candidate candidate, StorageKind readAs, String cut, RawId id) {
    return new Hit(candidate, readAs, cut, id, Field.of(candidate.scheme(), id));
  }

  private List<Reading> readings(List<Hit> hits) {
    Map<Hit.Meaning, List<Hit>> meanings = new LinkedHashMap<>();
    hits.forEach(hit -> meanings.computeIfAbsent(hit.meaning(), m -> new ArrayList<>()).add(hit));
    return meanings.values().stream().map(this::reading).sorted(Reading.ORDER).toList();
  }

  /**
   * @param hits of one meaning, texts before stored values
   */
  private Reading reading(List<Hit> hits) {
    // A number may be the text of a usual form, and what a column of an id class holds.
    Hit best = hits.stream().filter(Reader::isOfClass).findFirst().orElse(hits.get(0));
    List<String> names =
        hits.stream()
            .filter(hit -> hit.cut().equals(best.cut()))
            .filter(hit -> isOfClass(best) ? isOfClass(hit) : hit.readAs() == best.readAs())
            .map(hit -> hit.candidate().label())
            .distinct()
            .toList();
    return new Reading(best, names, otherTexts(best), likelihood(best));
  }

  private static boolean isOfClass(Hit hit) {
    return hit.candidate().isClass();
  }

  private Likelihood likelihood(Hit hit) {
    String text = hit.readAs() == StorageKind.TEXT ? hit.candidate().format(hit.id()) : "";
    return Likelihood.of(hit.candidate(), hit.id(), hit.fields(), text, clock.instant());
  }

  /** What is stored does not say of which class it is, so all of them are shown. */
  private Map<String, String> otherTexts(Hit best) {
    Map<String, String> texts = new TreeMap<>();
    for (Candidate candidate : candidates) {
      boolean shown = !candidate.isClass() || best.readAs() != StorageKind.TEXT;
      if (shown && !candidate.equals(best.candidate()) && means(candidate, best)) {
        String text = candidate.format(best.id());
        if (!text.equals(best.candidate().format(best.id()))) {
          texts.put(candidate.label(), text);
        }
      }
    }
    return texts;
  }

  private static boolean means(Candidate candidate, Hit best) {
    if (!candidate.scheme().name().equals(best.candidate().scheme().name())) {
      return false;
    }
    try {
      best.id().check(candidate.scheme());
      return Field.of(candidate.scheme(), best.id()).equals(best.fields());
    } catch (RuntimeException e) {
      return false; // No id of this form.
    }
  }
}
