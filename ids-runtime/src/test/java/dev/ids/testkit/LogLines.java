// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.testkit;

import java.text.MessageFormat;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** What is logged under a name, instead of on the console. Thread-safe. */
public final class LogLines extends Handler implements AutoCloseable {
  private final List<String> lines = new CopyOnWriteArrayList<>();
  private final Logger logger;

  private LogLines(Logger logger) {
    this.logger = logger;
  }

  public static LogLines of(String name) {
    LogLines lines = new LogLines(Logger.getLogger(name));
    lines.logger.addHandler(lines);
    lines.logger.setUseParentHandlers(false);
    return lines;
  }

  /** Level and message of each. */
  public List<String> lines() {
    return List.copyOf(lines);
  }

  @Override
  public void publish(LogRecord logged) {
    Object[] parameters = logged.getParameters();
    String message = logged.getMessage();
    lines.add(
        logged.getLevel()
            + " "
            + (parameters == null ? message : MessageFormat.format(message, parameters)));
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    logger.removeHandler(this);
    logger.setUseParentHandlers(true);
  }
}
