/**
 * Nano ID: short random text of any alphabet.
 *
 * <pre>
 *     +--------+--------+--------+-- … --+--------+
 *     | symbol | symbol | symbol |       | symbol |     size symbols, log2(alphabet) random bits each
 *     +--------+--------+--------+-- … --+--------+
 * </pre>
 *
 * <p><b>Order.</b> None that means anything: ids are random, and compare as text.
 *
 * <p><b>Text.</b> The id is its text. By default 21 symbols of 64, 126 random bits, fit for URLs.
 *
 * <p><b>Generator.</b> Each symbol is one random byte under a mask; bytes that name no symbol are
 * skipped, so all symbols are equally likely. It has no state, and nothing is exhausted.
 *
 * <p><b>Spec.</b> algorithms.md, "Nano ID". Stricter: symbols are different, and each is one {@code
 * char}. Random bytes are taken forwards, as there; nanoid up to 5.1.7 takes them backwards.
 */
@NullMarked
package dev.ids.nanoid;

import org.jspecify.annotations.NullMarked;
