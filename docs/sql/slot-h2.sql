-- SPDX-FileCopyrightText: The ids authors
-- SPDX-License-Identifier: Apache-2.0
--
-- The slots that processes lease, for Flyway and Liquibase: H2. See README.md.

create table ids_slot (namespace varchar(100) not null, slot integer not null, holder varchar(32) not null, owner varchar(100) not null, fence bigint not null, end_millis bigint not null, closed boolean not null, primary key (namespace, slot));
