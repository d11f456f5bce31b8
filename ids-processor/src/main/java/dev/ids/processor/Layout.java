// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.regex.Pattern;

/** Sets JavaPoet's output as a person would have: short comments on one line, fields together. */
final class Layout {
  private static final int MAX_LINE = 100;
  private static final Pattern SHORT_JAVADOC =
      Pattern.compile("(?m)^( *)/\\*\\*\\n *\\* (.*)\\n *\\*/$");
  private static final Pattern FIELDS_APART =
      Pattern.compile("(?m)^(  private final .*;)\\n\\n(?=  private final .*;$)");

  private Layout() {}

  static String of(String source) {
    String joined =
        SHORT_JAVADOC
            .matcher(source)
            .replaceAll(
                comment -> {
                  String line = comment.group(1) + "/** " + comment.group(2) + " */";
                  return java.util.regex.Matcher.quoteReplacement(
                      line.length() > MAX_LINE ? comment.group() : line);
                });
    return FIELDS_APART.matcher(joined).replaceAll("$1\n");
  }
}
