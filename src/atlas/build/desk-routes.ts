import { english, exportedCodes, exportOf } from "../desk/export/exported-codes.ts";
import { pagesOf, type Part } from "../desk/export/pages.ts";
import { routesTable } from "../desk/routes/routes-table.ts";
import { searchRoutes } from "../desk/routes/routes.ts";
import { KEPT } from "./kept-file.ts";
import { keptIn } from "./kept.ts";

/** The content of `docs/routes.md`. */
export const routesPage = async (): Promise<string> => routesTable(await searchRoutes(keptIn(KEPT)));

export type Pages = readonly (readonly Part[])[];

/** The routes that Playwright replays: one to each code, or all; only those that can be reproduced from outside. */
export const replayPages = async (which: "codes" | "routes"): Promise<Pages> => {
  const [routes, t] = await Promise.all([searchRoutes(keptIn(KEPT)), english()]);
  const exported =
    which === "codes"
      ? [...exportedCodes(routes, t).values()]
      : [...routes.values()].flat().map((route) => exportOf(route, t));
  return pagesOf(
    exported.flatMap((one) => one ?? []),
    t,
  );
};
