import type { Migration } from "../migrate.ts";

/** Whether the portal's keys of one character are on for an account; without a choice they are. */
export const singleKeysMigration: Migration = {
  id: "0112-single-keys",
  up: `
    alter table accounts add column single_keys boolean;
  `,
};
