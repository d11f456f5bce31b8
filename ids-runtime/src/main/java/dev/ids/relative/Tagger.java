// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.relative;

import dev.ids.Secret;
import dev.ids.internal.BigEndian;
import dev.ids.internal.Quoted;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.DigestException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/**
 * The tag of a key: the upper 30 bits of HMAC-SHA-256(secret, BE32(length of salt) ‖ salt ‖ key).
 * The length keeps salt {@code ab} with key {@code c} apart from salt {@code a} with key {@code
 * bc}.
 *
 * <p>What does not depend on the key, the padded secret and the salt, is digested once (RFC 2104,
 * 4), and the secret is not kept. Immutable and thread-safe. Spec: algorithms.md, "Relative ID",
 * "Tag".
 */
public final class Tagger {
  private static final String DIGEST = "SHA-256";
  private static final int DIGEST_BYTES = 32;
  private static final int BLOCK_BYTES = 64;
  private static final byte INNER_PAD = 0x36;
  private static final byte OUTER_PAD = 0x5c;
  private static final int TAG_BITS = 30;

  private final MessageDigest inner;
  private final MessageDigest outer;

  private Tagger(MessageDigest inner, MessageDigest outer) {
    this.inner = inner;
    this.outer = outer;
  }

  /**
   * A tagger for one secret and salt.
   *
   * @param salt any text, empty for none
   * @throws IllegalArgumentException if the salt has an unpaired surrogate
   */
  public static Tagger of(Secret secret, String salt) {
    byte[] saltBytes = utf8("salt", salt);
    return secret.use(
        key -> {
          byte[] block =
              Arrays.copyOf(key.length > BLOCK_BYTES ? sha256().digest(key) : key, BLOCK_BYTES);
          MessageDigest inner = padded(block, INNER_PAD);
          inner.update(ByteBuffer.allocate(Integer.BYTES).putInt(saltBytes.length).array());
          inner.update(saltBytes);
          MessageDigest outer = padded(block, OUTER_PAD);
          Arrays.fill(block, (byte) 0);
          return new Tagger(inner, outer);
        });
  }

  /**
   * The tag of a key, 0 to {@link Relid#MAX_TAG}.
   *
   * @param key any text, the empty one too; taken as it is, neither trimmed nor folded
   * @throws IllegalArgumentException if the key has an unpaired surrogate, which UTF-8 cannot hold
   */
  public int tagOf(String key) {
    byte[] digested = new byte[DIGEST_BYTES];
    digest(inner, utf8("key", key), digested);
    digest(outer, digested, digested);
    return (int) (BigEndian.getLong(digested, 0) >>> (Long.SIZE - TAG_BITS));
  }

  private static void digest(MessageDigest begun, byte[] rest, byte[] into) {
    MessageDigest digest = copy(begun);
    digest.update(rest);
    try {
      digest.digest(into, 0, DIGEST_BYTES);
    } catch (DigestException e) {
      throw new IllegalStateException("the digest is of " + DIGEST_BYTES + " bytes", e);
    }
  }

  private static MessageDigest padded(byte[] block, byte pad) {
    byte[] mixed = block.clone();
    for (int i = 0; i < mixed.length; i++) {
      mixed[i] ^= pad;
    }
    MessageDigest digest = sha256();
    digest.update(mixed);
    Arrays.fill(mixed, (byte) 0);
    return digest;
  }

  private static byte[] utf8(String what, String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isSurrogate(c)) {
        boolean pair = i + 1 < text.length() && Character.isSurrogatePair(c, text.charAt(i + 1));
        if (!pair) {
          throw new IllegalArgumentException(
              what + " has an unpaired surrogate, which is no text: " + Quoted.of(text));
        }
        i++;
      }
    }
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance(DIGEST);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has " + DIGEST, e);
    }
  }

  private static MessageDigest copy(MessageDigest digest) {
    try {
      return (MessageDigest) digest.clone();
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException(
          "the provider's " + DIGEST + " cannot be copied: " + digest.getProvider(), e);
    }
  }
}
