// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import com.google.auto.service.AutoService;
import java.util.Map;
import org.hibernate.boot.registry.StandardServiceInitiator;
import org.hibernate.boot.registry.StandardServiceRegistryBuilder;
import org.hibernate.boot.registry.classloading.spi.ClassLoaderService;
import org.hibernate.service.spi.ServiceContributor;
import org.hibernate.service.spi.ServiceRegistryImplementor;

/** Hibernate's way to {@link IdsService}. */
@AutoService(ServiceContributor.class)
public final class IdsServiceContributor implements ServiceContributor {
  @Override
  public void contribute(StandardServiceRegistryBuilder builder) {
    builder.addInitiator(new Initiator(HiddenSecrets.takeFrom(builder.getSettings())));
  }

  private static final class Initiator implements StandardServiceInitiator<IdsService> {
    private final HiddenSecrets secrets;

    Initiator(HiddenSecrets secrets) {
      this.secrets = secrets;
    }

    @Override
    public Class<IdsService> getServiceInitiated() {
      return IdsService.class;
    }

    @Override
    public IdsService initiateService(
        Map<String, Object> settings, ServiceRegistryImplementor registry) {
      return new IdsService(settings, secrets, registry.requireService(ClassLoaderService.class));
    }
  }
}
