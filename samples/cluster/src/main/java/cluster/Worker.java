// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package cluster;

import dev.ids.IdExhaustedException;
import dev.ids.runtime.IdRuntime;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.LongSupplier;

/** One process: two threads that issue ids as fast as they can, and write each to a file. */
public final class Worker {
  private static final int IDS_IN_A_BLOCK = 1_024;

  private Worker() {}

  public static void main(String[] args) {
    // SIGTERM: the slot is given back. After kill -9 it becomes free by itself.
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(() -> IdRuntime.current(Worker.class.getClassLoader()).close()));
    start(Path.of(args[0] + ".clicks"), () -> ClickId.next().value());
    start(Path.of(args[0] + ".orders"), () -> OrderId.next().value());
  }

  private static void start(Path file, LongSupplier ids) {
    new Thread(() -> issue(file, ids), file.getFileName().toString()).start();
  }

  private static void issue(Path file, LongSupplier ids) {
    ByteBuffer block = ByteBuffer.allocate(IDS_IN_A_BLOCK * Long.BYTES);
    try (FileChannel out =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      while (true) {
        block.clear();
        fill(block, ids);
        block.flip();
        while (block.hasRemaining()) {
          out.write(block);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void fill(ByteBuffer block, LongSupplier ids) {
    while (block.hasRemaining()) {
      try {
        block.putLong(ids.getAsLong());
      } catch (IdExhaustedException e) {
        // No slot within the time that an id waits: what was issued is written, and it is tried on.
        if (block.position() > 0) {
          return;
        }
      }
    }
  }
}
