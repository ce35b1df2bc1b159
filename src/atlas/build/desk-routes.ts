import { english, exportedCodes, exportOf } from "../desk/export/exported-codes.ts";
import { pagesOf, type Part } from "../desk/export/pages.ts";
import { dataOfRoutes } from "../desk/routes/routes-data.ts";
import { routesTable } from "../desk/routes/routes-table.ts";
import { searchRoutes } from "../desk/routes/routes.ts";

/** What the desk loads beside its page, `data/routes.json`: the search takes seconds, and nobody should wait for it. */
export const deskRoutes = async (): Promise<string> => JSON.stringify(dataOfRoutes(await searchRoutes()));

/** What `docs/routes.md` holds. */
export const routesPage = async (): Promise<string> => routesTable(await searchRoutes());

export type Pages = readonly (readonly Part[])[];

/** What Playwright replays: a route to each code, or every route; of those that can be brought about from outside. */
export const replayPages = async (which: "codes" | "routes"): Promise<Pages> => {
  const [routes, t] = await Promise.all([searchRoutes(), english()]);
  const exported =
    which === "codes"
      ? [...exportedCodes(routes, t).values()]
      : [...routes.values()].flat().map((route) => exportOf(route, t));
  return pagesOf(
    exported.flatMap((one) => one ?? []),
    t,
  );
};
