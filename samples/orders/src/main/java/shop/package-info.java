/** A shop with typed ids: read from JSON, stored by Hibernate, written as JSON. */
package shop;
