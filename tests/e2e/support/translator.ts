import fs from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { Catalogue } from "../../../src/domain/shell/locale.ts";

/**
 * Translates what the page shows as the translator of Chromium does: each text node is replaced by two nested elements,
 * and so is each that comes later. The words stay, so that a test finds them. A text node that stands beside other
 * elements is an error in the page's console, because React would look for it there (facebook/react 11538).
 */
export const translate = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const untranslated = "script, style, noscript, textarea, head";
    const replaced = new WeakSet<Node>();
    const isOfReact = (element: Element): boolean =>
      Object.keys(element).some((name) => name.startsWith("__reactFiber$"));
    const isWords = (node: Node): boolean => node instanceof Text && node.data.trim() !== "";
    const replace = (text: Node): void => {
      const { parentElement } = text;
      if (parentElement === null || replaced.has(text) || parentElement.closest(untranslated) !== null)
        return;
      const beside = [...parentElement.childNodes].filter(
        (node) => node !== text && (node instanceof Element || isWords(node)),
      );
      if (beside.length > 0 && isOfReact(parentElement))
        // oxlint-disable-next-line no-console -- read by the test
        console.error(`a text beside other elements: "${text.nodeValue}" in ${parentElement.outerHTML}`);
      const [outer, inner, translated] = [
        document.createElement("font"),
        document.createElement("font"),
        new Text(text.nodeValue ?? ""),
      ];
      replaced.add(translated);
      inner.append(translated);
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    };
    const replaceIn = (node: Node): void => {
      if (isWords(node)) return replace(node);
      for (const child of Array.from(node.childNodes)) replaceIn(child);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of target instanceof Text ? [target] : addedNodes) replaceIn(node);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

const textsOf = (locale: Catalogue): ReadonlySet<string> =>
  new Set(
    fs
      .readdirSync(`locales/${locale}`)
      .flatMap((file) =>
        Object.values(
          JSON.parse(fs.readFileSync(`locales/${locale}/${file}`, "utf8")) as Readonly<
            Record<string, string>
          >,
        ),
      ),
  );

/** Expects no text in the words of the language before. Of one word are also names, which stay. */
export const expectNoWordsOf = async (page: Page, before: Catalogue, now: Catalogue): Promise<void> => {
  const own = textsOf(now);
  const others = [...textsOf(before)].filter((text) => text.includes(" ") && !own.has(text));
  await expect
    .poll(
      () =>
        page.evaluate((texts) => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          while (walker.nextNode() !== null) {
            const text = walker.currentNode.nodeValue?.trim() ?? "";
            if (texts.includes(text)) found.push(text);
          }
          return found;
        }, others),
      `texts of ${before} in ${now}`,
    )
    .toEqual([]);
};
