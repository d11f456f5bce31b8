// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop.order;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;

/**
 * One line of an order.
 *
 * @param priceCents for one, in hundredths of the currency
 */
@Embeddable
public record OrderLine(
    @NotBlank @Size(max = 100) @Column(length = 100, nullable = false) String product,
    @Positive @Max(1_000) int quantity,
    @PositiveOrZero @Max(10_000_000) int priceCents) {}
