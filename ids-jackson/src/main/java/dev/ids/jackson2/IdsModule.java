// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson2;

import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.Module;
import com.google.auto.service.AutoService;
import java.io.Serializable;

/**
 * Teaches Jackson 2 every id class there is: {@code JsonMapper.builder().findAndAddModules()} or
 * {@code .addModule(new IdsModule())}. It has no options; each id class says how it is written.
 *
 * <p>Immutable and thread-safe.
 */
@AutoService(Module.class)
public final class IdsModule extends Module implements Serializable {
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
