// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.Manifest;

/** The texts of {@code help} and {@code --version}. */
final class Help {
  static final String GENERAL =
      """
      Tells what is in an id, and issues ids.

      java -jar ids-runtime.jar <command>

        inspect <id>...         of which schemes a text is an id, its time, node and other parts,
                                its other texts, and how to write it in SQL
        new <scheme> [count]    issues ids of a scheme, or of a generator that is configured
        schemes                 the schemes, their options and forms
        help [command]          more of a command
        --version               the version

      Exit codes: 0 done; 1 a text is no id, or hardly one; 2 the command line is wrong; 3 a slot,
      a secret or a file is missing or wrong.
      """;

  private static final String INSPECT =
      """
      inspect [--all] [--json] [--key=<key>] [--class-path=<path>] <id>...
      inspect [options] -       reads lines from standard input; so does inspect alone in a pipe

      An id may be written as an application, a log or a database shows it: with or without its
      prefix, in quotes, as a UUID, a number or hex digits of a column that holds it. In a line of
      a log, the ids among its words are found. The likeliest reading comes first, judged by its
      time; texts of several schemes look alike. A reading with a time before 2010, in the future
      or just after an epoch is unlikely, and gets one line; a text with no other readings is
      probably no id, and the exit code is 1.

        --all                   unlikely readings in full, too
        --json                  one JSON object for each text, on one line
        --key=<key>             whether ids that belong to keys belong to this one; needs the secret
        --class-path=<path>     the application's jars: its id classes are named, with their prefixes
        --                      what follows is an id, even if it begins with --
      """;

  private static final String NEW =
      """
      new <scheme> [count] [options]
      new <generator> [count]   of ids.generators.<generator>; or new --generator=<generator>

      Writes so many ids, one a line; 1 without a count, at most 1000000.

        --<option>=<value>      an option of the scheme, see: schemes
        --prefix=<prefix>       before each id; a generator has its own
        --key=<key>             for schemes whose ids belong to keys
        --slot=<number>         for schemes with a node in their ids: a number that no running
                                application uses
        --class-path=<path>     more schemes, and a folder or jar with ids.properties

      Slot, secrets and generators are read as by an application: system properties (-Dids.slot=0
      before -jar), environment variables (IDS_SLOT, IDS_SECRET_DEFAULT), and ids.properties on
      the class path. For ids.yaml: java -cp 'ids-runtime.jar:lib/*' dev.ids.cli.Main new ..., with
      SnakeYAML in lib.
      """;

  private static final String SCHEMES =
      """
      schemes [--json] [--class-path=<path>]

      Lists the schemes: how their ids are stored, the options of new, what issuing needs, and the
      forms that inspect reads; and the id classes and the configured generators of an application,
      if there are any.

        --json                  all of it as one JSON object
        --class-path=<path>     the application's jars
      """;

  /** The commands, and what {@code help} says of each. */
  static final Map<String, String> COMMANDS =
      new TreeMap<>(Map.of("inspect", INSPECT, "new", NEW, "schemes", SCHEMES, "help", GENERAL));

  private Help() {}

  /** Such as {@code ids 0.1.0}. */
  static String version() {
    ModuleDescriptor module = Main.class.getModule().getDescriptor();
    String version =
        module == null ? manifestVersion() : module.rawVersion().orElseGet(Help::manifestVersion);
    return "ids " + version;
  }

  private static String manifestVersion() {
    try (InputStream file = Main.class.getResourceAsStream("/META-INF/MANIFEST.MF")) {
      Attributes attributes =
          file == null ? new Attributes() : new Manifest(file).getMainAttributes();
      String version = attributes.getValue(Attributes.Name.IMPLEMENTATION_VERSION);
      boolean ours = Main.class.getName().equals(attributes.getValue(Attributes.Name.MAIN_CLASS));
      return version == null || !ours ? "(not from a jar)" : version;
    } catch (IOException e) {
      return "(not from a jar)";
    }
  }
}
