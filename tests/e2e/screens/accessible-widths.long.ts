import { expectBothAccessible } from "../support/axe.ts";
import { setWidth } from "../support/layout.ts";
import { signInByCall } from "../support/people.ts";
import { answerReads, noteReads, pressEach, states, withoutWrites } from "../support/screen-states.ts";
import { openScreen, screens } from "../support/screens.ts";
import { untilLoaded } from "../support/settled.ts";
import { expect, test } from "../support/test.ts";
import { withoutStream } from "../support/without-stream.ts";
import type { Page } from "@playwright/test";

test.setTimeout(1_800_000);

const widths = [390, 768, 1024, 1280, 1440] as const;

const expectEverywhere = async (page: Page, what: string): Promise<void> => {
  for (const width of widths) {
    await setWidth(page, width);
    await expectBothAccessible(page, `${what} at ${width} px`);
  }
};

for (const screen of screens) {
  test(`${screen.name}: axe finds no violation at five widths, in both themes: with its content, loading, failed, empty, and in all that its buttons bring`, async ({
    page,
    baseURL,
  }) => {
    await withoutStream(page);
    const made = noteReads(page);
    const open = () => openScreen(page, baseURL ?? "", screen);
    await open();
    await expectEverywhere(page, screen.name);
    const asked = await made();
    for (const [state, { shown }] of asked.size === 0 ? [] : Object.entries(states)) {
      await answerReads(page, state, asked);
      await page.goto(screen.path);
      // What comes to a page without a session, its form does not wait for.
      await (screen.person === undefined ? expect(page.locator("main h1")).toBeVisible() : shown(page));
      await expectEverywhere(page, `${screen.name}, ${state}`);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
    await withoutWrites(page);
    await pressEach(page, screen, {
      open,
      within: screen.name === "dashboard" ? "body" : "main",
      look: (what) => expectEverywhere(page, what),
    });
  });
}

test("axe finds no violation at five widths on the session's warning and the sign-in after it", async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  await signInByCall(page, baseURL ?? "", "gold");
  await withoutStream(page);
  await page.goto("/orders/");
  await untilLoaded(page);
  await page.clock.fastForward("28:30");
  await expect(page.getByRole("dialog", { name: "Your session ends soon" })).toBeVisible();
  await expectEverywhere(page, "session warning");
  await page.clock.fastForward("02:00");
  await expect(page.getByRole("dialog", { name: "Sign in again" })).toBeVisible();
  await expectEverywhere(page, "sign in again");
});

test("axe finds no violation at five widths on the question before unsaved changes are left", async ({
  page,
  baseURL,
}) => {
  await signInByCall(page, baseURL ?? "", "gold");
  await page.goto("/settings/company/");
  await page.getByRole("textbox", { name: "City" }).fill("Elsewhere");
  await page.getByRole("navigation").getByRole("link", { name: "Orders", exact: true }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectEverywhere(page, "the question before leaving");
});

test("axe finds no violation at five widths on the country's list, and on a country that is none", async ({
  page,
  baseURL,
}) => {
  await signInByCall(page, baseURL ?? "", "gold");
  await page.goto("/settings/company/");
  const country = page.getByRole("combobox", { name: "Country" });
  await country.fill("land");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectEverywhere(page, "the list of countries");
  await country.fill("Atlantis");
  await expect(page.getByText("Nothing found.", { exact: false })).toBeVisible();
  await expectEverywhere(page, "no country found");
  await country.press("Tab");
  await expect(country).toHaveAttribute("aria-invalid", "true");
  await expectEverywhere(page, "no country chosen");
});
