package org.hibernate.annotations;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@IdGeneratorType
@Retention(RetentionPolicy.RUNTIME)
public @interface UuidGenerator {}
