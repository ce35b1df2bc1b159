import fs from "node:fs";
import { dummyHash, hashPassword } from "../../../dev-portal/accounts/password.ts";
import { openDatabase } from "../../../dev-portal/store/database.ts";
import { shortLived } from "../../support/portal/node-flags.ts";
import { PASSWORD } from "./people.ts";
import { startServer } from "./server.ts";

/** The tests sign in about a hundred times with cheap hashes. The usual cost applies to the accounts that they create and to passwords that they change. */
const makeSigningInCheap = async (dataDir: string): Promise<void> => {
  const hash = await hashPassword(PASSWORD, { n: 2 ** 10, r: 8, p: 1 });
  const database = await openDatabase({ dataDir });
  await database.sql`update accounts set password_hash = ${hash} where password_hash <> ${dummyHash}`;
  await database.close();
};

/** Creates a data directory with fresh demo data once for each run, and removes it afterwards; every worker uses a copy. */
const globalSetup = async (): Promise<() => void> => {
  fs.mkdirSync(".cache", { recursive: true });
  const template = fs.mkdtempSync(".cache/e2e-template-");
  const server = await startServer(template, {}, shortLived);
  await server.stop();
  await makeSigningInCheap(template);
  process.env["E2E_TEMPLATE"] = template;
  return () => fs.rmSync(template, { recursive: true, force: true });
};

export default globalSetup;
