// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import com.google.auto.service.AutoService;
import dev.ids.IdType;
import org.hibernate.boot.model.TypeContributions;
import org.hibernate.boot.model.TypeContributor;
import org.hibernate.service.ServiceRegistry;

/** Makes every id class in the indexes a basic type. */
@AutoService(TypeContributor.class)
public final class IdsTypeContributor implements TypeContributor {
  @Override
  public void contribute(TypeContributions contributions, ServiceRegistry registry) {
    IdsService ids = IdsService.of(registry);
    StorageSettings storage = ids.storage();
    for (IdType<?> type : ids.idTypes()) {
      contributions.contributeJavaType(TypedIdJavaType.of(type, storage.of(type)));
    }
  }
}
