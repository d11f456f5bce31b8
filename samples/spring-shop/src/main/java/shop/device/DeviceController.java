// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop.device;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import shop.web.NotFoundException;

@RestController
@RequestMapping("/devices")
class DeviceController {
  private final DeviceRepository devices;

  DeviceController(DeviceRepository devices) {
    this.devices = devices;
  }

  record NewDevice(@NotBlank @Size(max = 100) String name) {}

  /** The parts of the id are what the page works out by itself, to compare with. */
  record DeviceView(DeviceId id, String name, Instant registered, int node, long sequence) {
    static DeviceView of(Device device) {
      DeviceId id = device.id();
      return new DeviceView(id, device.name(), id.timestamp(), id.node(), id.sequence());
    }
  }

  @PostMapping
  ResponseEntity<DeviceView> create(@Valid @RequestBody NewDevice body) {
    Device device = devices.save(new Device(body.name()));
    return ResponseEntity.created(URI.create("/devices/" + device.id()))
        .body(DeviceView.of(device));
  }

  @GetMapping("/{id}")
  DeviceView read(@PathVariable DeviceId id) {
    return devices.findById(id).map(DeviceView::of).orElseThrow(NotFoundException.of(id));
  }

  @GetMapping
  List<DeviceView> list() {
    return devices.findAllByOrderById().stream().map(DeviceView::of).toList();
  }
}
