-- SPDX-FileCopyrightText: The ids authors
-- SPDX-License-Identifier: Apache-2.0
--
-- The counters of @SegmentId, for Flyway and Liquibase: PostgreSQL. See README.md.

create table ids_segment (name varchar(128) collate "C" not null, last_max_id bigint not null, primary key (name));
