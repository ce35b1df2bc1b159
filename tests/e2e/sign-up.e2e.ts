import type { Page } from "@playwright/test";
import { REVIEW_WORKING_DAYS } from "../../src/domain/licence-review/application.ts";
import { expectAccessible } from "./support/axe.ts";
import { clearFaults, setFault } from "./support/faults.ts";
import { expectLetters } from "./support/letters.ts";
import { freshAddress, licencePdf, NEW_ACCOUNT_PASSWORD, signUpWalk } from "./support/sign-up.ts";
import { expect, test } from "./support/test.ts";
import { label } from "./support/texts.ts";

const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC",
  "base64",
);

/** Answers the next request of a call as the server refuses it, for refusals that need the store's state or a quarter of an hour. */
const refuseNext = (page: Page, call: string, refusal: object) =>
  page.route(`**/api/${call}`, (route) => route.fulfill({ json: { valid: false, ...refusal } }), {
    times: 1,
  });

test.describe("in English", () => {
  test("a partner completes the sign-up after a file that is refused, fails, is slow, is cancelled and is replaced", async ({
    page,
    portal,
    context,
  }) => {
    const email = freshAddress("partner");
    const walk = signUpWalk(page);
    await page.goto("/login/");
    await page.getByRole("link", { name: label("login.create") }).click();
    await walk.type("partner");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await walk.person(email);
    await walk.company();
    await walk.tradeField();
    // The field's code is loaded with the step: a button that is still disabled cannot take the focus.
    await expect(page.getByRole("button", { name: "Choose file" })).toBeEnabled();
    await walk.next();
    await expect(page.getByText(label("field.problem.LICENCE_MISSING")).last()).toBeVisible();
    await expect(page.getByRole("button", { name: "Choose file" })).toBeFocused();
    await walk.file({ name: "licence.txt", mimeType: "text/plain", buffer: Buffer.from("text") });
    await expect(
      page.getByText(
        label("files.not_added", { name: "licence.txt", reason: label("files.problem.wrong_type") }),
      ),
    ).toBeVisible();
    await setFault(page, { target: "uploadTradeLicence", kind: "fail", value: 500 });
    await walk.file(licencePdf);
    await expect(page.getByText(/^Not uploaded/)).toBeVisible();
    await clearFaults(page);
    await page.getByRole("button", { name: label("failure.retry") }).click();
    await expect(page.getByText(label("sign_up.licence.uploaded", { name: licencePdf.name }))).toBeVisible();

    const line = await context.newCDPSession(page);
    const upAt = (uploadThroughput: number) =>
      line.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await upAt(100_000);
    await walk.file({
      name: "scan.png",
      mimeType: "image/png",
      buffer: Buffer.concat([picture, Buffer.alloc(3_000_000)]),
    });
    const progress = page.getByRole("progressbar", {
      name: label("kit.upload.progress", { name: "scan.png" }),
    });
    await expect(progress).toHaveAttribute("value", /^[1-9]\d?$/);
    await page.getByRole("button", { name: label("kit.upload.cancel", { name: "scan.png" }) }).click();
    await expect(progress).toBeHidden();
    await upAt(-1);
    await walk.file({ name: "licence.png", mimeType: "image/png", buffer: picture });
    await expect(page.getByText(label("sign_up.licence.uploaded", { name: "licence.png" }))).toBeVisible();
    await expect(page.getByAltText(label("sign_up.licence.preview", { name: "licence.png" }))).toBeVisible();
    await walk.next();

    await walk.enterCode(await walk.sentCode(portal.url, email));
    await walk.success(email);
    await expect(
      page.getByText(label("sign_up.success.review", { days: REVIEW_WORKING_DAYS })),
    ).toBeVisible();
    await page.getByRole("link", { name: label("sign_up.to_login") }).click();
    await expect(page).toHaveURL(/\/login\/$/);
    await expect(page.getByLabel("Email address")).toHaveValue(email);
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
    await page.keyboard.type(NEW_ACCOUNT_PASSWORD);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByRole("button", { name: /^Account: / })).toBeVisible();
  });

  test("Back and Forward of the browser lead from step to step with everything typed, and Back on the first step leaves", async ({
    page,
  }) => {
    const email = freshAddress("history");
    const walk = signUpWalk(page);
    await page.goto("/login/");
    await page.getByRole("link", { name: label("login.create") }).click();
    await walk.type("business");
    await walk.person(email);
    await walk.company();
    await walk.expectStep("tradeField");
    await page.goBack();
    await walk.expectStep("company");
    await expect(walk.box("companyName")).toHaveValue("Byron GmbH");
    await page.goBack();
    await walk.expectStep("person");
    await expect(walk.field("password.new")).toHaveValue(NEW_ACCOUNT_PASSWORD);
    await page.goForward();
    await walk.expectStep("company");
    // The password is not kept over a reload: what would need it is passed over.
    await page.reload();
    await walk.expectStep("person");
    await expect(walk.field("field.email")).toHaveValue(email);
    await page.goBack();
    await walk.expectStep("accountType");
    await page.goBack();
    await expect(page).toHaveURL(/\/login\/$/);
    await expect(page.getByRole("heading", { level: 1, name: label("login.title") })).toBeVisible();
  });

  test(
    "a business sees that its address already has accounts, and that its VAT number is invalid",
    { tag: "@long" },
    async ({ page, portal }) => {
      const email = freshAddress("business");
      const walk = signUpWalk(page);
      await page.goto("/registration/");
      await walk.type("business");
      await walk.person("gold@demo.test");
      await expect(
        page.getByText(
          label("sign_up.exists.active", {
            email: "support@homeautomation.example",
            code: "WEBACCOUNT_EXISTS_ACTIVE",
          }),
        ),
      ).toBeVisible();
      await expect(page.getByRole("link", { name: label("sign_up.exists.mail") })).toHaveAttribute(
        "href",
        /^mailto:support@homeautomation\.example\?subject=.*WEBACCOUNT_EXISTS_ACTIVE/,
      );
      await expect(walk.field("field.email")).toBeFocused();
      await walk.field("field.email").fill("unactivated@demo.test");
      await walk.next();
      await page.getByRole("button", { name: label("sign_up.exists.resend") }).click();
      await expect(
        page.getByText(label("sign_up.exists.resent", { email: "unactivated@demo.test" })),
      ).toBeVisible();
      await walk.field("field.email").fill(email);
      await walk.next();

      await walk.company();
      await walk.expectStep("tradeField");
      await page.getByRole("button", { name: label("sign_up.back") }).click();
      await walk.fill("vatId", "ATU90000506");
      await walk.next();
      await expect(page.getByText(label("field.problem.VAT_INVALID")).last()).toBeVisible();
      await expect(walk.box("vatId")).toBeFocused();
      await expectAccessible(page, "a refused company");
      await walk.fill("vatId", "");
      await walk.next();
      await walk.tradeField();
      await walk.next();
      await walk.enterCode(await walk.sentCode(portal.url, email));
      await walk.success(email);
    },
  );

  test("a company enters wrong, expired and too many codes, waits for a new one, and changes its address", async ({
    page,
    portal,
  }) => {
    const [first, second] = [freshAddress("first"), freshAddress("company")];
    const walk = signUpWalk(page);
    await page.clock.install();
    await page.goto("/registration/");
    await walk.type("company");
    await walk.person(first);
    await walk.company();
    await walk.tradeField();
    await page.getByRole("checkbox").check();
    await walk.next();

    const right = await walk.sentCode(portal.url, first);
    const wrong = right === "000000" ? "000001" : "000000";
    const expectProblem = (code: string) =>
      expect(page.getByText(label(`sign_up.problem.${code}`))).toBeVisible();
    await refuseNext(page, "verifyCode", { error_code: "CODE_EXPIRED", field: "code" });
    await walk.enterCode(right);
    await expectProblem("CODE_EXPIRED");
    for (let tries = 0; tries < 5; tries += 1) {
      await walk.enterCode(wrong);
      await expectProblem("CODE_WRONG");
    }
    await walk.enterCode(right);
    await expectProblem("CODE_TOO_MANY_TRIES");
    await expectAccessible(page, "a refused code");

    const another = page.getByRole("button", { name: label("sign_up.code.resend") });
    await expect(page.getByText(/You can request a new code in \d+\u00A0s/)).toBeVisible();
    await expect(another).toBeHidden();
    // A minute passes for the page only: the server still refuses, and answers how long to wait.
    await page.clock.runFor(61_000);
    await another.click();
    await expect(page.getByText(label("sign_up.code.earlier", { email: first }))).toBeVisible();
    await expect(another).toBeHidden();

    await page.getByRole("button", { name: label("sign_up.code.change") }).click();
    await walk.field("field.email").fill(second);
    for (const step of ["company", "tradeField", "proof"]) {
      await walk.next();
      await walk.expectStep(step);
    }
    await walk.next();
    await walk.enterCode(await walk.sentCode(portal.url, second));
    await walk.success(second);
  });

  test("a private person reloads during the sign-up and in the wait screen, sees code 7001, and has one account at the end", async ({
    page,
    portal,
  }) => {
    const email = freshAddress("private");
    const walk = signUpWalk(page);
    await page.goto("/registration/");
    await walk.type("private");
    await refuseNext(page, "checkEmail", { error_code: "EMAIL_INVALID", field: "email" });
    await walk.person(email, true);
    await expect(walk.field("field.email")).toBeFocused();
    await page.reload();
    await expect(page.getByText(label("sign_up.restored"))).toBeVisible();
    await expect(walk.field("field.email")).toHaveValue(email);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
      .not.toContain(NEW_ACCOUNT_PASSWORD);
    await walk.next();
    await expect(walk.field("password.new")).toBeFocused();
    await walk.password();
    await walk.next();

    await refuseNext(page, "createAccount", { error_code: "7001" });
    await walk.enterCode(await walk.sentCode(portal.url, email));
    await expect(
      page.getByRole("heading", { level: 1, name: label("sign_up.uncreated.title") }),
    ).toBeFocused();
    await expect(page.getByText("Code 7001", { exact: true })).toBeVisible();
    let made: (status: number) => void = () => {};
    const answered = new Promise<number>((resolve) => {
      made = resolve;
    });
    // The account is created, and the page receives no answer.
    await page.route("**/api/createAccount", async (route) => made((await route.fetch()).status()), {
      times: 1,
    });
    await page.getByRole("button", { name: label("failure.retry") }).click();
    await expect(page.getByRole("heading", { level: 1, name: label("sign_up.wait.title") })).toBeVisible();
    expect(await answered).toBe(200);
    await expectAccessible(page, "the wait screen");
    await page.reload();
    await walk.success(email);
    // A code and one welcome.
    await expectLetters(page, portal.url, email, 2);
    await page.reload();
    await walk.expectStep("accountType");
  });
});

test.describe("in German at 390 px", () => {
  test.use({ language: "dede", viewport: { width: 390, height: 844 } });

  test("a partner uploads its licence", { tag: "@long" }, async ({ page, portal }) => {
    const email = freshAddress("partner.de");
    const walk = signUpWalk(page, "dede");
    await page.goto("/registration/");
    await walk.type("partner");
    await walk.person(email);
    await walk.company();
    await walk.tradeField();
    await walk.upload();
    await expectAccessible(page, "the trade licence");
    await walk.next();
    await walk.enterCode(await walk.sentCode(portal.url, email));
    await walk.success(email);
    await expect(
      page.getByText(walk.w("sign_up.success.review", { days: REVIEW_WORKING_DAYS })),
    ).toBeVisible();
  });

  test("a business signs up by keyboard alone", async ({ page, portal }) => {
    const email = freshAddress("business.de");
    const { w, tabTo, typeInto, field, box, country, expectStep, sentCode, success } = signUpWalk(
      page,
      "dede",
    );
    const { keyboard } = page;
    const atHeading = () => expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goto("/registration/");
    await tabTo(page.getByRole("radio", { name: w("sign_up.type.partner") }));
    await keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: w("sign_up.type.business") })).toBeChecked();
    await keyboard.press("Enter");
    await expectStep("person");
    await atHeading();

    await tabTo(page.getByRole("button", { name: w("sign_up.next"), exact: true }));
    await keyboard.press("Enter");
    await expect(page.getByRole("radio", { name: w("sign_up.salutation.ms"), exact: true })).toBeFocused();
    await tabTo(page.getByRole("alert").getByRole("link").last());
    await keyboard.press("Enter");
    const accepted = page.getByRole("checkbox", { name: w("sign_up.field.dataProtection") });
    await expect(accepted).toBeFocused();
    await keyboard.press("Space");
    await expect(accepted).toBeChecked();
    await page.getByRole("heading", { level: 1 }).focus();
    await tabTo(page.getByRole("radio", { name: w("sign_up.salutation.ms"), exact: true }));
    await keyboard.press("Space");
    await typeInto(box("firstname"), "Ada");
    await typeInto(box("lastname"), "Byron");
    await typeInto(field("field.email"), email);
    await typeInto(box("phone"), "+4315550100");
    await typeInto(field("password.new"), NEW_ACCOUNT_PASSWORD);
    await typeInto(field("password.repeat"), NEW_ACCOUNT_PASSWORD);
    await keyboard.press("Enter");

    await expectStep("company");
    await atHeading();
    await typeInto(box("companyName"), "Byron GmbH");
    await typeInto(country, "deutsch");
    await keyboard.press("Enter");
    await expect(country).toHaveValue("Deutschland");
    await typeInto(box("street"), "Ring 1");
    await typeInto(box("zip"), "10115");
    await typeInto(box("city"), "Berlin");
    await keyboard.press("Enter");

    await expectStep("tradeField");
    await atHeading();
    await tabTo(page.getByRole("combobox", { name: w("sign_up.field.businessFields") }));
    await keyboard.press("ArrowDown");
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    await keyboard.press("Enter");
    await keyboard.press("Escape");
    await tabTo(page.getByRole("button", { name: w("sign_up.next"), exact: true }));
    await keyboard.press("Enter");

    await expectStep("proof");
    await atHeading();
    await tabTo(page.getByRole("button", { name: w("sign_up.next"), exact: true }));
    await keyboard.press("Enter");
    const code = await sentCode(portal.url, email);
    await atHeading();
    await typeInto(field("sign_up.code.label"), code);
    await keyboard.press("Enter");
    await success(email);
    await tabTo(page.getByRole("link", { name: w("sign_up.to_login") }));
    await keyboard.press("Enter");
    await expect(page.getByLabel(w("login.email"), { exact: true })).toBeVisible();
  });

  test(
    "a company moves back and forth between steps, and sees that its VAT number belongs to another account",
    { tag: "@long" },
    async ({ page, portal }) => {
      const email = freshAddress("company.de");
      const walk = signUpWalk(page, "dede");
      await page.goto("/registration/");
      await walk.type("company");
      await walk.person(email);
      await walk.company();
      await walk.tradeField();
      const back = page.getByRole("button", { name: walk.w("sign_up.back") });
      for (const step of ["tradeField", "company", "person", "accountType"]) {
        await back.click();
        await walk.expectStep(step);
      }
      await walk.next();
      await expect(walk.field("field.email")).toHaveValue(email);
      await expect(walk.field("password.new")).toHaveValue(NEW_ACCOUNT_PASSWORD);
      await walk.next();
      await walk.expectStep("company");
      await walk.fill("vatId", "ATU90000016");
      for (const step of ["tradeField", "proof"]) {
        await walk.next();
        await walk.expectStep(step);
      }
      await page.getByRole("checkbox").check();
      await walk.next();
      await walk.enterCode(await walk.sentCode(portal.url, email));
      await expect(
        page.getByRole("heading", { level: 1, name: walk.w("sign_up.rejected.title") }),
      ).toBeFocused();
      await expect(page.getByText(walk.w("sign_up.rejected.text", { email }))).toBeVisible();
      await expect(page.getByText(/ACCOUNT_CREATION_FAILED/)).toBeVisible();
      await expectAccessible(page, "a sign-up that support looks at");

      await page.getByRole("button", { name: walk.w("sign_up.edit") }).click();
      await walk.expectStep("person");
      await walk.next();
      await walk.expectStep("company");
      await walk.fill("vatId", "");
      for (const step of ["tradeField", "proof"]) {
        await walk.next();
        await walk.expectStep(step);
      }
      await walk.next();
      await walk.success(email);
    },
  );

  test(
    "a private person signs up from a shop, and returns to the shop's login",
    { tag: "@long" },
    async ({ page, portal }) => {
      const email = freshAddress("private.de");
      const walk = signUpWalk(page, "dede");
      await page.goto("/registration/at/");
      await expect(page.getByRole("list", { name: walk.w("shop.steps") })).toBeVisible();
      await walk.type("private");
      await walk.person(email, true);
      await walk.enterCode(await walk.sentCode(portal.url, email));
      await walk.success(email);
      await expect(page.getByRole("link", { name: walk.w("sign_up.to_login") })).toHaveAttribute(
        "href",
        "/login/at/",
      );
    },
  );
});
