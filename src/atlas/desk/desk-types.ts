import type { CodeCounts } from "../../domain/code-counts/code-counts.ts";
import type { KnownIssue } from "../../domain/known-issues/known-issue.ts";
import type { Journal } from "../../domain/shell/journal.ts";
import type { Catalogue } from "../../domain/shell/locale.ts";
import type { DeskPlace, Filter, Look } from "./desk-place.ts";
import type { JournalProblem } from "./journal/read-journal.ts";
import type { Route } from "./routes/route.ts";
import type { RouteCounts, ShownCode } from "./routes/routes-data.ts";
import type { Timeline } from "./simulation/timeline.ts";
import type { CodeIndex } from "./texts/find-codes.ts";
import type { SearchWords } from "./texts/search-texts.ts";
import type { Step } from "./simulation/step.ts";

/** What the desk shows: a route to a code, or a customer's journal. */
export type Subject =
  | { readonly _tag: "None" }
  | { readonly _tag: "Route"; readonly route: Route }
  | { readonly _tag: "Journal"; readonly journal: Journal; readonly timeline: Timeline };

/** The search words of the codes in some languages. */
export type SearchWordsByLanguage = ReadonlyMap<Catalogue, SearchWords>;

/** How often people met the codes in the last days, the last of which is `today`. */
export interface MetCodes {
  readonly today: Date;
  readonly counts: readonly CodeCounts[];
}

/** The texts that the desk shows in its languages; those of the screens too where there is a timeline. */
export interface TextsAsked {
  readonly agent: Catalogue;
  readonly locale: Catalogue;
  readonly forScreens: boolean;
}

/** Why the last journal could not be opened. */
type ReadProblem = { readonly _tag: "None" } | { readonly _tag: "Unreadable" } | JournalProblem;

export interface DeskContext {
  readonly place: DeskPlace;
  /** How many routes there are to each code; empty until they are counted. */
  readonly counts: RouteCounts;
  /** What the build has found of the codes that were opened. */
  readonly codes: ReadonlyMap<string, ShownCode>;
  /** The code that was last asked for; "" for none. */
  readonly codeAsked: string;
  /** What staff have noted about codes, as the portal serves it to staff; empty until it is there. */
  readonly issues: readonly KnownIssue[];
  /** How often people met the codes, as the portal serves it to staff; undefined until it is there. */
  readonly met: MetCodes | undefined;
  readonly subject: Subject;
  /** The shown timeline: the subject's, or a variant that the agent started at a frame. */
  readonly timeline: Timeline;
  /** The steps that the page of steps leaves out, by the number of the timeline's steps up to their end. */
  readonly leftOut: readonly number[];
  readonly problem: ReadProblem;
  /** The languages that texts were last asked for, and what for. */
  readonly texts: TextsAsked | undefined;
  /** True when the first texts are loaded, or could not be. */
  readonly textsThere: boolean;
  /** The same for the texts of the screens, which only a timeline needs. */
  readonly screenTextsThere: boolean;
  /** The search words of the codes, by language. */
  readonly searchWords: SearchWordsByLanguage;
  /** True when the search words of all languages are loaded, or could not be. */
  readonly searchWordsSettled: boolean;
  /** What the search finds: the codes by their names, by the words and by the known issues that are there so far. */
  readonly index: CodeIndex;
}

export type DeskEvent =
  /** The address has changed. */
  | { readonly type: "desk.placed"; readonly place: DeskPlace }
  | { readonly type: "desk.codeChosen"; readonly code: string }
  | { readonly type: "desk.routeChosen"; readonly id: string }
  /** Back from a timeline to its code, or from a code to the catalogue. */
  | { readonly type: "desk.closed" }
  | { readonly type: "desk.filtered"; readonly filter: Partial<Filter> }
  /** Enter in the search: opens the best code. */
  | { readonly type: "desk.searchEntered" }
  | { readonly type: "desk.stepped"; readonly to: number }
  | { readonly type: "desk.play" }
  | { readonly type: "desk.pause" }
  | { readonly type: "desk.looked"; readonly look: Partial<Look> }
  /** The timeline as a page of steps, and back to the replay. */
  | { readonly type: "desk.pageOpened" }
  | { readonly type: "desk.replayOpened" }
  | { readonly type: "desk.stepIncluded"; readonly count: number; readonly included: boolean }
  | { readonly type: "desk.journalGiven"; readonly file: Blob }
  /** The agent adds a hypothetical event at the current frame. */
  | { readonly type: "desk.supposed"; readonly step: Step }
  /** Back from the variant to the original timeline. */
  | { readonly type: "desk.unsupposed" }
  /** The message about an unreadable journal was dismissed. */
  | { readonly type: "desk.problemRead" }
  | { readonly type: "desk.retry" };
