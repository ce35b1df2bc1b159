import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { routesText } from "../../../src/atlas/desk/routes/routes-file.ts";
import { english, exportedCodes } from "../../../src/atlas/desk/export/exported-codes.ts";
import { pagesOf } from "../../../src/atlas/desk/export/pages.ts";
import { fileOfPages } from "../../../src/atlas/desk/export/playwright-test.ts";
import { shows } from "../../../src/atlas/desk/routes/route.ts";
import { dataOfRoutes, routesOfData, type RoutesData } from "../../../src/atlas/desk/routes/routes-data.ts";
import { searchRoutes, type FoundRoute } from "../../../src/atlas/desk/routes/routes.ts";
import { codeAdvice } from "../../../src/atlas/desk/words/advice.ts";
import { roles } from "../../../src/atlas/desk/world/roles.ts";
import { errorCatalogue } from "../../../src/domain/error-catalogue.ts";

interface Group {
  readonly codes: readonly string[];
  readonly routes: readonly string[];
}

const namesIn = (text: string): readonly string[] =>
  (JSON.parse(text) as readonly Group[]).flatMap(({ codes, routes }) =>
    codes.flatMap((code) => routes.map((route) => `${code} ${route}`)),
  );

// Searched once: all that follows from the routes is tested in this file.
const found = await searchRoutes();

/** One route of each shape: the same way brings many codes, one for each answer. */
const shapes: readonly FoundRoute[] = [
  ...new Map(
    [...found.values()].flat().map((route) => [route.name.replaceAll(route.code, ""), route]),
  ).values(),
];

describe("the routes to the codes", () => {
  test("lead to every code of the catalogue", () => {
    expect(
      errorCatalogue.map(({ code }) => code).filter((code) => (found.get(code) ?? []).length === 0),
    ).toEqual([]);
  });

  test("come with the shortest first", () => {
    for (const routes of found.values()) {
      const lengths = routes.map(({ film }) => film.steps.length);
      expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
    }
  });

  test("have each an id of its own", () => {
    const ids = [...found.values()].flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("are still all there that docs/routes.json names (npm run routes writes it)", () => {
    const committed = namesIn(fs.readFileSync("docs/routes.json", "utf8"));
    const today = namesIn(routesText(found));
    expect(
      committed.filter((name) => !today.includes(name)),
      "routes that have vanished",
    ).toEqual([]);
  });

  test("can each be taken by somebody, and show the code in the end", () => {
    expect(
      shapes.filter((route) => !roles.some((role) => shows(route, role))).map(({ name }) => name),
    ).toEqual([]);
  });

  test("end with something to tell", () => {
    const keys = errorCatalogue.map(({ code }) => codeAdvice((key) => key, code));
    expect(keys.filter((key) => !key.startsWith("desk.tell."))).toEqual([]);
  });
});

describe("the file that the desk loads", () => {
  const read = routesOfData(JSON.parse(JSON.stringify(dataOfRoutes(found))) as RoutesData);

  test("holds every route with all of its film", () => {
    const films = (routes: readonly Pick<FoundRoute, "id" | "film">[] = []) =>
      routes.map(({ id, film }) => JSON.stringify({ id, film }));
    for (const [code, routes] of found) expect(films(read.get(code))).toEqual(films(routes));
    expect(read.size).toBe(found.size);
  });

  test("names the screen where a route ends", () => {
    // It begins on the login, which is left by then.
    expect([...new Set(read.get("PARTNER_DATA")?.map(({ screen }) => screen))]).toEqual(["dashboard"]);
  });
});

describe("exported tests", () => {
  /** A frame of the identity server says the one (tests/machines/sign-on.test.ts), and nobody is told of the other: the portal goes on without. */
  const fromWithin = ["MISCONFIGURED", "PARTNER_DATA"];

  test("are there for every code that can be brought about from outside, as tests/e2e/replay/codes.e2e.ts has them (npm run routes writes it)", async () => {
    const t = await english();
    const exported = exportedCodes(found, t);
    expect(
      [...exported]
        .filter(([, test]) => test === undefined)
        .map(([code]) => code)
        .toSorted(),
    ).toEqual(fromWithin.toSorted());
    expect(fs.readFileSync("tests/e2e/replay/codes.e2e.ts", "utf8")).toBe(
      fileOfPages(
        pagesOf(
          [...exported.values()].flatMap((route) => route ?? []),
          t,
        ),
      ),
    );
  });
});
