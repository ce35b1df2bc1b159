import type { CodeCounts } from "../../../domain/code-counts/code-counts.ts";
import { COUNTED_DAYS } from "../../../domain/code-counts/counted-time.ts";
import type { ErrorEntry } from "../../../domain/shell/error-catalogue.ts";
import type { MetCodes } from "../desk-types.ts";
import { languageName } from "../texts/language-name.ts";

const DAY = 86_400_000;

/** The counts of a code; undefined where nobody met it, or where that is not known. */
export const countsOf = (met: MetCodes | undefined, code: string): CodeCounts | undefined =>
  met?.counts.find((counts) => counts.code === code);

/** How often people met a code; 0 also where that is not known. */
export const totalOf = (met: MetCodes | undefined, code: string): number => countsOf(met, code)?.total ?? 0;

/** What signed-in people met comes first, and then what others did: their counts can be made up. */
const mostFirst = (one: CodeCounts | undefined, other: CodeCounts | undefined): number =>
  (other?.total ?? 0) - (one?.total ?? 0) || (other?.strangers ?? 0) - (one?.strangers ?? 0);

/** The codes that people met, the most frequent first, and those that nobody met, in their order. */
export const byMeetings = (
  met: MetCodes,
  entries: readonly ErrorEntry[],
): { readonly often: readonly ErrorEntry[]; readonly never: readonly ErrorEntry[] } => ({
  often: entries
    .filter(({ code }) => countsOf(met, code) !== undefined)
    .toSorted((one, other) => mostFirst(countsOf(met, one.code), countsOf(met, other.code))),
  never: entries.filter(({ code }) => countsOf(met, code) === undefined),
});

/** A day and how often people met a code on it. */
export interface DayCount {
  readonly day: Date;
  readonly count: number;
}

/** Every one of the last days, today last; 0 where nobody met it. */
export const monthOf = ({ days }: CodeCounts, today: Date): readonly DayCount[] =>
  Array.from({ length: COUNTED_DAYS }, (_, index) => {
    const day = new Date(today.getTime() - (COUNTED_DAYS - 1 - index) * DAY);
    return { day, count: days.find((counted) => counted.day.getTime() === day.getTime())?.count ?? 0 };
  });

/** The names of the languages in which it was met, the most frequent first; a language of several regions once. */
export const languagesOf = ({
  languages,
}: CodeCounts): readonly (readonly [name: string, count: number])[] => {
  const sums = new Map<string, number>();
  for (const { language, count } of languages) {
    const name = languageName(language);
    sums.set(name, (sums.get(name) ?? 0) + count);
  }
  return [...sums].toSorted(([, one], [, other]) => other - one);
};
