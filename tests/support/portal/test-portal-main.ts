import * as Schema from "effect/Schema";
import { TicketId } from "../../../src/domain/tickets/ticket.ts";
import type { CallName, Handlers } from "../../../server/http/handler.ts";
import { openDatabase } from "../../../server/store/database.ts";
import { migrate } from "../../../server/store/migrate.ts";
import { migrations } from "../../../server/store/migrations.ts";
import { seedTestAccounts } from "./demo-like-accounts.ts";
import { handlersWith, startTestPortal } from "./portal.ts";

// The entry of a test portal in a separate process: real store, real server, test accounts, and one business call that writes a row.

const dataDir = process.env["DATA_DIR"] ?? "";
const databaseUrl = process.env["DATABASE_URL"];
const database = await openDatabase({ dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
await migrate(database, migrations);
await database.sql.script("create table if not exists test_tickets (id text primary key)");
const accounts = await database.sql`select 1 from accounts limit 1`;
if (accounts.length === 0) await seedTestAccounts(database);

const createTicket: Handlers<CallName>["createTicket"] = async ({ sql }, { ticket_subject: subject }) => {
  await sql`insert into test_tickets (id) values (${subject})`;
  return { ticketId: Schema.decodeSync(TicketId)(subject) };
};
const { url } = await startTestPortal(database, { handlers: handlersWith({ createTicket }) });
console.log(`The portal is ready: ${url}`);
