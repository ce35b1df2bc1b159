import { english, exportedCodes, exportOf } from "../desk/export/exported-codes.ts";
import { pagesOf, type Part } from "../desk/export/pages.ts";
import { fileOfPages } from "../desk/export/playwright-test.ts";
import { dataOfRoutes } from "../desk/routes/routes-data.ts";
import { routesText } from "../desk/routes/routes-file.ts";
import { searchRoutes } from "../desk/routes/routes.ts";

/** What the desk loads beside its page, `data/routes.json`: the search takes seconds, and nobody should wait for it. */
export const deskRoutes = async (): Promise<string> => JSON.stringify(dataOfRoutes(await searchRoutes()));

/** The two files that `npm run routes` writes, by their paths. */
export const committedRoutes = async (): Promise<ReadonlyMap<string, string>> => {
  const [routes, t] = await Promise.all([searchRoutes(), english()]);
  const codes = [...exportedCodes(routes, t).values()].flatMap((exported) => exported ?? []);
  return new Map([
    ["docs/routes.json", routesText(routes)],
    ["tests/e2e/replay/codes.e2e.ts", fileOfPages(pagesOf(codes, t))],
  ]);
};

/** Every route that can be brought about from outside. */
export const everyPage = async (): Promise<readonly (readonly Part[])[]> => {
  const [routes, t] = await Promise.all([searchRoutes(), english()]);
  return pagesOf(
    [...routes.values()].flat().flatMap((route) => exportOf(route, t) ?? []),
    t,
  );
};
