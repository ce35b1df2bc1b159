import { expectBothAccessible } from "../support/axe.ts";
import { setWidth, widths } from "../support/layout.ts";
import { openScreen, screens } from "../support/screens.ts";
import { test } from "../support/test.ts";

/** Animations are off, so that colours are measured at their final values. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const screen of screens) {
  test(`${screen.name}: axe finds no violation at five widths, in both themes`, async ({ page, baseURL }) => {
    await openScreen(page, baseURL ?? "", screen);
    for (const width of widths) {
      await setWidth(page, width);
      await expectBothAccessible(page, `${screen.name} at ${width} px`);
    }
  });
}
