// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop.web;

/**
 * The body of a refusal (RFC 9457), without the address of the request: that is the client's own
 * text, as long as it likes.
 */
record Problem(String title, int status, String detail) {
  private static final int LONGEST = 300;

  Problem {
    if (detail.length() > LONGEST) {
      detail = detail.substring(0, LONGEST) + "…";
    }
  }
}
