import type { Migration } from "../migrate.ts";

/** Codes that somebody met who was not signed in are counted apart: anybody can send them. */
export const codesOfStrangersMigration: Migration = {
  id: "0128-codes-of-strangers",
  up: `
    alter table code_counts add column signed_in boolean not null default true;
    alter table code_counts drop constraint code_counts_pkey;
    alter table code_counts add primary key (day, code, screen, language, signed_in);
  `,
};
