import { withModule } from "../../../scripts/lib/load-typescript.mjs"
import type * as DeskRoutes from "../../../src/atlas/build/desk-routes.ts"
import { replayPage } from "../support/replay.ts"

/** Every route to every code that can be brought about from outside. */
const pages = await withModule("/src/atlas/build/desk-routes.ts", (module) => (module as typeof DeskRoutes).everyPage())
for (const page of pages) replayPage(page)
