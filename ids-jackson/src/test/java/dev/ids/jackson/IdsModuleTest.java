// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.jackson.shop.OrderId;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.json.JsonMapper;

class IdsModuleTest {
  private static final String JSON = "\"ord_01ARZ3NDEKTSV4RRFFQ69G5FAV\"";
  private static final OrderId ORDER = OrderId.parse("ord_01ARZ3NDEKTSV4RRFFQ69G5FAV");

  @Test
  void jacksonFindsTheModuleByItself() {
    assertThat(ServiceLoader.load(JacksonModule.class)).hasExactlyElementsOfTypes(IdsModule.class);
    JsonMapper mapper = JsonMapper.builder().findAndAddModules().build();
    assertThat(mapper.registeredModules()).hasExactlyElementsOfTypes(IdsModule.class);
    assertThat(mapper.writeValueAsString(ORDER)).isEqualTo(JSON);
    assertThat(mapper.readValue(JSON, OrderId.class)).isEqualTo(ORDER);
  }

  @Test
  void addingItTwiceChangesNothing() {
    JsonMapper mapper = JsonMapper.builder().findAndAddModules().addModule(new IdsModule()).build();
    assertThat(mapper.registeredModules()).hasSize(1);
    assertThat(mapper.writeValueAsString(ORDER)).isEqualTo(JSON);
  }

  @Test
  void aMapperWithTheModuleSurvivesJavaSerialization() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(JsonMapper.builder().addModule(new IdsModule()).build());
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      JsonMapper mapper = (JsonMapper) in.readObject();
      assertThat(mapper.writeValueAsString(ORDER)).isEqualTo(JSON);
      assertThat(mapper.readValue(JSON, OrderId.class)).isEqualTo(ORDER);
    }
  }
}
