import fs from "node:fs";
import path from "node:path";
import { build, buildOnce } from "../../../scripts/lib/build.mjs";
import { dummyHash, hashPassword } from "../../../server/accounts/password.ts";
import { openDatabase } from "../../../server/store/database.ts";
import type { Sql } from "../../../server/store/sql.ts";
import { PASSWORD } from "../../e2e/support/people.ts";
import { startServer } from "../../e2e/support/server.ts";
import { cheapHash } from "./cheap-hash.ts";
import { shortLived } from "./node-flags.ts";

const FOLDER = ".cache/demo-data";

/** The tests sign in about a hundred times with cheap hashes. The usual cost applies to the accounts that they create and to passwords that they change. */
const makeSigningInCheap = async (sql: Sql): Promise<void> => {
  const hash = await hashPassword(PASSWORD, cheapHash);
  await sql`update accounts set password_hash = ${hash} where password_hash <> ${dummyHash}`;
};

/** The day on which demo data were made: that of the newest order. */
const dayOfData = async (sql: Sql): Promise<string> => {
  const [newest] = await sql<{ day: string }>`select max(ordered_on) as day from orders`;
  if (newest === undefined) throw new Error("the demo data have no order");
  return newest.day;
};

/**
 * The data directory that tests copy for the portals that they start, and the day of its demo data. Its first start
 * makes them, which takes longer than all else of a start: they are made once for a build and a day, and kept.
 */
export const demoData = async (): Promise<{ readonly dataDir: string; readonly day: string }> => {
  if (!(await build(console.log))) throw new Error("The portal could not be built.");
  const folder = path.join(FOLDER, new Date().toISOString().slice(0, 10));
  const dataDir = path.join(folder, "data");
  const dayFile = path.join(folder, "day");
  await buildOnce("demo-data", {
    sources: ["dist/.built-from"],
    stamp: path.join(folder, "built-from"),
    make: async () => {
      fs.rmSync(FOLDER, { recursive: true, force: true });
      fs.mkdirSync(dataDir, { recursive: true });
      const server = await startServer(dataDir, {}, shortLived);
      await server.stop();
      const database = await openDatabase({ dataDir });
      await makeSigningInCheap(database.sql);
      fs.writeFileSync(dayFile, await dayOfData(database.sql));
      await database.close();
      return true;
    },
  });
  return { dataDir, day: fs.readFileSync(dayFile, "utf8") };
};
