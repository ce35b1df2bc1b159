import { withModule } from "../../../scripts/lib/load-typescript.mjs"
import type * as DeskRoutes from "../../../src/atlas/build/desk-routes.ts"
import { replay } from "../support/replay.ts"

/** Every route to every code that can be brought about from outside. */
const routes = await withModule("/src/atlas/build/desk-routes.ts", (module) => (module as typeof DeskRoutes).everyExport())
for (const { title, commands } of routes) replay(title, commands)
