// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import org.springframework.data.jpa.repository.JpaRepository;

interface Devices extends JpaRepository<Device, DeviceId> {}
