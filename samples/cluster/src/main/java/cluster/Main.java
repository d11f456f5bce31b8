// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package cluster;

import java.nio.file.Files;
import java.nio.file.Path;

/** Shows that no id is issued twice: {@code Main <processes> <seconds>}. */
public final class Main {
  private Main() {}

  public static void main(String[] args) throws Exception {
    Path directory = Files.createTempDirectory("cluster");
    Report report =
        Cluster.run(
            Integer.parseInt(args[0]), Integer.parseInt(args[1]), directory, System.out::println);
    System.out.println(report);
    if (!report.isUnique()) {
      System.out.println("The ids are in " + directory);
      System.exit(1);
    }
  }
}
