import { expectBothAccessible } from "../support/axe.ts";
import { expectCallsOnce, noteCalls } from "../support/calls-once.ts";
import { disorders, misfits, setWidth, smallTargets, speak } from "../support/layout.ts";
import { expectWithinBars } from "../support/round-trips.ts";
import { openScreen, screens } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";
import { withSilentStream } from "../support/without-stream.ts";

/** Animations are off, so that colours and positions are measured at their final values. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const screen of screens) {
  test(`${screen.name}: it loads in 3 round trips and asks for nothing twice, axe finds no violation, targets are large enough, and it fits every width and text size`, async ({
    page,
    baseURL,
  }) => {
    const bars = { requests: screen.requests ?? 12, series: 3, beside: /\/realms\/|\/keycloak-adapter-/ };
    await withSilentStream(page);
    const asked = noteCalls(page);
    await expectWithinBars(page, screen.name, screen.ready ?? screen.there, bars, () =>
      openScreen(page, baseURL ?? "", screen),
    );
    await expectBothAccessible(page, screen.name);
    await expectCallsOnce(asked, screen.person);
    for (const width of [390, 1440]) {
      await setWidth(page, width);
      expect(await smallTargets(page), `targets at ${width} px`).toEqual([]);
    }
    // At 200 % zoom a monitor has half its width; with only the text twice as large it keeps its width.
    for (const [width, size] of [
      [720, "100%"],
      [1440, "200%"],
    ] as const) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      await setWidth(page, width);
      expect(await misfits(page), `text at ${size} in ${width} px`).toEqual([]);
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "";
    });
    // German has the longest words; every other language, and longer texts than any has, are in `npm run test:long`.
    await speak(page, "dede");
    await expect(page.locator(screen.there).first()).toBeVisible();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await setWidth(page, width);
      expect(await misfits(page), `German at ${width} px`).toEqual([]);
      expect(await disorders(page), `German at ${width} px`).toEqual([]);
    }
  });
}
