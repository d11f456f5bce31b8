// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import static dev.ids.InvalidDeclarationException.at;

import dev.ids.InvalidDeclarationException;
import dev.ids.internal.Quoted;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the items of a chain from annotations, which have rules of their own. */
final class CodecReader {
  private static final String DEFAULT_DELIMITER = "-";
  private static final String DEFAULT_ZONE = "UTC";

  private CodecReader() {}

  static List<CodecStep> read(Codec... declared) {
    List<CodecStep> steps = new ArrayList<>();
    for (int i = 0; i < declared.length; i++) {
      Codec item = declared[i];
      steps.add(at("[" + i + "]", () -> step(item)));
    }
    return List.copyOf(steps);
  }

  private static CodecStep step(Codec item) {
    String kind = kind(item);
    checkMembers(item, kind);
    return switch (kind) {
      case "radix" -> CodecStep.radix(item.radix(), item.width(), item.padStart());
      case "friendly" -> CodecStep.friendly(item.friendly(), item.padStart());
      case "custom" -> CodecStep.custom(item.custom());
      case "datePrefix" -> datePrefix(item);
      default -> {
        Affix.checkPlain("suffix", item.suffix());
        yield CodecStep.suffix(item.suffix());
      }
    };
  }

  private static CodecStep datePrefix(Codec item) {
    Affix.checkPlain("delimiter", item.delimiter());
    // The quotes around literals are not part of the text.
    Affix.checkPlain("datePrefix", item.datePrefix().replace("'", ""));
    if (item.source() == DateSource.NOW) {
      throw new InvalidDeclarationException(
          "IDS035",
          "source",
          "source = NOW gives an id another text each day; on an annotation an id has one for ever",
          "take out source");
    }
    return CodecStep.datePrefix(item.datePrefix(), item.delimiter(), item.source(), item.zone());
  }

  /** The one kind that the item is of. */
  private static String kind(Codec item) {
    Map<String, String> kinds = new LinkedHashMap<>();
    if (item.radix() != 0) {
      kinds.put("radix", "radix = " + item.radix());
    }
    putText(kinds, "friendly", item.friendly());
    if (item.custom() != IdCodec.class) {
      kinds.put("custom", "custom = " + item.custom().getSimpleName() + ".class");
    }
    putText(kinds, "datePrefix", item.datePrefix());
    putText(kinds, "suffix", item.suffix());
    List<String> names = List.copyOf(kinds.keySet());
    if (names.isEmpty()) {
      throw new InvalidDeclarationException(
          "IDS032",
          "",
          "the codec item is of no kind; each has one of radix, friendly, custom, datePrefix, suffix",
          "@Codec(radix = 62)");
    }
    if (names.size() > 1) {
      List<String> written = List.copyOf(kinds.values());
      throw new InvalidDeclarationException(
          "IDS032",
          names.get(1),
          written.get(0) + " and " + written.get(1) + " are two kinds of codec; an item is of one",
          "{@Codec(" + String.join("), @Codec(", written) + ")}");
    }
    return names.get(0);
  }

  private static void putText(Map<String, String> kinds, String name, String text) {
    if (!text.isEmpty()) {
      kinds.put(name, name + " = " + Quoted.of(text));
    }
  }

  private static void checkMembers(Codec item, String kind) {
    boolean isRadix = kind.equals("radix");
    boolean isDate = kind.equals("datePrefix");
    checkMember("width", item.width() != 0, isRadix, "radix", kind);
    checkMember(
        "padStart",
        item.padStart(),
        isRadix || kind.equals("friendly"),
        "radix and friendly",
        kind);
    checkMember(
        "delimiter", !item.delimiter().equals(DEFAULT_DELIMITER), isDate, "datePrefix", kind);
    checkMember("source", item.source() != DateSource.ID_TIME, isDate, "datePrefix", kind);
    checkMember("zone", !item.zone().equals(DEFAULT_ZONE), isDate, "datePrefix", kind);
  }

  private static void checkMember(
      String member, boolean written, boolean belongs, String owner, String kind) {
    if (written && !belongs) {
      throw new InvalidDeclarationException(
          "IDS032",
          member,
          member + " belongs to " + owner + ", not to " + kind,
          "take out " + member);
    }
  }
}
