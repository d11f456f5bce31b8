// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.waiting;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Virtual threads that wait for an id leave their carrier: the flight recorder notes each that does
 * not. On JDK 21 to 23 a monitor pins as well as a native frame; since JDK 24 only a native frame
 * does, which is what a wait in a class initializer has below it. So this looks for waits in
 * initializers on every JDK, and {@link NothingIsHeldTest} for monitors, on JDK 17 too.
 */
@EnabledForJreRange(min = JRE.JAVA_21, disabledReason = "there are no virtual threads before")
@Timeout(120)
class PinnedThreadsTest {
  private static final String PINNED = "jdk.VirtualThreadPinned";
  private static final int THREADS = 100;
  private static final int WAIT_MILLIS = 100;

  @TempDir private Path folder;

  static Stream<Wait> waits() {
    return Wait.all();
  }

  @ParameterizedTest
  @MethodSource("waits")
  void aVirtualThreadThatWaitsLeavesItsCarrier(Wait wait) throws Exception {
    assertThat(pinnedBy(wait)).isEmpty();
  }

  @Test
  void aPinnedThreadIsSeen() throws Exception {
    Wait planted = new Wait("planted", () -> assertThat(Initialized.WAITED).isTrue(), () -> {});

    assertThat(pinnedBy(planted)).anyMatch(stack -> stack.contains(Initialized.class.getName()));
  }

  /** Its initializer waits, and the virtual machine calls that from native code. */
  private static final class Initialized {
    static final boolean WAITED = waitALittle();

    private static boolean waitALittle() {
      try {
        Thread.sleep(WAIT_MILLIS);
        return true;
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /** The stacks of ours that were pinned while many virtual threads made this call. */
  private List<String> pinnedBy(Wait wait) throws Exception {
    Path file = folder.resolve("pinned.jfr");
    try (Recording recording = new Recording()) {
      recording.enable(PINNED).withThreshold(Duration.ZERO).withStackTrace();
      recording.start();
      waitInVirtualThreads(wait);
      recording.stop();
      recording.dump(file);
    }
    return stacks(file);
  }

  private static void waitInVirtualThreads(Wait wait) throws Exception {
    CountDownLatch started = new CountDownLatch(THREADS);
    Callable<Boolean> call =
        () -> {
          started.countDown();
          wait.call().run();
          return true;
        };
    List<FutureTask<Boolean>> tasks = new ArrayList<>();
    ThreadFactory threads = virtual();
    for (int i = 0; i < THREADS; i++) {
      FutureTask<Boolean> task = new FutureTask<>(call);
      tasks.add(task);
      threads.newThread(task).start();
    }
    try {
      // If waits kept the carriers, not all would start; the release lets them go on.
      assertThat(started.await(30, TimeUnit.SECONDS)).isTrue();
      Thread.sleep(WAIT_MILLIS);
    } finally {
      wait.release().run();
    }
    for (FutureTask<Boolean> task : tasks) {
      assertThat(task.get(30, TimeUnit.SECONDS)).isTrue();
    }
  }

  private static List<String> stacks(Path file) throws IOException {
    assertThat(Files.size(file)).isPositive();
    return RecordingFile.readAllEvents(file).stream()
        .filter(event -> event.getEventType().getName().equals(PINNED))
        .map(PinnedThreadsTest::stack)
        .filter(stack -> stack.contains("dev.ids."))
        .toList();
  }

  private static String stack(RecordedEvent event) {
    RecordedStackTrace stack = event.getStackTrace();
    return stack == null
        ? ""
        : String.join(
            "\n",
            stack.getFrames().stream()
                .map(f -> f.getMethod().getType().getName() + "." + f.getMethod().getName())
                .toList());
  }

  /** By reflection, since this is compiled for JDK 17. */
  private static ThreadFactory virtual() throws ReflectiveOperationException {
    Object builder = Objects.requireNonNull(Thread.class.getMethod("ofVirtual").invoke(null));
    Class<?> type = Class.forName("java.lang.Thread$Builder");
    return (ThreadFactory) Objects.requireNonNull(type.getMethod("factory").invoke(builder));
  }
}
