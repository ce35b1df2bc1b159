import { withModule } from "../../../scripts/lib/load-typescript.mjs"
import type * as ExportedCodes from "../../../src/atlas/desk/export/exported-codes.ts"
import { replay } from "../support/replay.ts"

/** Every route to every code that can be brought about from outside. */
const routes = await withModule("/src/atlas/desk/export/exported-codes.ts", (module) => (module as typeof ExportedCodes).exportedRoutes())
for (const { title, commands } of [...routes.values()].flat()) replay(title, commands)
