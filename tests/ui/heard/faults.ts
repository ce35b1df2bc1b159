import { sourceTexts } from "../../support/render-screen.tsx";
import { flat, type Spoken } from "./spoken.ts";

/** What nobody can use or tell apart without a name. */
const named =
  /^(?:button|link|heading|img|image|textbox|searchbox|combobox|checkbox|radio|switch|tab|option|dialog|region|navigation|form|table|group|radiogroup|menuitem|spinbutton|progressbar|meter)$/;

/** States and numbers that are said after the name. */
const state =
  /^(?:not )?(?:level \d+|required|invalid|expanded|selected|checked|disabled|pressed|current page|busy|read only|modal|has popup \w+|position \d+|set size \d+|max value .*|min value .*|\d+ controls?|placeholder .*)$/;

const normal = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s.,:;!?()…·–-]+/g, " ")
    .trim();

const partsOf = ({ isText, phrase }: Spoken): readonly string[] =>
  isText ? [phrase] : phrase.split(", ").filter((part) => !state.test(part));

/** What is said of it beside role and states. */
const nameOf = (one: Spoken): string => {
  const [role = "", ...rest] = partsOf(one);
  return one.isText ? role : rest.join(", ");
};

const keys = new Set(Object.keys(sourceTexts));

/** What is said to be there, and is empty. */
const holders = /^(?:list|table|region|navigation|search|group|tabpanel)$/;

const faultOf = (one: Spoken): string | undefined => {
  const [role = ""] = one.phrase.split(", ");
  const name = nameOf(one);
  if (!one.isText && named.test(role) && name === "" && one.content.length === 0) return "has no name";
  if (!one.isText && holders.test(role) && one.content.length === 0) return "is empty";
  if (one.isText && !/[\p{L}\p{N}]/u.test(one.phrase)) return "is no word";
  if (/\b(?:undefined|null|NaN)\b|\[object|\{\{|\}\}/.test(one.phrase)) return "is no text for people";
  if (keys.has(name)) return "is a key";
  const words = name
    .split(", ")
    .map(normal)
    .filter((word) => word !== "");
  if (words.some((word, index) => word === words[index - 1])) return "says the same twice";
  return undefined;
};

const parts = /^(?:region|dialog|tabpanel|tab|group|cell), /;

/** Buttons that do the same wherever they stand: a dialog is closed at its head and at its end, a number is copied where it stands. */
const sameAct = /^button, (?:Close$|Copy )/;

/** Controls that are said alike and do something else. */
const alike = (all: readonly Spoken[]): readonly string[] => {
  const controls = all.filter(({ phrase, isText }) => !isText && /^(?:link|button), /.test(phrase));
  const told = new Map<string, Spoken>();
  return controls.flatMap((one) => {
    const other = told.get(one.phrase);
    told.set(one.phrase, one);
    if (other === undefined || sameAct.test(one.phrase)) return [];
    const [here, there] = [one, other].map(({ element }) => element.getAttribute("href"));
    return here !== null && here === there ? [] : [`“${one.phrase}” is said of two that differ`];
  });
};

/** What is wrong with what is said: what has no name, no word, what is said twice, and what is said alike and is something else. */
export const faultsOf = (spoken: readonly Spoken[]): readonly string[] => {
  const all = flat(spoken);
  return [
    ...all.flatMap((one) => {
      const fault = faultOf(one);
      return fault === undefined ? [] : [`“${one.phrase}” ${fault}`];
    }),
    ...all.flatMap((one, index) => {
      const before = all[index - 1];
      // A part of the page has its name from its heading or its tab.
      if (before !== undefined && !before.isText && parts.test(before.phrase)) return [];
      if (/^(?:table|tablist), /.test(one.phrase)) return [];
      return before !== undefined &&
        normal(nameOf(before)) !== "" &&
        normal(nameOf(before)) === normal(nameOf(one))
        ? [`“${one.phrase}” comes after “${before.phrase}”`]
        : [];
    }),
    ...alike(all),
  ];
};
