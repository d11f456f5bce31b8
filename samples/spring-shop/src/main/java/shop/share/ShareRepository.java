// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop.share;

import org.springframework.data.jpa.repository.JpaRepository;

/** Takes a ShareId, and no other id. */
public interface ShareRepository extends JpaRepository<Share, ShareId> {}
