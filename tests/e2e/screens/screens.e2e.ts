import { catalogues } from "../../../src/domain/shell/locale.ts";
import { expectBothAccessible } from "../support/axe.ts";
import { disorders, misfits, setWidth, smallTargets, speak, widths } from "../support/layout.ts";
import { expectWithinBars } from "../support/round-trips.ts";
import { openScreen, screens } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";

/** Animations are off, so that colours and positions are measured at their final values. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The three English catalogues differ in few words: one of them stands for all. */
const measured = catalogues.filter((locale) => locale !== "int" && locale !== "enen");

/** The languages with the longest words are checked at every width; a small phone is checked in every language. */
const widthsOf = (locale: string): readonly number[] => (["dede", "cscz"].includes(locale) ? widths : [320]);

for (const screen of screens) {
  test(`${screen.name}: it loads in 3 round trips, axe finds no violation, targets are large enough, and it fits every width, text size and language`, async ({
    page,
    baseURL,
  }) => {
    const bars = { requests: screen.requests ?? 12, series: 3, beside: /\/realms\/|\/keycloak-adapter-/ };
    await expectWithinBars(page, screen.name, screen.ready ?? screen.there, bars, () =>
      openScreen(page, baseURL ?? "", screen),
    );
    await expectBothAccessible(page, screen.name);
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
    for (const locale of measured) {
      await speak(page, locale);
      await expect(page.locator(screen.there).first()).toBeVisible();
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      for (const width of widthsOf(locale)) {
        await setWidth(page, width);
        expect(await misfits(page), `${locale} at ${width} px`).toEqual([]);
        expect(await disorders(page), `${locale} at ${width} px`).toEqual([]);
      }
    }
  });
}
