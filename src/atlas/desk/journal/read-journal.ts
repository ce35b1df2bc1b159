import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { Journal } from "../../../domain/shell/journal.ts";
import type { Timeline } from "../simulation/timeline.ts";
import { beginningOf, timelineOfJournal } from "./journal-timeline.ts";

/** Maximum file size in bytes; a journal of 500 events is smaller. */
const LARGEST_FILE = 8_000_000;

/** Why a file cannot be opened: too large, not JSON, not a journal, or a journal that violates its schema. */
export type JournalProblem =
  | { readonly _tag: "TooLarge" }
  | { readonly _tag: "NoJson" }
  | { readonly _tag: "OtherFile" }
  | { readonly _tag: "Broken"; readonly detail: string };

export type JournalResult =
  | {
      readonly _tag: "Journal";
      readonly journal: Journal;
      readonly timeline: Timeline;
      /** The journal's first step; earlier steps open existing screens. */
      readonly beginning: number;
    }
  | { readonly _tag: "Problem"; readonly problem: JournalProblem };

const parse = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

const isJournalLike = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "format" in value && value.format === "portal-journal";

const broken = (detail: string): JournalResult => ({ _tag: "Problem", problem: { _tag: "Broken", detail } });

/** What machines, events and states were called in earlier releases; what they did is the same. A journal has no typed text that could be met. */
const renamed: Readonly<Record<string, string>> = {
  owedLogout: "pendingLogout",
  logOutOwed: "logOutPending",
  "signOn.logoutOwed": "signOn.logoutPending",
  "session.logoutTold": "session.logoutHeard",
  "leaving.owed": "leaving.pending",
  "resource.lookAgain": "resource.invalidate",
  "notifications.lookAgain": "notifications.invalidate",
  "draft.toldSeen": "draft.newsSeen",
  "screen.told": "screen.forwarded",
  "told-issues": "announced-issues",
  isOwed: "isLogoutPending",
};
const oldNames = new RegExp(
  `\\b(?:${Object.keys(renamed)
    .map((name) => name.replaceAll(".", "\\."))
    .join("|")})\\b|(?<="leaving":\\{")owed(?=")`,
  "g",
);
const withTodaysNames = (text: string): string =>
  text.replaceAll(oldNames, (name) => renamed[name] ?? "pending");

/** Parses a journal and checks it against its schema. */
export const readJournal = (text: string): JournalResult => {
  const parsed = parse(withTodaysNames(text));
  if (parsed === undefined) return { _tag: "Problem", problem: { _tag: "NoJson" } };
  if (!isJournalLike(parsed.value)) return { _tag: "Problem", problem: { _tag: "OtherFile" } };
  const decoded = Schema.decodeUnknownResult(Journal)(parsed.value);
  if (Result.isFailure(decoded)) return broken(decoded.failure.message);
  const journal = decoded.success;
  return {
    _tag: "Journal",
    journal,
    timeline: timelineOfJournal(journal),
    beginning: beginningOf(journal),
  };
};

/** Reads a journal file. */
export const readJournalFile = async (file: Blob): Promise<JournalResult> =>
  file.size > LARGEST_FILE
    ? { _tag: "Problem", problem: { _tag: "TooLarge" } }
    : readJournal(await file.text());
