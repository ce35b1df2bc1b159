import type { Page } from "@playwright/test";
import { callAs, signInByCall } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { label } from "./support/texts.ts";

const serial = (place: number): string => `504F94D0${String(place).padStart(4, "0")}`;
const press = (page: Page, key: string): Promise<void> =>
  page.getByRole("button", { name: label(key), exact: true }).click();
const refused = (page: Page, code: string) =>
  page.getByRole("main").getByText(label(`product.refused.${code}`), { exact: true });
const wait = (page: Page, minutes: number) =>
  page.getByRole("main").getByText(label("remote.wait_other", { count: minutes }), { exact: true });

/** How often one product can be tested, and a wrong number typed, before it is refused (docs/devices.md). */
const TESTS = 10;
const ATTEMPTS = 10;

test("each rate limit refuses the next call, shows how long to wait, and allows it again afterwards", async ({
  page,
  context,
  ownPortal,
}) => {
  const at = (path: string, on = page) => on.goto(`${ownPortal.url}${path}`);
  await at("/no-access/");
  await signInByCall(page, ownPortal.url, "gold");

  await test.step("TEST_RUNNING: two tabs test the device that never answers", async () => {
    const tabs = [page, await context.newPage()];
    for (const tab of tabs) {
      await at(`/product/${serial(11)}/remote-connect/`, tab);
      await expect(tab.getByRole("button", { name: label("remote.start"), exact: true })).toBeVisible();
    }
    for (const tab of tabs) await press(tab, "remote.start");
    await expect
      .poll(async () =>
        (await Promise.all(tabs.map((tab) => refused(tab, "TEST_RUNNING").count()))).toSorted(
          (a, b) => a - b,
        ),
      )
      .toEqual([0, 1]);
    await tabs[1]?.close();
  });

  await test.step("TOO_MANY_TESTS: the eleventh test of one product", async () => {
    for (let made = 0; made < TESTS; made += 1)
      expect(await callAs(page, ownPortal.url, "testRemoteConnect", { serial: serial(1) })).toMatchObject({
        valid: true,
      });
    await page.clock.install();
    await at(`/product/${serial(1)}/remote-connect/`);
    await press(page, "remote.start");
    await expect(refused(page, "TOO_MANY_TESTS")).toBeVisible();
    await expect(wait(page, 10)).toBeVisible();
    await expect(page.getByRole("button", { name: label("remote.again") })).toHaveCount(0);
    await page.clock.runFor(10 * 60_000);
    await expect(page.getByRole("button", { name: label("remote.start"), exact: true })).toBeVisible();
  });

  await test.step("UNBLOCK_TOO_SOON: a household that is blocked again, soon after its block was lifted", async () => {
    expect(await callAs(page, ownPortal.url, "unblockRemoteConnect", { serial: serial(4) })).toMatchObject({
      valid: true,
    });
    // The simulated block is reset at each start of the devices.
    await ownPortal.stop();
    await ownPortal.restart();
    await at(`/product/${serial(4)}/remote-connect/`);
    await press(page, "remote.start");
    await press(page, "remote.unblock");
    await expect(refused(page, "UNBLOCK_TOO_SOON")).toBeVisible();
    await expect(wait(page, 15)).toBeVisible();
    await expect(page.getByRole("button", { name: label("remote.unblock") })).toHaveCount(0);
    await page.clock.runFor(15 * 60_000);
    await expect(page.getByRole("button", { name: label("remote.unblock") })).toBeVisible();
  });

  await test.step("TOO_MANY_ATTEMPTS: the eleventh wrong serial number", async () => {
    const wrong = { serial: "504F94D0FFFF", licence_code: "DEMO-94D0-FFFF" };
    for (let made = 0; made < ATTEMPTS; made += 1)
      expect(await callAs(page, ownPortal.url, "registerProduct", wrong)).toMatchObject({
        error_code: "PRODUCT_NOT_FOUND",
      });
    await at("/products/register/");
    for (const [name, text] of Object.entries({ serial: serial(41), licence_code: "DEMO-94D0-0041" }))
      await page.locator(`[name=${name}]`).fill(text);
    await press(page, "products.register");
    await expect(refused(page, "TOO_MANY_ATTEMPTS")).toBeVisible();
    await expect(page.locator("[name=serial]")).toHaveValue(serial(41));
  });
});
