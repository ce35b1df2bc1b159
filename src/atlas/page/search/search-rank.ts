import { typed } from "../../../domain/kit/typed.ts";
import type { SearchEntry } from "../../model/atlas-model.ts";

const wordStart = (text: string, word: string): boolean => {
  const at = text.indexOf(word);
  return at > 0 && /[^a-z0-9]/.test(text.charAt(at - 1));
};

/** How well a word matches an entry: 0 is best; undefined for no match. */
const fitOf = (text: string, hint: string, word: string): number | undefined => {
  if (text === word) return 0;
  if (text.startsWith(word)) return 1;
  if (wordStart(text, word)) return 2;
  if (text.includes(word)) return 3;
  return hint.includes(word) ? 4 : undefined;
};

/** The worst rank of all words; every word must match. */
const rankOf = ({ text, hint }: SearchEntry, query: readonly string[]): number | undefined => {
  const fits = query.map((word) => fitOf(text.toLowerCase(), hint.toLowerCase(), word));
  return fits.reduce<number | undefined>(
    (worst, fit) => (worst === undefined || fit === undefined ? undefined : Math.max(worst, fit)),
    0,
  );
};

/** The entries that match a text, best first: exact names, then prefixes, then substrings, then descriptions. */
export const findEntries = (entries: readonly SearchEntry[], text: string): readonly SearchEntry[] => {
  const query = typed(text)
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  if (query.length === 0) return [];
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(entry, query);
    return rank === undefined ? [] : [{ entry, rank }];
  });
  return ranked
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        one.entry.text.length - other.entry.text.length ||
        one.entry.text.localeCompare(other.entry.text),
    )
    .map(({ entry }) => entry);
};
