import { signInByCall } from "./support/people.ts"
import { expect, test } from "./support/test.ts"
import { words } from "./support/words.ts"

test.describe.configure({ timeout: 120_000 })

test("two tabs that save the same data are both asked for: the second sees both and decides", async ({ page, portal }) => {
  await signInByCall(page, portal.url, "disti")
  await page.goto("/settings/")
  const second = await page.context().newPage()
  await second.goto("/settings/")
  for (const [tab, name] of [[page, "First"], [second, "Second"]] as const) {
    const person = tab.getByRole("region", { name: words("settings.person") })
    await person.getByLabel(words("settings.field.lastname")).fill(name)
    await person.getByRole("button", { name: words("settings.save") }).click()
    if (tab === page) await expect(person.getByText(words("settings.saved"))).toBeVisible()
  }
  await expect(second.getByRole("cell", { name: "First" })).toBeVisible()
  await second.getByRole("button", { name: words("settings.collided.keep_mine") }).click()
  await expect(second.getByText(words("settings.saved"), { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(words("settings.field.lastname"))).toHaveValue("Second")
})

test("what is unsaved is asked about by link and by Back; the theme outlives a reload", async ({ page, portal }) => {
  await signInByCall(page, portal.url, "platin")
  await page.goto("/orders/")
  const navigation = page.getByRole("navigation", { name: words("navigation.label") })
  await navigation.getByRole("link", { name: words("navigation.settings") }).click()
  await page.getByRole("radio", { name: words("settings.theme.dark") }).check()
  await page.getByLabel(words("settings.field.lastname")).fill("Unsaved")
  await navigation.getByRole("link", { name: words("navigation.orders") }).click()
  const question = page.getByRole("dialog", { name: words("settings.leave.title") })
  await question.getByRole("button", { name: words("settings.leave.stay") }).click()
  await expect(page).toHaveURL(/\/settings\/$/)
  await page.goBack()
  await expect(question).toBeVisible()
  await expect(page).toHaveURL(/\/settings\/$/)
  await question.getByRole("button", { name: words("settings.leave.go") }).click()
  await expect(page).toHaveURL(/\/orders\/$/)
  await page.reload()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
})

test("signing out everywhere ends this session too", async ({ page, portal }) => {
  await signInByCall(page, portal.url, "reg21")
  await page.goto("/settings/")
  await page.getByRole("button", { name: words("settings.session.end_all") }).click()
  await expect(page.getByRole("heading", { level: 1, name: words("login.title") })).toBeVisible()
})
