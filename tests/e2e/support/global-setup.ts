import fs from "node:fs";
import { dummyHash, hashPassword } from "../../../dev-portal/accounts/password.ts";
import { openDatabase } from "../../../dev-portal/store/database.ts";
import type { Sql } from "../../../dev-portal/store/sql.ts";
import { DEMO_DAY } from "../../support/portal/demo-day.ts";
import { shortLived } from "../../support/portal/node-flags.ts";
import { PASSWORD } from "./people.ts";
import { startServer } from "./server.ts";

/** The tests sign in about a hundred times with cheap hashes. The usual cost applies to the accounts that they create and to passwords that they change. */
const makeSigningInCheap = async (sql: Sql): Promise<void> => {
  const hash = await hashPassword(PASSWORD, { n: 2 ** 10, r: 8, p: 1 });
  await sql`update accounts set password_hash = ${hash} where password_hash <> ${dummyHash}`;
};

/** The day on which the demo data were made: that of the newest order. */
const demoDayOf = async (sql: Sql): Promise<string> => {
  const [newest] = await sql<{ day: string }>`select max(ordered_on) as day from orders`;
  if (newest === undefined) throw new Error("the demo data have no order");
  return newest.day;
};

/** Creates a data directory with fresh demo data once for each run, and removes it afterwards; every worker uses a copy. */
const globalSetup = async (): Promise<() => void> => {
  fs.mkdirSync(".cache", { recursive: true });
  const template = fs.mkdtempSync(".cache/e2e-template-");
  const server = await startServer(template, {}, shortLived);
  await server.stop();
  const database = await openDatabase({ dataDir: template });
  await makeSigningInCheap(database.sql);
  process.env[DEMO_DAY] = await demoDayOf(database.sql);
  await database.close();
  process.env["E2E_TEMPLATE"] = template;
  return () => fs.rmSync(template, { recursive: true, force: true });
};

export default globalSetup;
