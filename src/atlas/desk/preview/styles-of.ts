import { BODY, ROOT } from "./picture-of.ts";

/** Selectors of a page, for a picture of it: the picture's root and body are in the place of the page's. */
export const selectorInPicture = (selector: string): string =>
  selector
    .replaceAll(/(?<![\w.#"-])(?:html|:root)(?![\w-])/g, "&")
    .replaceAll(/(?<![\w.#"-])body(?![\w-])/g, `.${BODY}`);

/** A picture has no window: lengths of the window are px. */
export const withoutWindow = (
  text: string,
  { innerWidth, innerHeight }: Pick<Window, "innerWidth" | "innerHeight">,
): string =>
  text.replaceAll(/(-?[\d.]+)[dsl]?v([hwib])\b/g, (_, number: string, side: string) => {
    const whole = side === "h" || side === "b" ? innerHeight : innerWidth;
    return `${(Number(number) * whole) / 100}px`;
  });

/** The selectors of the elements to whose parts a rule applies: a part such as `::before` is no element. */
const ofElements = (selector: string): string =>
  selector
    .replaceAll(/(^|[\s,>+~(])::[\w-]+(?:\([^)]*\))?/g, "$1*")
    .replaceAll(/::[\w-]+(?:\([^)]*\))?/g, "");

const applies = (selector: string): boolean => {
  try {
    return document.querySelector(ofElements(selector)) !== null;
  } catch {
    // A selector that only a style sheet can have.
    return false;
  }
};

interface Rule {
  readonly selector: string;
  readonly text: string;
}

/** The rules that hold in this window: conditions of media are decided, those of containers stay. */
const rulesIn = (rules: CSSRuleList): readonly Rule[] =>
  [...rules].flatMap((rule): readonly Rule[] => {
    if (rule instanceof CSSStyleRule) {
      const style = withoutWindow(rule.style.cssText, window);
      return [{ selector: rule.selectorText, text: `${selectorInPicture(rule.selectorText)}{${style}}` }];
    }
    if (rule instanceof CSSMediaRule)
      return window.matchMedia(rule.conditionText).matches ? rulesIn(rule.cssRules) : [];
    if (rule instanceof CSSSupportsRule)
      return CSS.supports(rule.conditionText) ? rulesIn(rule.cssRules) : [];
    if (rule instanceof CSSContainerRule)
      return rulesIn(rule.cssRules).map(({ selector, text }) => ({
        selector,
        text: `@container ${rule.conditionText}{${text}}`,
      }));
    return [];
  });

/** Collects the styles of all pictures of a page: a rule that one of them needs once, in the order of the style sheets. */
export const collectStyles = (): (() => string) => {
  const used = new Set<string>();
  return () => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => rulesIn(cssRules));
    for (const { selector, text } of rules) if (!used.has(text) && applies(selector)) used.add(text);
    const texts = new Set(rules.map(({ text }) => text));
    return `.${ROOT}{${[...texts].filter((text) => used.has(text)).join("\n")}}`;
  };
};
