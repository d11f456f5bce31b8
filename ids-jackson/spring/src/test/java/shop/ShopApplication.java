// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import com.fasterxml.jackson.annotation.JsonFormat;
import dev.ids.JsonForm;
import dev.ids.nanoid.NanoId;
import dev.ids.snowflake.LayoutPreset;
import dev.ids.snowflake.Snowflake;
import dev.ids.ulid.UlidId;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Map;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** An application with ids wherever a web API has them. It configures nothing. */
@SpringBootApplication
@RestController
public class ShopApplication {
  interface Ids {
    @UlidId(prefix = "ord_")
    OrderId order();

    @Snowflake(layout = LayoutPreset.JS_SAFE_MS, json = JsonForm.NUMBER)
    DeviceId device();

    @NanoId
    ShareId share();
  }

  /** A body. */
  public record Sale(
      OrderId order,
      DeviceId device,
      @JsonFormat(shape = JsonFormat.Shape.STRING) DeviceId shown,
      @Schema(description = "For friends") ShareId share,
      List<OrderId> also,
      Map<OrderId, DeviceId> byOrder) {}

  /** Gives the body back. */
  @PostMapping("/sales")
  public Sale post(@RequestBody Sale sale) {
    return sale;
  }

  /** Ids in the path and the query. */
  @GetMapping("/orders/{order}/{device}")
  public String get(
      @PathVariable("order") OrderId order,
      @PathVariable("device") DeviceId device,
      @RequestParam("share") ShareId share,
      @RequestParam("also") List<OrderId> also) {
    return order + " " + device + " " + share + " " + also;
  }
}
