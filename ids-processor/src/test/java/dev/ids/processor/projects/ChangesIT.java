// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor.projects;

import static dev.ids.processor.projects.Processors.IDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Changes to sources, each followed by a build without clean. */
class ChangesIT {
  private static final String SOURCES = "src/main/java/";
  private static final String GENERATED = "target/generated-sources/annotations/";
  private static final String INDEX = "target/classes/META-INF/ids/index";

  @Test
  void noStaleClassIsLeftByAChange() {
    Project plain = Project.copy("plain", "changes", IDS);
    plain.maven("compile").succeeded();
    assertIds(plain, "shop/CustomerId", "shop/DeviceId", "shop/OrderId");
    assertThat(plain.text(INDEX)).contains("shop.OrderId slot-bits=10\n");

    // A field and a type are renamed, a layout and a prefix changed.
    plain.edit(SOURCES + "shop/Device.java", "DeviceId id", "SensorId key");
    plain.edit(SOURCES + "shop/Order.java", "SNOWFLAKE_MS", "JS_SAFE_MS");
    plain.edit(SOURCES + "shop/Customer.java", "cus_", "customer_");
    plain.maven("compile").succeeded();
    assertIds(plain, "shop/CustomerId", "shop/OrderId", "shop/SensorId");
    assertThat(plain.text(GENERATED + "shop/SensorId.java"))
        .contains("@GeneratedTypedId(\"shop.Device.key\")");
    assertThat(plain.text(GENERATED + "shop/OrderId.java")).contains("LayoutPreset.JS_SAFE_MS");
    assertThat(plain.text(GENERATED + "shop/CustomerId.java")).contains("\"customer_\"");
    assertThat(plain.text(INDEX)).doesNotContain("slot-bits=10");

    // An entity is deleted, another one moves to another package.
    plain.remove(SOURCES + "shop/Device.java");
    String customer = plain.text(SOURCES + "shop/Customer.java");
    plain.remove(SOURCES + "shop/Customer.java");
    plain.write(SOURCES + "crm/Customer.java", customer.replace("package shop", "package crm"));
    plain.edit(SOURCES + "shop/Order.java", "CustomerId", "crm.CustomerId");
    plain.maven("compile").succeeded();
    assertIds(plain, "crm/CustomerId", "shop/OrderId");
  }

  @Test
  void twoCleanBuildsGiveTheSameBytes() {
    Project plain = Project.copy("plain", "same-bytes", IDS);
    plain.maven("package").succeeded();
    Map<String, byte[]> first = plain.files("target/classes");
    byte[] jar = plain.files("target").get("plain-1.jar");

    plain.maven("clean", "package").succeeded();

    assertThat(first).containsKeys("shop/OrderId.class", "META-INF/ids/index");
    assertThat(plain.files("target/classes")).containsExactlyEntriesOf(first);
    assertThat(plain.files("target").get("plain-1.jar")).isEqualTo(jar);
  }

  /** Class files, sources and index name these ids and no other. */
  private static void assertIds(Project project, String... ids) {
    assertThat(project.files("target/classes").keySet())
        .filteredOn(file -> file.endsWith("Id.class"))
        .containsExactly(with(".class", ids));
    assertThat(project.files(GENERATED).keySet())
        .filteredOn(file -> file.endsWith("Id.java"))
        .containsExactly(with(".java", ids));
    assertThat(project.text(INDEX).lines().map(line -> line.replaceAll(" .*", "")))
        .containsExactly(with("", String.join(",", ids).replace('/', '.').split(",")));
  }

  private static String[] with(String suffix, String... names) {
    String[] files = names.clone();
    for (int i = 0; i < files.length; i++) {
      files[i] += suffix;
    }
    return files;
  }
}
