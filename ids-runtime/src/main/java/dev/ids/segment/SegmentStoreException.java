// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

/**
 * There is no id, since the store gave no segment. The state of the generator is unchanged: the
 * next call tries again.
 */
public final class SegmentStoreException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  /** What is wrong. */
  public SegmentStoreException(String message) {
    super(message);
  }

  /** What is wrong, and why. */
  public SegmentStoreException(String message, Throwable cause) {
    super(message, cause);
  }
}
