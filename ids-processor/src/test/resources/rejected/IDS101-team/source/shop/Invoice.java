package shop;

import dev.ids.relative.RelativeId;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

class Invoice {
  @TenantsId InvoiceId id;
  String tennant;

  @RelativeId(keyField = "\u001b[31mtennant")
  NoteId note;

  @RelativeId(keyField = "tenantTenantTenantTenantTenantTenantTenantTenantTenantTenantTenantTenant")
  PageId page;

  @RelativeId(keyField = "tenant")
  @Retention(RetentionPolicy.RUNTIME)
  @interface TenantsId {}
}
