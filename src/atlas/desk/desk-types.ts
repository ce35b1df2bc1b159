import type { Journal } from "../../domain/shell/journal.ts";
import type { DeskPlace, Filter, Look } from "./desk-place.ts";
import type { JournalProblem } from "./journal/read-journal.ts";
import type { Route, Routes } from "./routes/route.ts";
import type { Timeline } from "./simulation/timeline.ts";
import type { Step } from "./simulation/step.ts";

/** What is on the desk: a route to a code, or a journal that somebody sent. */
export type Subject =
  | { readonly _tag: "None" }
  | { readonly _tag: "Route"; readonly route: Route }
  | { readonly _tag: "Journal"; readonly journal: Journal };

/** What kept the last journal from being opened. */
type ReadProblem = { readonly _tag: "None" } | { readonly _tag: "Unreadable" } | JournalProblem;

export interface DeskContext {
  readonly place: DeskPlace;
  readonly routes: Routes;
  readonly subject: Subject;
  /** What is played: the subject's timeline, or one that the agent has led another way from some frame on. */
  readonly timeline: Timeline;
  readonly problem: ReadProblem;
  /** True as soon as there are words at all. */
  readonly wordsThere: boolean;
}

export type DeskEvent =
  /** The address names another place. */
  | { readonly type: "desk.placed"; readonly place: DeskPlace }
  | { readonly type: "desk.codeChosen"; readonly code: string }
  | { readonly type: "desk.routeChosen"; readonly id: string }
  /** Back to the code of a timeline, or from a code to the catalogue. */
  | { readonly type: "desk.closed" }
  | { readonly type: "desk.filtered"; readonly filter: Partial<Filter> }
  | { readonly type: "desk.stepped"; readonly to: number }
  | { readonly type: "desk.play" }
  | { readonly type: "desk.pause" }
  | { readonly type: "desk.looked"; readonly look: Partial<Look> }
  | { readonly type: "desk.journalGiven"; readonly file: Blob }
  /** What if this happened now? */
  | { readonly type: "desk.supposed"; readonly step: Step }
  /** Back from what was supposed to what is so. */
  | { readonly type: "desk.unsupposed" }
  /** What kept a journal from being opened was read. */
  | { readonly type: "desk.problemRead" }
  | { readonly type: "desk.retry" };
