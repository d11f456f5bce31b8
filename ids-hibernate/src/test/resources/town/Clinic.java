package town;

import dev.ids.relative.RelativeId;
import dev.ids.snowflake.LayoutPreset;
import dev.ids.snowflake.Snowflake;
import dev.ids.ulid.UlidId;
import dev.ids.uuid.UuidId;
import dev.ids.StorageKind;
import jakarta.persistence.*;
import java.time.LocalDate;
import java.util.*;

@Entity
class Owner {
  @Id @UlidId(prefix = "own_") OwnerId id;
  String name;
  @OneToMany(mappedBy = "owner", cascade = CascadeType.ALL) Set<Pet> pets = new LinkedHashSet<>();

  Pet add(PetType type, String name) {
    Pet pet = new Pet();
    pet.owner = this;
    pet.type = type;
    pet.name = name;
    pets.add(pet);
    return pet;
  }
}

@Entity
class Pet {
  @Id @UlidId(prefix = "pet_", storage = StorageKind.TEXT) PetId id;
  String name;
  @ManyToOne(fetch = FetchType.LAZY) Owner owner;
  @ManyToOne(fetch = FetchType.LAZY) PetType type;
  @OneToMany(mappedBy = "pet", cascade = CascadeType.ALL) Set<Visit> visits = new LinkedHashSet<>();
}

@Entity
class PetType {
  @Id @Snowflake(layout = LayoutPreset.JS_SAFE_MS) PetTypeId id;
  String name;
}

@Entity
class Vet {
  @Id @UuidId VetId id;
  String name;
  @ManyToMany Set<Specialty> specialties = new LinkedHashSet<>();
}

@Entity
class Specialty {
  @Id @Snowflake(prefix = "spec_", storage = StorageKind.TEXT) SpecialtyId id;
  String name;
}

@Entity
class Visit {
  @Id @Snowflake VisitId id;
  LocalDate seenOn = LocalDate.of(2026, 11, 30);
  @ManyToOne(fetch = FetchType.LAZY) Pet pet;
  @ManyToOne(fetch = FetchType.LAZY) Vet vet;
}

@Entity
class Invoice {
  @Id @RelativeId(keyField = "visit.pet.owner.id", prefix = "inv_") InvoiceId id;
  @OneToOne(fetch = FetchType.LAZY) Visit visit;
  int cents;
}
