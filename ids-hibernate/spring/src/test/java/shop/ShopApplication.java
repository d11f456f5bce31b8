// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import org.springframework.boot.autoconfigure.SpringBootApplication;

/** It configures nothing but what tests give on the command line. */
@SpringBootApplication
public class ShopApplication {}
