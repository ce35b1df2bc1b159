import type { Page } from "@playwright/test";
import type { Catalogue } from "../../../src/domain/shell/locale.ts";
import { clearFaults, setFault } from "../support/faults.ts";
import { speak } from "../support/layout.ts";
import { hold } from "../support/hold.ts";
import { discardDrafts, fillLogin, PASSWORD, signInByCall } from "../support/people.ts";
import { failWrites } from "../support/screen-states.ts";
import { screens, type OpenedScreen } from "../support/screens.ts";
import { measured } from "../support/settled.ts";
import { freshAddress, signUpWalk } from "../support/sign-up.ts";
import { expect, test } from "../support/test.ts";
import { expectNoTextOf, translate } from "../support/translator.ts";
import { sentTicket } from "../support/walks/tickets-steps.ts";
import { withoutStream } from "../support/without-stream.ts";
import { label } from "../support/texts.ts";

/** Leads to another address in the page that is open. */
const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

const expectThere = async (page: Page, { there }: Pick<OpenedScreen, "there">): Promise<void> => {
  await expect(page.locator(there).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
};

/** Opens a screen in the page that is open. */
const follow = async (page: Page, screen: Pick<OpenedScreen, "path" | "there">): Promise<void> => {
  await go(page, screen.path);
  await expectThere(page, screen);
};

const textByType: Readonly<Record<string, string>> = {
  email: "ada@new.example",
  tel: "+43 1 555 01 00",
  date: "2026-12-01",
  number: "1",
};

/** Sends each form as it is, and fills in what it lacks. Returns what was typed, by the fields' names. */
const fillForms = async (page: Page): Promise<ReadonlyMap<string, string>> => {
  const typed = new Map<string, string>();
  const sends = page.locator("main form [type=submit]:not([disabled])").filter({ visible: true });
  for (const send of await measured(page, () => sends.all())) await send.click();
  const refused = await measured(page, () =>
    page
      .locator("main form :is(input, textarea)[aria-invalid=true]:not([role])")
      .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ name, type }) => ({ name, type }))),
  );
  for (const { name, type } of refused) {
    if (name === "" || ["radio", "checkbox", "file"].includes(type)) continue;
    const field = page.locator(`main form [name="${name}"]`).first();
    const text = textByType[type] ?? "Ada-1815!";
    await field.fill(text);
    await field.blur();
    typed.set(name, text);
  }
  return typed;
};

/** The screens of each person, and those that are built of the parts of another apart. */
const walks = [...new Set(screens.map(({ person }) => person))]
  .flatMap((person) => [undefined, "@long" as const].map((tag) => ({ person, tag })))
  .map(({ person, tag }) => ({
    person,
    tag,
    theirs: screens.filter((screen) => screen.person === person && screen.tag === tag),
  }))
  .filter(({ theirs }) => theirs.length > 0);

for (const { person, tag, theirs } of walks) {
  test(
    `a page that the browser translates works on every screen of ${person ?? "a visitor"}${tag ?? ""}: forms, errors, and another language`,
    { tag: tag ?? [] },
    async ({ page, portal, pageErrors }) => {
      await translate(page);
      await withoutStream(page);
      if (person !== undefined) await signInByCall(page, portal.url, person);
      await failWrites(page);
      let shown: Catalogue = "enus";
      for (const [turn, screen] of theirs.entries()) {
        await test.step(screen.name, async () => {
          // The first is loaded: a visitor's is the login, which the server has rendered.
          if (turn === 0) {
            await page.goto(screen.path);
            await expectThere(page, screen);
          } else await follow(page, screen);
          const typed = await fillForms(page);
          const before = shown;
          shown = before === "enus" ? "dede" : "enus";
          await speak(page, shown);
          await expectNoTextOf(page, before, shown);
          for (const [name, text] of typed)
            await expect(page.locator(`main form [name="${name}"]`).first()).toHaveValue(text);
          await pageErrors.expect(screen.name).toEqual([]);
        });
      }
    },
  );
}

test("a page that the browser translates keeps what was typed: a ticket and its answer, a website and settings, with their errors and after them", async ({
  page,
  portal,
}) => {
  await translate(page);
  const button = (key: string) => page.getByRole("button", { name: label(key), exact: true });
  const box = (key: string) => page.getByRole("textbox", { name: new RegExp(`^${label(key)}`) });

  await test.step("a ticket and its answer, which fail first", async () => {
    await signInByCall(page, portal.url, "gold");
    await discardDrafts(page, portal.url);
    await page.goto("/new-ticket/");
    await button("new_ticket.submit").click();
    await expect(page.getByText(label("ticket.missing.subject"))).toBeVisible();
    await box("ticket.subject").fill("Relay clicks");
    await expect(page.getByText(label("ticket.missing.subject"))).toBeHidden();
    await box("help.message").fill("It clicks all night.");
    await expect(page.getByText(label("ticket.draft.account"))).toBeVisible();
    await setFault(page, { target: "createTicket", kind: "fail", value: 500 });
    await button("new_ticket.submit").click();
    await expect(page.getByText("HTTP_500")).toBeVisible();
    await speak(page, "dede");
    await speak(page, "enus");
    await expect(box("ticket.subject")).toHaveValue("Relay clicks");
    await expect(box("help.message")).toHaveValue("It clicks all night.");
    await clearFaults(page);
    await page.locator("main form [type=submit]").click();
    await sentTicket(page);
    await page.getByRole("link", { name: label("help.success.open") }).click();
    await button("ticket.answer.submit").click();
    await expect(box("ticket.answer.message")).toHaveAttribute("aria-invalid", "true");
    await box("ticket.answer.message").fill("Since the update.");
    await setFault(page, { target: "answerTicket", kind: "fail", value: 500 });
    await button("ticket.answer.submit").click();
    await expect(page.getByText("HTTP_500")).toBeVisible();
    await expect(box("ticket.answer.message")).toHaveValue("Since the update.");
    await clearFaults(page);
    await page.locator("main form [type=submit]").click();
    await expect(page.getByText(label("ticket.answer.sent"))).toBeVisible();
    await button("ticket.step.close").click();
    await expect(button("ticket.step.reopen")).toBeVisible();
  });

  await test.step("a website whose draft is saved twice", async () => {
    await follow(page, { path: "/website/?tab=texts", there: "main [role=tabpanel] textarea" });
    const imprint = box("website.field.imprint").first();
    for (const text of ["Smart homes", "Smart homes in Vienna"]) {
      const saved = page.waitForResponse("**/api/saveWebsite");
      await imprint.fill(text);
      await saved;
      await expect(page.getByText(label("website.saved"))).toBeVisible();
      await expect(imprint).toHaveValue(text);
    }
  });

  await test.step("settings, which are not saved", async () => {
    await follow(page, { path: "/settings/", there: "main form input" });
    const person = page.getByRole("region", { name: label("settings.person") });
    const name = person.getByLabel(label("settings.field.lastname"));
    const save = person.locator("[type=submit]");
    await setFault(page, { target: "saveAccount", kind: "fail", value: 500 });
    for (const text of ["Byron", "Lovelace"]) {
      await name.fill("");
      await save.click();
      await expect(name).toHaveAttribute("aria-invalid", "true");
      await name.fill(text);
      await save.click();
      await expect(person.getByText("HTTP_500")).toBeVisible();
      await expect(name).toHaveValue(text);
    }
    await clearFaults(page);
  });
});

test("a login that the browser translates before any script signs in with what was typed and pressed, and shows an error", async ({
  page,
}) => {
  await translate(page);
  const release = await hold(page, /\/assets\/.*\.js$/);
  await page.goto("/login/", { waitUntil: "commit" });
  await expect(page.locator("#root[data-prerendered] h1 font")).not.toHaveCount(0);
  await fillLogin(page, "gold", "Another-2026!");
  await page.getByRole("button", { name: label("login.submit"), exact: true }).click();
  await expect(page.locator("[data-pressed]")).toHaveText(label("login.submit"));
  release();
  await expect(page.getByText(label("login.error.INVALID_PASSWORD"))).toBeVisible();
  await speak(page, "dede");
  await expectNoTextOf(page, "enus", "dede");
  await expect(page.locator("main form input[name=email]")).toHaveValue("gold@demo.test");
  await page.locator("main form input[name=password]").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.locator("main table td").first()).toBeVisible();
});

test("a page that the browser translates leads through the sign-up, with errors at its fields", async ({
  page,
}) => {
  await translate(page);
  const walk = signUpWalk(page);
  await page.goto("/registration/");
  await walk.type("partner");
  await walk.next();
  await expect(walk.box("firstname")).toHaveAttribute("aria-invalid", "true");
  await walk.person(freshAddress("translated"));
  await walk.next();
  await expect(walk.box("companyName")).toHaveAttribute("aria-invalid", "true");
  await walk.company();
  await walk.tradeField();
  await walk.upload();
  await page.goBack();
  await page.goBack();
  await expect(walk.box("companyName")).toHaveValue("Byron GmbH");
});
