import { isAlike, slips } from "../kit/alike.ts";
import { fold } from "../kit/fold.ts";
import { typed } from "../kit/typed.ts";

/** The words of a query, normalised. */
export const termsOf = (query: string): readonly string[] =>
  fold(query)
    .split(" ")
    .filter((term) => term !== "");

/** A number without what separates its parts: `so 2026/00012` is written `SO-2026-00012`. */
export const numberKey = (text: string): string =>
  typed(text, "code")
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "");

/** The key of a query that may be a number or a part of one; undefined where it has fewer than three digits, or other signs. */
export const numberOf = (query: string): string | undefined => {
  const key = numberKey(query);
  return /^[\s\dA-Z.:/#-]+$/i.test(typed(query, "code")) && key.replaceAll(/\D/g, "").length >= 3
    ? key
    : undefined;
};

const words = /[\p{L}\p{N}]+/gu;
const letters = /^\p{L}+$/u;

/** True if a word is what a term means, with its slips of the keyboard; a number with a wrong digit is another number. */
export const isMeant = (term: string, word: string): boolean =>
  letters.test(term) && isAlike(term, word, slips(term.length));

/** True if a text has every term. `slipping` finds words with slips, too. */
export const hasTerms = (text: string, terms: readonly string[], slipping = false): boolean => {
  const folded = fold(text);
  const known = slipping ? (folded.match(words) ?? []) : [];
  return terms.every((term) => folded.includes(term) || known.some((word) => isMeant(term, word)));
};

/** A part of a text, and whether it was searched for. */
export interface Marked {
  readonly text: string;
  readonly marked: boolean;
}

/** Where a word has a term: its letters, or the whole word where the term has slips or the word has other letters than it was searched by. */
const marksOfWord = (word: string, terms: readonly string[]): readonly Marked[] => {
  const folded = fold(word);
  const inside = terms
    .filter((term) => folded.includes(term))
    .toSorted((one, other) => other.length - one.length)[0];
  if (inside === undefined) return [{ text: word, marked: terms.some((term) => isMeant(term, folded)) }];
  if (folded.length !== word.length) return [{ text: word, marked: true }];
  const from = folded.indexOf(inside);
  const to = from + inside.length;
  return [
    { text: word.slice(0, from), marked: false },
    { text: word.slice(from, to), marked: true },
    { text: word.slice(to), marked: false },
  ];
};

const join = (parts: readonly Marked[]): readonly Marked[] => {
  const joined: Marked[] = [];
  for (const part of parts) {
    if (part.text === "") continue;
    const last = joined.at(-1);
    if (last?.marked === part.marked) joined[joined.length - 1] = { ...last, text: last.text + part.text };
    else joined.push(part);
  }
  return joined;
};

/** A hit's text in parts, of which those that were searched for are marked. */
export const markedParts = (text: string, query: string): readonly Marked[] => {
  const number = numberOf(query);
  if (number !== undefined && numberKey(text).includes(number)) return [{ text, marked: true }];
  const terms = termsOf(query).flatMap((term) => term.match(words) ?? []);
  const parts: Marked[] = [];
  let at = 0;
  for (const found of text.matchAll(words)) {
    parts.push({ text: text.slice(at, found.index), marked: false }, ...marksOfWord(found[0], terms));
    at = found.index + found[0].length;
  }
  return join([...parts, { text: text.slice(at), marked: false }]);
};
