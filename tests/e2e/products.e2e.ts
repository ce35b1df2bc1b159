import type { Page } from "@playwright/test";
import { callAs, signInByCall } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { withoutStream } from "./support/without-stream.ts";
import { label } from "./support/texts.ts";

const serial = (place: number): string => `504F94D0${String(place).padStart(4, "0")}`;
const press = (page: Page, key: string): Promise<void> =>
  page.getByRole("button", { name: label(key), exact: true }).click();
const fill = (page: Page, name: string, text: string): Promise<void> =>
  page.locator(`[name=${name}]`).first().fill(text);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });
  test("a product is registered, tested, unblocked, given a service and deleted", async ({
    page,
    ownPortal,
  }) => {
    const at = (path: string) => page.goto(`${ownPortal.url}${path}`);
    const main = page.getByRole("main");
    await at("/no-access/");
    await signInByCall(page, ownPortal.url, "gold");
    await at("/products/");
    await page.getByRole("link", { name: label("products.register") }).click();
    await fill(page, "serial", "504f 94d0 0041");
    await fill(page, "licence_code", "demo94d00041");
    await press(page, "products.register");
    await page.getByRole("link", { name: label("registered.test") }).click();
    await press(page, "remote.start");
    await expect(main.getByText(label("remote.200.title"), { exact: true }).first()).toBeVisible();

    await at(`/product/${serial(4)}/remote-connect/`);
    await press(page, "remote.start");
    await press(page, "remote.unblock");
    await expect(main.getByText(label("remote.unblocked"), { exact: true }).first()).toBeVisible();

    await at(`/product/${serial(1)}/cloud-services/`);
    const weather = page.getByRole("region", { name: label("product.service.weather") });
    await weather.locator("[name=to_serial]").fill(serial(41));
    await weather.getByRole("button", { name: label("transfer.submit") }).click();
    await expect(
      weather.getByText(label("product.service_status.off"), { exact: true }).first(),
    ).toBeVisible();
    await at(`/product/${serial(41)}/cloud-services/`);
    await expect(
      weather.getByText(label("product.service_status.active"), { exact: true }).first(),
    ).toBeVisible();

    await page.getByRole("link", { name: label("product.part.overview"), exact: true }).click();
    await expect(page.getByRole("region", { name: label("product.network") })).toBeVisible();
    await page.getByRole("link", { name: label("product.part.settings") }).click();
    await fill(page, "confirmation", serial(40));
    await press(page, "delete.submit");
    await expect(main.getByText(label("product.problem.OTHER_SERIAL"))).toBeVisible();
    await fill(page, "confirmation", serial(41));
    await press(page, "delete.submit");
    await expect(main.getByText(label("delete.done"), { exact: true }).first()).toBeVisible();
    await page.goBack();
    await expect(main.getByText(label("product.not_found.title"), { exact: true }).first()).toBeVisible();
  });
});

// The replays show each of these codes on its screen, with answers that a test gives.
test("each refusal of the server is shown at its field", { tag: "@long" }, async ({ page, ownPortal }) => {
  const at = (path: string) => page.goto(`${ownPortal.url}${path}`);
  const refused = (code: string) =>
    expect(
      page
        .getByRole("main")
        .getByText(label(`product.refused.${code}`), { exact: true })
        .first(),
    ).toBeVisible();
  // What is changed by calls must not be shown before the press that is refused for it.
  await withoutStream(page);
  await at("/no-access/");
  await signInByCall(page, ownPortal.url, "gold");

  await at("/products/register/");
  for (const [number, licence, code] of [
    [serial(17), "DEMO-94D0-0017", "PRODUCT_ALREADY_REGISTERED"],
    ["504F94D0FFFF", "DEMO-94D0-FFFF", "PRODUCT_NOT_FOUND"],
    [serial(42), "DEMO-94D0-0043", "LICENCE_CODE_INVALID"],
    [serial(60), "DEMO-94D0-0060", "PRODUCT_NOT_REGISTRABLE"],
  ] as const) {
    await fill(page, "serial", number);
    await fill(page, "licence_code", licence);
    await press(page, "products.register");
    await refused(code);
  }

  await at(`/product/${serial(4)}/cloud-services/`);
  const weather = page.getByRole("region", { name: label("product.service.weather") });
  for (const [licence, code] of [
    ["W12M-0000-0000", "LICENCE_ALREADY_USED"],
    ["C12M-0000-0009", "LICENCE_OTHER_SERVICE"],
    ["W12M-9999-9999", "LICENCE_NOT_FOUND"],
  ] as const) {
    await weather.locator("[name=licence_code]").fill(licence);
    await weather.getByRole("button", { name: label("renew.submit") }).click();
    await refused(code);
  }
  await refused("CLOUD_SERVICE_EXPIRED");

  // Two tabs: the content of one is older than the changes made in the other.
  await at(`/product/${serial(3)}/cloud-services/`);
  const start = weather.getByRole("button", { name: label("activate.test.submit") });
  await expect(start).toBeVisible();
  await callAs(page, ownPortal.url, "activateCloudService", { serial: serial(3), service: "weather" });
  await start.click();
  await refused("CLOUD_SERVICE_ALREADY_ACTIVE");
  await callAs(page, ownPortal.url, "activateCloudService", {
    serial: serial(3),
    service: "weather",
    licence_code: "W12M-0000-0010",
  });
  await callAs(page, ownPortal.url, "transferCloudService", {
    serial: serial(3),
    service: "weather",
    to_serial: serial(13),
  });
  await start.click();
  await refused("TEST_SERVICE_ALREADY_USED");

  await at(`/product/${serial(1)}/cloud-services/`);
  const transfer = async (code: string) => {
    await weather.locator("[name=to_serial]").fill(serial(13));
    await weather.getByRole("button", { name: label("transfer.submit") }).click();
    await refused(code);
  };
  await expect(weather.locator("[name=to_serial]")).toBeVisible();
  await callAs(page, ownPortal.url, "transferCloudService", {
    serial: serial(1),
    service: "weather",
    to_serial: serial(13),
  });
  await transfer("CLOUD_SERVICE_NOT_ACTIVE");
  await callAs(page, ownPortal.url, "activateCloudService", { serial: serial(1), service: "weather" });
  await transfer("TEST_SERVICE_NOT_TRANSFERABLE");
});

test(
  "several products are tested one after the other from the list",
  { tag: "@long" },
  async ({ page, ownPortal }) => {
    await page.goto(`${ownPortal.url}/no-access/`);
    await signInByCall(page, ownPortal.url, "gold");
    await page.goto(`${ownPortal.url}/products/?sort=serial`);
    await press(page, "batch.open");
    const dialog = page.getByRole("dialog");
    for (const place of [1, 2, 9]) await dialog.getByRole("checkbox", { name: serial(place) }).check();
    await dialog.getByRole("button", { name: label("batch.start_other", { count: 3 }) }).click();
    await expect(dialog.getByText(label("batch.done", { tested: 3, total: 3 }))).toBeVisible({
      timeout: 40_000,
    });
    for (const key of ["200", "403", "462"])
      await expect(dialog.getByText(label(`remote.${key}.title`), { exact: true }).first()).toBeVisible();
  },
);
