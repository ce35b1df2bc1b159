import type { Page } from "@playwright/test";
import { callAs, signInByCall } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { untilLoaded } from "./support/settled.ts";
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

test("a product is replaced: it is asked before, stays said, and leads to the new one, which was never tested", async ({
  page,
  ownPortal,
}) => {
  const main = page.getByRole("main");
  const [old, next] = [serial(15), serial(42)];
  const shown = (key: string) => expect(main.getByText(label(key), { exact: true }).first()).toBeVisible();
  await page.goto(`${ownPortal.url}/no-access/`);
  await signInByCall(page, ownPortal.url, "gold");
  await page.goto(`${ownPortal.url}/product/${old}/replace/`);
  await fill(page, "new_serial", next);
  await fill(page, "licence_code", "DEMO-94D0-0042");
  await press(page, "replace.submit");
  const dialog = page.getByRole("dialog", { name: label("replace.ask") });
  await expect(dialog.getByText(old)).toBeVisible();
  await expect(dialog.getByText(next)).toBeVisible();
  const gone = page.waitForResponse(
    (response) => response.url().endsWith("/api/getProduct") && response.status() === 404,
  );
  await dialog.getByRole("button", { name: label("replace.submit"), exact: true }).click();
  // The old product is looked for again, and not found; what was done stays said.
  await gone;
  await untilLoaded(page);
  await expect(
    main.getByText(label("replace.done", { old, new: next }), { exact: true }).first(),
  ).toBeVisible();
  await expect(main.getByText(label("product.not_found.title"))).toHaveCount(0);

  await page.getByRole("link", { name: label("registered.open") }).click();
  await shown("products.test.never");
  await expect(main.getByText(label("product.network.unknown"))).toBeVisible();
  await press(page, "remote.start");
  await shown("remote.200.title");
  await page.getByRole("link", { name: label("product.part.overview"), exact: true }).click();
  const answer = page.getByRole("region", { name: label("product.answer") });
  await expect(answer.getByText(label("remote.200.title"), { exact: true })).toBeVisible();

  // In the list it needs nobody; those that do not answer do.
  await page.goto(`${ownPortal.url}/products/`);
  await expect(page.getByRole("row", { name: next }).getByText(label("remote.200.title"))).toBeVisible();
  await page.getByRole("button", { name: label("list.filters") }).click();
  await page.getByRole("checkbox", { name: label("products.attention") }).check();
  await page.getByRole("button", { name: label("list.done") }).click();
  await expect(page).toHaveURL(/attention/);
  await expect(page.getByRole("row", { name: serial(8) })).toBeVisible();
  await expect(page.getByRole("row", { name: next })).toHaveCount(0);
});

test("what helps first after a block by cloud DNS is a ticket, with the test attached", async ({
  page,
  ownPortal,
}) => {
  await page.goto(`${ownPortal.url}/no-access/`);
  await signInByCall(page, ownPortal.url, "gold");
  await page.goto(`${ownPortal.url}/product/${serial(6)}/`);
  await press(page, "remote.start");
  await page.getByRole("link", { name: label("remote.ask") }).click();
  await expect(page.getByRole("checkbox", { name: label("guided.attach_test") })).toBeChecked();
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
