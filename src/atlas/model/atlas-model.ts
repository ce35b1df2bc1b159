/**
 * The data of the atlas page: `data/index.json` is an `AtlasIndex`, `data/index.search.json` and `data/index.spec.json` are
 * lists of `SearchEntry` and `SpecSection`, each `data/<machine>.json` is an `AtlasMachine`, each file of `data/spec/` a
 * `SectionText`. Plain data, generated at build time from the portal's machines.
 */

import type { Block } from "./page-text.ts";
import type { Review } from "./review-schema.ts";
import type { Standing } from "./review.ts";

/** What triggers a transition: a person or another actor, an actor's end, a timer, or the machine itself. */
export type TransitionKind = "user" | "answered" | "failed" | "timer" | "always";

export interface IrInvoke {
  readonly id: string;
  readonly src: string;
  /** `call` resolves once, `listener` reports while it runs. */
  readonly kind: "machine" | "call" | "listener";
  /** The id of the machine that runs; null for other actors. */
  readonly machine: string | null;
  /** The events that the machine takes, which may have no file of its own. */
  readonly takes: readonly string[];
}

export interface IrLimit {
  /** The delay's name in the machine, or its milliseconds. */
  readonly delay: string;
  /** Its duration if it is fixed; null if the context decides. */
  readonly ms: number | null;
}

/** The code of a guard, an action or a delay. */
export interface IrFunction {
  readonly name: string;
  /** Without comments and line breaks. */
  readonly source: string;
  /** Twelve hexadecimal digits of the source's SHA-256. */
  readonly hash: string;
}

export interface IrState {
  /** `ticketCreation.sending.moving`: stable and unique in the machine. */
  readonly id: string;
  readonly key: string;
  /** The parent state's id; null for the root. */
  readonly parent: string | null;
  /** In document order. */
  readonly children: readonly string[];
  readonly type: "atomic" | "compound" | "parallel" | "final" | "history";
  readonly history: "shallow" | "deep" | null;
  /** The ids of the initial states, or of a history's default targets. */
  readonly initial: readonly string[];
  readonly description: string;
  readonly tags: readonly string[];
  readonly spec: string;
  readonly screen: string | null;
  readonly code: string | null;
  /** True if its actor runs as long as the state is active. */
  readonly alwaysOn: boolean;
  readonly invokes: readonly IrInvoke[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly limits: readonly IrLimit[];
  /** The code of `entry` and `exit`. */
  readonly functions: readonly IrFunction[];
}

export interface IrTransition {
  /** `source|event|guard`, with `|meta.id` to distinguish branches: stable between releases. */
  readonly id: string;
  readonly source: string;
  /** XState's event type; `always` for eventless transitions. */
  readonly event: string;
  /** The readable event: "load answered", "after 60 s (loadLimit)". */
  readonly label: string;
  readonly kind: TransitionKind;
  /** Combined guards written out; "" without a guard. */
  readonly guard: string;
  /** `meta.id`, which distinguishes branches of the same event and guard; "" without one. */
  readonly branch: string;
  /** Empty for a transition without a target. */
  readonly targets: readonly string[];
  /** True if the source is exited and re-entered. */
  readonly reenter: boolean;
  readonly actions: readonly string[];
  /** The code of the guard, the actions and a computed delay. */
  readonly functions: readonly IrFunction[];
  readonly description: string;
  readonly spec: string;
  readonly screen: string | null;
  readonly code: string | null;
  /** Twelve hexadecimal digits of the SHA-256 of all the other fields but the id: a reviewed transition has changed when it differs. */
  readonly hash: string;
}

/** One machine as plain data. */
export interface MachineIr {
  /** The file's name in kebab-case: `ticket-creation`, used in addresses and file names. */
  readonly name: string;
  /** XState's id: `ticketCreation`, the prefix of all state ids. */
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
  /** `stays`: a transition without a target. `again`: a self-transition. */
  readonly kind: "invoke" | "entry" | "exit" | "stays" | "again";
  readonly text: string;
  /** The spec section of a transition; "" for others and for continuation lines. */
  readonly spec: string;
  /** The id of the line's transition, if it is one. */
  readonly transition: string | null;
}

export interface Box extends Area {
  readonly state: string;
  readonly title: string;
  /** The screen, "" without one. */
  readonly subtitle: string;
  readonly spec: string;
  readonly lines: readonly BoxLine[];
  /** The texts' distance from the left side, larger if an edge would cross them. */
  readonly textsAt: number;
  /** The spec sections' distance from the right side. */
  readonly specAt: number;
  /** True if its children are not drawn. */
  readonly folded: boolean;
}

/** The initial point of a state. */
export interface Start extends Point {
  readonly state: string;
}

/** Represents any state of its container: its edges apply in all of them. */
export interface AnyPill extends Area {
  readonly state: string;
}

export interface ArrowLabel extends Area {
  readonly lines: readonly string[];
  /** "" if the label above, whose case this is, has the same section. */
  readonly spec: string;
  /** True for a further case of the label above: its lines have only the condition. */
  readonly isCase: boolean;
}

export type LineKind = TransitionKind | "initial" | "mixed";

export interface Arrow {
  /** Null for the edge of a start, or of a history's default. */
  readonly transition: string | null;
  readonly kind: TransitionKind | "initial";
  /** The edge's colour: transitions of one source and target share an edge, `mixed` if their kinds differ. */
  readonly line: LineKind;
  /** From its source to the tip. */
  readonly points: readonly Point[];
  readonly label: ArrowLabel | null;
}

/** The positions of a diagram, in CSS pixels. `diagram/metrics.ts` has the text metrics, `diagram/paint.ts` writes it as a file. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Containers before their children: the painting order. */
  readonly boxes: readonly Box[];
  readonly starts: readonly Start[];
  readonly pills: readonly AnyPill[];
  readonly arrows: readonly Arrow[];
}

export interface Layouts {
  readonly open: Layout;
  /** With the states one level below the root closed; null for a small machine. */
  readonly folded: Layout | null;
  /** The same with one state open, by its id. */
  readonly opened: Readonly<Record<string, Layout>>;
}

/** The names of the tests that fired each transition in the last run, by transition id. Missing transitions were not fired. */
export type Coverage =
  | { readonly _tag: "NotRun" }
  | {
      readonly _tag: "Run";
      readonly ranAt: string;
      /** Each test's name once: a test fires hundreds of transitions. */
      readonly names: readonly string[];
      /** The tests that fired a transition, as indices of `names`. */
      readonly tests: Readonly<Record<string, readonly number[]>>;
    };

/** `retargeted` has another target; `changed` differs in its actions or texts. `was` is a retargeted transition's old edge. */
export type Change = "added" | "removed" | "retargeted" | "changed" | "was";

export interface DiffEntry {
  readonly change: Exclude<Change, "was">;
  readonly what: "state" | "transition";
  /** The id of the state or transition. */
  readonly id: string;
  /** Its description, and for a transition its target; for a removed part its former ones. */
  readonly about: string;
  /** "targets: session.idle → session.refused", one for each difference; empty for added and removed parts. */
  readonly details: readonly string[];
}

export interface MachineDiff {
  readonly change: "added" | "removed" | "changed" | "same";
  readonly entries: readonly DiffEntry[];
  /** By id, for painting; unchanged ids are missing. A retargeted transition has two entries: its id, and `<id>|was`. */
  readonly states: Readonly<Record<string, Change>>;
  readonly transitions: Readonly<Record<string, Change>>;
  /** Both revisions merged, with layouts. */
  readonly union: MachineIr;
  readonly layouts: Layouts;
}

export interface PathStep {
  readonly event: string;
  /** The event's payload, shortened; "" without one. */
  readonly payload: string;
}

/** The shortest path from the machine's start. `input` is shortened like a payload. */
export interface ShortestPath {
  readonly input: string;
  readonly steps: readonly PathStep[];
}

/** A line of a machine's table, written from the specification. */
export interface Proof {
  readonly sentence: string;
  readonly spec: string;
  /** The machine whose table has the line, where it is another one that the same function of the kit has made. */
  readonly tableOf?: string;
}

/** Something that can be wrong with a transition. */
export interface TriedFault {
  /** "is gone", "leads to failed", "has no guard", "lacks tellParent"; unique for the transition. */
  readonly what: string;
  /** A line that does not hold with it; null if no line of a table notices it. */
  readonly noticedBy: Proof | null;
}

export interface AtlasMachine {
  readonly ir: MachineIr;
  readonly layouts: Layouts;
  readonly coverage: Coverage;
  /** The lines of the machine's table that hold and take the transition, by transition id; without a table there are none. */
  readonly provedBy: Readonly<Record<string, readonly Proof[]>>;
  /** The faults of each transition, by its id; a removed machine has none. */
  readonly faults: Readonly<Record<string, readonly TriedFault[]>>;
  readonly review: Review;
  /** Null where the atlas was built without `--against`. */
  readonly diff: MachineDiff | null;
  /** By state id; unreachable states are missing. */
  readonly pathToState: Readonly<Record<string, ShortestPath>>;
  /** By transition id; the last step fires it. */
  readonly pathToTransition: Readonly<Record<string, ShortestPath>>;
  /** The machines and states that invoke it. */
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
  /** A value of `meta.spec`: "shell §4", "business §8", or a page of `docs/` such as "decisions/session". */
  readonly id: string;
  /** A document of the specification, or a project page. */
  readonly document: "shell" | "business" | "project";
  readonly title: string;
  /** Its first paragraph. */
  readonly summary: string;
  readonly carriedBy: readonly PartRef[];
}

export interface SectionText extends SpecSection {
  readonly text: readonly Block[];
}

/** What the portal's sources say of its events and states, besides its machines. `*` stands for a computed part of a name. */
export interface SourceFacts {
  /** What stands as the `type` of an object: an event, or something else with a type. */
  readonly made: readonly string[];
  /** Texts that are handed to a function, which may make an event of that name. */
  readonly named: readonly string[];
  /** What is compared with a type, listened to, or received by a callback actor. */
  readonly heard: readonly string[];
  /** The states that are asked for by `matches`, as paths in their machines. */
  readonly matched: readonly string[];
}

export type FindingKind =
  | "unreachable-state"
  | "transition-without-spec"
  | "unknown-spec"
  | "transition-without-test"
  | "wait-without-limit"
  | "call-without-error"
  | "branch-never-taken"
  | "branch-without-id"
  | "event-without-sender"
  | "event-without-taker"
  | "final-without-reader"
  | "indistinguishable-state"
  | "code-without-carrier"
  | "code-not-in-catalogue"
  | "history-into-final";

export interface Finding {
  /** `<kind>:<subject>`: the heading that explains it in `docs/findings.md`. */
  readonly id: string;
  readonly kind: FindingKind;
  /** A state, a transition, an event or a code. */
  readonly subject: string;
  /** The machine's name; null for a code or an event without a machine. */
  readonly machine: string | null;
  /** The explanation in `docs/findings.md`; null without one. */
  readonly explanation: string | null;
}

/** A row of the overview. */
export interface MachineSummary {
  readonly name: string;
  readonly id: string;
  readonly description: string;
  readonly states: number;
  readonly transitions: number;
  /** Number of transitions that the last test run fired; null without a run, or for a removed machine. */
  readonly fired: number | null;
  /** Number of the faults of its transitions, and of those that a line of a table notices. */
  readonly faults: { readonly noticed: number; readonly all: number };
  /** Number of transitions by how they stand in the machine's review. */
  readonly reviewed: Readonly<Record<Standing, number>>;
  readonly change: MachineDiff["change"] | null;
}

/** A search entry. */
export interface SearchEntry {
  readonly kind: "machine" | "state" | "event" | "guard" | "action" | "actor" | "spec" | "code" | "screen";
  readonly text: string;
  /** The text beside it: the description, or its place. */
  readonly hint: string;
  /** The first of its places; null for a spec section, whose id is the text. */
  readonly part: PartRef | null;
  /** Number of places in its machine. */
  readonly places: number;
}

/** The changes of a machine since the compared revision. */
export interface ChangedMachine extends Pick<MachineDiff, "entries"> {
  readonly name: string;
  readonly change: Exclude<MachineDiff["change"], "same">;
}

export interface AtlasIndex {
  /** The portal's version. */
  readonly version: string;
  /** Time and commit of the build; null outside git. "+" marks uncommitted changes. */
  readonly built: { readonly at: string; readonly commit: string | null };
  /** The last test run; null without one. */
  readonly ranAt: string | null;
  readonly machines: readonly MachineSummary[];
  /** The ids of all sections of the specification and project pages. */
  readonly sections: readonly string[];
  readonly findings: readonly Finding[];
  /** The compared git revision and the changed machines; null without one. `markdown` is the review comment. */
  readonly against: {
    readonly revision: string;
    readonly markdown: string;
    readonly machines: readonly ChangedMachine[];
  } | null;
}
