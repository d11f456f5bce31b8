/**
 * Checks id declarations at compile time and writes the id classes.
 *
 * <p>Four verbs: <b>read</b> ({@code PlaceReader}, {@code TargetReader}, {@code SchemeReader},
 * {@code AnnotationReader}: the compiler's mirrors become records), <b>check</b> ({@code RuleBook}:
 * the scheme's own code judges), <b>write</b> ({@code IdClassWriter}: the one class that knows
 * JavaPoet) and <b>report</b> ({@code Reporter}, with the texts of {@code Problem}).
 *
 * <p>Nothing here knows a scheme by name; a scheme is what its annotation and its class say.
 */
@NullMarked
package dev.ids.processor;

import org.jspecify.annotations.NullMarked;
