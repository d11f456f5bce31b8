// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.waiting;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.MonitorInfo;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Who waits holds no monitor, whatever the JDK: others could issue nothing meanwhile, and before
 * JDK 24 a virtual thread that waits with a monitor takes its carrier along. The virtual machine
 * itself tells which monitors a waiting thread has, so this needs no virtual thread and no luck.
 */
@Timeout(60)
class NothingIsHeldTest {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  static Stream<Wait> waits() {
    return Wait.all();
  }

  @ParameterizedTest
  @MethodSource("waits")
  void noMonitorIsHeldByWhoWaits(Wait wait) throws Exception {
    assertThat(monitorsOf(wait)).isEmpty();
  }

  @Test
  void aMonitorIsSeen() throws Exception {
    CountDownLatch open = new CountDownLatch(1);
    Object monitor = new Object();
    Wait planted =
        new Wait(
            "planted",
            () -> {
              synchronized (monitor) {
                open.await();
              }
            },
            open::countDown);

    assertThat(monitorsOf(planted))
        .extracting(MonitorInfo::getIdentityHashCode)
        .containsExactly(System.identityHashCode(monitor));
  }

  /** What a thread holds that is seen waiting in this call. */
  private static List<MonitorInfo> monitorsOf(Wait wait) throws Exception {
    FutureTask<Boolean> task =
        new FutureTask<>(
            () -> {
              wait.call().run();
              return true;
            });
    Thread thread = new Thread(task, wait.name());
    thread.start();
    List<MonitorInfo> held;
    try {
      held = List.of(waiting(thread).getLockedMonitors());
    } finally {
      wait.release().run();
    }
    assertThat(task.get(30, TimeUnit.SECONDS)).isTrue();
    return held;
  }

  /** One look at a thread: its state and its monitors belong together. */
  private static ThreadInfo waiting(Thread thread) throws InterruptedException {
    long[] id = {thread.getId()};
    while (thread.isAlive()) {
      ThreadInfo seen = THREADS.getThreadInfo(id, true, false)[0];
      if (seen != null && isWait(seen)) {
        return seen;
      }
      Thread.sleep(1);
    }
    throw new AssertionError(thread.getName() + ": it did not wait");
  }

  /** Not the wait for a class to be loaded or for a lock: one in a call that is meant to. */
  private static boolean isWait(ThreadInfo thread) {
    return switch (thread.getThreadState()) {
      case WAITING, TIMED_WAITING ->
          Stream.of(thread.getStackTrace())
              .anyMatch(frame -> frame.getClassName().startsWith("dev.ids."));
      default -> false;
    };
  }
}
