import { expect, type Page } from "@playwright/test";
import { languageTag, type Locale } from "../../../src/domain/shell/locale.ts";

/** Elements that overflow the right edge of the page, or that their own box cuts off. Scrollable elements are allowed. */
export const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const found: string[] =
      root.scrollWidth > root.clientWidth
        ? [`the page is ${root.scrollWidth} px wide in ${root.clientWidth}`]
        : [];
    const scrolls = (element: Element): boolean => element.closest("[role=group][tabindex='0']") !== null;
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
      );
    const overflows = new Map<Element, string>();
    for (const element of document.body.querySelectorAll("*")) {
      const box = element.getBoundingClientRect();
      // A name for screen readers only is one pixel wide.
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        box.width <= 1 ||
        !hasText(element) ||
        scrolls(element)
      )
        continue;
      const words = `"${element.textContent?.trim().slice(0, 60)}"`;
      if (box.right > root.clientWidth + 1 || box.left < -1)
        found.push(`${words} from ${box.left} to ${box.right}`);
      if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
        found.push(`${words} is cut: ${element.scrollWidth} in ${element.clientWidth}`);
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        const overflowX = overflows.get(around) ?? getComputedStyle(around).overflowX;
        overflows.set(around, overflowX);
        if (overflowX === "auto" || overflowX === "scroll") break;
        if (overflowX !== "visible" && box.right > around.getBoundingClientRect().right + 1)
          found.push(`${words} is cut by what is around it`);
      }
      if (getComputedStyle(element).overflowY === "hidden" && element.scrollHeight > element.clientHeight + 1)
        found.push(`${words} is cut below`);
    }
    return found;
  });

/** Interactive elements that are less than 24 px high or wide, except links within a text. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.locator("a, button, select, input:not([type=file]), [role=combobox]").evaluateAll((elements) =>
    elements
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches("p *, h3 *, td *, [href='#main']"),
      )
      .map((element) => ({
        box: (element.closest("label") ?? element).getBoundingClientRect(),
        before: getComputedStyle(element, "::after").position === "absolute",
        words: element.outerHTML.slice(0, 120),
      }))
      .filter(({ box, before }) => !before && box.width > 1 && (box.height < 24 || box.width < 24))
      .map(({ box, words }) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${words}`),
  );

const languageMenu = (page: Page) => page.getByRole("contentinfo").getByRole("combobox");

/** Switches the language in place, and waits until the page shows it; the registration mode has no footer, so there the page is loaded again. */
export const speak = async (page: Page, locale: Locale): Promise<void> => {
  if ((await languageMenu(page).count()) > 0) await languageMenu(page).selectOption(locale);
  else {
    await page.context().addCookies([{ name: "portal_lang", value: locale, domain: "localhost", path: "/" }]);
    await page.reload();
  }
  await expect(page.locator("html")).toHaveAttribute("lang", languageTag(locale));
};
