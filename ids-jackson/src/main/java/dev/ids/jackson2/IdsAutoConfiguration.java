// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson2;

import com.fasterxml.jackson.databind.Module;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.context.annotation.Bean;

/**
 * Gives Spring Boot the module as a bean: for Jackson 2 Boot takes beans and does not look for
 * service files, as it does for Jackson 3.
 */
@AutoConfiguration
@ConditionalOnClass(Module.class)
public class IdsAutoConfiguration {
  /** Found by Boot's own configuration of Jackson 2. */
  @Bean
  public IdsModule idsJackson2Module() {
    return new IdsModule();
  }
}
