// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import dev.ids.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The option {@code codec} of a named generator: an ordered list, each item of one kind.
 *
 * <pre>
 * codec:
 *   - radix: { radix: 62, width: 11, pad-start: true }   # or radix: 62
 *   - date-prefix: { pattern: yyMMdd, delimiter: "", source: NOW, zone: UTC }
 *   - prefix: "O"
 * </pre>
 *
 * <p>Stateless and thread-safe.
 */
public final class CodecOptions {
  /** The name of the option. */
  public static final String NAME = "codec";

  private static final String RADIX = "radix";
  private static final String FRIENDLY = "friendly";
  private static final String CUSTOM = "custom";
  private static final String PREFIX = "prefix";
  private static final String SUFFIX = "suffix";
  private static final String DATE_PREFIX = "date-prefix";
  private static final List<String> KINDS =
      List.of(RADIX, FRIENDLY, CUSTOM, PREFIX, SUFFIX, DATE_PREFIX);

  private static final String PAD_START = "pad-start";
  private static final String ZONE = "zone";
  private static final String PATTERN = "pattern";
  private static final Pattern ITEM = Pattern.compile("(codec\\[[0-9]+])(?:\\.(.+))?");

  private CodecOptions() {}

  /**
   * The items of a codec, not yet checked against each other and the ids.
   *
   * @throws IllegalArgumentException naming the key of what is none
   */
  public static List<CodecStep> of(Options options) {
    List<CodecStep> steps = new ArrayList<>();
    for (Options item : options.items(NAME)) {
      steps.add(step(item));
    }
    return List.copyOf(steps);
  }

  private static CodecStep step(Options item) {
    item.checkNames(KINDS, "a codec's item");
    String kind = item.names().first();
    if (item.names().size() > 1) {
      throw item.refusal(
          "",
          "is of two kinds, " + String.join(" and ", item.names()),
          "make an item of each, in the order in which they apply");
    }
    return switch (kind) {
      case RADIX -> radix(item);
      case FRIENDLY -> friendly(item);
      case CUSTOM -> CodecStep.custom(item.type(kind, IdCodec.class).orElseThrow());
      case PREFIX -> CodecStep.prefix(item.text(kind).orElseThrow());
      case SUFFIX -> CodecStep.suffix(item.text(kind).orElseThrow());
      default -> datePrefix(item);
    };
  }

  private static CodecStep radix(Options item) {
    Options radix = members(item, RADIX, RADIX, List.of(RADIX, "width", PAD_START));
    return CodecStep.radix(
        whole(radix, RADIX), whole(radix, "width"), radix.bool(PAD_START).orElse(false));
  }

  private static CodecStep friendly(Options item) {
    Options friendly = members(item, FRIENDLY, ZONE, List.of(ZONE, PAD_START));
    return CodecStep.friendly(
        friendly.text(ZONE).orElseThrow(), friendly.bool(PAD_START).orElse(false));
  }

  private static CodecStep datePrefix(Options item) {
    Options date =
        members(item, DATE_PREFIX, PATTERN, List.of(PATTERN, "delimiter", "source", ZONE));
    return CodecStep.datePrefix(
        date.text(PATTERN).orElseThrow(),
        date.text("delimiter").orElse("-"),
        date.constant("source", DateSource.class).orElse(DateSource.ID_TIME),
        date.text(ZONE).orElse("UTC"),
        item.clock());
  }

  /** The members of an item; {@code radix: 62} is short for {@code radix: { radix: 62 }}. */
  private static Options members(Options item, String kind, String main, List<String> known) {
    Options members = item.below(kind).named(main);
    members.checkNames(known, kind);
    if (!members.has(main)) {
      throw members.refusal("", "needs " + main, "write " + members.key(main) + "=…");
    }
    return members;
  }

  private static int whole(Options options, String name) {
    return options.whole(name, 0, Integer.MAX_VALUE).map(Long::intValue).orElse(0);
  }

  /**
   * The option that a refused member of a declaration was read from.
   *
   * @param member such as {@code codec[1].padStart}
   */
  public static String option(Options options, String member) {
    Matcher path = ITEM.matcher(member);
    if (!path.matches() || path.group(2) == null) {
      return member;
    }
    Options item = options.below(path.group(1));
    String kind = item.names().isEmpty() ? "" : item.names().first();
    String name =
        switch (path.group(2)) {
          case FRIENDLY -> ZONE;
          case "datePrefix" -> PATTERN;
          case "padStart" -> PAD_START;
          default -> path.group(2);
        };
    String below = path.group(1) + "." + kind + "." + name;
    return options.isText(below) ? below : path.group(1) + "." + kind;
  }
}
