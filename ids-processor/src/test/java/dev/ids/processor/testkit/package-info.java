/** Compiles sources with the processors of ids, for the tests of every module. */
@NullMarked
package dev.ids.processor.testkit;

import org.jspecify.annotations.NullMarked;
