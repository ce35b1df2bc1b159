import type { Migration } from "../migrate.ts";

/** How a person wants to see tables; null without a choice. */
export const listViewMigration: Migration = {
  id: "0114-list-view",
  up: `
    alter table accounts add column list_view jsonb;
  `,
};
