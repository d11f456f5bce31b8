// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/** An application that stores and sends events whose ids are KSUIDs. */
package events;
