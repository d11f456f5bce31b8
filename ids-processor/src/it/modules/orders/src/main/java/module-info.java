/** Exports nothing, and does not read java.compiler. */
module com.acme.orders {
  requires com.acme.catalog;
}
