import { demoOrder } from "../../support/portal/demo-numbers.ts";
import { signInByCall } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { label } from "../support/texts.ts";
import { untilCodeOf } from "../support/settled.ts";
import { Notes } from "../support/notes.ts";

test("a screen that goes offline keeps its content, shows an error for what is missing, and recovers by itself", async ({
  page,
  context,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  await page.goto(`/orders/?q=${demoOrder(562)}`);
  await expect(page.getByText("1 order", { exact: true })).toBeVisible();
  await untilCodeOf(page, "order");

  await context.setOffline(true);
  await page.getByLabel("Search orders").fill(demoOrder(561));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: label("kit.stale.refresh") })).toBeVisible();
  await expect(page.getByRole("link", { name: demoOrder(562) })).toBeVisible();
  await page.getByRole("link", { name: demoOrder(562) }).click();
  await expect(page.getByRole("main").getByText(label("failure.limited.text"))).toBeVisible();
  await expect(page.getByText(label("offline.title"))).toBeVisible();
  await expect(page.getByText(label("error.endpoint_failure"))).toBeHidden();

  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: label("order.facts") })).toBeVisible();
  await expect(page.getByText(label("offline.title"))).toBeHidden();
  await expect(page.getByText(label("limited.over"))).toBeVisible();
  await page.getByRole("link", { name: label("order.back") }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await expect(page.getByRole("button", { name: label("kit.stale.refresh") })).toBeHidden();
});

test("a request that is sent offline waits, keeps its text, and is sent once by itself when online", async ({
  page,
  context,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  await page.goto(`/order/${demoOrder(562)}/`);
  await page.getByRole("button", { name: label("order.help") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("The line went down while I wrote this.");
  await context.setOffline(true);
  // What fails without a connection is not reported: one that is, has reached the network.
  const sent = new Notes<string>();
  page.on("request", (request) => {
    if (request.url().endsWith("/api/createTicket")) sent.add(request.url());
  });
  await dialog.getByRole("button", { name: label("help.submit") }).click();
  await expect(dialog.getByRole("alert")).toContainText(label("failure.offline.waiting"));
  await expect(dialog.getByRole("textbox")).toHaveValue("The line went down while I wrote this.");
  await context.setOffline(false);
  await expect(dialog.getByText(/T-\d{4}-\d{6}/)).toBeVisible();
  await sent.expect().toHaveLength(1);
});
