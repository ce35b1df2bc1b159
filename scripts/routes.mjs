// npm run routes: writes the list of all routes to all codes, against which the tests compare, and an exported test for each code.
import fs from "node:fs"
import { withModule } from "./lib/load-typescript.mjs"

process.chdir(new URL("..", import.meta.url).pathname)
fs.writeFileSync("docs/routes.json", await withModule("/src/atlas/desk/routes/routes-file.ts", ({ routesFile }) => routesFile()))
fs.writeFileSync("tests/e2e/replay/codes.e2e.ts", await withModule("/src/atlas/desk/export/exported-codes.ts", ({ exportedCodes }) => exportedCodes()))
console.log("docs/routes.json and tests/e2e/replay/codes.e2e.ts are written")
