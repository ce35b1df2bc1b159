import type { Migration } from "./migrate.ts";
import { identityMigration } from "./migrations/0001-identity.ts";
import { accountsMigration } from "./migrations/0002-accounts.ts";
import { ordersMigration } from "./migrations/0003-orders.ts";
import { ticketsMigration } from "./migrations/0004-tickets.ts";
import { messagesMigration } from "./migrations/0005-messages.ts";
import { shellMigration } from "./migrations/0006-shell.ts";
import { signUpMigration } from "./migrations/0007-sign-up.ts";
import { ticketSupportMigration } from "./migrations/0020-ticket-support.ts";
import { productsMigration } from "./migrations/0021-products.ts";
import { storeIdentityMigration } from "./migrations/0037-store-identity.ts";
import { fileOwnersMigration } from "./migrations/0038-file-owners.ts";

/** Every migration in order: adding one is an import and an entry. A released migration is never edited. */
export const migrations: readonly Migration[] = [
  identityMigration,
  accountsMigration,
  ordersMigration,
  ticketsMigration,
  messagesMigration,
  shellMigration,
  signUpMigration,
  ticketSupportMigration,
  productsMigration,
  storeIdentityMigration,
  fileOwnersMigration,
];
