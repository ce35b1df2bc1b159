import { expect, type Page } from "@playwright/test"
import { codeIn, letterTo } from "./letters.ts"
import { words, wordsIn } from "./words.ts"

export const NEW_ACCOUNT_PASSWORD = "Brand-New-2026!"

const pdf = Buffer.from("%PDF-1.4 a trade licence")

/** Walks the sign-up's screens as a person does, in one language. */
export const signUpWalk = (page: Page, language = "enus") => {
  const w = language === "enus" ? words : wordsIn(language)
  const field = (name: string) => page.getByLabel(w(name), { exact: true })
  const fill = (name: string, value: string) => page.getByRole("textbox", { name: new RegExp(`^${w(`sign_up.field.${name}`).replaceAll(/[()]/g, "\\$&")}`) }).fill(value)
  const choose = async (name: string, option: string) => {
    await page.getByRole("combobox", { name: w(`sign_up.field.${name}`) }).click()
    await page.getByRole("option", { name: option }).click()
    await page.keyboard.press("Escape")
  }
  const next = () => page.getByRole("button", { name: w("sign_up.next"), exact: true }).click()
  const expectStep = (step: string) => expect(page.getByRole("heading", { level: 1, name: w(`sign_up.step.${step}`) })).toBeVisible()
  const password = async () => {
    await field("password.new").fill(NEW_ACCOUNT_PASSWORD)
    await field("password.repeat").fill(NEW_ACCOUNT_PASSWORD)
  }
  const address = async () => {
    await choose("country", language === "dede" ? "Österreich" : "Austria")
    await fill("street", "Ring 1")
    await fill("zip", "1010")
    await fill("city", "Wien")
  }
  return {
    next, fill, choose, field, password, expectStep,
    type: async (type: string) => {
      await page.getByRole("radio", { name: w(`sign_up.type.${type}`) }).first().check()
      await next()
      await expectStep("person")
    },
    person: async (email: string, withAddress = false) => {
      await page.getByRole("radio", { name: w("sign_up.salutation.ms"), exact: true }).check()
      await fill("firstname", "Ada")
      await fill("lastname", "Byron")
      await field("field.email").fill(email)
      await fill("phone", "+43 1 555 01 00")
      await password()
      if (withAddress) await address()
      await page.getByRole("checkbox", { name: w("sign_up.field.dataProtection") }).check()
    },
    company: async () => {
      await expectStep("company")
      await fill("companyName", "Byron GmbH")
      await address()
      await next()
    },
    tradeField: async () => {
      await expectStep("tradeField")
      await page.getByRole("combobox", { name: w("sign_up.field.businessFields") }).click()
      await page.getByRole("option").first().click()
      await page.keyboard.press("Escape")
      await next()
      await expectStep("proof")
    },
    upload: async () => {
      await page.locator("input[type=file]").setInputFiles({ name: "licence.pdf", mimeType: "application/pdf", buffer: pdf })
      await expect(page.getByText(w("sign_up.licence.uploaded", { name: "licence.pdf" }))).toBeVisible()
    },
    code: async (origin: string, email: string) => {
      await expectStep("code")
      await expect(page.getByText(w("sign_up.code.sent", { email }))).toBeVisible()
      await field("sign_up.code.label").fill(codeIn(await letterTo(page, origin, email)))
      await page.getByRole("button", { name: w("sign_up.code.confirm") }).click()
    },
    success: (email: string) => expect(page.getByText(w("sign_up.success.text", { email }))).toBeVisible(),
  }
}
