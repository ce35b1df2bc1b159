import { expect, type Locator, type Page } from "@playwright/test";
import { languageTag, type Catalogue } from "../../../src/domain/shell/locale.ts";
import { languageNames } from "../../../src/ui/shell/frame/language-names.ts";
import { measured } from "./settled.ts";

/** Gives the window a width, and waits until what is measured in the page has seen it. */
export const setWidth = async (page: Page, width: number, height = 800): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen(undefined)))),
  );
};

const presentMisfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const found: string[] =
      root.scrollWidth > root.clientWidth
        ? [`the page is ${root.scrollWidth} px wide in ${root.clientWidth}`]
        : [];
    // A box that scrolls by keyboard, or a row of tabs.
    const scrolls = (element: Element): boolean =>
      element.closest("[role=group][tabindex='0'], [role=tablist], main nav") !== null;
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
      );
    // A name for screen readers only is in a box of one pixel.
    const isUnseen = (element: Element): boolean => {
      for (let around: Element | null = element; around !== null; around = around.parentElement)
        if (around.clientWidth === 1 && around.clientHeight === 1) return true;
      return false;
    };
    const overflows = new Map<Element, string>();
    for (const element of document.body.querySelectorAll("*")) {
      // The cheap question first: most elements have no text of their own.
      if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || isUnseen(element) || scrolls(element)) continue;
      const text = `"${element.textContent?.trim().slice(0, 60)}"`;
      if (box.right > root.clientWidth + 1 || box.left < -1)
        found.push(`${text} from ${box.left} to ${box.right}`);
      // What is drawn scales with its picture, and has no box of its own.
      if (
        element instanceof HTMLElement &&
        element.clientWidth > 0 &&
        element.scrollWidth > element.clientWidth + 1
      )
        found.push(`${text} is cut: ${element.scrollWidth} in ${element.clientWidth}`);
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        const overflowX = overflows.get(around) ?? getComputedStyle(around).overflowX;
        overflows.set(around, overflowX);
        if (overflowX === "auto" || overflowX === "scroll") break;
        if (overflowX === "visible") continue;
        const { left, right } = around.getBoundingClientRect();
        if (box.right > right + 1 || box.left < left - 1) found.push(`${text} is cut by what is around it`);
      }
      if (getComputedStyle(element).overflowY === "hidden" && element.scrollHeight > element.clientHeight + 1)
        found.push(`${text} is cut below`);
    }
    return found;
  });

/** Elements that overflow an edge of the page, or that their own box cuts off. Scrollable elements are allowed. */
export const misfits = (page: Page): Promise<readonly string[]> => measured(page, () => presentMisfits(page));

const presentDisorders = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
    /** The number of lines of a part of a text. */
    const linesOf = (node: Node, from: number, to: number): number => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      ).size;
    };
    const textsIn = (element: Element): readonly Node[] => {
      const texts: Node[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode() !== null) {
        const { parentElement } = walker.currentNode;
        if (walker.currentNode.nodeValue?.trim() !== "" && parentElement !== null && isShown(parentElement))
          texts.push(walker.currentNode);
      }
      return texts;
    };
    /** A link that looks like a button has a border. */
    const isButton = (element: Element): boolean => {
      const { display, borderTopWidth } = getComputedStyle(element);
      return element.localName === "button" || (display === "inline-flex" && borderTopWidth !== "0px");
    };
    /** On a phone a text may be longer than the window. */
    const isFull = (button: Element): boolean => {
      const around = button.parentElement;
      if (innerWidth >= 400 || around === null) return false;
      const { paddingLeft, paddingRight } = getComputedStyle(around);
      const room = around.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return button.getBoundingClientRect().width >= room - 1;
    };
    for (const button of [...document.querySelectorAll("button:not([role=combobox], nav *), a")].filter(
      isButton,
    ))
      for (const node of isShown(button) ? textsIn(button) : []) {
        const text = node.nodeValue ?? "";
        if (linesOf(node, 0, text.length) > 1 && !isFull(button))
          found.push(`the button "${text}" has two lines`);
      }
    for (const element of document.querySelectorAll(
      ":not([data-fit=stacked]) > table td, th, dt, h1, h2, h3, label, legend, button, nav a",
    ))
      for (const node of isShown(element) ? textsIn(element) : []) {
        const text = node.nodeValue ?? "";
        // Most texts have one line: none of their words is measured.
        if (linesOf(node, 0, text.length) <= 1) continue;
        for (const word of text.matchAll(/[\p{L}\p{N}]+/gu)) {
          // The end of the line before a soft hyphen is part of what begins after it.
          const from = word.index + (text[word.index - 1] === "\u00AD" ? 1 : 0);
          if (linesOf(node, from, word.index + word[0].length) > 1)
            found.push(`"${word[0]}" in ${element.localName} is broken inside`);
        }
      }

    const place = scrollY;
    scrollTo(0, 0);
    const page = document.querySelector("header")?.getBoundingClientRect();
    for (const table of document.querySelectorAll("table")) {
      const head = table.tHead?.rows[0]?.cells[0];
      const [first, , third] = table.tBodies[0]?.rows ?? [];
      if (head === undefined || first === undefined || !isShown(head)) continue;
      const name = table.getAttribute("aria-label");
      const bottom = (): number => head.getBoundingClientRect().bottom;
      if (bottom() > first.getBoundingClientRect().top + 1)
        found.push(`the head of "${name}" covers its first row`);
      if (third === undefined || page === undefined || table.closest("dialog") !== null) continue;
      // With its third row below the page's header and the head, the head lies there without a gap.
      scrollBy(0, third.getBoundingClientRect().top - page.bottom - head.offsetHeight);
      const isScrolled = Math.abs(third.getBoundingClientRect().top - page.bottom - head.offsetHeight) < 1.5;
      const gap = head.getBoundingClientRect().top - page.bottom;
      if (isScrolled && Math.abs(gap) > 1)
        found.push(`the head of "${name}" lies ${gap} px below the page's header`);
      scrollTo(0, 0);
    }
    scrollTo(0, place);
    return found;
  });

/**
 * What is wrong with how a page is laid out: heads of tables that cover a row, at the top of the page and where they
 * stick, buttons of two lines (on a phone: where there is room for one), and words that are broken inside. The entries of a navigation are no buttons.
 */
export const disorders = (page: Page): Promise<readonly string[]> =>
  measured(page, () => presentDisorders(page));

const presentSmallTargets = (page: Page): Promise<readonly string[]> =>
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
        html: element.outerHTML.slice(0, 120),
      }))
      .filter(({ box, before }) => !before && box.width > 1 && (box.height < 24 || box.width < 24))
      .map(({ box, html }) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${html}`),
  );

/** Interactive elements that are less than 24 px high or wide, except links within a text. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  measured(page, () => presentSmallTargets(page));

/** The language menu: in the header where somebody signs up or in, else in the footer. */
export const languageMenu = (page: Page): Locator =>
  page.locator("button[name=language]:not(main *)").first();

/** An option of the open language menu. */
export const languageOption = (page: Page, locale: Catalogue): Locator =>
  page.getByRole("option", { name: languageNames[locale], exact: true });

/** Chooses a language in the menu. */
export const chooseLanguage = async (page: Page, locale: Catalogue): Promise<void> => {
  await languageMenu(page).click();
  await languageOption(page, locale).click();
};

/** Switches the language in place, and waits until the page shows it. */
export const speak = async (page: Page, locale: Catalogue): Promise<void> => {
  await chooseLanguage(page, locale);
  await expect(page.locator("html")).toHaveAttribute("lang", languageTag(locale));
};
