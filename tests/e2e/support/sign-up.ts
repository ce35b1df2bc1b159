import { expect, test, type Locator, type Page } from "@playwright/test";
import type { Catalogue } from "../../../src/domain/shell/locale.ts";
import { codeIn, letterTo } from "./letters.ts";
import { labelsIn } from "./texts.ts";
import { focusByTab } from "./settled.ts";

export const NEW_ACCOUNT_PASSWORD = "Brand-New-2026!";

export const licencePdf = {
  name: "licence.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4 a trade licence"),
};

/** An address without an account, different at each run of the test. */
export const freshAddress = (name: string): string =>
  `ada.${name}.${test.info().repeatEachIndex}@new.example`;

/** Fills in the screens of the sign-up in one language. */
export const signUpWalk = (page: Page, language: Catalogue = "enus") => {
  const w = labelsIn(language);
  const field = (name: string) => page.getByLabel(w(name), { exact: true });
  const box = (name: string) =>
    page.getByRole("textbox", {
      name: new RegExp(`^${w(`sign_up.field.${name}`).replaceAll(/[()]/g, "\\$&")}`),
    });
  const fill = (name: string, value: string) => box(name).fill(value);
  const country = page.getByRole("combobox", { name: w("sign_up.field.country") });
  const next = () => page.getByRole("button", { name: w("sign_up.next"), exact: true }).click();
  const expectStep = (step: string) =>
    expect(page.getByRole("heading", { level: 1, name: w(`sign_up.step.${step}`) })).toBeVisible();
  const file = (chosen: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }) =>
    page.locator("input[type=file]").setInputFiles(chosen);
  const password = async () => {
    await field("password.new").fill(NEW_ACCOUNT_PASSWORD);
    await field("password.repeat").fill(NEW_ACCOUNT_PASSWORD);
  };
  const address = async () => {
    await country.fill("AT");
    await country.press("Enter");
    await fill("street", "Ring 1");
    await fill("zip", "1010");
    await fill("city", "Wien");
  };
  const typeInto = async (control: Locator, text: string) => {
    await focusByTab(page, control);
    await page.keyboard.type(text);
  };
  return {
    w,
    next,
    fill,
    field,
    box,
    country,
    file,
    password,
    expectStep,
    tabTo: (control: Locator) => focusByTab(page, control),
    typeInto,
    type: async (type: string) => {
      await expectStep("accountType");
      await page
        .getByRole("radio", { name: w(`sign_up.type.${type}`) })
        .first()
        .check();
      await next();
      await expectStep("person");
    },
    person: async (email: string, withAddress = false) => {
      await page.getByRole("radio", { name: w("sign_up.salutation.ms"), exact: true }).check();
      await fill("firstname", "Ada");
      await fill("lastname", "Byron");
      await field("field.email").fill(email);
      await fill("phone", "+43 1 555 01 00");
      await password();
      if (withAddress) await address();
      await page.getByRole("checkbox", { name: w("sign_up.field.dataProtection") }).check();
      await next();
    },
    company: async () => {
      await expectStep("company");
      await fill("companyName", "Byron GmbH");
      await address();
      await next();
    },
    tradeField: async () => {
      await expectStep("tradeField");
      await page.getByRole("combobox", { name: w("sign_up.field.businessFields") }).click();
      await page.getByRole("listbox").getByRole("option").first().click();
      await page.keyboard.press("Escape");
      await next();
      await expectStep("proof");
    },
    upload: async () => {
      await file(licencePdf);
      await expect(page.getByText(w("sign_up.licence.uploaded", { name: licencePdf.name }))).toBeVisible();
    },
    /** The code of the email, once the page shows that it was sent. */
    sentCode: async (origin: string, email: string) => {
      await expectStep("code");
      await expect(page.getByText(w("sign_up.code.sent", { email }))).toBeVisible();
      return codeIn(await letterTo(page, origin, email));
    },
    enterCode: async (code: string) => {
      await field("sign_up.code.label").fill(code);
      const answer = page.waitForResponse("**/api/verifyCode");
      await page.getByRole("button", { name: w("sign_up.code.confirm") }).click();
      await answer;
    },
    success: (email: string) => expect(page.getByText(w("sign_up.success.text", { email }))).toBeVisible(),
  };
};
