// npm run routes: writes the list of all routes to all codes, against which the tests compare, and an exported test for each code.
import fs from "node:fs";
import { withModule } from "./lib/load-typescript.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
const files = await withModule("/src/atlas/build/desk-routes.ts", ({ committedRoutes }) => committedRoutes());
for (const [name, content] of files) fs.writeFileSync(name, content);
console.log(`${[...files.keys()].join(" and ")} are written`);
