import { list, oneOf, severalOf } from "../kit/list.ts";
import { ProductSummary, productTypes } from "./product.ts";

/** The registered products; a search matches name, serial number and project. */
export const productList = list({
  row: ProductSummary,
  columns: {
    name: "products.column.name",
    serial: "products.column.serial",
    project: "products.column.project",
    type: "products.column.type",
    services: "products.column.services",
    nextExpiry: "products.column.nextExpiry",
    registrationDate: "products.column.registrationDate",
  },
  sortable: ["name", "serial", "project", "type", "registrationDate", "nextExpiry"],
  sort: "name",
  search: "products.search",
  filters: {
    type: severalOf(productTypes, "products.column.type", (type) => `product.type.${type}`),
    /** Services that end within 30 days, or that have expired. */
    expiry: oneOf(["soon", "expired"], "products.expiry", (expiry) => `products.expiry.${expiry}`),
  },
  period: "products.column.registrationDate",
});
