// npm run routes: writes the list of all routes to all codes to docs/routes.json, against which the tests compare.
import fs from "node:fs"
import { withModule } from "./lib/load-typescript.mjs"

process.chdir(new URL("..", import.meta.url).pathname)
fs.writeFileSync("docs/routes.json", await withModule("/src/atlas/desk/routes/routes-file.ts", ({ routesFile }) => routesFile()))
console.log("docs/routes.json is written")
