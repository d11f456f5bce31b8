// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import com.google.auto.service.AutoService;
import org.hibernate.boot.ResourceStreamLocator;
import org.hibernate.boot.model.relational.Database;
import org.hibernate.boot.spi.AdditionalMappingContributions;
import org.hibernate.boot.spi.AdditionalMappingContributor;
import org.hibernate.boot.spi.InFlightMetadataCollector;
import org.hibernate.boot.spi.MetadataBuildingContext;
import org.hibernate.mapping.PersistentClass;

/**
 * Gives every issued attribute its generator, and text columns their collation. Hibernate calls
 * this when all entities are bound and no generator has been made yet.
 */
@AutoService(AdditionalMappingContributor.class)
public final class IdsMappingContributor implements AdditionalMappingContributor {
  @Override
  public String getContributorName() {
    return "ids";
  }

  @Override
  public void contribute(
      AdditionalMappingContributions contributions,
      InFlightMetadataCollector metadata,
      ResourceStreamLocator resources,
      MetadataBuildingContext context) {
    IdsService ids = IdsService.of(context.getBootstrapContext().getServiceRegistry());
    Database model = metadata.getDatabase();
    RawColumns columns = new RawColumns();
    for (PersistentClass entity : metadata.getEntityBindingMap().values()) {
      if (entity.hasPojoRepresentation()) {
        new EntityBinder(
                entity, metadata::getEntityBinding, generator -> ids.add(model, generator), columns)
            .bind();
      }
    }
    PrefixCheck.run(ids.idTypes(), metadata);
    columns.fitForeignKeys(metadata.collectTableMappings());
    ByteOrder.apply(metadata, ids.storage());
    new IssuingTables(model, context, contributions)
        .add(ids.generators(model), ids.settings(), ids.name());
  }
}
