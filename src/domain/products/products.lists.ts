import { list, oneOf, only, severalOf } from "../kit/list.ts";
import { ListedProduct } from "./product.ts";
import { productTypes } from "./product-summary.ts";

/** The names of what a last test says; the two that were tested have those of their results. */
const testNames = {
  works: "remote.200.title",
  fails: "remote.other.title",
  never: "products.test.never",
} as const;

/** The registered products; a search matches name, serial number and project. */
export const productList = list({
  row: ListedProduct,
  columns: {
    name: "products.column.name",
    serial: "products.column.serial",
    project: "products.column.project",
    type: "products.column.type",
    lastTest: "products.column.lastTest",
    nextExpiry: "products.column.nextExpiry",
    services: "products.column.services",
    registrationDate: "products.column.registrationDate",
  },
  sortable: ["name", "serial", "project", "type", "registrationDate", "nextExpiry", "lastTest"],
  sort: "name",
  search: "products.search",
  filters: {
    /** Products that do not answer, or whose service ends within 30 days. */
    attention: only("products.attention"),
    test: oneOf(["works", "fails", "never"], "products.column.lastTest", (test) => testNames[test]),
    type: severalOf(productTypes, "products.column.type", (type) => `product.type.${type}`),
    /** Services that end within 30 days, or that have expired. */
    expiry: oneOf(["soon", "expired"], "products.expiry", (expiry) => `products.expiry.${expiry}`),
  },
  period: "products.column.registrationDate",
});
