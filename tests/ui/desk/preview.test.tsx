import fs from "node:fs";
import { act, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addAllTexts } from "../../../src/atlas/desk/texts/desk-texts.ts";
import { exportedCodes } from "../../../src/atlas/desk/export/exported-codes.ts";
import { isOfAnyCall, textsOfCode } from "../../../src/atlas/desk/export/shown-at-end.ts";
import { screenFixtures } from "../../../src/atlas/desk/fixtures/screen-fixtures.ts";
import { personaOf, type Route } from "../../../src/atlas/desk/routes/route.ts";
import { Preview } from "../../../src/atlas/desk/preview/preview.tsx";
import { previewScreens } from "../../../src/atlas/desk/preview/preview-screens.ts";
import { codeTexts } from "../../../src/atlas/desk/texts/code-texts.ts";
import { playStep, simulationOf } from "../../../src/atlas/desk/simulation/timeline.ts";
import type { Locale } from "../../../src/domain/shell/locale.ts";
import { notFoundRoute, routes } from "../../../src/domain/shell/routes.ts";
import { createI18n } from "../../../src/ui/i18n/i18n.ts";
import { foundRoutes } from "../../support/found-routes.ts";
import "../../support/render-screen.tsx";
import { stubFarPictures } from "../../support/seen-at-once.ts";

const found = await foundRoutes();
const i18n = createI18n();
await addAllTexts(i18n, ["int", "cscz"]);
const czech = i18n.textIn("cscz");

const called = vi.fn<() => never>(() => {
  throw new Error("the preview made a call");
});

beforeEach(() => {
  vi.stubGlobal("fetch", called);
  vi.stubGlobal("XMLHttpRequest", called);
  vi.stubGlobal("WebSocket", called);
  stubFarPictures();
  vi.stubGlobal("scrollTo", () => {});
  Object.assign(navigator, { sendBeacon: called });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Plays a route in the preview, and returns the text that is shown at its end: once it is the expected one, because parts of a screen load by themselves. */
const lastScreen = async (
  route: Route,
  isExpected: (text: string) => boolean,
  locale: Locale = "cscz",
): Promise<string> => {
  const { timeline } = route;
  const simulation = simulationOf(timeline, { locale, persona: personaOf(route) });
  const view = render(<Preview simulation={simulation} timeline={timeline} locale={locale} i18n={i18n} />);
  for (const step of timeline.steps) await act(async () => void playStep(simulation, step, timeline.source));
  const text = (): string => document.body.textContent ?? "";
  await waitFor(() => expect(isExpected(text())).toBe(true)).catch(() => {});
  const shown = text();
  view.unmount();
  simulation.stop();
  return shown;
};

/** A failure that any call can have. */
const OF_ANY_CALL = "MALFORMED_ANSWER";

/** The shortest route to each call that fails: of every machine of every screen, by its actor and its event. */
const failedCalls = [
  ...new Map(
    (found.get(OF_ANY_CALL) ?? []).toReversed().map((route) => {
      const { actor, event } = route.timeline.steps.at(-1)!;
      return [`${actor} ${event.type}`, route] as const;
    }),
  ),
];

/**
 * The actors whose failures do not stand on their screen with the code as it opens: behind a menu, a dialog or a tab, in a
 * picture's place, or in text of their own. Each has a test that shows its failure.
 */
const shownElsewhere: Readonly<Record<string, string>> = {
  academy: "shell/shell",
  "getTicketAttachment:picture:desk-picture": "tickets/ticket-screen",
  "award-pictures:energy": "pictures/picture-gallery",
  getDownloadsArchive: "downloads/downloads-screen",
  getIntrastatCsv: "orders/intrastat",
  keys: "shell/keys",
  "getLicenceDocument:review-1": "licence-review/review-document",
  "list-view": "lists/columns",
  notificationCentre: "shell/notification-centre",
  "reference-pictures:RP-000001": "pictures/picture-gallery",
  "switch:mailer:504F94D00001": "products/cloud-services-screen",
  "getTrainingCertificate:TB-000001": "trainings/trainings-screen",
  "website-pictures:gallery": "pictures/picture-gallery",
};
const actorOf = (call: string): string => call.replace(/^portal\/| .*$/g, "");

/** Codes that no screen shows: the portal goes on without a message. */
const unsaid = new Set([...found.keys()].filter((code) => textsOfCode(czech, code).length === 0));

/** The routes that the suite replays, or else the shortest ones. */
const exported = exportedCodes(found, czech);

/** The codes whose screens were looked at. */
const lookedAt = new Set<string>();
/** The keys of the texts that a screen shows, where these are not all of its code. */
const shown: Record<string, string> = {};

// The last test compares what those before it have collected.
describe("the real screens in the preview of the support desk", { shuffle: false }, () => {
  test("exist for every route of the portal, with what they load and send", () => {
    const names = [...Object.values(routes), notFoundRoute].map(({ name }) => name);
    // A screen is found by its area's list in src/ui/screens/.
    expect(names.filter((name) => previewScreens.componentOf(name) === undefined)).toEqual([]);
    // What it loads and sends is found by its file in src/atlas/desk/fixtures/. The login's calls are the shell's, and people are typed in for the registration.
    expect(names.filter((name) => !screenFixtures.some(({ screen }) => screen === name))).toEqual([
      "login",
      "conference-participants",
      "no-access",
      "not-found",
    ]);
  });

  test.each([...found.keys()].filter((code) => !unsaid.has(code)))(
    "show the Czech text of %s at the end of its route",
    async (code) => {
      const route = exported.get(code)?.route ?? found.get(code)?.[0];
      const said = textsOfCode(czech, code);
      const shows = (text: string): boolean =>
        codeTexts(czech, code).some((sentence) => text.includes(sentence));
      const text = await lastScreen(route!, shows);
      expect(shows(text), `${route?.id}\n${text}`).toBe(true);
      const every = textsOfCode((key) => key, code);
      const keys = every.filter((_, index) => text.includes(said[index]!));
      // What any call can fail with is described by one rule.
      if (!isOfAnyCall(code)) lookedAt.add(code);
      if (!isOfAnyCall(code) && keys.length < every.length) shown[code] = [...new Set(keys)].join(", ");
      expect(exported.get(code)?.texts.filter((expected) => !text.includes(expected)) ?? []).toEqual([]);
      await expect.poll(() => called).not.toHaveBeenCalled();
    },
  );

  test.each(failedCalls.filter(([call]) => !(actorOf(call) in shownElsewhere)))(
    "show the code of a call that fails: %s",
    async (_, route) => {
      const line = `Code ${OF_ANY_CALL}`;
      expect(await lastScreen(route, (text) => text.includes(line), "int")).toContain(line);
    },
  );

  test.each(Object.entries(shownElsewhere))("leave the failure of %s to %s", (actor, file) => {
    expect(failedCalls.map(([call]) => actorOf(call))).toContain(actor);
    expect(fs.readFileSync(`tests/ui/${file}.test.tsx`, "utf8")).toMatch(/oneFailure|failure:/);
  });

  test("show what is recorded of them, which their replays expect (vitest -u of the whole file writes it)", async () => {
    // A part of the tests has collected a part of the texts, which is not written.
    const listed = [...found.keys()].filter((code) => !unsaid.has(code) && !isOfAnyCall(code));
    expect(listed.filter((code) => !lookedAt.has(code))).toEqual([]);
    await expect(`${JSON.stringify(shown, undefined, 2)}\n`).toMatchFileSnapshot(
      "../../../src/atlas/desk/export/shown-texts.json",
    );
  });
});
