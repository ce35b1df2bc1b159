import {
  journalFileName,
  type Journal,
  type JournalEntry,
  type StateValue,
} from "../../domain/shell/journal.ts";
import type { Locale } from "../../domain/shell/locale.ts";
import type { ProblemReport } from "../../machines/tickets/problem-report.machine.ts";
import { transitionId } from "../../machines/kit/transition-id.ts";
import type { Recorded, Recording } from "./recorder.ts";

/** The actor of the report dialog. */
const REPORT = "portal/problem-report";

/** Number of events shown as lines; the file contains all of them. */
const SHOWN = 10;

/** When and where a journal is saved. */
export interface Occasion {
  readonly app: string;
  readonly locale: Locale;
  readonly now: Date;
}

/** A recorded event with the stable ids of its transitions. */
export const entryOf = ({
  no,
  at,
  actor,
  machine,
  from,
  type,
  payload,
  value,
  taken,
}: Recorded): JournalEntry => ({
  no,
  at,
  actor,
  machine,
  from,
  type,
  payload,
  value,
  taken: taken.map(transitionId),
});

/**
 * The file's content. It is written without the schema's encoder, to keep the encoder out of the first load; a test
 * reads it with the schema.
 */
export const journalOf = (
  { mark, startedAt, dropped, before, entries }: Recording,
  { app, locale, now }: Occasion,
): typeof Journal.Encoded => ({
  format: "portal-journal",
  version: 2,
  app,
  startedAt: startedAt.toISOString(),
  savedAt: now.toISOString(),
  locale,
  mark,
  dropped,
  before,
  entries: entries.map(entryOf),
});

/** A state as one line: `loaded.fresh`, parallel regions separated by commas. */
const stateText = (value: StateValue | null): string => {
  if (value === null) return "";
  if (typeof value === "string") return value;
  return Object.entries(value)
    .map(([region, below]) => [region, stateText(below)].filter((part) => part !== "").join("."))
    .join(", ");
};

/** The summary for the person, and the file to save. */
export const reportOf = (recording: Recording, occasion: Occasion): ProblemReport => {
  const journal = journalOf(recording, occasion);
  const { entries } = journal;
  const moment = (at: number): Date => new Date(recording.startedAt.getTime() + at);
  return {
    fileName: journalFileName(occasion.now),
    text: JSON.stringify(journal, null, 1),
    count: entries.length,
    since: moment(entries[0]?.at ?? 0),
    // The events of opening the report did not cause the problem.
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
