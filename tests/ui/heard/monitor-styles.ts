import fs from "node:fs";
import path from "node:path";

// View tests have no styles. What is said depends on two of them: what is not displayed is not said, and what is displayed as a
// block has a pause before and after it.

/** The width of a monitor in rem. */
const WIDTH = 80;

const modules = import.meta.glob<Readonly<Record<string, string>>>("../../../src/ui/**/*.module.css", {
  eager: true,
  import: "default",
});

/** True for what holds on a monitor; a preference or a kind of pointer does not. */
const holds = (condition: string): boolean =>
  condition.split(" and ").every((part) => {
    const [, limit, rem] = /^\((min|max)-width: ([\d.]+)rem\)$/.exec(part) ?? [];
    if (limit === undefined) return part === "screen" || part === "not print";
    return limit === "min" ? Number(rem) <= WIDTH : WIDTH <= Number(rem);
  });

const rulesOf = (rules: CSSRuleList): readonly CSSStyleRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSMediaRule && holds(rule.media.mediaText) ? rulesOf(rule.cssRules) : [];
  });

const rulesIn = (text: string): readonly CSSStyleRule[] => {
  const style = document.createElement("style");
  style.textContent = text;
  document.head.append(style);
  const rules = style.sheet === null ? [] : rulesOf(style.sheet.cssRules);
  style.remove();
  return rules;
};

interface Display {
  readonly selector: string;
  readonly display: string;
}

/** What the style sheets say of display, with the names that classes have in view tests. */
const displays: readonly Display[] = Object.entries(modules).flatMap(([file, names]) =>
  rulesIn(fs.readFileSync(path.join(import.meta.dirname, file), "utf8")).flatMap(
    ({ selectorText, style: { display, position, visibility } }) => {
      const hidden = visibility === "hidden" ? "none" : display;
      const shown = position === "absolute" && hidden === "" ? "block" : hidden;
      if (shown === "") return [];
      return [
        {
          selector: selectorText.replaceAll(/\.([a-z]\w*)/gi, (_, name: string) => `.${names[name]}`),
          display: shown,
        },
      ];
    },
  ),
);

const ofClass = new Map<string, string>();
const ofPlace: Display[] = [];
for (const one of displays)
  if (/^\.[\w-]+$/.test(one.selector)) ofClass.set(one.selector.slice(1), one.display);
  // A table of the tests has no width: that of a monitor fits.
  else if (one.display === "none" && !one.selector.includes("data-fit")) ofPlace.push(one);

const matches = (element: Element, selector: string): boolean => {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
};

const isClosed = (element: Element): boolean =>
  element.parentElement?.localName === "details" &&
  !element.parentElement.hasAttribute("open") &&
  element.localName !== "summary";

const ofTag = new Map<string, string>();

/** How the browser displays an element by itself; the same for all of a name, since computing it is slow. */
const usualOf = ({ localName }: Element): string => {
  const found = ofTag.get(localName);
  if (found !== undefined) return found;
  const one = document.createElement(localName);
  if (one instanceof HTMLDialogElement) one.open = true;
  document.body.append(one);
  const { display } = getComputedStyle(one);
  one.remove();
  ofTag.set(localName, display);
  return display;
};

/** How an element is displayed on a monitor, in one that is displayed as `parent`. */
const displayOf = (element: Element, parent: string): string => {
  if (element.localName === "dialog" && !element.hasAttribute("open")) return "none";
  const own = [...element.classList].flatMap((name) => ofClass.get(name) ?? []).at(-1) ?? usualOf(element);
  if (isClosed(element) || element.hasAttribute("data-paper-only")) return "none";
  if (ofPlace.some(({ selector }) => matches(element, selector))) return "none";
  // What is in a row or a grid is a block.
  return own === "inline" && /flex|grid/.test(parent) ? "block" : own;
};

/** Has the page the styles of a monitor that are heard, each computed once: while work is done that changes nothing. */
export const onMonitor = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  const { getComputedStyle: compute } = window;
  for (const element of document.querySelectorAll("*")) usualOf(element);
  const known = new WeakMap<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const found = known.get(element);
    if (found !== undefined) return found;
    const parent = element.parentElement === null ? "" : styleOf(element.parentElement).display;
    const display = displayOf(element, parent);
    const getPropertyValue = (name: string): string => (name === "display" ? display : "");
    const style = { display, visibility: "visible", getPropertyValue } as CSSStyleDeclaration;
    known.set(element, style);
    return style;
  };
  const none = { getPropertyValue: () => "" } as unknown as CSSStyleDeclaration;
  window.getComputedStyle = (element, pseudo) => (pseudo ? none : styleOf(element));
  try {
    return await work();
  } finally {
    window.getComputedStyle = compute;
  }
};
