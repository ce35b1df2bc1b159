import type { Migration } from "../migrate.ts";

/** How often the settings of a product were saved. Employees have the version of their account. */
export const productVersionMigration: Migration = {
  id: "0042-product-version",
  up: `
    alter table products add column version integer not null default 1;
  `,
};
