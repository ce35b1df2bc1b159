import fs from "node:fs"
import { withModule } from "../../../scripts/lib/load-typescript.mjs"
import type * as DeskRoutes from "../../../src/atlas/build/desk-routes.ts"
import type { Part } from "../../../src/atlas/desk/export/pages.ts"
import { replayPage } from "../support/replay.ts"

const PAGES = ".cache/replay-pages.json"

// Every worker loads this file; the process before them searches for all.
if (process.env["TEST_WORKER_INDEX"] === undefined) {
  const pages = await withModule("/src/atlas/build/desk-routes.ts", (module) => (module as typeof DeskRoutes).everyPage())
  fs.mkdirSync(".cache", { recursive: true })
  fs.writeFileSync(PAGES, JSON.stringify(pages))
}

/** Every route to every code that can be brought about from outside. */
for (const page of JSON.parse(fs.readFileSync(PAGES, "utf8")) as readonly (readonly Part[])[]) replayPage(page)
