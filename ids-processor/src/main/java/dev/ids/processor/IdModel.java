// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.Set;

/**
 * One id class to write.
 *
 * @param origin where it is declared, such as {@code shop.Order.id}
 * @param annotation the declaration, which the class carries
 * @param seesGenerated whether its module reads {@code javax.annotation.processing}
 * @param shadowed simple names of {@code java.lang} that its package uses for classes of its own
 */
record IdModel(
    JavaName name,
    String origin,
    AnnotationModel annotation,
    SchemeModel scheme,
    boolean seesGenerated,
    Set<String> shadowed) {}
