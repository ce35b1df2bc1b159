/**
 * What the atlas page reads: `data/index.json` is an `AtlasIndex`, `data/index.search.json` and `data/index.spec.json` are
 * lists of a `SearchEntry` and a `SpecSection` each, `data/<machine>.json` an `AtlasMachine` each. Plain data, made at build
 * time from the machines that the portal runs.
 */

import type { Block } from "./page-text.ts";

/** What makes a transition happen: a person or another actor, an actor's end, a time limit, or the machine itself. */
export type TransitionKind = "user" | "answered" | "failed" | "timer" | "always";

export interface IrInvoke {
  readonly id: string;
  readonly src: string;
  /** `call` promises one outcome, `listener` reports for as long as it lives. */
  readonly kind: "machine" | "call" | "listener";
}

export interface IrLimit {
  /** The delay's name in the machine, or its milliseconds. */
  readonly delay: string;
  /** Its length where it is fixed; null where the context decides. */
  readonly ms: number | null;
}

export interface IrState {
  /** `ticketCreation.sending.moving`: lasting, unique in the machine. */
  readonly id: string;
  readonly key: string;
  /** The id of the state around it; null for the root. */
  readonly parent: string | null;
  /** In document order. */
  readonly children: readonly string[];
  readonly type: "atomic" | "compound" | "parallel" | "final" | "history";
  readonly history: "shallow" | "deep" | null;
  /** The ids of the states that it begins with, or that a history falls back to. */
  readonly initial: readonly string[];
  readonly description: string;
  readonly tags: readonly string[];
  readonly spec: string;
  readonly screen: string | null;
  readonly code: string | null;
  /** True where it works as long as it lasts and nobody waits for its end. */
  readonly alwaysOn: boolean;
  readonly invokes: readonly IrInvoke[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly limits: readonly IrLimit[];
}

export interface IrTransition {
  /** `source|event|guard`, and `|meta.id` where branches collide: the same from release to release. */
  readonly id: string;
  readonly source: string;
  /** As XState names it; `always` where the machine goes on by itself. */
  readonly event: string;
  /** The event as a person reads it: "load answered", "after 60 s (loadLimit)". */
  readonly label: string;
  readonly kind: TransitionKind;
  /** Combined guards spelled out; "" where there is none. */
  readonly guard: string;
  /** None where it stays where it is. */
  readonly targets: readonly string[];
  /** True where the source is left and entered again. */
  readonly reenter: boolean;
  readonly actions: readonly string[];
  readonly description: string;
  readonly spec: string;
  readonly screen: string | null;
  readonly code: string | null;
}

/** One machine as plain data. */
export interface MachineIr {
  /** The file's name, kebab-case: `ticket-creation`. It names the machine in addresses and files. */
  readonly name: string;
  /** XState's id: `ticketCreation`. All state ids begin with it. */
  readonly id: string;
  readonly description: string;
  /** The root first, in document order. */
  readonly states: readonly IrState[];
  readonly transitions: readonly IrTransition[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

/** A line inside a state's box. */
export interface BoxLine {
  /** `stays`: a transition without a target. `again`: one that leads from a state into itself. */
  readonly kind: "invoke" | "entry" | "exit" | "stays" | "again";
  readonly text: string;
  /** The section of the spec behind a transition; "" for all else, and for the second line of one. */
  readonly spec: string;
  /** The id of the transition that it stands for, where it is one that stays in its state. */
  readonly transition: string | null;
}

export interface Box extends Area {
  readonly state: string;
  readonly title: string;
  /** The screen, "" where there is none. */
  readonly subtitle: string;
  readonly spec: string;
  readonly lines: readonly BoxLine[];
  /** From the left edge to the words: further in where an arrow would go through them. */
  readonly textsAt: number;
  /** The same from the right edge to the end of the spec's sections. */
  readonly specAt: number;
  /** True where states within it are not drawn. */
  readonly folded: boolean;
}

/** The point from which a state begins. */
export interface Start extends Point {
  readonly state: string;
}

/** Stands for whatever state of its container is the present one: its arrows leave from any of them. */
export interface AnyPill extends Area {
  readonly state: string;
}

export interface ArrowLabel extends Area {
  readonly lines: readonly string[];
  /** "" where the label above, whose case this is, has the same. */
  readonly spec: string;
  /** True for a further case of the event on the label above: its lines are the case alone. */
  readonly isCase: boolean;
}

export type LineKind = TransitionKind | "initial" | "mixed";

export interface Arrow {
  /** Null for the arrow from a start, or from a history to what it falls back to. */
  readonly transition: string | null;
  readonly kind: TransitionKind | "initial";
  /** What the line is painted as: all transitions of one source and target share a line, `mixed` where their kinds differ. */
  readonly line: LineKind;
  /** From its source to the tip. */
  readonly points: readonly Point[];
  readonly label: ArrowLabel | null;
}

/** Where everything is, in CSS pixels. `diagram/metrics.ts` says how texts stand in it, `diagram/paint.ts` paints it as a file. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Containers before what they hold: painted in this order. */
  readonly boxes: readonly Box[];
  readonly starts: readonly Start[];
  readonly pills: readonly AnyPill[];
  readonly arrows: readonly Arrow[];
}

export interface Layouts {
  readonly open: Layout;
  /** With the states one level below the root closed; null where there is nothing to fold. */
  readonly folded: Layout | null;
  /** The same with one of them open, by its id. */
  readonly opened: Readonly<Record<string, Layout>>;
}

/** Which test of the last run fired which transition: by its id, the tests' names. A transition that is not in it was never fired. */
export type Coverage =
  | { readonly _tag: "NotRun" }
  | {
      readonly _tag: "Run";
      readonly ranAt: string;
      readonly tests: Readonly<Record<string, readonly string[]>>;
    };

/** `retargeted` leads elsewhere; `changed` differs in what it does or says. `was` is an arrow as it was before it was retargeted. */
export type Change = "added" | "removed" | "retargeted" | "changed" | "was";

export interface DiffEntry {
  readonly change: Exclude<Change, "was">;
  readonly what: "state" | "transition";
  /** The id of the state or transition. */
  readonly id: string;
  /** What it is, or was where it is gone; of a transition where it leads, too. */
  readonly about: string;
  /** "targets: session.idle → session.refused", one for each difference; none where it is added or removed. */
  readonly details: readonly string[];
}

export interface MachineDiff {
  readonly change: "added" | "removed" | "changed" | "same";
  readonly entries: readonly DiffEntry[];
  /** By id, for painting; ids that are not in it are the same. A retargeted transition is there twice: as it is, and as `<id>|was`. */
  readonly states: Readonly<Record<string, Change>>;
  readonly transitions: Readonly<Record<string, Change>>;
  /** Both machines in one, with its layouts. */
  readonly union: MachineIr;
  readonly layouts: Layouts;
}

export interface PathStep {
  readonly event: string;
  /** What goes with the event, shortened; "" for nothing. */
  readonly payload: string;
}

/** The shortest way from the machine's beginning. `input` is shortened like a payload. */
export interface ShortestPath {
  readonly input: string;
  readonly steps: readonly PathStep[];
}

export interface AtlasMachine {
  readonly ir: MachineIr;
  readonly layouts: Layouts;
  readonly coverage: Coverage;
  /** Null where the atlas was built without `--against`. */
  readonly diff: MachineDiff | null;
  /** By state id; a state that nothing reaches is not in it. */
  readonly pathToState: Readonly<Record<string, ShortestPath>>;
  /** By transition id; the last step is the one that fires it. */
  readonly pathToTransition: Readonly<Record<string, ShortestPath>>;
  /** Who invokes it: machine and state. */
  readonly invokedBy: readonly { readonly machine: string; readonly state: string; readonly id: string }[];
}

/** A state or transition of a machine. */
export interface PartRef {
  /** The machine's name, as in `MachineIr`. */
  readonly machine: string;
  readonly what: "state" | "transition";
  readonly id: string;
}

export interface SpecSection {
  /** As machines name it in `meta.spec`: "shell §4", "business §8", or a page of `docs/` such as "decisions/session". */
  readonly id: string;
  /** A document of the specification, or one of the project's own pages. */
  readonly document: "shell" | "business" | "project";
  readonly title: string;
  /** Its first paragraph. */
  readonly summary: string;
  readonly text: readonly Block[];
  readonly carriedBy: readonly PartRef[];
}

export type FindingKind =
  | "unreachable-state"
  | "transition-without-spec"
  | "unknown-spec"
  | "transition-without-test"
  | "wait-without-limit"
  | "code-without-carrier"
  | "code-not-in-catalogue"
  | "history-into-final";

export interface Finding {
  /** `<kind>:<subject>`: the heading under which `docs/findings.md` explains it. */
  readonly id: string;
  readonly kind: FindingKind;
  /** A state, a transition or a code. */
  readonly subject: string;
  /** The machine's name; null for a code of the catalogue. */
  readonly machine: string | null;
  /** What `docs/findings.md` says about it; null where it says nothing. */
  readonly explanation: string | null;
}

/** One line of the overview. */
export interface MachineSummary {
  readonly name: string;
  readonly id: string;
  readonly description: string;
  readonly states: number;
  readonly transitions: number;
  /** How many of the transitions the last test run fired; null without a run, and where the machine is gone. */
  readonly fired: number | null;
  readonly change: MachineDiff["change"] | null;
}

/** One thing that the search finds. */
export interface SearchEntry {
  readonly kind: "machine" | "state" | "event" | "guard" | "action" | "actor" | "spec" | "code" | "screen";
  readonly text: string;
  /** What stands beside it: the description, or where it is. */
  readonly hint: string;
  /** Where it leads, the first of its places; null for a section of the spec, whose id is the text. */
  readonly part: PartRef | null;
  /** In how many places of its machine it is. */
  readonly places: number;
}

/** What has changed in one machine since the revision that the build is compared with. */
export interface ChangedMachine extends Pick<MachineDiff, "entries"> {
  readonly name: string;
  readonly change: Exclude<MachineDiff["change"], "same">;
}

export interface AtlasIndex {
  /** The portal's version. */
  readonly version: string;
  /** When it was built, and from which commit; null outside of git. A commit with "+" had changes on top of it. */
  readonly built: { readonly at: string; readonly commit: string | null };
  /** When tests last ran; null without a run. */
  readonly ranAt: string | null;
  readonly machines: readonly MachineSummary[];
  readonly findings: readonly Finding[];
  /** The git revision that the diffs are against, and the machines that differ; null without one. `markdown` is the review comment. */
  readonly against: {
    readonly revision: string;
    readonly markdown: string;
    readonly machines: readonly ChangedMachine[];
  } | null;
}
