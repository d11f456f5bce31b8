// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import com.google.auto.service.AutoService;
import dev.ids.DatabaseTable;
import dev.ids.IdScheme;
import dev.ids.Issuer;
import dev.ids.slot.JdbcSlotStore;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Which loader has which runtime. Loaders are held weakly. */
final class Runtimes {
  private static final AtomicInteger CHANGES = new AtomicInteger();
  private static final Map<ClassLoader, IdRuntime> INSTALLED = new WeakHashMap<>();
  private static final Map<ClassLoader, Shared> JOINED = new WeakHashMap<>();
  private static final Map<ClassLoader, IdRuntime> DEFAULTS = new WeakHashMap<>();

  private Runtimes() {}

  static IdRuntime current(ClassLoader loader) {
    IdRuntime known = find(loader);
    if (known != null) {
      return known;
    }
    // Outside the lock: it reads a file through a loader that may be the application's.
    IdRuntime fresh = IdRuntime.of(DefaultSettings.of(loader), loader);
    synchronized (Runtimes.class) {
      DEFAULTS.putIfAbsent(loader, fresh);
      return Objects.requireNonNull(find(loader));
    }
  }

  private static synchronized @Nullable IdRuntime find(ClassLoader loader) {
    for (ClassLoader l = loader; l != null; l = l.getParent()) {
      IdRuntime installed = INSTALLED.get(l);
      if (installed != null) {
        return installed;
      }
      Shared joined = JOINED.get(l);
      if (joined != null) {
        return joined.runtime;
      }
    }
    return DEFAULTS.get(loader);
  }

  static synchronized void install(ClassLoader loader, IdRuntime runtime) {
    IdRuntime other = INSTALLED.putIfAbsent(loader, runtime);
    if (other != null && other != runtime) {
      throw new IllegalStateException(
          "a runtime with " + other.describeSlot() + " is installed already; close it first");
    }
    CHANGES.incrementAndGet();
  }

  static synchronized void uninstall(IdRuntime runtime) {
    INSTALLED.values().removeIf(installed -> installed == runtime);
    CHANGES.incrementAndGet();
  }

  static IdRuntime.Membership join(
      ClassLoader loader, Collection<ClassLoader> below, Settings settings, String owner) {
    // Read outside the lock. What the joining settings leave open, the application may set
    // elsewhere.
    Settings founding =
        settings.makeRuntime() ? settings.over(DefaultSettings.of(loader)) : settings;
    Member member = joinOrFound(loader, below, settings, founding, owner);
    if (member != null) {
      return member;
    }
    IdRuntime current = current(loader);
    checkAgree(current, "the default runtime", settings, owner);
    return new Member(current, null, owner);
  }

  static Set<DatabaseTable> tablesFor(
      Collection<IdScheme> schemes, ClassLoader loader, Settings joining) {
    Settings settings = settingsToBe(loader, joining);
    if (settings.find(Database.URL).isPresent()) {
      return Set.of();
    }
    Set<DatabaseTable> tables = new LinkedHashSet<>();
    boolean isSlotStored = SlotSettings.of(settings).isStored();
    for (IdScheme scheme : schemes) {
      tables.addAll(scheme.tables());
      if (scheme.slotBits() > 0 && isSlotStored) {
        tables.add(JdbcSlotStore.TABLE);
      }
    }
    return tables;
  }

  /** Those of the runtime that will be joined. */
  private static Settings settingsToBe(ClassLoader loader, Settings joining) {
    synchronized (Runtimes.class) {
      IdRuntime installed = INSTALLED.get(loader);
      Shared shared = JOINED.get(loader);
      if (installed != null) {
        return installed.settings();
      }
      if (shared != null) {
        return shared.runtime.settings();
      }
    }
    return joining.makeRuntime()
        ? joining.over(DefaultSettings.of(loader))
        : current(loader).settings();
  }

  /** Null if there is nothing to join, and the settings make no runtime. */
  private static synchronized @Nullable Member joinOrFound(
      ClassLoader loader,
      Collection<ClassLoader> below,
      Settings settings,
      Settings founding,
      String owner) {
    IdRuntime installed = INSTALLED.get(loader);
    if (installed != null) {
      checkAgree(installed, "the installed runtime", settings, owner);
      return new Member(installed, null, owner);
    }
    Shared shared = JOINED.get(loader);
    if (shared != null) {
      checkAgree(shared.runtime, shared.owner, settings, owner);
    } else if (settings.makeRuntime()) {
      shared = new Shared(IdRuntime.of(founding, loader, below), owner);
      JOINED.put(loader, shared);
      CHANGES.incrementAndGet();
    } else {
      return null;
    }
    shared.members++;
    return new Member(shared.runtime, shared, owner);
  }

  private static void checkAgree(IdRuntime runtime, String first, Settings settings, String owner) {
    runtime
        .conflictWith(settings)
        .ifPresent(
            conflict -> {
              throw new IllegalStateException(
                  owner
                      + " sets "
                      + conflict.here()
                      + ", but "
                      + first
                      + " in the same application has "
                      + conflict.there()
                      + "; id classes issue through one runtime, so give both the same");
            });
  }

  /** Whether the last member has left. */
  private static synchronized boolean leave(Shared shared) {
    if (--shared.members > 0) {
      return false;
    }
    JOINED.values().remove(shared);
    CHANGES.incrementAndGet();
    return true;
  }

  private static final class Shared {
    final IdRuntime runtime;
    final String owner;
    int members;

    Shared(IdRuntime runtime, String owner) {
      this.runtime = runtime;
      this.owner = owner;
    }
  }

  private static final class Member implements IdRuntime.Membership {
    private final IdRuntime runtime;
    private final @Nullable Shared shared;
    private final String owner;
    private final AtomicBoolean closed = new AtomicBoolean();

    Member(IdRuntime runtime, @Nullable Shared shared, String owner) {
      this.runtime = runtime;
      this.shared = shared;
      this.owner = owner;
    }

    @Override
    public IdRuntime runtime() {
      return runtime;
    }

    @Override
    public void lend(IdRuntime.Lender lender, Collection<IdScheme> issued) {
      if (issued.stream().anyMatch(runtime::needsDatabase)) {
        runtime.database().lend(this, owner, lender);
      }
    }

    @Override
    public void close() {
      if (closed.compareAndSet(false, true)) {
        if (shared != null && leave(shared)) {
          runtime.close(); // Before the database is taken back: the slot goes there.
        }
        runtime.database().takeBack(this);
      }
    }
  }

  /** The contract's way to us. */
  @AutoService(Issuer.Locator.class)
  public static final class Locator implements Issuer.Locator {
    @Override
    public Issuer locate(ClassLoader loader) {
      return current(loader);
    }

    @Override
    public int changes() {
      return CHANGES.get();
    }
  }
}
