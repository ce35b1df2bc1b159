import { exportedCodes, exportedRoutes, fileOfCodes } from "../desk/export/exported-codes.ts"
import { dataOfRoutes } from "../desk/routes/routes-data.ts"
import { routesText } from "../desk/routes/routes-file.ts"
import { searchRoutes } from "../desk/routes/routes.ts"

/** What the desk loads beside its page, `data/routes.json`: the search takes seconds, and nobody should wait for it. */
export const deskRoutes = async (): Promise<string> => JSON.stringify(dataOfRoutes(await searchRoutes()))

/** The two files that `npm run routes` writes, by their paths. */
export const committedRoutes = async (): Promise<ReadonlyMap<string, string>> => {
  const routes = await searchRoutes()
  return new Map([["docs/routes.json", routesText(routes)], ["tests/e2e/replay/codes.e2e.ts", fileOfCodes(await exportedCodes(routes))]])
}

/** Every route as an exported test. */
export const everyExport = async (): ReturnType<typeof exportedRoutes> => exportedRoutes(await searchRoutes())
