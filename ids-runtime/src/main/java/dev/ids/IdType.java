// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import dev.ids.internal.Ascii;
import dev.ids.internal.Quoted;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * All that an integration needs to know of one id class: its text, how it is stored, how new ids
 * are issued. Each id class holds its own in {@code TYPE}.
 *
 * <p>Immutable and thread-safe; the state of its generators lives as long as the id class.
 *
 * @param <T> the id class
 */
public final class IdType<T extends TypedId<T>> {
  private final Class<T> idClass;
  private final IdScheme scheme;
  private final Declaration declaration;
  private final Binding<T> binding;
  private final StorageForm<T, String> textForm;
  private final List<StorageForm<T, ?>> storageForms;
  private final Sources<T> sources;

  private IdType(
      Class<T> idClass,
      IdScheme scheme,
      Declaration declaration,
      List<StorageKind> stores,
      Binding<T> binding) {
    this.idClass = idClass;
    this.scheme = scheme;
    this.declaration = declaration;
    this.binding = binding;
    this.textForm =
        new StorageForm<>(StorageKind.TEXT, String.class, textLength(), this::format, this::parse);
    this.storageForms = stores.stream().<StorageForm<T, ?>>map(this::formOf).toList();
    this.sources = new Sources<>(idClass, idClass.getName(), scheme, binding);
  }

  /**
   * The type of an id class, from the annotation that the class carries. Called once, by the class
   * itself, for its {@code TYPE}.
   *
   * @param declaredBy the scheme annotation, present on {@code idClass} or carried by a team's that
   *     is
   * @param scheme the scheme's {@code of(annotation)}
   * @param carrier how the class carries its bits
   * @throws InvalidDeclarationException if the annotation's members cannot work
   */
  public static <T extends TypedId<T>, A extends Annotation> IdType<T> of(
      Class<T> idClass,
      Class<A> declaredBy,
      Function<A, ? extends IdScheme> scheme,
      Carrier<T> carrier) {
    A annotation =
        SchemeAnnotation.find(idClass, declaredBy)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        idClass.getName() + " does not carry @" + declaredBy.getName()));
    try {
      IdType<T> type = of(idClass, annotation, scheme.apply(annotation), carrier);
      IdTypes.register(type);
      return type;
    } catch (InvalidDeclarationException e) {
      throw e.in(idClass.getName());
    }
  }

  /** The type of an id class, not registered: for tests of a scheme. */
  static <T extends TypedId<T>> IdType<T> of(
      Class<T> idClass, Annotation annotation, IdScheme scheme, Carrier<T> carrier) {
    Declaration declaration = Declaration.of(annotation, scheme);
    SchemeOf schemeOf = annotation.annotationType().getAnnotation(SchemeOf.class);
    checkBytes(schemeOf.bytes(), scheme);
    return new IdType<>(
        idClass, scheme, declaration, List.of(schemeOf.stores()), Binding.of(scheme, carrier));
  }

  /** The processor sizes the id class by the annotation, the bindings go by the scheme. */
  private static void checkBytes(int declared, IdScheme scheme) {
    int actual = scheme instanceof BytesScheme<?> bytes ? bytes.size() : 0;
    if (declared != actual) {
      throw new IllegalArgumentException(
          "scheme " + scheme.name() + " needs @SchemeOf(bytes = " + actual + "): " + declared);
    }
  }

  /**
   * The type of an id class.
   *
   * @throws IllegalArgumentException if {@code idClass} is no id class
   */
  public static <T extends TypedId<T>> IdType<T> of(Class<T> idClass) {
    return IdTypes.of(idClass);
  }

  /** The type of a class that may be no id class. */
  public static Optional<IdType<?>> find(Class<?> candidate) {
    return IdTypes.find(candidate);
  }

  /** The id class. */
  public Class<T> idClass() {
    return idClass;
  }

  /** The scheme with the declared parameters. */
  public IdScheme scheme() {
    return scheme;
  }

  /** The scheme as its own class; for the id class itself. */
  public <S extends IdScheme> S scheme(Class<S> schemeClass) {
    return schemeClass.cast(scheme);
  }

  /** The members that all schemes share. */
  public Declaration declaration() {
    return declaration;
  }

  /** Characters of the longest text, prefix included. */
  public int textLength() {
    return declaration.prefix().length() + scheme.textLength();
  }

  /** Characters of the shortest text, prefix included. */
  public int minTextLength() {
    return declaration.prefix().length() + scheme.minTextLength();
  }

  /** The declared way of storing ids. */
  public StorageForm<T, ?> storedForm() {
    return form(declaration.storage());
  }

  /** The canonical text as a form. */
  public StorageForm<T, String> textForm() {
    return textForm;
  }

  /** Every way in which ids of this type can be stored. */
  public List<StorageForm<T, ?>> storageForms() {
    return storageForms;
  }

  /** The conversion of one kind, if the scheme offers it. */
  public Optional<StorageForm<T, ?>> findForm(StorageKind kind) {
    return storageForms.stream().filter(form -> form.kind() == kind).findFirst();
  }

  /**
   * The conversion of one kind.
   *
   * @throws IllegalArgumentException if the scheme does not offer it
   */
  public StorageForm<T, ?> form(StorageKind kind) {
    return findForm(kind)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    idClass.getName()
                        + " ("
                        + scheme.name()
                        + ") cannot be stored as "
                        + kind
                        + ", only as "
                        + storageForms.stream().map(StorageForm::kind).toList()));
  }

  /** The one canonical text of an id, prefix included. */
  public String format(T id) {
    return declaration.prefix() + binding.format(id);
  }

  /**
   * Writes the canonical text into {@code ascii} from {@code offset} on, one byte for each
   * character, without a {@code String} where the scheme can.
   *
   * @param ascii has room for {@link #textLength()} bytes
   * @return how many bytes that are; -1 if the text is not ASCII, with part of it written
   * @throws IndexOutOfBoundsException if there is too little room
   */
  public int format(T id, byte[] ascii, int offset) {
    String prefix = declaration.prefix();
    int start = Ascii.put(prefix, ascii, offset);
    int rest = binding.format(id, ascii, offset + start);
    return rest < 0 ? rest : start + rest;
  }

  /**
   * The number that an id is stored as in the form of kind {@link StorageKind#LONG}, without a
   * wrapper.
   *
   * @throws IllegalArgumentException if the ids are no numbers
   */
  public long number(T id) {
    return binding.number(id);
  }

  /**
   * A regular expression that every canonical text matches, prefix included and anchored at both
   * ends, in the syntax that Java and JavaScript share.
   */
  public String textPattern() {
    return "^" + declaration.prefix().replace(".", "\\.") + "(?:" + scheme.textPattern() + ")$";
  }

  /** An id to show in descriptions, always the same; empty if the scheme has none. */
  public Optional<T> example() {
    return Optional.ofNullable(binding.example());
  }

  /**
   * Reads a canonical text.
   *
   * @throws InvalidIdException if it is not one; the message quotes at most 64 characters of it
   */
  public T parse(String text) {
    String prefix = declaration.prefix();
    if (!text.startsWith(prefix)) {
      String start = text.substring(0, Math.min(prefix.length(), text.length()));
      throw new InvalidIdException(
          idClass.getSimpleName(),
          text,
          "expected prefix \"" + prefix + "\", got " + Quoted.of(start));
    }
    try {
      return binding.parse(text.substring(prefix.length()));
    } catch (InvalidIdException e) {
      String subject = idClass.getSimpleName();
      throw prefix.isEmpty() ? e.in(subject, text) : e.inRestOf(subject, text);
    }
  }

  /** Reads a canonical text; empty if it is not one. */
  public Optional<T> tryParse(String text) {
    try {
      return Optional.of(parse(text));
    } catch (InvalidIdException e) {
      return Optional.empty();
    }
  }

  /**
   * A new id, from the runtime of the application that the id class belongs to.
   *
   * @throws IdExhaustedException if the generator has none left for now
   * @throws IllegalStateException if the runtime lacks what the scheme needs, such as a slot
   */
  public T next() {
    return sources.current().get();
  }

  /** Like {@link #next()}, for schemes that issue ids for a key. */
  public T next(String key) {
    return sources.currentKeyed().next(key);
  }

  /**
   * All ids that a key can have, for schemes that issue ids for a key.
   *
   * @throws IllegalStateException if the runtime lacks what the scheme needs, such as a secret
   */
  public IdRange<T> rangeOf(String key) {
    return sources.currentKeyed().rangeOf(key);
  }

  /** The source behind {@link #next()} for a given runtime; both share their state. */
  public Supplier<T> source(Issuer issuer) {
    return sources.of(issuer);
  }

  /** The source behind {@link #next(String)} for a given runtime; both share their state. */
  public KeyedIds<T> keyedSource(Issuer issuer) {
    return sources.keyed(issuer);
  }

  @Override
  public String toString() {
    return idClass.getName() + " (" + scheme.name() + ", " + declaration.storage() + ")";
  }

  private StorageForm<T, ?> formOf(StorageKind kind) {
    if (kind == StorageKind.TEXT) {
      return textForm;
    }
    StorageForm<T, ?> form = binding.form(kind);
    if (form == null) {
      throw new IllegalArgumentException(
          "scheme " + scheme.name() + " says that it stores " + kind + ", which its shape cannot");
    }
    return inNameOfType(form);
  }

  /** The same form, whose refusals name the id class and not just its scheme. */
  private <S> StorageForm<T, S> inNameOfType(StorageForm<T, S> form) {
    return new StorageForm<>(
        form.kind(),
        form.storedType(),
        form.size(),
        form.toStored(),
        stored -> {
          try {
            return form.fromStored().apply(stored);
          } catch (InvalidIdException e) {
            throw e.in(idClass.getSimpleName(), e.input());
          }
        });
  }
}
