// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/**
 * Typed ids in Hibernate ORM: {@code @Id @XId OrderId id;} and no other annotation.
 *
 * <p>Hibernate finds everything here as a service. At start-up, in this order:
 *
 * <pre>
 * IdsServiceContributor   one {@link dev.ids.hibernate.IdsService} for each service registry
 * IdsTypeContributor      one {@link dev.ids.hibernate.TypedIdJavaType} for each class in META-INF/ids/index
 * IdsMappingContributor   one {@link dev.ids.hibernate.TypedIdGenerator} for each issued attribute
 * IdsIntegrator           joins the application's IdRuntime, and gives the generators their ids
 * </pre>
 *
 * <p>One source for Hibernate 6.6 and 7; what differs between them is in {@link
 * dev.ids.hibernate.IdGeneratorSlot}.
 */
@NullMarked
package dev.ids.hibernate;

import org.jspecify.annotations.NullMarked;
