import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { english, exportedCodes } from "../../../src/atlas/desk/export/exported-codes.ts";
import { pagesOf } from "../../../src/atlas/desk/export/pages.ts";
import { shows } from "../../../src/atlas/desk/routes/route.ts";
import { dataOfRoutes, routesOfData, type RoutesData } from "../../../src/atlas/desk/routes/routes-data.ts";
import { routeDifferences, routesTable } from "../../../src/atlas/desk/routes/routes-table.ts";
import { searchRoutes, type FoundRoute } from "../../../src/atlas/desk/routes/routes.ts";
import { codeAdvice } from "../../../src/atlas/desk/words/advice.ts";
import { personas } from "../../../src/atlas/desk/simulation/personas.ts";
import { errorCatalogue } from "../../../src/domain/shell/error-catalogue.ts";

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
      const lengths = routes.map(({ timeline }) => timeline.steps.length);
      expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
    }
  });

  test("have each an id of its own", () => {
    const ids = [...found.values()].flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("are those of docs/routes.md (npm run routes writes it)", () => {
    const [committed, today] = [fs.readFileSync("docs/routes.md", "utf8"), routesTable(found)];
    expect(routeDifferences(committed, today), "codes whose routes differ").toEqual([]);
    expect(committed).toBe(today);
  });

  test("can each be taken by somebody, and show the code in the end", () => {
    expect(
      shapes.filter((route) => !personas.some((persona) => shows(route, persona))).map(({ name }) => name),
    ).toEqual([]);
  });

  test("end with something to tell", () => {
    const keys = errorCatalogue.map(({ code }) => codeAdvice((key) => key, code));
    expect(keys.filter((key) => !key.startsWith("desk.tell."))).toEqual([]);
  });
});

describe("the file that the desk loads", () => {
  const read = routesOfData(JSON.parse(JSON.stringify(dataOfRoutes(found))) as RoutesData);

  test("holds every route with all of its timeline", () => {
    const timelines = (routes: readonly Pick<FoundRoute, "id" | "timeline">[] = []) =>
      routes.map(({ id, timeline }) => JSON.stringify({ id, timeline }));
    for (const [code, routes] of found) expect(timelines(read.get(code))).toEqual(timelines(routes));
    expect(read.size).toBe(found.size);
  });

  test("names the screen where a route ends", () => {
    // It begins on the login, which is left by then.
    expect([...new Set(read.get("PARTNER_DATA")?.map(({ screen }) => screen))]).toEqual(["dashboard"]);
  });
});

describe("the table of the routes", () => {
  const [code, other] = ["SESSION_EXPIRED", "SIGN_ON_REFUSED"];
  const routesOf = (name: string): readonly FoundRoute[] => found.get(name) ?? [];
  const differencesWith = (changed: readonly (readonly [string, readonly FoundRoute[]])[]) =>
    routeDifferences(routesTable(found), routesTable(new Map([...found, ...changed])));

  test("names a code that has lost a route", () => {
    const all = routesOf(code);
    expect(differencesWith([[code, all.slice(0, -1)]])).toEqual([
      `${code}: ${all.length} routes, now ${all.length - 1}`,
    ]);
  });

  test("names a code of which another route is the shortest, and what it was", () => {
    const [first, ...others] = routesOf(code);
    const [second] = others;
    expect(differencesWith([[code, others]])).toEqual([
      `${code}: ${others.length + 1} routes, now ${others.length}`,
      `${code}: the shortest was ${first?.name} in ${first?.timeline.steps.length} steps, is ${second?.name} in ${second?.timeline.steps.length}`,
    ]);
  });

  test("names a code that has lost a route and got another", () => {
    const [first, ...others] = routesOf(code);
    const replaced = [first!, ...others.slice(1), { ...first!, name: "another" }];
    expect(differencesWith([[code, replaced]])).toEqual([`${code}: as many routes, but not the same`]);
  });

  test("names a code that has gone, and one that is new", () => {
    const without = new Map([...found].filter(([name]) => name !== other));
    expect(routeDifferences(routesTable(found), routesTable(without))).toEqual([
      `${other}: is no longer a code`,
    ]);
    expect(routeDifferences(routesTable(without), routesTable(found))).toEqual([`${other}: is a new code`]);
  });
});

describe("exported tests", () => {
  /** A frame of the identity server says the one (tests/machines/session/sign-on.test.ts), and nobody is told of the other: the portal goes on without. */
  const fromWithin = ["MISCONFIGURED", "PARTNER_DATA"];

  test("are there for every code that can be brought about from outside, once each", async () => {
    const t = await english();
    const exported = exportedCodes(found, t);
    expect(
      [...exported]
        .filter(([, test]) => test === undefined)
        .map(([code]) => code)
        .toSorted(),
    ).toEqual(fromWithin.toSorted());
    const wanted = [...exported.values()].flatMap((route) => route ?? []);
    const parts = pagesOf(wanted, t).flat();
    expect(parts.map(({ title }) => title).toSorted()).toEqual(wanted.map(({ title }) => title).toSorted());
    expect(parts.filter(({ commands }) => commands.length === 0)).toEqual([]);
  });
});
