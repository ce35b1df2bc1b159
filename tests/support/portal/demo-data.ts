import fs from "node:fs";
import path from "node:path";
import { build, buildOnce } from "../../../scripts/lib/build.mjs";
import { dummyHash, hashPassword } from "../../../dev-portal/accounts/password.ts";
import { openDatabase } from "../../../dev-portal/store/database.ts";
import { PASSWORD } from "../../e2e/support/people.ts";
import { startServer } from "../../e2e/support/server.ts";
import { shortLived } from "./node-flags.ts";

const FOLDER = ".cache/demo-data";

/** The tests sign in about a hundred times with cheap hashes. The usual cost applies to the accounts that they create and to passwords that they change. */
const makeSigningInCheap = async (dataDir: string): Promise<void> => {
  const hash = await hashPassword(PASSWORD, { n: 2 ** 10, r: 8, p: 1 });
  const database = await openDatabase({ dataDir });
  await database.sql`update accounts set password_hash = ${hash} where password_hash <> ${dummyHash}`;
  await database.close();
};

/**
 * The data directory that tests copy for the portals that they start. Its first start makes the demo data of a day, which
 * takes longer than all else of a start: it is made once for a build and a day, and kept.
 */
export const demoData = async (): Promise<string> => {
  if (!(await build(console.log))) throw new Error("The portal could not be built.");
  const folder = path.join(FOLDER, new Date().toISOString().slice(0, 10));
  const dataDir = path.join(folder, "data");
  await buildOnce("demo-data", {
    sources: ["dist/.built-from"],
    stamp: path.join(folder, "built-from"),
    make: async () => {
      fs.rmSync(FOLDER, { recursive: true, force: true });
      fs.mkdirSync(dataDir, { recursive: true });
      const server = await startServer(dataDir, {}, shortLived);
      await server.stop();
      await makeSigningInCheap(dataDir);
      return true;
    },
  });
  return dataDir;
};
