import { demoOrder } from "../../support/portal/demo-numbers.ts";
import { quieten } from "../support/quiet.ts";
import { withoutStream } from "../support/without-stream.ts";
import { expectBothAccessible } from "../support/axe.ts";
import { clearFaults, setFault } from "../support/faults.ts";
import { PASSWORD, signInByCall } from "../support/people.ts";
import { languageMenu, languageOption, misfits } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
const order = `/order/${demoOrder(560)}/`;

test("axe finds no violation on a message with and without a session", async ({ page, baseURL }) => {
  await page.goto("/messages/");
  await page.locator("main li a").first().click();
  await expect(page.locator("main article")).toBeVisible();
  await expectBothAccessible(page, "message without login");
  await signInByCall(page, baseURL ?? "", "gold");
  await page.reload();
  await expect(page.getByRole("button", { name: /^Account: / })).toBeVisible();
  await expect(page.locator("main article")).toBeVisible();
  await expectBothAccessible(page, "message");
});

test("axe finds no violation on the login's refusals and failures", async ({ page }) => {
  await page.goto("/login/");
  const send = page.getByRole("button", { name: "Sign in", exact: true });
  const email = page.getByLabel("Email address");
  await send.click();
  await expect(page.getByRole("alert").filter({ hasText: "EMPTY_EMAIL_PASSWORD" })).toBeVisible();
  await expectBothAccessible(page, "login without anything");
  await email.fill("nobody@demo.test");
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  await send.click();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expectBothAccessible(page, "login refused at a field");
  await setFault(page, { target: "login", kind: "fail", value: 500 });
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  await send.click();
  await expect(page.getByText("HTTP_500")).toBeVisible();
  await expectBothAccessible(page, "login failed, limited mode");
});

test("axe finds no violation on the language menu in header and footer, whose list lies within a small phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/login/", "/messages/"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await languageMenu(page).click();
    await expect(languageOption(page, "dede")).toBeInViewport();
    await expect(languageOption(page, "dede")).toHaveAttribute("lang", "de-DE");
    expect(await misfits(page), path).toEqual([]);
    await expectBothAccessible(page, `language menu of ${path}`);
  }
});

test("axe finds no violation on the notification panel, the account menu and the navigation of a phone", async ({
  page,
  baseURL,
}) => {
  await signInByCall(page, baseURL ?? "", "gold");
  await page.goto("/tickets/");
  await page.getByRole("button", { name: /^Messages, / }).click();
  await expect(page.getByRole("region", { name: "Messages" }).getByRole("listitem").first()).toBeVisible();
  await expectBothAccessible(page, "notification panel");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Account: / }).click();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  await expectBothAccessible(page, "account menu");
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: "More", exact: true }).click();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  await expectBothAccessible(page, "phone navigation");
});

test("axe finds no violation on the filters and columns of a list, in a row and in the bottom sheet of a phone", async ({
  page,
  baseURL,
}) => {
  await signInByCall(page, baseURL ?? "", "gold");
  await page.goto("/orders/");
  await page.getByRole("combobox", { name: "Status" }).click();
  await expect(page.getByRole("option", { name: "In progress" })).toBeVisible();
  await expectBothAccessible(page, "open filter");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Columns" }).click();
  await expect(page.getByRole("checkbox", { name: "Compact rows" })).toBeVisible();
  await expectBothAccessible(page, "columns");
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: "List options" }).click();
  await expect(page.getByRole("button", { name: "Columns" })).toBeVisible();
  await expectBothAccessible(page, "list options");
  await page.getByRole("button", { name: "Filters" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectBothAccessible(page, "filter sheet");
});

test("axe finds no violation on the help form: empty, with files, sending, failed and sent", async ({
  page,
  baseURL,
}) => {
  await signInByCall(page, baseURL ?? "", "gold");
  await page.goto(order);
  await page.getByRole("button", { name: "Ask about this order" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
  await expectBothAccessible(page, "help form without a message");
  await dialog.getByRole("textbox").fill("One valve actuator arrived broken.");
  await dialog.locator("input[type=file]").setInputFiles([
    { name: "broken.png", mimeType: "image/png", buffer: png },
    { name: "no.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") },
  ]);
  await expect(dialog.getByText("Not added: no.exe", { exact: false })).toBeVisible();
  await expectBothAccessible(page, "help form with files");
  await setFault(page, { target: "createTicket", kind: "hang" });
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog.getByRole("button", { name: "Stop sending" })).toBeVisible();
  await expectBothAccessible(page, "help form sending");
  await dialog.getByRole("button", { name: "Stop sending" }).click();
  await setFault(page, { target: "createTicket", kind: "fail", value: 500 });
  await dialog.getByRole("button", { name: /^Send/ }).click();
  await expect(dialog.getByText("HTTP_500")).toBeVisible();
  await expectBothAccessible(page, "help form failed");
  await clearFaults(page);
  await dialog.getByRole("button", { name: /^Send/ }).click();
  await expect(dialog.getByText("Request sent")).toBeVisible();
  await expectBothAccessible(page, "help form sent");
});

test("axe finds no violation on parts that load, fail, are forbidden, or are stale", async ({
  page,
  baseURL,
}) => {
  await signInByCall(page, baseURL ?? "", "gold");
  await page.goto("/nowhere/");
  await setFault(page, { target: "getDashboard", kind: "hang" });
  await page.goto("/");
  await expect(page.locator("main [aria-busy=true]").first()).toBeVisible();
  await expectBothAccessible(page, "dashboard loading");
  await setFault(page, { target: "getDashboard", kind: "fail", value: 403 });
  await page.reload();
  await expect(page.getByText("NO_ACCESS")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await expectBothAccessible(page, "dashboard not allowed");
  await clearFaults(page);
  await page.goto("/orders/");
  await expect(page.getByText("70 orders")).toBeVisible();
  await setFault(page, { target: "getOrders", kind: "malformed" });
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page.getByRole("button", { name: "Refresh" })).toBeVisible();
  await expectBothAccessible(page, "orders stale");
  await page.reload();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectBothAccessible(page, "orders failed");
});

test("axe finds no violation on the session warning and on the sign-in dialog after it", async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  await signInByCall(page, baseURL ?? "", "gold");
  await withoutStream(page);
  await page.goto("/orders/");
  await expect(page.getByText("70 orders")).toBeVisible();
  const goOn = await quieten(page);
  await page.clock.fastForward("28:30");
  await expect(page.getByRole("dialog", { name: "Your session ends soon" })).toBeVisible();
  await expectBothAccessible(page, "session warning");
  await page.clock.fastForward("02:00");
  const again = page.getByRole("dialog", { name: "Sign in again" });
  await expect(again).toBeVisible();
  goOn();
  await expectBothAccessible(page, "sign in again");
  await again.getByLabel("Password", { exact: true }).fill(`${PASSWORD}x`);
  await again.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(again.locator("[aria-invalid=true]").first()).toBeVisible();
  await expectBothAccessible(page, "sign in again, refused");
});

test("axe finds no violation on a connection test that runs, partly succeeds or is blocked, on a batch and on a refused form", async ({
  page,
  baseURL,
}) => {
  await signInByCall(page, baseURL ?? "", "gold");
  const test = async (serial: string) => {
    await page.goto(`/product/${serial}/remote-connect/`);
    await page.getByRole("button", { name: "Start test" }).click();
  };
  await test("504F94D00011");
  await expect(page.getByText("Connecting to the product")).toBeVisible();
  await expectBothAccessible(page, "test running");
  await page.getByRole("button", { name: "Stop test" }).click();
  await test("504F94D00009");
  await expect(page.getByText("Code 462")).toBeVisible();
  await expectBothAccessible(page, "half a success");
  await test("504F94D00004");
  await expect(page.getByRole("button", { name: "Lift the block" })).toBeVisible();
  await expectBothAccessible(page, "blocked");
  await page.goto("/products/register/");
  await page.getByRole("main").getByRole("button", { name: "Register product" }).click();
  await expect(page.locator("[name=serial]")).toHaveAttribute("aria-invalid", "true");
  await expectBothAccessible(page, "registration refused at its fields");
  await page.goto("/products/");
  await page.getByRole("button", { name: "Test several" }).click();
  await page.getByRole("dialog").getByRole("checkbox").first().check();
  await expectBothAccessible(page, "choice of several");
});
