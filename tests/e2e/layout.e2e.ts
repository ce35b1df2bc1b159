import type { Page } from "@playwright/test"
import { languageTag, offeredCatalogues, type Locale } from "../../src/domain/locale.ts"
import { signInByCall } from "./support/people.ts"
import { openScreen, screens } from "./support/screens.ts"
import { expect, test } from "./support/test.ts"

test.use({ contextOptions: { reducedMotion: "reduce" } })

/** What of the page lies beyond its right edge, or is cut off inside its own box. What scrolls by itself is no fault. */
const misfits = (page: Page): Promise<readonly string[]> => page.evaluate(() => {
  const root = document.documentElement
  const found: string[] = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide in ${root.clientWidth}`] : []
  const scrolls = (element: Element): boolean => element.closest("[role=group][tabindex='0']") !== null
  const hasText = (element: Element): boolean => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "")
  const overflows = new Map<Element, string>()
  for (const element of document.body.querySelectorAll("*")) {
    const box = element.getBoundingClientRect()
    // A name for screen readers alone is one pixel wide.
    if (!element.checkVisibility({ visibilityProperty: true }) || box.width <= 1 || !hasText(element) || scrolls(element)) continue
    const words = `"${element.textContent?.trim().slice(0, 60)}"`
    if (box.right > root.clientWidth + 1 || box.left < -1) found.push(`${words} from ${box.left} to ${box.right}`)
    if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1) found.push(`${words} is cut: ${element.scrollWidth} in ${element.clientWidth}`)
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      const overflowX = overflows.get(around) ?? getComputedStyle(around).overflowX
      overflows.set(around, overflowX)
      if (overflowX === "auto" || overflowX === "scroll") break
      if (overflowX !== "visible" && box.right > around.getBoundingClientRect().right + 1) found.push(`${words} is cut by what is around it`)
    }
    if (getComputedStyle(element).overflowY === "hidden" && element.scrollHeight > element.clientHeight + 1) found.push(`${words} is cut below`)
  }
  return found
})

const languageMenu = (page: Page) => page.getByRole("contentinfo").getByRole("combobox")

/** Switches to a language in place, and waits until the page speaks it; the registration mode has no footer, so there the page comes anew. */
const speak = async (page: Page, locale: Locale): Promise<void> => {
  if (await languageMenu(page).count() > 0) await languageMenu(page).selectOption(locale)
  else {
    await page.context().addCookies([{ name: "portal_lang", value: locale, domain: "localhost", path: "/" }])
    await page.reload()
  }
  await expect(page.locator("html")).toHaveAttribute("lang", languageTag(locale))
}

for (const screen of screens) {
  test(`${screen.name} fits every width in every language`, async ({ page, baseURL }) => {
    await openScreen(page, baseURL ?? "", screen)
    for (const locale of offeredCatalogues) {
      await speak(page, locale)
      await expect(page.locator(screen.there).first()).toBeVisible()
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0)
      for (const width of [320, 800, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await misfits(page), `${locale} at ${width} px`).toEqual([])
      }
    }
  })
}

test("what floats fits a small phone in the longest languages", async ({ page, baseURL }) => {
  await signInByCall(page, baseURL ?? "", "gold")
  await page.setViewportSize({ width: 320, height: 640 })
  for (const locale of ["dede", "cscz"] as const) {
    await page.goto("/order/SO-2026-000560/")
    await expect(page.locator("main table td").first()).toBeVisible()
    await speak(page, locale)
    for (const button of await page.locator("header button[aria-label][aria-expanded]").all()) {
      await button.click()
      expect(await misfits(page), `${locale}: ${await button.getAttribute("aria-label")}`).toEqual([])
      await page.keyboard.press("Escape")
    }
    await page.locator("main h1").locator("xpath=../..").getByRole("button").click()
    await expect(page.getByRole("dialog")).toBeVisible()
    expect(await misfits(page), `${locale}: help form`).toEqual([])
    await page.goto("/orders/")
    await page.locator("main button[aria-haspopup=dialog]").click()
    await expect(page.getByRole("dialog")).toBeVisible()
    expect(await misfits(page), `${locale}: filters`).toEqual([])
  }
})

test("twice as large, everything fits", async ({ page, baseURL }) => {
  await signInByCall(page, baseURL ?? "", "gold")
  for (const { name, path, there } of screens.filter(({ person }) => person === "gold")) {
    await page.goto(path)
    await expect(page.locator(there).first()).toBeVisible()
    // Zoomed to 200 % a monitor has half its width; with text alone twice as large it keeps it.
    for (const [width, size] of [[720, "100%"], [1440, "200%"]] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate((fontSize) => { document.documentElement.style.fontSize = fontSize }, size)
      expect(await misfits(page), `${name}, text at ${size} in ${width} px`).toEqual([])
    }
  }
})

test("everything that is pressed is at least 24 px high and wide, or is a word in a text", async ({ page, baseURL }) => {
  await signInByCall(page, baseURL ?? "", "gold")
  for (const { name, path, there } of screens.filter(({ person }) => person === "gold")) {
    await page.goto(path)
    await expect(page.locator(there).first()).toBeVisible()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const small = await page.locator("a, button, select, input:not([type=file]), [role=combobox]").evaluateAll((elements) =>
        elements.filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches("p *, h3 *, td *, [href='#main']"))
          .map((element) => ({ box: (element.closest("label") ?? element).getBoundingClientRect(), before: getComputedStyle(element, "::after").position === "absolute", words: element.outerHTML.slice(0, 120) }))
          .filter(({ box, before }) => !before && box.width > 1 && (box.height < 24 || box.width < 24))
          .map(({ box, words }) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${words}`))
      expect(small, `${name} at ${width} px`).toEqual([])
    }
  }
})

test("the journey by keyboard alone: skip link, menu, row, dialog with its focus kept and given back", async ({ page, baseURL }) => {
  await signInByCall(page, baseURL ?? "", "gold")
  await page.goto("/")
  await expect(page.locator("main table td").first()).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()

  const tabTo = async (name: string | RegExp, role: "link" | "button"): Promise<void> => {
    const wanted = page.getByRole(role, { name, exact: true }).first()
    for (let pressed = 0; pressed < 60 && !(await wanted.evaluate((element) => element === document.activeElement)); pressed += 1) await page.keyboard.press("Tab")
    await expect(wanted).toBeFocused()
  }
  await page.reload()
  await expect(page.locator("main table td").first()).toBeVisible()
  await tabTo(/^Account: /, "button")
  await page.keyboard.press("Enter")
  await tabTo("Sign out", "button")
  await page.keyboard.press("Escape")
  await expect(page.getByRole("button", { name: /^Account: / })).toBeFocused()

  await tabTo("Orders", "link")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeFocused()
  await expect(page.getByText("400 orders")).toBeVisible()
  await tabTo("SO-2026-000560", "link")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: /SO-2026-000560/ })).toBeFocused()

  const opener = page.getByRole("button", { name: "Ask about this order" })
  await tabTo("Ask about this order", "button")
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog")
  await expect(dialog).toBeVisible()
  for (let pressed = 0; pressed < 12; pressed += 1) {
    await page.keyboard.press("Tab")
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null)).toBe(true)
  }
  await page.keyboard.press("Escape")
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test("a wide table that scrolls by itself can be scrolled by keyboard", async ({ page, baseURL }) => {
  await signInByCall(page, baseURL ?? "", "gold")
  await page.setViewportSize({ width: 800, height: 800 })
  await page.goto("/order/SO-2026-000560/")
  const items = page.getByRole("group", { name: "Items" })
  await items.focus()
  expect(await items.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
  await page.keyboard.press("ArrowRight")
  await expect.poll(() => items.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
})

test("who wants no motion gets none", async ({ page, baseURL }) => {
  await signInByCall(page, baseURL ?? "", "gold")
  await page.goto("/order/SO-2026-000560/")
  await page.getByRole("button", { name: "Ask about this order" }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0) > 200).length)).toBe(0)
})
