import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { signInByCall } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { Notes } from "../support/notes.ts";
import { focusByTab, found } from "../support/settled.ts";

test.use({ language: "enus", permissions: ["clipboard-read", "clipboard-write"] });

/** The frame of the support desk that shows the customer's screen. */
const SCREEN = 'iframe[title="The customer’s screen"]';
const screenOf = (page: Page) => page.frameLocator(SCREEN);

/** The choice of the customer's language; its list has the same label. */
const customerLanguage = (page: Page) => page.getByRole("combobox", { name: "Customer’s language" });

/** Records every request that is not for a file of the support desk's own page, or for the deployment's mark in what it plays. */
const watchCalls = (page: Page): Notes<string> => {
  const calls = new Notes<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== "GET" || !/^\/(atlas\/|mark(-dark)?\.svg$)/.test(pathname))
      calls.add(`${request.method()} ${pathname}`);
  });
  return calls;
};

const entry = (
  no: number,
  actor: string,
  machine: string,
  from: string,
  type: string,
  payload: object,
  value: unknown,
  taken: readonly string[] = [],
) => ({ no, at: no * 100, actor, machine, from, type, payload, value, taken });

/** A journal with a refused password, saved by a version of the portal that had one more state. */
const journal = {
  format: "portal-journal",
  version: 2,
  app: "V1.240507",
  startedAt: "2026-11-21T10:00:00.000Z",
  savedAt: "2026-11-21T10:05:00.000Z",
  locale: "cscz",
  mark: "k3f9ab",
  dropped: 0,
  before: [{ actor: "portal/session", machine: "session", value: { signedOut: "idle" } }],
  entries: [
    entry(
      1,
      "portal/routeGuard",
      "routeGuard",
      "outside",
      "route.entered",
      { route: { name: "login" }, path: "~k3f9ab.text.1", search: "" },
      "allowed",
    ),
    entry(
      2,
      "portal/session",
      "session",
      "outside",
      "session.signIn",
      { email: "~k3f9ab.text.2", password: "~k3f9ab.text.0" },
      { signedOut: "signingIn" },
    ),
    entry(
      3,
      "portal/session/signIn",
      "signIn",
      "actor",
      "xstate.done.actor.logIn",
      { output: { _tag: "Answered", answer: { _tag: "Refused", code: "INVALID_PASSWORD" } } },
      "done",
    ),
    entry(
      4,
      "portal/session",
      "session",
      "machine",
      "xstate.done.actor.signIn",
      { output: { _tag: "Refused", code: "INVALID_PASSWORD" } },
      { signedOut: { asking: "refused" } },
      ["session.signedOut.signingIn|xstate.done.actor.signIn|wasRefusedLongAgo"],
    ),
  ],
};

const giveJournal = (page: Page, content: string) =>
  page.getByLabel("Journal file").setInputFiles({
    name: "portal-journal-2026-11-21.json",
    mimeType: "application/json",
    buffer: Buffer.from(content),
  });

test("the support desk finds TOO_MANY_LOGIN_ATTEMPTS, plays it in Czech for a gold partner, and its link opens the same frame", async ({
  page,
  portal,
  browser,
}) => {
  const calls = watchCalls(page);
  await page.goto("/atlas/#/desk");
  // The text as the customer sees it, in a language that the agent does not speak.
  await expect(page.getByLabel("Search codes and words")).toBeFocused();
  await page.keyboard.type("Příliš mnoho pokusů prihlaseni");
  // The words of the languages that the agent has not chosen come after the page; Enter waits for them.
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "TOO_MANY_LOGIN_ATTEMPTS" })).toBeFocused();
  await expectAccessible(page, "a code with its words and routes");
  await page
    .getByRole("list")
    .getByRole("button", { name: /3 steps/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "TOO_MANY_LOGIN_ATTEMPTS" })).toBeFocused();
  await page.getByLabel("As seen by").selectOption({ label: "Gold partner" });
  await customerLanguage(page).click();
  await page.getByRole("option", { name: "Čeština" }).click();
  await page.getByLabel("Width").selectOption({ label: "390 px" });
  await page.getByRole("button", { name: "Play" }).click();
  await expect(page.getByText("Step 3 of 3")).toBeVisible();
  await expect(screenOf(page).getByRole("alert")).toContainText("Příliš mnoho pokusů");
  await expect(page.getByText("Heslo bylo příliš často nesprávné")).toBeVisible();
  // Read from the screen, in both languages.
  const saw = page.locator("section", { has: page.getByRole("heading", { name: "What the customer saw" }) });
  await expect(saw).toContainText("Příliš mnoho pokusů");
  await expect(saw).toContainText("Too many attempts");
  await expect(saw.getByText("Code TOO_MANY_LOGIN_ATTEMPTS")).toBeVisible();
  await expect(page.getByText("There were too many wrong passwords")).toBeVisible();
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  await expectAccessible(page, "the player");
  // Nothing in the preview can be pressed; keys control the timeline, and one Tab leaves the preview.
  await screenOf(page).getByRole("link", { name: "Zapomenuté heslo" }).click();
  await page.getByRole("button", { name: "Copy link" }).focus();
  await focusByTab(page, page.locator(SCREEN));
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("Step 2 of 3")).toBeVisible();
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await expect(page.locator("iframe:focus")).toHaveCount(0);
  await expect(screenOf(page).getByRole("alert")).toContainText("Příliš mnoho pokusů");

  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied.")).toBeVisible();
  const link = await found(
    async () => /^http\S+$/.exec(await page.evaluate(() => navigator.clipboard.readText()))?.[0],
    "a link in the clipboard",
  );
  expect(link.length).toBeLessThan(230);
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText("Step 3 of 3")).toBeVisible();
  await expect(customerLanguage(elsewhere)).toHaveText("Čeština");
  await expect(elsewhere.getByLabel("Width")).toHaveValue("390");
  await expect(screenOf(elsewhere).getByRole("alert")).toContainText("Příliš mnoho pokusů");
  await other.close();
  expect(link.startsWith(portal.url)).toBe(true);
  await calls.expect("calls of the desk").toEqual([]);
});

test("a journal is stepped through by keyboard, differences to today's version are shown, and another route can be played", async ({
  page,
}) => {
  const calls = watchCalls(page);
  await page.goto("/atlas/#/desk");
  await giveJournal(page, "{ not json");
  await expect(page.getByRole("alert")).toContainText("contains no JSON");
  await giveJournal(
    page,
    JSON.stringify({ ...journal, entries: [{ ...journal.entries[0], value: undefined }] }),
  );
  await expect(page.getByRole("alert")).toContainText("entries");
  await giveJournal(page, JSON.stringify(journal));
  await expect(page.getByRole("heading", { level: 2, name: "A customer’s journal" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByText("Step 4 of 4")).toBeVisible();
  await expect(screenOf(page).getByText("Heslo nesouhlasí", { exact: false })).toBeVisible();
  await expect(page.getByText("wasRefusedLongAgo")).toBeVisible();
  await expect(customerLanguage(page)).toHaveText("Čeština");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("Step 3 of 4")).toBeVisible();
  await expectAccessible(page, "a journal in the player");
  await page.getByText("Try something else at this step").click();
  await page.getByLabel("Cause").selectOption({ label: "An answer" });
  await page.getByRole("combobox", { name: "This happens now" }).click();
  await page.getByRole("option", { name: "session: Signed in" }).first().click();
  await page.getByRole("button", { name: "Continue from here" }).click();
  await expect(screenOf(page).getByRole("heading", { level: 1, name: "Přehled" })).toBeVisible();
  await page.getByRole("button", { name: "Back to the original" }).click();
  await expect(page.getByText("Step 3 of 4")).toBeVisible();
  await calls.expect("calls of the desk").toEqual([]);
});

test(
  "a route becomes a page of steps in the customer's language, and the saved file shows it without a network",
  { tag: "@long" },
  async ({ page, browser }) => {
    const calls = watchCalls(page);
    await page.goto("/atlas/#/desk/TOO_MANY_LOGIN_ATTEMPTS?lang=cscz&agent=enus");
    await page
      .getByRole("list")
      .getByRole("button", { name: /3 steps/ })
      .first()
      .click();
    // The replay is shown in the agent's language, the page in the customer's.
    await expect(page.getByRole("button", { name: /You enter email and password/ })).toBeVisible();
    await page.getByRole("button", { name: "Page of steps" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Page of steps" })).toBeFocused();
    await expect(page.getByText("The page is complete.")).toBeVisible();
    const pictures = page.getByRole("img", { name: /Krok \d: obrázek stránky „Přihlášení“/ });
    await expect(pictures).toHaveCount(2);
    await expectAccessible(page, "a page of steps");
    await page.goBack();
    await expect(page.getByText("Step 1 of 3")).toBeVisible();
    await page.goForward();
    await expect(pictures).toHaveCount(2);
    await page.getByLabel("Otevře se stránka „Přihlášení“.").uncheck();
    await expect(pictures).toHaveCount(1);
    await page.getByLabel(/^Zadáte e-mail/).uncheck();
    await expect(page.getByText("No step is checked.", { exact: false })).toBeVisible();
    await page.getByLabel(/^Zadáte e-mail/).check();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as HTML file" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^TOO_MANY_LOGIN_ATTEMPTS-\w+\.html$/);
    await calls.expect("calls of the desk").toEqual([]);

    const offline = await browser.newContext({ offline: true });
    const saved = await offline.newPage();
    const complaints = new Notes<string>();
    saved.on("console", (message) => complaints.add(message.text()));
    const file = path.join(test.info().outputDir, download.suggestedFilename());
    await download.saveAs(file);
    await saved.goto(pathToFileURL(file).href);
    await expect(saved.getByRole("heading", { level: 1, name: "Co se stalo, krok za krokem" })).toBeVisible();
    await expect(saved.getByRole("listitem")).toHaveCount(1);
    await expect(saved.getByRole("blockquote")).toContainText("Příliš mnoho pokusů");
    await expect
      .poll(async () => (await saved.getByRole("img", { name: /Krok 1/ }).boundingBox())?.width)
      .toBeGreaterThan(600);
    // The screen's own styles apply: its button is green, and nothing in it can be pressed.
    const button = saved.locator(".taken button[type=submit]");
    await expect(button).toHaveText("Přihlásit se");
    await expect(button).not.toHaveCSS("background-color", "rgb(239, 239, 239)");
    await expectAccessible(saved, "the saved page of steps");
    await complaints.expect().toEqual([]);
    await offline.close();
  },
);

test("staff can open the support desk from the navigation, other accounts cannot", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "staff");
  await page.goto("/");
  const [desk] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: /Replay desk/ }).click(),
  ]);
  await expect(desk.getByRole("heading", { level: 1, name: "Replay desk" })).toBeVisible();
  await signInByCall(page, portal.url, "gold");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Replay desk/ })).toHaveCount(0);
});

test("staff see the known issue of a code and how often it was met, others are told who does", async ({
  page,
  portal,
}) => {
  await signInByCall(page, portal.url, "staff");
  // Somebody has met the code; its issue is in the demo data.
  await page.request.post(`${portal.url}/api/checkUserSession`, {
    headers: { Origin: portal.url, "Portal-Codes": "418;remote-connect;dede;3" },
  });
  await page.goto("/atlas/#/desk/418?agent=enus&lang=dede&sort=met");
  await expect(page.getByRole("region", { name: "Known issues" })).toContainText("Wir arbeiten daran");
  const met = page.getByRole("region", { name: "How often it is met" });
  await expect(met).toContainText(/In the last 30 days: [1-9]/);
  await expect(page.getByRole("button", { name: /^418 Known issue/ })).toBeVisible();
  await met.getByText("Numbers by day").click();
  await expectAccessible(page, "a code with a known issue and its month");
  await signInByCall(page, portal.url, "gold");
  await page.reload();
  await expect(page.getByText("Known issues and counts are shown to staff")).toBeVisible();
  await expect(page.getByRole("region", { name: "Known issues" })).toHaveCount(0);
});

test(
  "a journal attached to a ticket opens in the support desk, and its timeline is saved as a test",
  { tag: "@long" },
  async ({ page, portal }) => {
    await signInByCall(page, portal.url, "staff");
    const name = "portal-journal-2026-11-21.json";
    const made = await page.request.post(`${portal.url}/api/createTicket`, {
      headers: { origin: portal.url, "idempotency-key": "desk-journal-1" },
      multipart: {
        department: "support-int",
        ticket_subject: "Portal Ticket",
        ticket_description: "The password is refused.",
        "files[0]": { name, mimeType: "application/json", buffer: Buffer.from(JSON.stringify(journal)) },
      },
    });
    const {
      data: { ticketId },
    } = (await made.json()) as { readonly data: { readonly ticketId: string } };
    await page.goto(`/ticket/${ticketId}/`);
    const [desk] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("button", { name: `Open ${name} in the replay desk` }).click(),
    ]);
    await expect(page.getByText(`${name} is open in the replay desk.`)).toBeVisible();
    await expect(desk.getByText("Step 1 of 4")).toBeVisible();
    await desk.getByRole("button", { name: "4 · INVALID_PASSWORD" }).click();
    await expect(desk.getByText("Step 4 of 4")).toBeVisible();
    await desk.getByRole("button", { name: "All codes" }).click();
    await desk
      .getByRole("navigation", { name: "Error codes" })
      .getByRole("button", { name: /INVALID_PASSWORD/ })
      .click();
    await desk
      .getByRole("list")
      .getByRole("button", { name: /3 steps/ })
      .first()
      .click();
    const [file] = await Promise.all([
      desk.waitForEvent("download"),
      desk.getByRole("button", { name: "Save as test" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^INVALID_PASSWORD-\w+\.e2e\.ts$/);
    await expect(desk.getByText("Test saved.")).toBeVisible();
  },
);
