// npm run routes: writes the table of the routes to each code, which the tests compare, and the replays of the
// browser tests.
//   --replays   writes the replays alone
import fs from "node:fs";
import { parseArgs } from "node:util";
import { withModule } from "./lib/load-typescript.mjs";
import { replayFile, writeReplays } from "./lib/replay-pages.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
const { values } = parseArgs({ options: { replays: { type: "boolean" } } });
const TABLE = "docs/routes.md";
if (values.replays !== true) {
  fs.writeFileSync(
    TABLE,
    await withModule("/src/atlas/build/desk-routes.ts", ({ routesPage }) => routesPage()),
  );
  console.log(`${TABLE} is written`);
}
await writeReplays("codes");
console.log(`${replayFile("codes")} is up to date`);
