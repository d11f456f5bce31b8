// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import org.springframework.data.jpa.repository.JpaRepository;

interface Parcels extends JpaRepository<Parcel, ParcelId> {}
