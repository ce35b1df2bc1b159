import type { Journal, StateValue } from "../../domain/shell/journal.ts";
import type { Locale } from "../../domain/shell/locale.ts";
import type { ProblemReport } from "../../machines/tickets/problem-report.machine.ts";
import { transitionId } from "../../machines/kit/transition-id.ts";
import type { Recording } from "./recorder.ts";

/** The actor of the report's own window. */
const REPORT = "portal/problem-report";

/** How many events are shown as lines; the file holds all. */
const SHOWN = 10;

/** When and where a journal is saved. */
export interface Occasion {
  readonly app: string;
  readonly locale: Locale;
  readonly now: Date;
}

/**
 * The file's content: what was recorded, its transitions by their lasting ids. It is written without the schema's encoder,
 * which the first load would carry for it; a test reads it back with the schema.
 */
export const journalOf = (
  { mark, startedAt, dropped, before, entries }: Recording,
  { app, locale, now }: Occasion,
): typeof Journal.Encoded => ({
  format: "portal-journal",
  version: 1,
  app,
  startedAt: startedAt.toISOString(),
  savedAt: now.toISOString(),
  locale,
  mark,
  dropped,
  before,
  entries: entries.map(({ no, at, actor, machine, from, type, payload, value, taken }) => ({
    no,
    at,
    actor,
    machine,
    from,
    type,
    payload,
    value,
    taken: taken.map(transitionId),
  })),
});

/** A state as one line: `loaded.fresh`, regions with commas. */
const stateText = (value: StateValue | null): string => {
  if (value === null) return "";
  if (typeof value === "string") return value;
  return Object.entries(value)
    .map(([region, below]) => [region, stateText(below)].filter((part) => part !== "").join("."))
    .join(", ");
};

/** What the person sees of it, and the file as it would be saved. */
export const reportOf = (recording: Recording, occasion: Occasion): ProblemReport => {
  const journal = journalOf(recording, occasion);
  const { entries } = journal;
  const moment = (at: number): Date => new Date(recording.startedAt.getTime() + at);
  return {
    fileName: `portal-journal-${occasion.now.toISOString().slice(0, 10)}.json`,
    text: JSON.stringify(journal, null, 1),
    count: entries.length,
    since: moment(entries[0]?.at ?? 0),
    // That a report was asked for is nothing that led to it.
    last: entries
      .filter(({ actor }) => actor !== REPORT)
      .slice(-SHOWN)
      .toReversed()
      .map(({ no, at, actor, from, type, value }) => ({
        no,
        at: moment(at),
        actor,
        from,
        type,
        state: stateText(value),
      })),
  };
};
