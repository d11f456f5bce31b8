-- SPDX-FileCopyrightText: The ids authors
-- SPDX-License-Identifier: Apache-2.0
--
-- The counters of @SegmentId, for Flyway and Liquibase: MySQL and MariaDB. See README.md.

create table ids_segment (name varchar(128) character set utf8mb4 collate utf8mb4_bin not null, last_max_id bigint not null, primary key (name));
