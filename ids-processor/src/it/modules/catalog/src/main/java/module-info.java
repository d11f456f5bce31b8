/** Ids that many modules name. */
module com.acme.catalog {
  requires transitive dev.ids.runtime;

  exports com.acme.ids;
}
