package shop;

import dev.ids.StorageKind;
import dev.ids.ulid.UlidId;

record OrderPlaced(@UlidId(storage = StorageKind.LONG) EventId id) {}
