import { demoOrder } from "../../support/portal/demo-numbers.ts";
import { chooseLanguage } from "../support/layout.ts";
import { fillLogin } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { foundIn } from "../support/settled.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test.use({ language: null });

test("sign in, find an order among the open ones, ask for help with a file, find the ticket after a restart, sign out", async ({
  page,
  ownPortal,
}) => {
  await page.goto(ownPortal.url);
  await fillLogin(page, "gold");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "cs-CZ");
  await chooseLanguage(page, "enus");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();

  await page.getByRole("link", { name: "Orders", exact: true }).click();
  await expect(page.getByText("70 orders")).toBeVisible();
  await page.getByLabel("Search orders").fill(demoOrder(562));
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 order", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`q=${demoOrder(562)}`));
  await page.getByRole("link", { name: demoOrder(562) }).click();
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(demoOrder(562)) })).toBeVisible();

  await page.getByRole("button", { name: "Ask about this order" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("One valve actuator arrived broken.");
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "broken.png", mimeType: "image/png", buffer: png });
  await expect(dialog.getByText("broken.png")).toBeVisible();
  await dialog.getByRole("button", { name: "Send request" }).click();
  const ticket = await foundIn(dialog, /T-\d{4}-\d{6}/);
  await page.keyboard.press("Escape");

  await ownPortal.stop("SIGKILL");
  await ownPortal.restart();
  await page.goto(`${ownPortal.url}/tickets/`);
  await page.getByRole("row", { name: ticket }).getByRole("link").click();
  await expect(page.getByText("One valve actuator arrived broken.")).toBeVisible();
  await expect(page.getByText("broken.png")).toBeVisible();

  await page.getByRole("button", { name: /account/i }).click();
  await page.getByRole("button", { name: /(Sign|Log) out/ }).click();
  await expect(page).toHaveURL(/\/login\//);
});
