// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop.device;

import java.util.List;
import org.springframework.data.jpa.repository.JpaRepository;

/** Takes a DeviceId, and no other id. */
public interface DeviceRepository extends JpaRepository<Device, DeviceId> {
  List<Device> findAllByOrderById();
}
