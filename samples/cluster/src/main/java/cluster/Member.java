// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A place in the cluster, with one process at a time. Used by one thread. */
final class Member {
  private final int number;
  private final Path directory;
  private final Map<String, String> settings;
  private final List<Path> files = new ArrayList<>();
  private Process process;

  Member(int number, Path directory, Map<String, String> settings) {
    this.number = number;
    this.directory = directory;
    this.settings = settings;
  }

  /** Starts the next process. */
  void start() throws IOException {
    Path file = directory.resolve("member" + number + "-" + files.size());
    files.add(file);
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    settings.forEach((key, value) -> command.add("-D" + key + "=" + value));
    command.addAll(
        List.of("-Xmx64m", "-cp", System.getProperty("java.class.path"), "cluster.Worker"));
    command.add(file.toString());
    process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(directory.resolve(file.getFileName() + ".log").toFile())
            .start();
  }

  /** As kill -9: nothing is given back. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /** As Kubernetes does it: SIGTERM, and time to end. */
  void close() throws InterruptedException {
    process.destroy();
    if (!process.waitFor(30, TimeUnit.SECONDS)) {
      kill();
    }
  }

  /** Stops the process as a debugger, or a machine that swaps, would. */
  void pause() throws IOException, InterruptedException {
    signal("STOP");
  }

  /** Lets it go on, as if no time had passed. */
  void resume() throws IOException, InterruptedException {
    signal("CONT");
  }

  private void signal(String name) throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-" + name, Long.toString(process.pid())).start().waitFor();
  }

  /** What its processes wrote, without the kind of id. */
  List<Path> files() {
    return files;
  }

  @Override
  public String toString() {
    return "member " + number;
  }
}
