// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor.projects;

/** What the POMs of the projects list as annotation processors. */
final class Processors {
  static final String IDS = "dev.ids:ids-processor:ids";
  static final String LOMBOK = "org.projectlombok:lombok:lombok";
  static final String MAPSTRUCT = "org.mapstruct:mapstruct-processor:mapstruct";
  static final String BINDING =
      "org.projectlombok:lombok-mapstruct-binding:lombok-mapstruct-binding";
  static final String HIBERNATE = "org.hibernate.orm:hibernate-processor:hibernate";
  static final String OLDER_HIBERNATE = "org.hibernate.orm:hibernate-jpamodelgen:older-hibernate";
  static final String QUERYDSL = "com.querydsl:querydsl-apt:querydsl:jakarta";
  static final String PERSISTENCE =
      "jakarta.persistence:jakarta.persistence-api:jakarta-persistence";

  private Processors() {}

  /** One element of {@code annotationProcessorPaths}. */
  static String path(String processor) {
    String[] parts = processor.split(":");
    String classifier = parts.length > 3 ? "<classifier>" + parts[3] + "</classifier>" : "";
    return "<path><groupId>%s</groupId><artifactId>%s</artifactId><version>${%s.version}</version>%s</path>\n"
        .formatted(parts[0], parts[1], parts[2], classifier);
  }
}
