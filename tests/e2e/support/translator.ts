import { catalogueTexts } from "../../../scripts/vite/text-files.ts";
import { expect, type Page } from "@playwright/test";
import type { Catalogue } from "../../../src/domain/shell/locale.ts";

/**
 * Translates what the page shows as the translator of Chromium does: each text node is replaced by two nested elements,
 * and so is each that comes later. The words stay, so that a test finds them, but a space that nobody sees is behind
 * them: nothing may rely on their being the same. A text node that stands beside other elements is an error in the
 * page's console, because React would look for it there (facebook/react 11538).
 */
export const translate = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const untranslated = "script, style, noscript, textarea, head";
    const replaced = new WeakSet<Node>();
    const isOfReact = (element: Element): boolean =>
      Object.keys(element).some((name) => name.startsWith("__reactFiber$"));
    const isText = (node: Node): boolean => node instanceof Text && node.data.trim() !== "";
    const replace = (text: Node): void => {
      const { parentElement } = text;
      if (parentElement === null || replaced.has(text) || parentElement.closest(untranslated) !== null)
        return;
      const beside = [...parentElement.childNodes].filter(
        (node) => node !== text && (node instanceof Element || isText(node)),
      );
      if (beside.length > 0 && isOfReact(parentElement))
        // oxlint-disable-next-line no-console -- read by the test
        console.error(`a text beside other elements: "${text.nodeValue}" in ${parentElement.outerHTML}`);
      const [outer, inner, translated] = [
        document.createElement("font"),
        document.createElement("font"),
        new Text(`${text.nodeValue ?? ""}\u200a`),
      ];
      replaced.add(translated);
      inner.append(translated);
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    };
    const replaceIn = (node: Node): void => {
      if (isText(node)) return replace(node);
      for (const child of Array.from(node.childNodes)) replaceIn(child);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of target instanceof Text ? [target] : addedNodes) replaceIn(node);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** A text with values, such as `{{count}} orders`, as what is read of it; undefined where it has too few isText of its own to be told from others. */
const patternOf = (text: string): RegExp | undefined => {
  const parts = text.split(/\{\{[^}]*\}\}/);
  const ownWords = parts.join(" ").match(/\p{L}{2,}/gu) ?? [];
  if (parts.length === 1 || ownWords.length < 2) return undefined;
  return new RegExp(
    `^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("(.+?)")}$`,
    "su",
  );
};

/** The words of a language: texts as they are, and those with values. */
interface Spoken {
  readonly texts: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}

const spoken = new Map<Catalogue, Spoken>();

const spokenOf = (locale: Catalogue): Spoken => {
  const known = spoken.get(locale);
  if (known !== undefined) return known;
  const texts = Object.values(catalogueTexts(locale));
  const read = {
    texts: new Set(texts),
    patterns: [...new Set(texts)].flatMap((text) => patternOf(text) ?? []),
  };
  spoken.set(locale, read);
  return read;
};

/** What is seen or read out of the page: its texts, and the attributes that hold words. */
const shownTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const attributes = [
      "aria-label",
      "aria-description",
      "aria-valuetext",
      "title",
      "placeholder",
      "alt",
      "data-label",
      "data-alone",
    ];
    const found = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) found.add(walker.currentNode.nodeValue?.trim() ?? "");
    for (const name of attributes)
      for (const element of document.querySelectorAll(`[${name}]`))
        found.add(element.getAttribute(name)?.trim() ?? "");
    return [...found];
  });

/** True for words of the language before that are none of the present one. Of one word are also names, which stay. */
const isStale = (text: string, before: Spoken, now: Spoken): boolean => {
  if (!text.includes(" ") || now.texts.has(text)) return false;
  if (before.texts.has(text)) return true;
  const own = now.patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (own === undefined) return before.patterns.some((pattern) => pattern.test(text));
  // In a text of the present language a value can be a text, too.
  return own.slice(1).some((value) => value !== text && isStale(value, before, now));
};

/** Expects no text and no attribute in the texts of the language before, with whatever values. */
export const expectNoTextOf = async (page: Page, before: Catalogue, now: Catalogue): Promise<void> => {
  const [then, own] = [spokenOf(before), spokenOf(now)];
  const known = new Map<string, boolean>();
  const stale = (text: string): boolean => {
    const found = known.get(text) ?? isStale(text, then, own);
    known.set(text, found);
    return found;
  };
  await expect
    .poll(async () => (await shownTexts(page)).filter(stale), `texts of ${before} in ${now}`)
    .toEqual([]);
};
