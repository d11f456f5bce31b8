// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import com.google.auto.service.AutoService;
import java.io.Serializable;
import tools.jackson.core.Version;
import tools.jackson.databind.JacksonModule;

/**
 * Teaches Jackson 3 every id class there is: {@code JsonMapper.builder().findAndAddModules()} or
 * {@code .addModule(new IdsModule())}. It has no options; each id class says how it is written.
 *
 * <p>Immutable and thread-safe.
 */
@AutoService(JacksonModule.class)
public final class IdsModule extends JacksonModule implements Serializable {
  private static final long serialVersionUID = 1L;

  @Override
  public String getModuleName() {
    return "ids";
  }

  @Override
  public Version version() {
    return Version.unknownVersion();
  }

  @Override
  public void setupModule(SetupContext context) {
    context.addSerializers(new IdSerializers.Values());
    context.addKeySerializers(new IdSerializers.Keys());
    context.addDeserializers(new IdDeserializers.Values());
    context.addKeyDeserializers(new IdDeserializers.Keys());
  }
}
