// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * A JSON file of the shop.
 *
 * @param name what messages call it
 */
public record ShopFile(String name, ShopData data) {
  /** Finds the module for ids by itself. */
  private static final JsonMapper JSON =
      JsonMapper.builder()
          .findAndAddModules()
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(SerializationFeature.INDENT_OUTPUT)
          .build();

  /** The file that comes with the shop. */
  public static ShopFile shipped() {
    try (InputStream in = ShopFile.class.getResourceAsStream("/orders.json")) {
      return read("orders.json", in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads a file.
   *
   * @throws InputException if it is not there, or does not hold what it should
   */
  public static ShopFile read(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return read(file.toString(), in);
    } catch (NoSuchFileException e) {
      throw new InputException(file.toString(), "there is no such file", e);
    } catch (IOException e) {
      throw new InputException(file.toString(), "cannot be read: " + e, e);
    }
  }

  /** Writes a file, which is not there before it is complete and read back as equal. */
  public static void write(Path file, ShopData data) {
    try {
      Path folder = Files.createDirectories(file.toAbsolutePath().getParent());
      Path draft = Files.createTempFile(folder, file.getFileName().toString(), ".draft");
      try {
        Files.write(draft, JSON.writeValueAsBytes(data));
        if (!read(draft).data().equals(data)) {
          throw new IllegalStateException(
              "what was written for " + file + " reads back differently");
        }
        Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(draft);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write " + file, e);
    }
  }

  private static ShopFile read(String name, InputStream in) {
    try {
      return new ShopFile(name, JSON.readValue(in, ShopData.class));
    } catch (JacksonException e) {
      throw InputException.of(name, e);
    }
  }
}
