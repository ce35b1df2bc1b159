import type { Page } from "@playwright/test";
import { demoOrder } from "../../support/portal/demo-numbers.ts";
import { expectAfterLimit, expectAfterMore } from "../support/every-answer.ts";
import { clearFaults, setFault, untilAskedAgain, type Fault } from "../support/faults.ts";
import { expectLogin, expectSignedIn, fillLogin, signInByCall } from "../support/people.ts";
import { untilCodeOf } from "../support/settled.ts";
import { expect, test } from "../support/test.ts";
import { label } from "../support/texts.ts";

const limited = (page: Page) => page.getByText(label("error.endpoint_failure"));
const stale = (page: Page) => page.getByRole("button", { name: label("kit.stale.refresh") });
const unanswered = (page: Page) => page.getByRole("heading", { level: 1, name: label("unanswered.title") });
const retry = (page: Page) => page.getByRole("main").getByRole("button", { name: label("failure.retry") });

const ways: readonly (Omit<Fault, "target"> & { readonly name: string; readonly code: string })[] = [
  { name: "broken", kind: "fail", value: 500, code: "HTTP_500" },
  { name: "malformed", kind: "malformed", code: "MALFORMED_ANSWER" },
  { name: "cut off", kind: "cut", code: "OFFLINE" },
  { name: "without an answer", kind: "hang", code: "TIMED_OUT" },
];

// every-call.e2e.ts gives the orders more bad answers, once each.
test(
  "orders: a failed, malformed, truncated or missing answer shows its code, and a retry shows the orders",
  { tag: "@long" },
  async ({ page, portal }) => {
    await page.clock.install();
    await signInByCall(page, portal.url, "gold");
    await page.goto("/no-access/");
    // The clock is paused, so that no automatic retry happens before the button is pressed.
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const { name: way, code, ...fault } of ways) {
      await test.step(way, async () => {
        await setFault(page, { target: "getOrders", ...fault });
        const asked = page.waitForRequest("**/api/getOrders");
        await page.goto("/orders/");
        await asked;
        const message = page.getByRole("main").getByText(label("failure.code", { code }));
        // The read is sent together with the session check, whose own limit must not elapse at the same time.
        await expectSignedIn(page);
        if (fault.kind === "hang") await expectAfterLimit(page, message, 15_000);
        if (fault.kind === "cut") await expectAfterMore(page, message);
        await expect(message).toBeVisible();
        await expectSignedIn(page);
        await clearFaults(page);
        await retry(page).first().click();
        await expect(page.getByText("70 orders")).toBeVisible();
      });
    }
  },
);

test("when all calls fail on an open screen, its content stays and is marked, limited mode is shown, and all recovers by itself", async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await signInByCall(page, portal.url, "gold");
  await page.goto("/orders/");
  await expect(page.getByText("70 orders")).toBeVisible();
  await setFault(page, { target: "all-calls", kind: "fail", value: 500 });
  await page.getByLabel("Search orders").fill(demoOrder(562));
  await page.keyboard.press("Enter");
  await expect(stale(page)).toBeVisible();
  await expect(page.getByText("70 orders")).toBeVisible();
  await expect(limited(page)).toBeVisible();
  await clearFaults(page);
  // The delay between two probes grows: time is advanced until the next probe succeeds.
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(page.getByText("1 order", { exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(stale(page)).toBeHidden();
  await expect(limited(page)).toBeHidden();
});

test("when the server stops, an error is shown, and the screen recovers by itself when it is back", async ({
  page,
  ownPortal,
}) => {
  await signInByCall(page, ownPortal.url, "gold");
  await page.goto(`${ownPortal.url}/orders/?q=${demoOrder(562)}`);
  await expect(page.getByText("1 order", { exact: true })).toBeVisible();
  await untilCodeOf(page, "order");
  await page.clock.install();
  await ownPortal.stop();
  await page.getByRole("link", { name: demoOrder(562) }).click();
  await expect(page.getByRole("main").getByText(label("failure.limited.text"))).toBeVisible();
  await expect(page.getByRole("main").getByText("Code OFFLINE")).toBeVisible();
  await expect(limited(page)).toBeVisible();
  await page.getByRole("link", { name: "My tickets" }).click();
  await expect(page.getByRole("heading", { level: 1, name: label("screen.failed.title") })).toBeVisible();
  await ownPortal.restart();
  await page.clock.fastForward(10_000);
  await expect(page.getByText(/^\d+ tickets?$/)).toBeVisible();
  await expect(limited(page)).toBeHidden();
});

test(
  "when all calls fail on the first page, nobody is asked to sign in, and the screen comes by itself when they are answered",
  { tag: "@long" },
  async ({ page, portal }) => {
    await page.clock.install();
    await signInByCall(page, portal.url, "gold");
    await page.goto("/no-access/");
    await setFault(page, { target: "all-calls", kind: "fail", value: 500 });
    await page.goto(`/orders/?q=${demoOrder(562)}`);
    await expect(unanswered(page)).toBeVisible();
    // One fault is told once.
    await expect(limited(page)).toBeHidden();
    // Longer than the guard waits for a check that is answered.
    await page.clock.fastForward(70_000);
    await expect(unanswered(page)).toBeVisible();
    await expect(page).toHaveURL(`/orders/?q=${demoOrder(562)}`);
    await clearFaults(page);
    await page.clock.fastForward(60_000);
    await expect(page.getByText("1 order", { exact: true })).toBeVisible();
    await expect(limited(page)).toBeHidden();
  },
);

test(
  "when no call is answered on the first page, that is said after ten seconds, and a retry restores the session",
  { tag: "@long" },
  async ({ page, portal }) => {
    await page.clock.install();
    await signInByCall(page, portal.url, "gold");
    await page.goto("/no-access/");
    await setFault(page, { target: "all-calls", kind: "hang" });
    const asked = page.waitForRequest("**/api/checkUserSession");
    await page.goto(`/orders/?q=${demoOrder(562)}`);
    await asked;
    await expect(page.getByRole("main").getByText("Loading")).toBeAttached();
    await page.clock.fastForward(10_000);
    await expect(unanswered(page)).toBeVisible();
    await clearFaults(page);
    await retry(page).click();
    await expect(page.getByText("1 order", { exact: true })).toBeVisible();
  },
);

test("while no call is answered, the login form is there for whoever wants it, also at its own address, and after an answer that nobody is signed in", async ({
  page,
  context,
  portal,
}) => {
  const address = `/orders/?q=${demoOrder(562)}`;
  await signInByCall(page, portal.url, "gold");
  await page.goto("/no-access/");
  await setFault(page, { target: "all-calls", kind: "fail", value: 500 });
  await page.goto("/login/");
  await expect(unanswered(page)).toBeVisible();
  await expect(limited(page)).toBeHidden();
  await expect(page.getByLabel("Email address", { exact: true })).toBeHidden();
  await page.goto(address);
  await expect(unanswered(page)).toBeVisible();
  await page.getByRole("button", { name: label("login.to_form") }).click();
  await expectLogin(page);
  await expect(page).toHaveURL(`/login/?${new URLSearchParams({ redirect: address }).toString()}`);
  await page.goto(address);
  await expect(unanswered(page)).toBeVisible();
  await context.clearCookies({ name: "portal_session" });
  await clearFaults(page);
  await untilAskedAgain(page, page.getByRole("heading", { level: 1, name: label("login.title") }));
  await expectLogin(page);
  await expect(page).toHaveURL(`/login/?${new URLSearchParams({ redirect: address }).toString()}`);
});

test("a sign-in with a failed, malformed, truncated or missing answer shows its code, keeps the typed values, and the next one works", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/login/");
  await expectLogin(page);
  await fillLogin(page, "gold");
  const send = page.getByRole("button", { name: "Sign in", exact: true });
  for (const { name, code, ...fault } of ways) {
    await test.step(name, async () => {
      await setFault(page, { target: "login", ...fault });
      const asked = page.waitForRequest("**/api/login");
      await send.click();
      await asked;
      if (fault.kind === "hang") await page.clock.fastForward(30_000);
      await expect(page.getByText(`Code ${code}`)).toBeVisible();
      await clearFaults(page);
    });
  }
  await send.click();
  await expectSignedIn(page);
});

test("a slow answer shows a placeholder, the page around it stays usable, and then the content is shown", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "gold");
  await page.goto("/no-access/");
  await setFault(page, { target: "getOrders", kind: "slow", value: 3000 });
  await page.goto("/orders/");
  await expect(page.getByRole("main").getByText("Loading")).toBeAttached();
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await expect(page.getByLabel("Search orders")).toBeEditable();
  await expect(page.getByText("70 orders")).toBeVisible();
});
