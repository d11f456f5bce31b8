/** Whole Maven projects, from {@code src/it}, built with the jar of ids-processor. */
@NullMarked
package dev.ids.processor.projects;

import org.jspecify.annotations.NullMarked;
