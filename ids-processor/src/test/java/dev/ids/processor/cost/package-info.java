/** What generating id classes costs a compilation. */
@NullMarked
package dev.ids.processor.cost;

import org.jspecify.annotations.NullMarked;
