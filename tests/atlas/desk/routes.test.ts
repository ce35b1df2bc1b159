import fs from "node:fs";
import { describe, expect, test } from "vitest";
import {
  english,
  exportedCodes,
  exportOf,
  type Exported,
} from "../../../src/atlas/desk/export/exported-codes.ts";
import { pagesOf } from "../../../src/atlas/desk/export/pages.ts";
import { shows } from "../../../src/atlas/desk/routes/route.ts";
import { dataOfRoutes } from "../../../src/atlas/desk/routes/data-of-routes.ts";
import { createLastDeed } from "../../../src/atlas/desk/routes/last-deed.ts";
import { codeFile, routesOfData, type RoutesData } from "../../../src/atlas/desk/routes/routes-data.ts";
import { routeDifferences, routesTable } from "../../../src/atlas/desk/routes/routes-table.ts";
import type { FoundRoute } from "../../../src/atlas/desk/routes/routes.ts";
import { addAllTexts } from "../../../src/atlas/desk/texts/desk-texts.ts";
import { createI18n } from "../../../src/ui/i18n/i18n.ts";
import { personas } from "../../../src/atlas/desk/simulation/personas.ts";
import { errorCatalogue } from "../../../src/domain/shell/error-catalogue.ts";
import { foundRoutes } from "../../support/found-routes.ts";

// Searched once, because the search is slow: all tests of the routes are in this file.
const found = await foundRoutes();

/** One route of each shape: the same steps lead to many codes, one for each answer. */
const shapes: readonly FoundRoute[] = [
  ...new Map(
    [...found.values()].flat().map((route) => [route.name.replaceAll(route.code, ""), route]),
  ).values(),
];

const i18n = createI18n();
await addAllTexts(i18n, ["int", "cscz"]);
const t = await english();
const lastDeed = createLastDeed(new Map((["int", "cscz"] as const).map((one) => [one, i18n.textIn(one)])));

/** The routes as the desk reads them from the files of the codes. */
const read = new Map(
  [...found].map(([code, routes]) => {
    const data = JSON.parse(JSON.stringify(dataOfRoutes(routes, lastDeed))) as RoutesData;
    return [code, routesOfData(code, data)];
  }),
);

describe("the routes to the codes", () => {
  test("exist for every code of the catalogue", () => {
    expect(
      errorCatalogue.map(({ code }) => code).filter((code) => (found.get(code) ?? []).length === 0),
    ).toEqual([]);
  });

  test("are in files of different names, also where case does not count", () => {
    expect(new Set([...found.keys()].map((code) => codeFile(code).toLowerCase())).size).toBe(found.size);
    expect(codeFile("418/471")).toBe("codes/418/471.json");
  });

  test("tell what the person does last, in the agent's language", () => {
    const signsIn = i18n.textIn("cscz")("desk.page.sign_in", { name: "Přihlásit se" });
    expect(read.get("INVALID_PASSWORD")?.map(({ screen, deed }) => [screen, deed.cscz])).toEqual([
      ["login", signsIn],
      ["login", "Otevře se stránka „Přihlášení“."],
      ["dashboard", signsIn],
      ["login", "Otevře se stránka „Přihlášení“."],
      ["login", "Otevře se stránka „Přihlášení“."],
      ["registration", "Stisknete „Pokračovat“."],
    ]);
    // The files are looked at by the page itself.
    expect(read.get("input.file_to_big")?.[0]?.deed.cscz).toContain("přidáte soubor");
    const routes = [...read.values()].flat();
    expect(routes.filter(({ deed }) => !deed.int || !deed.cscz).map(({ id }) => id)).toEqual([]);
  });

  test("lead to the numbers of sign-up and deletion only where somebody signs up or something is deleted", () => {
    const screensOf = (code: string) => [...new Set(read.get(code)?.map(({ screen }) => screen))].toSorted();
    expect(screensOf("7001")).toEqual(["registration"]);
    expect(screensOf("7777")).toEqual(["product-settings"]);
  });

  test("are sorted by length, the shortest first", () => {
    for (const routes of found.values()) {
      const lengths = routes.map(({ timeline }) => timeline.steps.length);
      expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
    }
  });

  test("have unique ids", () => {
    const ids = [...found.values()].flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("are those of docs/routes.md (npm run routes writes it)", () => {
    const [committed, today] = [fs.readFileSync("docs/routes.md", "utf8"), routesTable(found)];
    expect(routeDifferences(committed, today), "codes whose routes differ").toEqual([]);
    expect(committed).toBe(today);
  });

  test("can each be played by a persona, and show the code at the end", () => {
    const played = new Map([...read.values()].flat().map((route) => [route.id, route]));
    expect(
      shapes
        .filter(({ id }) => !personas.some((persona) => shows(played.get(id)!, persona)))
        .map(({ name }) => name),
    ).toEqual([]);
  });
});

describe("the file of routes that the support desk loads", () => {
  test("contains every route with its whole timeline", () => {
    const timelines = (routes: readonly Pick<FoundRoute, "id" | "timeline">[] = []) =>
      routes.map(({ id, timeline }) => JSON.stringify({ id, timeline }));
    for (const [code, routes] of found) expect(timelines(read.get(code))).toEqual(timelines(routes));
    expect(read.size).toBe(found.size);
  });

  test("names the screen at the end of a route", () => {
    // The route starts on the login, which it has left by then.
    expect([...new Set(read.get("PARTNER_DATA")?.map(({ screen }) => screen))]).toEqual(["dashboard"]);
  });
});

describe("the table of the routes", () => {
  const [code, other] = ["SESSION_EXPIRED", "SIGN_ON_REFUSED"];
  const routesOf = (name: string): readonly FoundRoute[] => found.get(name) ?? [];
  const differencesWith = (changed: readonly (readonly [string, readonly FoundRoute[]])[]) =>
    routeDifferences(routesTable(found), routesTable(new Map([...found, ...changed])));

  test("names a code that has fewer routes", () => {
    const all = routesOf(code);
    expect(differencesWith([[code, all.slice(0, -1)]])).toEqual([
      `${code}: ${all.length} routes, now ${all.length - 1}`,
    ]);
  });

  test("names a code with another shortest route, and the former one", () => {
    const [first, ...others] = routesOf(code);
    const [second] = others;
    expect(differencesWith([[code, others]])).toEqual([
      `${code}: ${others.length + 1} routes, now ${others.length}`,
      `${code}: the shortest was ${first?.name} in ${first?.timeline.steps.length} steps, is ${second?.name} in ${second?.timeline.steps.length}`,
    ]);
  });

  test("names a code that has lost one route and gained another", () => {
    const [first, ...others] = routesOf(code);
    const replaced = [first!, ...others.slice(1), { ...first!, name: "another" }];
    expect(differencesWith([[code, replaced]])).toEqual([`${code}: as many routes, but not the same`]);
  });

  test("names a removed code, and a new one", () => {
    const without = new Map([...found].filter(([name]) => name !== other));
    expect(routeDifferences(routesTable(found), routesTable(without))).toEqual([
      `${other}: is no longer a code`,
    ]);
    expect(routeDifferences(routesTable(without), routesTable(found))).toEqual([`${other}: is a new code`]);
  });
});

describe("exported tests", () => {
  /**
   * Codes without an exported test: `MISCONFIGURED` is set by a frame of the identity server (src/atlas/spec-tables/session/sign-on.table.ts),
   * `PARTNER_DATA` is not shown on any screen, and `SCREEN_GONE` is caused by a deployment (tests/e2e/faults/faults-loading.e2e.ts).
   */
  const fromWithin = ["MISCONFIGURED", "PARTNER_DATA", "SCREEN_GONE"];

  /** The routes to a code that can be exported, each played once. */
  const played = new Map<string, readonly Exported[]>();
  const ends = (code: string): readonly Exported[] => {
    const exported = played.get(code) ?? (found.get(code) ?? []).flatMap((route) => exportOf(route, t) ?? []);
    played.set(code, exported);
    return exported;
  };

  test("exist once for every code that can be caused from outside", () => {
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

  test("expect the sentences that the screen at the end shows, and the code's line where it has one", () => {
    const shownAt = (code: string, actor: string) =>
      ends(code).find(({ route }) => route.timeline.steps.at(-1)?.actor.startsWith(`portal/${actor}`))?.texts;
    const line = "Code HTTP_500";
    expect(shownAt("HTTP_500", "getOrders")).toEqual([
      t("error.endpoint_failure"),
      t("error.api_endpoint_failure"),
      t("failure.limited.text"),
      line,
    ]);
    const texts = [t("failure.endpoint.title"), t("failure.endpoint.text")];
    expect(shownAt("HTTP_500", "getCountries")).toEqual([...texts, line]);
    expect(shownAt("HTTP_500", "reference-pictures")).toEqual(texts);
    expect(shownAt("7002", "session")).toEqual([t("login.error.UNKNOWN_ERROR"), "Code 7002"]);
    expect(shownAt("NOT_FOUND", "getOrder:")).toEqual([
      t("order.not_found.title"),
      t("order.not_found.text", { id: "SO-2026-000101" }),
    ]);
    expect(shownAt("FILE_EMPTY", "pioneer-form")).toEqual([t("files.problem.empty"), "Code FILE_EMPTY"]);
    const withoutText = ["HTTP_500", "TIMED_OUT", "OFFLINE", "NOT_FOUND", "7002", "SESSION_EXPIRED"].flatMap(
      (code) => ends(code).filter(({ texts }) => texts.every((text) => text === `Code ${code}`)),
    );
    expect(withoutText.map(({ title }) => title)).toEqual([]);
  });

  test("expect a marked field where the code is shown at fields alone, in its own texts", () => {
    const empty = ends("INVALID_REQUEST").filter(
      ({ route }) => route.timeline.steps.at(-1)?.event.type === "form.submit",
    );
    expect(empty.length).toBeGreaterThan(5);
    expect(empty.filter(({ texts }) => texts.length > 0)).toEqual([]);
    expect(ends("TIMED_OUT").filter(({ texts }) => texts.length === 0)).toEqual([]);
  });
});
