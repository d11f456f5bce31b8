// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/** A shop with typed ids: read from JSON, stored by Hibernate, written as JSON. */
package shop;
