-- SPDX-FileCopyrightText: The ids authors
-- SPDX-License-Identifier: Apache-2.0
--
-- The slots that processes lease, for Flyway and Liquibase: MySQL and MariaDB. See README.md.

create table ids_slot (namespace varchar(100) character set utf8mb4 collate utf8mb4_bin not null, slot integer not null, holder varchar(32) character set utf8mb4 collate utf8mb4_bin not null, owner varchar(100) character set utf8mb4 collate utf8mb4_bin not null, fence bigint not null, end_millis bigint not null, closed boolean not null, primary key (namespace, slot));
