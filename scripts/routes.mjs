// npm run routes: writes the table of the routes to each code, which the tests compare, and the replays of the
// browser tests.
import fs from "node:fs";
import { withModule } from "./lib/load-typescript.mjs";
import { replayFile, writeReplays } from "./lib/replay-pages.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
const TABLE = "docs/routes.md";
fs.writeFileSync(
  TABLE,
  await withModule("/src/atlas/build/desk-routes.ts", ({ routesPage }) => routesPage()),
);
await writeReplays("codes");
console.log(`${TABLE} and ${replayFile("codes")} are written`);
