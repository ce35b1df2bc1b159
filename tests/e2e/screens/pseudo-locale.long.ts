import type { Page } from "@playwright/test";
import { disorders, misfits, setWidth } from "../support/layout.ts";
import { replaceTexts, setDirection } from "../support/pseudo-locale.ts";
import { answerReads, noteReads, pressEach, states, withoutWrites } from "../support/screen-states.ts";
import { openScreen, screens } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";
import { withoutStream } from "../support/without-stream.ts";

test.use({ language: "int" });
test.setTimeout(1_800_000);

/** What does not fit on the page, from left to right and mirrored, on a phone and on a monitor. */
const faultsOf = async (page: Page, what: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const direction of ["rtl", "ltr"] as const) {
    await setDirection(page, direction);
    for (const width of [390, 1440]) {
      await setWidth(page, width);
      for (const fault of [...(await misfits(page)), ...(await disorders(page))])
        found.push(`${what}, ${direction} at ${width} px: ${fault}`);
    }
  }
  return found;
};

for (const screen of screens) {
  test(`${screen.name}: longer texts fit, also from right to left, with its content, where it loads, has failed or is empty, and in all that its buttons bring`, async ({
    page,
    baseURL,
  }) => {
    const found: string[] = [];
    const look = async (what: string): Promise<void> => {
      found.push(...(await faultsOf(page, what)));
    };
    await withoutStream(page);
    await replaceTexts(page);
    const made = noteReads(page);
    const open = () => openScreen(page, baseURL ?? "", screen);
    await open();
    await look("with its content");
    const asked = await made();
    for (const [state, { shown }] of asked.size === 0 ? [] : Object.entries(states)) {
      await answerReads(page, state, asked);
      await page.goto(screen.path);
      // What comes to a page without a session, its form does not wait for.
      await (screen.person === undefined ? expect(page.locator("main h1")).toBeVisible() : shown(page));
      await look(state);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await replaceTexts(page);
    }
    await withoutWrites(page);
    await pressEach(page, screen, { open, within: screen.name === "dashboard" ? "body" : "main", look });
    expect(found).toEqual([]);
  });
}
