import { isAlike, slips } from "../../../domain/kit/alike.ts";
import type { Text, TextKey } from "../../../ui/i18n/catalogue.ts";
import { codeWords } from "./code-words.ts";
import { codesOfText } from "./codes-of-text.ts";

/** The searchable texts of a code: its name, and its messages in the given languages. Or a text that has no code of its own, with those beside which it is read. */
interface IndexedText {
  readonly codes: readonly string[];
  readonly name: readonly string[];
  /** The name without separators, as people type it. */
  readonly squeezed: string;
  readonly said: ReadonlySet<string>;
  readonly text: string;
}

export interface CodeIndex {
  readonly codes: readonly string[];
  readonly texts: readonly IndexedText[];
  /** In how many of the texts a word occurs: frequent words weigh less. */
  readonly spread: ReadonlyMap<string, number>;
}

/** Search results. `near`: no code has every word; these are the closest. */
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

const indexed = (
  codes: readonly string[],
  name: readonly string[],
  sentences: readonly string[],
): IndexedText => {
  const words = sentences.flatMap(wordsIn);
  return { codes, name, squeezed: name.join(""), said: new Set([...name, ...words]), text: words.join(" ") };
};

/** Builds the search index from codes, the keys of all texts, and the languages. */
export const indexCodes = (
  codes: readonly string[],
  keys: readonly TextKey[],
  languages: readonly Text[],
): CodeIndex => {
  const texts = [
    ...codes.map((code) =>
      indexed(
        [code],
        wordsIn(code),
        languages.flatMap((t) => codeWords(t, code)),
      ),
    ),
    ...keys.flatMap((key) => {
      const beside = codesOfText(key);
      return beside.length === 0
        ? []
        : [
            indexed(
              beside,
              [],
              languages.map((t) => t(key)),
            ),
          ];
    }),
  ];
  const spread = new Map<string, number>();
  for (const { said } of texts) for (const word of said) spread.set(word, (spread.get(word) ?? 0) + 1);
  return { codes, texts, spread };
};

/** From this length on a word also matches inside other words. */
const SHORTEST_PART = 3;

const isInName = ({ name }: IndexedText, word: string): boolean => name.some((part) => part.startsWith(word));

const isSaid = ({ said, text }: IndexedText, word: string): boolean =>
  word.length < SHORTEST_PART ? said.has(word) : text.includes(word);

/** How well a code matches, 0 is best; undefined if a word is missing. */
const rankOf = (code: IndexedText, words: readonly string[]): number | undefined => {
  const squeezed = words.join("");
  if (code.squeezed === squeezed) return 0;
  if (code.squeezed.startsWith(squeezed)) return 1;
  if (words.every((word) => isInName(code, word))) return 2;
  if (squeezed.length >= SHORTEST_PART && code.squeezed.includes(squeezed)) return 3;
  if (words.length > 1 && code.text.includes(words.join(" "))) return 4;
  return words.every((word) => isInName(code, word) || isSaid(code, word)) ? 5 : undefined;
};

/** The index words for a typed word: exact matches, otherwise similar ones. */
const meant = ({ spread }: CodeIndex, word: string): ReadonlySet<string> => {
  if (spread.has(word)) return new Set([word]);
  const most = slips(word.length);
  return new Set(most === 0 ? [] : [...spread.keys()].filter((known) => isAlike(word, known, most)));
};

/** Maximum number of near results. */
const NEAREST = 8;
/** Near results need at least this share of the best score. */
const NEAR = 0.7;

/** The codes with most of the typed words; rare words weigh more. */
const nearest = (index: CodeIndex, words: readonly string[]): readonly string[] => {
  const all = [...new Set(words)].map((word) => meant(index, word));
  const weight = (word: string): number => Math.log(1 + index.texts.length / (index.spread.get(word) ?? 1));
  const scored = index.texts.map(({ codes, said }) => ({
    codes,
    score: all.reduce(
      (sum, alike) => sum + Math.max(0, ...[...alike].filter((word) => said.has(word)).map(weight)),
      0,
    ),
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const near = scored
    .filter(({ score }) => score > 0 && score >= best * NEAR)
    .toSorted((one, other) => other.score - one.score)
    .flatMap(({ codes }) => codes);
  return [...new Set(near)].slice(0, NEAREST);
};

/**
 * Search results, best first: by the code's name in any spelling, then by the portal's messages, whole sentences first. If no code has every word
 * (such as a sentence with a customer's name, or a typing error), the closest ones.
 */
export const findCodes = (index: CodeIndex, search: string): FoundCodes => {
  const words = wordsIn(search);
  if (words.length === 0) return { codes: index.codes, near: false };
  const ranked = index.texts.flatMap((text) => {
    const rank = rankOf(text, words);
    return rank === undefined ? [] : [{ codes: text.codes, rank }];
  });
  if (ranked.length === 0) return { codes: nearest(index, words), near: true };
  const best = ranked.toSorted((one, other) => one.rank - other.rank).flatMap(({ codes }) => codes);
  return { codes: [...new Set(best)], near: false };
};
