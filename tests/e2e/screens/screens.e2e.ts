import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { expectCallsOnce, noteCalls } from "../support/calls-once.ts";
import { disorders, misfits, setWidth, smallTargets } from "../support/layout.ts";
import { primaryActions, wideForms } from "../support/rank.ts";
import { expectWithinBars } from "../support/round-trips.ts";
import { openScreen, screens } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";
import { withSilentStream } from "../support/without-stream.ts";

// German has the longest words; every other language, longer texts than any has, and the dark theme are in `npm run test:long`. (The computed pairs of
// tests/ui/contrast.test.tsx, which style sheets are held to, are those of both themes.)
test.use({ language: "dede" });

/** 720 is a monitor at 200 % zoom. The page has 1440 from the start, and each change of width lays it out anew. */
const widths = [1440, 1280, 1024, 768, 720, 390, 320] as const;

/** What does not fit, is out of order or is too small to press, at every width. */
const expectFits = async (page: Page): Promise<void> => {
  for (const width of widths) {
    await setWidth(page, width);
    const found = await Promise.all([
      misfits(page),
      disorders(page),
      width === 1440 || width === 390 ? smallTargets(page) : [],
    ]);
    expect(found, `at ${width} px: what overflows, what is out of order, small targets`).toEqual([
      [],
      [],
      [],
    ]);
  }
  // With only the text twice as large a monitor keeps its width.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await setWidth(page, 1440);
  expect(await misfits(page), "text at 200%").toEqual([]);
};

for (const screen of screens) {
  test(
    `${screen.name}: it loads in 3 round trips and asks for nothing twice, axe finds no violation, targets are large enough, it has one primary action at most, and it fits every width and text size`,
    { tag: screen.tag ?? [] },
    async ({ page, baseURL }) => {
      const bars = {
        requests: screen.requests ?? 12,
        series: screen.series ?? 3,
        beside: /\/realms\/|\/keycloak-adapter-/,
      };
      await withSilentStream(page);
      const asked = noteCalls(page);
      await expectWithinBars(page, screen.name, screen.ready ?? screen.there, bars, () =>
        openScreen(page, baseURL ?? "", screen),
      );
      await expectAccessible(page, screen.name);
      await expectCallsOnce(asked, screen.person);
      expect(await primaryActions(page), "more than one primary action").toEqual([]);
      expect(await wideForms(page), "forms that are wider than the measure of forms").toEqual([]);
      await expectFits(page);
    },
  );
}
