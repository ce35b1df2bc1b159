import { followChanges } from "../../../src/api/change-stream.ts";
import { demoOrder } from "../../support/portal/demo-numbers.ts";
import { button, downloaded } from "../support/day.ts";
import { expectSignedIn, fillLogin, PASSWORD } from "../support/people.ts";
import { Notes } from "../support/notes.ts";
import { foundCookies, foundIn } from "../support/settled.ts";
import { expect, test } from "../support/test.ts";
import { openTwoOrigins, type TwoOrigins } from "../support/two-origins.ts";
import { label } from "../support/texts.ts";

let origins: TwoOrigins;
test.beforeAll(async () => {
  origins = await openTwoOrigins();
});
test.afterAll(() => origins.close());

test("a page whose calls go to another origin signs in, and has its session in every call: reads, files, news, downloads and previews", async ({
  page,
  context,
  playwright,
}) => {
  await context.addCookies([{ name: "portal_lang", value: "enus", url: origins.page }]);
  const open = (path: string) => page.goto(`${origins.page}${path}`);
  await open("/login/");
  await fillLogin(page, "gold");
  await button(page, "login.submit").click();
  await expectSignedIn(page);
  const session = await foundCookies(context, ({ name }) => name === "portal_session");
  expect(session.map(({ domain }) => domain)).toEqual([new URL(origins.calls).hostname]);

  const asked = new Notes<string>();
  page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.add(request.url());
  });
  const following = page.waitForResponse(`${origins.calls}${followChanges.path}`);
  await page.reload();
  await expectSignedIn(page);
  await expect(page.locator("main table td").first()).toBeVisible();
  expect((await following).status()).toBe(200);
  // The first script asks there too.
  await asked.expectOf((urls) => urls.filter((url) => !url.startsWith(`${origins.calls}/`))).toEqual([]);

  await open(`/order/${demoOrder(562)}/`);
  await button(page, "order.help").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("From another origin.");
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "log.txt", mimeType: "text/plain", buffer: Buffer.from("09:14 open") });
  await expect(dialog.getByText("log.txt")).toBeVisible();
  await dialog.getByRole("button", { name: label("help.submit") }).click();
  const ticket = await foundIn(dialog, /T-\d{4}-\d{6}/);

  await open(`/ticket/${ticket}/`);
  await expect(page.getByText("From another origin.")).toBeVisible();
  const staff = await playwright.request.newContext({
    baseURL: origins.outside,
    extraHTTPHeaders: { origin: origins.outside },
  });
  for (const [call, form] of [
    ["login", { email_address: "staff@demo.test", password: PASSWORD }],
    ["answerTicket", { id: ticket, message: "We look at it." }],
  ] as const)
    expect(await (await staff.post(`/api/${call}`, { form })).json()).toMatchObject({ valid: true });
  await staff.dispose();
  await expect(page.getByRole("article").filter({ hasText: "We look at it." })).toBeVisible();

  await open("/orders/");
  expect(await downloaded(page, () => button(page, "orders.csv").click())).toMatch(/\.csv$/);

  await open("/website/?tab=preview");
  const preview = page.frameLocator(`iframe[title="${label("website.preview.frame")}"]`);
  await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
});
