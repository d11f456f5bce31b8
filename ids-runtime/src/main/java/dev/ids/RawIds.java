// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.lang.annotation.Annotation;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * The ids of one attribute that holds them raw, without an id class: {@code @Snowflake long id},
 * {@code @UlidId UUID id}. Immutable and thread-safe.
 *
 * <p>The generators of an attribute live as long as the class that has it.
 *
 * @param <S> {@code Long}, {@code UUID}, {@code String} or {@code byte[]}
 */
public final class RawIds<S> {
  private static final ClassValue<Map<Key, RawIds<?>>> KNOWN =
      new ClassValue<>() {
        @Override
        protected Map<Key, RawIds<?>> computeValue(Class<?> owner) {
          return new ConcurrentHashMap<>();
        }
      };

  private final Class<?> owner;
  private final IdScheme scheme;
  private final Declaration declaration;
  private final StorageForm<RawId, S> form;
  private final Sources<RawId> sources;

  private RawIds(
      Class<?> owner,
      IdScheme scheme,
      Declaration declaration,
      StorageForm<RawId, S> form,
      Sources<RawId> sources) {
    this.owner = owner;
    this.scheme = scheme;
    this.declaration = declaration;
    this.form = form;
    this.sources = sources;
  }

  /** What an attribute's ids are known by. */
  private record Key(String attribute, Annotation declaredBy, Class<?> type) {}

  /** The ids of one attribute that are issued for keys. Thread-safe. */
  public interface Keyed<S> {
    /**
     * A new id of a key.
     *
     * @throws IdExhaustedException if the generator has none left for now
     */
    S next(String key);

    /**
     * Whether {@code id} is an id of that key.
     *
     * @throws InvalidIdException if it is no id of the scheme at all
     */
    boolean isOf(String key, S id);
  }

  /**
   * The ids of an attribute. Equal arguments give the same ids, which share their generators.
   *
   * @param owner the class that has the attribute
   * @param attribute for messages, such as {@code id}
   * @param declaredBy a scheme annotation, see {@link SchemeAnnotation#of}
   * @param type the Java type of the attribute, such as {@code long.class}
   * @throws InvalidDeclarationException if the type cannot hold such an id, or the annotation has a
   *     member that is of no use here
   */
  public static RawIds<?> of(
      Class<?> owner, String attribute, Annotation declaredBy, Class<?> type) {
    Key key = new Key(attribute, declaredBy, type);
    RawIds<?> known = KNOWN.get(owner).get(key);
    if (known != null) {
      return known;
    }
    String name = owner.getName() + "." + attribute;
    try {
      IdScheme scheme = SchemeAnnotation.schemeOf(declaredBy);
      RawIds<?> made = of(owner, name, declaredBy, scheme, RawType.check(declaredBy, type));
      return KNOWN.get(owner).computeIfAbsent(key, k -> made);
    } catch (InvalidDeclarationException e) {
      throw e.in(name);
    }
  }

  private static RawIds<?> of(
      Class<?> owner, String name, Annotation declaredBy, IdScheme scheme, StorageKind kind) {
    Binding<RawId> binding = Binding.of(scheme, RawId.carrier(scheme));
    StorageForm<RawId, ?> form =
        kind == StorageKind.TEXT
            ? new StorageForm<>(
                kind, String.class, scheme.textLength(), binding::format, binding::parse)
            : binding.form(kind);
    if (form == null) {
      throw new IllegalArgumentException(
          "scheme " + scheme.name() + " says that it stores " + kind + ", which its shape cannot");
    }
    Sources<RawId> sources = new Sources<>(owner, name, scheme, binding);
    return new RawIds<>(owner, scheme, Declaration.of(declaredBy, scheme), form, sources);
  }

  /** Whether attributes of this type hold ids raw, if the scheme allows it. */
  public static boolean isRaw(Class<?> type) {
    return RawType.of(type.getTypeName()).isPresent();
  }

  /** The class that has the attribute; its loader leads to the runtime. */
  public Class<?> owner() {
    return owner;
  }

  /** The scheme with the declared parameters. */
  public IdScheme scheme() {
    return scheme;
  }

  /** The members that all schemes share; of these only {@code allowAssigned} matters here. */
  public Declaration declaration() {
    return declaration;
  }

  /** Characters of the longest text, or bytes. */
  public int size() {
    return form.size();
  }

  /** Which of the four ways of storing the attribute's type is. */
  public StorageKind kind() {
    return form.kind();
  }

  /**
   * The ids that a runtime issues without input.
   *
   * @throws IllegalStateException if the scheme needs a key, or the runtime lacks what it needs
   */
  public Supplier<S> source(Issuer issuer) {
    Supplier<RawId> source = sources.of(issuer);
    return () -> form.toStored().apply(source.get());
  }

  /**
   * The ids that a runtime issues for keys.
   *
   * @throws IllegalStateException if the scheme needs none, or the runtime lacks what it needs
   */
  public Keyed<S> keyedSource(Issuer issuer) {
    KeyedIds<RawId> source = sources.keyed(issuer);
    return new Keyed<>() {
      @Override
      public S next(String key) {
        return form.toStored().apply(source.next(key));
      }

      @Override
      public boolean isOf(String key, S id) {
        return source.rangeOf(key).contains(form.fromStored().apply(id));
      }
    };
  }
}
