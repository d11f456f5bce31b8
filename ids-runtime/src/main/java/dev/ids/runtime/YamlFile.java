// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.Options;
import dev.ids.internal.Quoted;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/**
 * Reads settings from YAML, each with its line. The one class that uses SnakeYAML, which need not
 * be there.
 *
 * <p>Values are taken as they are written: 010 is not 8, and no is not false. No object is made of
 * what the file says.
 */
final class YamlFile {
  /** Far more than anybody writes by hand: aliases of lists of aliases grow beyond any memory. */
  private static final int MAX_SETTINGS = 10_000;

  private static final Set<Tag> TAGS =
      Set.of(Tag.MAP, Tag.SEQ, Tag.STR, Tag.INT, Tag.FLOAT, Tag.BOOL, Tag.NULL, Tag.TIMESTAMP);

  private final String name;
  private final FlatSettings flat = new FlatSettings();

  private YamlFile(String name) {
    this.name = name;
  }

  /**
   * The settings of a file.
   *
   * @param name of the file, for messages
   * @throws IllegalArgumentException if it is no YAML, has a key twice, or tags of its own
   */
  static Map<String, Options.Value> read(String name, InputStream content) throws IOException {
    LoaderOptions options = new LoaderOptions();
    options.setAllowDuplicateKeys(false);
    // Refused below, with the key: nothing is made of them here.
    options.setTagInspector(tag -> true);
    YamlFile file = new YamlFile(name);
    try (InputStreamReader reader = new InputStreamReader(content, StandardCharsets.UTF_8)) {
      Node root = new Yaml(new SafeConstructor(options)).compose(reader);
      if (root != null && !isNull(root)) {
        file.addAll(root);
      }
    } catch (MarkedYAMLException e) {
      // Not its message: that shows the text around the place, which may be a secret.
      throw new IllegalArgumentException(
          name
              + (e.getProblemMark() == null ? "" : ", line " + (e.getProblemMark().getLine() + 1))
              + ": this is no YAML"
              + help(String.valueOf(e.getProblem())));
    } catch (YAMLException e) {
      throw new IllegalArgumentException(name + " is no YAML");
    }
    return file.flat.values();
  }

  /** The usual mistakes, in words of ours. */
  private static String help(String problem) {
    if (problem.contains("(TAB)")) {
      return "; indent with blanks, not with a tab";
    }
    if (problem.startsWith("expected <block end>")) {
      return "; indent this line like those that it belongs to";
    }
    if (problem.startsWith("mapping values are not allowed")) {
      return "; a value with a colon and a blank in it needs quotes, and a key needs a line of its own";
    }
    return problem.startsWith("could not find expected ':'")
        ? "; a key needs a colon and a blank behind it"
        : "";
  }

  private void addAll(Node root) {
    if (!(root instanceof MappingNode)) {
      throw new IllegalArgumentException(
          name + " has no keys at its top; it starts with ids: and a line end");
    }
    add("", root, 0);
  }

  private void add(String key, Node node, int depth) {
    if (depth > FlatSettings.MAX_DEPTH) {
      throw new IllegalArgumentException(Quoted.of(key) + at(node) + " is nested too deeply");
    }
    if (!TAGS.contains(node.getTag())) {
      throw new IllegalArgumentException(
          Quoted.of(key) + at(node) + " has a tag, which is not allowed; take it out");
    }
    if (node instanceof MappingNode map) {
      FlatSettings.checkNotEmpty(key, map.getValue().isEmpty(), at(node));
      addBelow(key, map, depth);
    } else if (node instanceof SequenceNode list) {
      FlatSettings.checkNotEmpty(key, list.getValue().isEmpty(), at(node));
      for (int i = 0; i < list.getValue().size(); i++) {
        add(key + "[" + i + "]", list.getValue().get(i), depth + 1);
      }
    } else if (node instanceof ScalarNode scalar) {
      if (isNull(node)) {
        throw new IllegalArgumentException(
            Quoted.of(key)
                + at(node)
                + " has no value; leave it out, or indent what belongs below it");
      }
      if (flat.values().size() == MAX_SETTINGS) {
        throw new IllegalArgumentException(
            name + at(node) + " has more than " + MAX_SETTINGS + " settings");
      }
      flat.put(key, scalar.getValue(), at(node));
    }
  }

  private void addBelow(String key, MappingNode map, int depth) {
    Set<String> names = new TreeSet<>();
    for (NodeTuple entry : map.getValue()) {
      String below = name(entry.getKeyNode());
      if (below == null) {
        throw new IllegalArgumentException(
            (key.isEmpty() ? name : Quoted.of(key))
                + at(entry.getKeyNode())
                + " has a key that is no text");
      }
      if (Tag.MERGE.equals(entry.getKeyNode().getTag())) {
        throw new IllegalArgumentException(
            (key.isEmpty() ? name : Quoted.of(key))
                + at(entry.getKeyNode())
                + " merges with <<, which is not read; write the settings out");
      }
      String full = key.isEmpty() ? below : key + "." + below;
      if (!names.add(below)) {
        throw new IllegalArgumentException(
            Quoted.of(full) + at(entry.getKeyNode()) + " is given twice");
      }
      add(full, entry.getValueNode(), depth + 1);
    }
  }

  private static @Nullable String name(Node key) {
    return key instanceof ScalarNode scalar && !isNull(key) ? scalar.getValue() : null;
  }

  private static boolean isNull(Node node) {
    return Tag.NULL.equals(node.getTag());
  }

  private String at(Node node) {
    return " (in " + name + ", line " + (node.getStartMark().getLine() + 1) + ")";
  }
}
