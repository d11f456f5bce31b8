// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/**
 * KSUID, the K-sortable unique identifier: 20 bytes, 27 characters of base 62.
 *
 * <pre>
 * bit 159         128 127                                           0
 *     +---------------+----------------------------------------------+
 *     | seconds    32 | random                                   128 |
 *     +---------------+----------------------------------------------+
 * </pre>
 *
 * <p>Seconds count from 2014-05-13T16:53:20Z and end in 2150. Source: the README of
 * segmentio/ksuid.
 */
package com.acme.ksuid;
