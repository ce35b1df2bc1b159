import type { Migration } from "../migrate.ts";

/** A code belongs to the browser that asked for it: strangers who ask for codes to the same address have others. */
export const codesByBrowserMigration: Migration = {
  id: "0030-codes-by-browser",
  up: `
    delete from email_codes;
    alter table email_codes
      add column browser_hash text not null,
      drop constraint email_codes_pkey,
      add primary key (email, browser_hash);
  `,
};
