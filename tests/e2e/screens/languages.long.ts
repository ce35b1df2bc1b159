import { catalogues } from "../../../src/domain/shell/locale.ts";
import { disorders, misfits, setWidth, speak } from "../support/layout.ts";
import { openScreen, screens } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";

test.setTimeout(1_800_000);

for (const screen of screens) {
  test(`${screen.name}: it fits a small and a usual phone in every language`, async ({ page, baseURL }) => {
    await openScreen(page, baseURL ?? "", screen);
    const found: string[] = [];
    for (const locale of catalogues) {
      await speak(page, locale);
      await expect(page.locator(screen.there).first()).toBeVisible();
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      for (const width of [320, 390]) {
        await setWidth(page, width);
        for (const fault of [...(await misfits(page)), ...(await disorders(page))])
          found.push(`${locale} at ${width} px: ${fault}`);
      }
    }
    expect(found).toEqual([]);
  });
}
