import { isAlike, slips } from "../../../domain/kit/alike.ts";
import { fold } from "../../../domain/kit/fold.ts";
import { errorCatalogue } from "../../../domain/shell/error-catalogue.ts";
import type { SearchWords } from "./search-texts.ts";

/** Something that is found: the name of a code, or one language's words for it. Or a sentence without a code of its own, with those beside which it is read. */
interface IndexedText {
  readonly codes: readonly string[];
  /** The words of the code's name, and all of it without separators. */
  readonly name: readonly string[];
  readonly squeezed: string;
  /** What customers say, as words between spaces; the same for the portal's sentences. */
  readonly synonyms: readonly string[];
  readonly text: string;
  /** Every word of the name, the synonyms and the sentences, also between spaces. */
  readonly words: ReadonlySet<string>;
  readonly all: string;
}

export interface CodeIndex {
  readonly texts: readonly IndexedText[];
  /** In how many of the texts a word occurs: frequent words weigh less. */
  readonly spread: ReadonlyMap<string, number>;
}

/** Search results, best first. */
export type FoundCodes =
  /** Every typed word is a word's beginning in each of them. */
  | { readonly _tag: "Matching"; readonly codes: readonly string[] }
  /** No code has every word; these are the closest. */
  | { readonly _tag: "Near"; readonly codes: readonly string[] }
  /** A number was asked for that no code has. */
  | { readonly _tag: "UnknownNumber"; readonly number: string; readonly codes: readonly [] };

const wordsIn = (text: string): readonly string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** The words between spaces, so that `" " + beginning` finds a word by its beginning. */
const spaced = (words: Iterable<string>): string => ` ${[...words].join(" ")} `;

const indexed = (
  codes: readonly string[],
  name: readonly string[],
  sentences: readonly string[],
  synonyms: readonly string[] = [],
): IndexedText => {
  const [said, called] = [sentences.flatMap(wordsIn), synonyms.map(wordsIn)];
  const words = new Set([...name, ...said, ...called.flat()]);
  return {
    codes,
    name,
    squeezed: name.join(""),
    synonyms: called.map(spaced),
    text: spaced(said),
    words,
    all: spaced(words),
  };
};

const indexedCode = (code: string, words: readonly SearchWords[]): readonly IndexedText[] => {
  const name = wordsIn(code);
  return [
    indexed([code], name, []),
    ...words.map(({ said, synonyms }) => indexed([code], name, said[code] ?? [], synonyms[code])),
  ];
};

/** Builds the search index over the names of all codes and the words of these languages. */
export const indexCodes = (words: readonly SearchWords[]): CodeIndex => {
  const texts = [
    ...errorCatalogue.flatMap(({ code }) => indexedCode(code, words)),
    ...words.flatMap(({ beside }) =>
      beside.flatMap(({ codes, sentences }) => sentences.map((sentence) => indexed(codes, [], [sentence]))),
    ),
  ];
  const spread = new Map<string, number>();
  for (const { words: own } of texts) for (const word of own) spread.set(word, (spread.get(word) ?? 0) + 1);
  return { texts, spread };
};

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** A word is found by its beginning, a number only by all its digits. */
const beginning = (word: string): string => (isNumber(word) ? ` ${word} ` : ` ${word}`);

const isInName = (name: readonly string[], word: string): boolean =>
  name.some((part) => (isNumber(word) ? part === word : part.startsWith(word)));

/** How well a text matches, 0 is best; undefined if a word is missing. */
const rankOf = (indexed: IndexedText, words: readonly string[]): number | undefined => {
  const { name, squeezed, synonyms, text, all } = indexed;
  const [typed, phrase] = [words.join(""), beginning(words.join(" "))];
  if (squeezed === typed) return 0;
  if (!words.some(isNumber) && squeezed.startsWith(typed)) return 2;
  if (!words.every((word) => all.includes(beginning(word)))) return undefined;
  if (synonyms.includes(spaced(words))) return 1;
  if (words.every((word) => isInName(name, word))) return 3;
  if (synonyms.some((synonym) => synonym.includes(phrase))) return 4;
  if (synonyms.some((synonym) => words.every((word) => synonym.includes(beginning(word))))) return 5;
  if (words.length > 1 && text.includes(phrase)) return 6;
  return 7;
};

const codesByRank = (
  { texts }: CodeIndex,
  rank: (text: IndexedText) => number | undefined,
): readonly string[] => {
  const ranked = texts.flatMap((text) => {
    const own = rank(text);
    return own === undefined ? [] : [{ codes: text.codes, rank: own }];
  });
  const best = ranked.toSorted((one, other) => one.rank - other.rank).flatMap(({ codes }) => codes);
  return [...new Set(best)];
};

/** The codes that have all of these numbers in their names, the shortest name first: 418 before 418/471. */
const named = (index: CodeIndex, numbers: readonly string[]): readonly string[] =>
  codesByRank(index, ({ name, squeezed }) =>
    numbers.every((number) => name.includes(number)) || squeezed === numbers.join("")
      ? name.length
      : undefined,
  );

/** The index words for a typed word: exact matches, otherwise similar ones. Numbers are not similar to each other. */
const meant = ({ spread }: CodeIndex, word: string): ReadonlySet<string> => {
  if (spread.has(word)) return new Set([word]);
  const most = isNumber(word) ? 0 : slips(word.length);
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
  const scored = index.texts.map(({ codes, words: own }) => ({
    codes,
    score: all.reduce(
      (sum, alike) => sum + Math.max(0, ...[...alike].filter((word) => own.has(word)).map(weight)),
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
 * Search results, best first. A number is a code's or none: alone, or beside one word as in "code 7050"; of several codes' numbers each is found. Words are searched in the codes' names in
 * any spelling, then in what customers say, then in the portal's messages, whole sentences first. If no code has every word (such as a
 * sentence with a customer's name, or a typing error), the closest ones.
 */
export const findCodes = (index: CodeIndex, search: string): FoundCodes => {
  const words = wordsIn(search);
  if (words.length === 0) return { _tag: "Matching", codes: errorCatalogue.map(({ code }) => code) };
  const numbers = words.filter(isNumber);
  const exact = numbers.length === 0 ? [] : named(index, numbers);
  if (exact.length > 0) return { _tag: "Matching", codes: exact };
  const isNumberAlone = numbers.length === words.length;
  const each = numbers.map((number) => named(index, [number]));
  if (isNumberAlone && each.every((codes) => codes.length > 0))
    return { _tag: "Matching", codes: [...new Set(each.flat())] };
  const matching = isNumberAlone ? [] : codesByRank(index, (text) => rankOf(text, words));
  if (matching.length > 0) return { _tag: "Matching", codes: matching };
  const [number] = numbers;
  if (number !== undefined && (isNumberAlone || words.length === 2))
    return { _tag: "UnknownNumber", number: numbers.join(" "), codes: [] };
  return { _tag: "Near", codes: nearest(index, words) };
};
