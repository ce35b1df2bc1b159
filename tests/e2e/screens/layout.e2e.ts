import { misfits, speak } from "../support/layout.ts";
import { signInByCall } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("dialogs and menus fit a small phone in the longest languages", async ({ page, baseURL }) => {
  await signInByCall(page, baseURL ?? "", "gold");
  await page.setViewportSize({ width: 320, height: 640 });
  for (const locale of ["dede", "cscz"] as const) {
    await page.goto("/order/SO-2026-000560/");
    await expect(page.locator("main table td").first()).toBeVisible();
    await speak(page, locale);
    for (const button of await page.locator("header button[aria-label][aria-expanded]").all()) {
      await button.click();
      expect(await misfits(page), `${locale}: ${await button.getAttribute("aria-label")}`).toEqual([]);
      await page.keyboard.press("Escape");
    }
    await page.locator("main h1").locator("xpath=../..").getByRole("button").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await misfits(page), `${locale}: help form`).toEqual([]);
    await page.goto("/orders/");
    await page.locator("main button[aria-haspopup=dialog]").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await misfits(page), `${locale}: filters`).toEqual([]);
  }
});

test("a table that scrolls in its own box has its head above the first row, which it covered", async ({
  page,
  baseURL,
}) => {
  await signInByCall(page, baseURL ?? "", "gold");
  await page.setViewportSize({ width: 768, height: 900 });
  for (const path of ["/orders/", "/orders/?tab=products"]) {
    await page.goto(path);
    const [head, row] = [page.locator("main th").first(), page.locator("main td").first()];
    await expect(row).toBeVisible();
    const [above, below] = [await head.boundingBox(), await row.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0), path).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  }
});

test("the main flow works by keyboard alone: skip link, menu, row, dialog with trapped and restored focus", async ({
  page,
  baseURL,
}) => {
  await signInByCall(page, baseURL ?? "", "gold");
  await page.goto("/");
  await expect(page.locator("main table td").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  const tabTo = async (name: string | RegExp, role: "link" | "button"): Promise<void> => {
    const wanted = page.getByRole(role, { name, exact: true }).first();
    for (
      let pressed = 0;
      pressed < 60 && !(await wanted.evaluate((element) => element === document.activeElement));
      pressed += 1
    )
      await page.keyboard.press("Tab");
    await expect(wanted).toBeFocused();
  };
  await page.reload();
  await expect(page.locator("main table td").first()).toBeVisible();
  await tabTo(/^Account: /, "button");
  await page.keyboard.press("Enter");
  await tabTo("Sign out", "button");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Account: / })).toBeFocused();

  await tabTo("Orders", "link");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeFocused();
  await expect(page.getByText("70 orders")).toBeVisible();
  await tabTo("SO-2026-000560", "link");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /SO-2026-000560/ })).toBeFocused();

  const opener = page.getByRole("button", { name: "Ask about this order" });
  await tabTo("Ask about this order", "button");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (let pressed = 0; pressed < 12; pressed += 1) {
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("a wide table with horizontal scrolling can be scrolled by keyboard", async ({ page, baseURL }) => {
  await signInByCall(page, baseURL ?? "", "gold");
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto("/order/SO-2026-000560/");
  const items = page.getByRole("group", { name: "Items" });
  await items.focus();
  expect(await items.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => items.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test("reduced motion switches off all animations", async ({ page, baseURL }) => {
  await signInByCall(page, baseURL ?? "", "gold");
  await page.goto("/order/SO-2026-000560/");
  await page.getByRole("button", { name: "Ask about this order" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(
    await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0) > 200).length,
    ),
  ).toBe(0);
});
