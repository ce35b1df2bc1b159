import type { Text } from "../../../ui/i18n/catalogue.ts";
import { codeWords } from "./code-words.ts";

/** What a code is found by: its name, and what is said to it in any language. */
interface IndexedCode {
  readonly code: string;
  readonly name: readonly string[];
  /** The name without anything between its words, as people type it. */
  readonly squeezed: string;
  readonly said: ReadonlySet<string>;
  readonly text: string;
}

export interface CodeIndex {
  readonly codes: readonly IndexedCode[];
  /** How many codes a word belongs to: one that many have says little. */
  readonly spread: ReadonlyMap<string, number>;
}

/** What a search found. `near`: no code has every word; these come closest. */
export interface FoundCodes {
  readonly codes: readonly string[];
  readonly near: boolean;
}

const wordsIn = (text: string): readonly string[] =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Makes codes findable by their names and by what these texts say to them. */
export const indexCodes = (codes: readonly string[], texts: readonly Text[]): CodeIndex => {
  const indexed = codes.map((code): IndexedCode => {
    const name = wordsIn(code);
    const words = texts.flatMap((t) => codeWords(t, code)).flatMap(wordsIn);
    return { code, name, squeezed: name.join(""), said: new Set([...name, ...words]), text: words.join(" ") };
  });
  const spread = new Map<string, number>();
  for (const { said } of indexed) for (const word of said) spread.set(word, (spread.get(word) ?? 0) + 1);
  return { codes: indexed, spread };
};

/** From this length on the middle of a word finds it, too: `wort` the password. */
const SHORTEST_PART = 3;

const isInName = ({ name }: IndexedCode, word: string): boolean => name.some((part) => part.startsWith(word));

const isSaid = ({ said, text }: IndexedCode, word: string): boolean =>
  word.length < SHORTEST_PART ? said.has(word) : text.includes(word);

/** How well a code fits, 0 best; undefined where a word is missing. */
const rankOf = (code: IndexedCode, words: readonly string[]): number | undefined => {
  const squeezed = words.join("");
  if (code.squeezed === squeezed) return 0;
  if (code.squeezed.startsWith(squeezed)) return 1;
  if (words.every((word) => isInName(code, word))) return 2;
  if (squeezed.length >= SHORTEST_PART && code.squeezed.includes(squeezed)) return 3;
  return words.every((word) => isInName(code, word) || isSaid(code, word)) ? 4 : undefined;
};

/** How many letters may be wrong in a word of that length. */
const slips = (length: number): number => {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
};

/** True where one word becomes the other by that many letters more, less, changed, or swapped with the next one. */
export const isAlike = (one: string, other: string, most: number): boolean => {
  if (Math.abs(one.length - other.length) > most) return false;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const change = (last[column - 1] ?? 0) + (same ? 0 : 1);
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          change,
          swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...next) > most) return false;
    beforeLast = last;
    last = next;
  }
  return (last[other.length] ?? Infinity) <= most;
};

/** The words of the index that somebody may have meant: this one, or where nobody says it those that are nearly it. */
const meant = ({ spread }: CodeIndex, word: string): ReadonlySet<string> => {
  if (spread.has(word)) return new Set([word]);
  const most = slips(word.length);
  return new Set(most === 0 ? [] : [...spread.keys()].filter((known) => isAlike(word, known, most)));
};

/** More than these say nothing. */
const NEAREST = 8;
/** A code that fits less well than this, to the best, is none of the nearest. */
const NEAR = 0.7;

/** The codes that have most of what was typed, rare words before common ones. */
const nearest = (index: CodeIndex, words: readonly string[]): readonly string[] => {
  const all = [...new Set(words)].map((word) => meant(index, word));
  const weight = (word: string): number => Math.log(1 + index.codes.length / (index.spread.get(word) ?? 1));
  const scored = index.codes.map(({ code, said }) => ({
    code,
    score: all.reduce(
      (sum, alike) => sum + Math.max(0, ...[...alike].filter((word) => said.has(word)).map(weight)),
      0,
    ),
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score > 0 && score >= best * NEAR)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, NEAREST)
    .map(({ code }) => code);
};

/**
 * What a search finds, best first: a code's name, however its words are typed, then what the portal says to it. Where no code has all of it
 * (a sentence with a customer's own name in it, a slip of the finger), those that come closest.
 */
export const findCodes = (index: CodeIndex, search: string): FoundCodes => {
  const words = wordsIn(search);
  if (words.length === 0) return { codes: index.codes.map(({ code }) => code), near: false };
  const ranked = index.codes.flatMap((indexed) => {
    const rank = rankOf(indexed, words);
    return rank === undefined ? [] : [{ code: indexed.code, rank }];
  });
  if (ranked.length === 0) return { codes: nearest(index, words), near: true };
  return {
    codes: ranked.toSorted((one, other) => one.rank - other.rank).map(({ code }) => code),
    near: false,
  };
};
