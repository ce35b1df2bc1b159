import type { ErrorEntry } from "../../domain/shell/error-catalogue.ts";
import { isEventName, matcherOf } from "./event-names.ts";
import type {
  Finding,
  FindingKind,
  IrInvoke,
  IrState,
  IrTransition,
  MachineIr,
  SourceFacts,
} from "./atlas-model.ts";

/** The input of the findings. */
export interface Examined {
  readonly machines: readonly MachineIr[];
  /** The reachable states by machine name. */
  readonly reached: ReadonlyMap<string, ReadonlySet<string>>;
  /** The transitions fired by tests, by machine name. Undefined without a run. */
  readonly fired: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  readonly specIds: ReadonlySet<string>;
  readonly catalogue: readonly ErrorEntry[];
  readonly facts: SourceFacts;
}

type Found = Omit<Finding, "explanation">;

const found = (kind: FindingKind, machine: string | null, subjects: readonly string[]): readonly Found[] =>
  subjects.map((subject) => ({ id: `${kind}:${subject}`, kind, subject, machine }));

const without = (ids: readonly string[], known: ReadonlySet<string> | undefined): readonly string[] =>
  known === undefined ? [] : ids.filter((id) => !known.has(id));

/** A state and its ancestors, innermost first. */
const outwards = (ir: MachineIr, state: IrState): readonly IrState[] => {
  const parent = ir.states.find(({ id }) => id === state.parent);
  return [state, ...(parent === undefined ? [] : outwards(ir, parent))];
};

const waitsForever = (ir: MachineIr, state: IrState): boolean =>
  state.invokes.some(({ kind }) => kind === "call") &&
  !state.alwaysOn &&
  outwards(ir, state).every(({ limits }) => limits.length === 0);

/** A child's error is an event of its machine: an ancestor of the state that runs it may take it. */
const takesError = (ir: MachineIr, state: IrState, { id }: IrInvoke): boolean => {
  const sources = new Set(outwards(ir, state).map((outer) => outer.id));
  const events = new Set([`xstate.error.actor.${id}`, "xstate.error.actor.*", "*"]);
  return ir.transitions.some(({ source, event }) => sources.has(source) && events.has(event));
};

const hasUntakenError = (ir: MachineIr, state: IrState): boolean =>
  state.invokes.some((invoke) => invoke.kind === "call" && !takesError(ir, state, invoke));

/** The branches of the same event that come before a transition. */
const branchesBefore = (ir: MachineIr, transition: IrTransition): readonly IrTransition[] =>
  ir.transitions
    .slice(0, ir.transitions.indexOf(transition))
    .filter(({ source, event }) => source === transition.source && event === transition.event);

const isNeverTaken = (ir: MachineIr, transition: IrTransition): boolean =>
  branchesBefore(ir, transition).some(({ guard }) => guard === "");

const sharesItsId = (ir: MachineIr, transition: IrTransition): boolean =>
  !isNeverTaken(ir, transition) &&
  branchesBefore(ir, transition).some(
    ({ guard, branch }) => guard === transition.guard && branch === transition.branch,
  );

/** True if the end of a state is taken: by itself, by the parallel state that it is a region of, or by a machine that runs its own. */
const isEndRead = (ir: MachineIr, id: string, machines: readonly MachineIr[]): boolean => {
  if (id === ir.id) return machines.some((runner) => takesEndOf(runner, ir.id));
  if (ir.transitions.some(({ event }) => event === `xstate.done.state.${id}`)) return true;
  const parent = ir.states.find((state) => state.children.includes(id));
  return parent?.type === "parallel" && isEndRead(ir, parent.id, machines);
};

const takesEndOf = (runner: MachineIr, machine: string): boolean => {
  const ends = runner.states.flatMap(({ invokes }) =>
    invokes.filter((invoke) => invoke.machine === machine).map(({ id }) => `xstate.done.actor.${id}`),
  );
  return runner.transitions.some(({ event }) => ends.includes(event));
};

/** What a state does, for comparison with another one: a transition to either of the two counts as the same. */
const behaviourOf = (ir: MachineIr, state: IrState, other: IrState): string =>
  JSON.stringify([
    state.type,
    state.tags,
    state.code,
    state.screen,
    state.invokes,
    state.entry,
    state.exit,
    state.limits,
    ir.transitions
      .filter(({ source }) => source === state.id)
      .map(({ event, guard, branch, actions, reenter, targets }) => [
        event.replace(state.id, ""),
        guard,
        branch,
        actions,
        reenter,
        targets.map((target) => (target === other.id ? state.id : target).replace(state.id, "")),
      ]),
  ]);

const isLikeOneBefore = (ir: MachineIr, state: IrState, matched: readonly string[]): boolean =>
  state.children.length === 0 &&
  ir.states
    .slice(0, ir.states.indexOf(state))
    .filter(({ parent, children }) => parent === state.parent && children.length === 0)
    .some(
      (other) =>
        ![state, other].some(({ id }) => matched.includes(id.slice(ir.id.length + 1))) &&
        behaviourOf(ir, state, other) === behaviourOf(ir, other, state),
    );

const mayRestoreTheEnd = (ir: MachineIr, state: IrState): boolean =>
  state.type === "history" &&
  ir.states.some((other) => other.type === "final" && other.parent === state.parent);

const ofMachine = (
  ir: MachineIr,
  { machines, reached, fired, specIds, facts }: Examined,
): readonly Found[] => {
  const parts = [...ir.states.filter(({ type }) => type !== "history"), ...ir.transitions];
  return [
    ...found(
      "unreachable-state",
      ir.name,
      without(
        ir.states.filter(({ type }) => type !== "history").map(({ id }) => id),
        reached.get(ir.name),
      ),
    ),
    ...found(
      "transition-without-spec",
      ir.name,
      parts.filter(({ spec }) => spec === "").map(({ id }) => id),
    ),
    ...found(
      "unknown-spec",
      ir.name,
      parts.filter(({ spec }) => spec !== "" && !specIds.has(spec)).map(({ id }) => id),
    ),
    ...found(
      "transition-without-test",
      ir.name,
      without(
        ir.transitions.map(({ id }) => id),
        fired === undefined ? undefined : (fired.get(ir.name) ?? new Set()),
      ),
    ),
    ...found(
      "wait-without-limit",
      ir.name,
      ir.states.filter((state) => waitsForever(ir, state)).map(({ id }) => id),
    ),
    ...found(
      "call-without-error",
      ir.name,
      ir.states.filter((state) => hasUntakenError(ir, state)).map(({ id }) => id),
    ),
    ...found(
      "branch-never-taken",
      ir.name,
      ir.transitions.filter((transition) => isNeverTaken(ir, transition)).map(({ id }) => id),
    ),
    ...found(
      "branch-without-id",
      ir.name,
      ir.transitions.filter((transition) => sharesItsId(ir, transition)).map(({ id }) => id),
    ),
    ...found(
      "final-without-reader",
      ir.name,
      ir.states
        .filter(({ type, parent }) => type === "final" && !isEndRead(ir, parent ?? ir.id, machines))
        .map(({ id }) => id),
    ),
    ...found(
      "indistinguishable-state",
      ir.name,
      ir.states.filter((state) => isLikeOneBefore(ir, state, facts.matched)).map(({ id }) => id),
    ),
    ...found(
      "history-into-final",
      ir.name,
      ir.states.filter((state) => mayRestoreTheEnd(ir, state)).map(({ id }) => id),
    ),
  ];
};

const ofCodes = ({ machines, catalogue }: Examined): readonly Found[] => {
  const carried = new Map(
    machines.flatMap(({ name, states, transitions }) =>
      [...states, ...transitions].flatMap(({ code }) => (code === null ? [] : [[code, name] as const])),
    ),
  );
  const known = new Set(
    catalogue.flatMap(({ code, carrier }) => (carrier === undefined ? [code] : [code, carrier])),
  );
  return [
    ...found(
      "code-without-carrier",
      null,
      catalogue.filter(({ code, carrier }) => !carried.has(carrier ?? code)).map(({ code }) => code),
    ),
    ...[...carried]
      .filter(([code]) => !known.has(code))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([code, machine]) => found("code-not-in-catalogue", machine, [code])),
  ];
};

const ofEvents = ({ machines, facts: { made, named, heard } }: Examined): readonly Found[] => {
  const isSent = matcherOf([...made, ...named.filter((name) => !name.includes("*"))]);
  const isTaken = matcherOf([
    ...machines.flatMap(({ transitions }) => transitions.map(({ event }) => event)),
    ...machines.flatMap(({ states }) =>
      states.flatMap(({ invokes }) => invokes.flatMap(({ takes }) => takes)),
    ),
    ...heard,
  ]);
  return [
    ...machines.flatMap(({ name, transitions }) =>
      found(
        "event-without-sender",
        name,
        transitions.filter(({ kind, event }) => kind === "user" && !isSent(event)).map(({ id }) => id),
      ),
    ),
    ...found(
      "event-without-taker",
      null,
      made.filter((name) => isEventName(name) && !isTaken(name)),
    ),
  ];
};

/** The explanations in `docs/findings.md` by finding id: each is a second-level heading followed by its text. */
export const explanationsIn = (markdown: string): ReadonlyMap<string, string> =>
  new Map(
    markdown
      .split(/^## /m)
      .slice(1)
      .map((section): readonly [string, string] => {
        const [heading = "", ...text] = section.split("\n");
        return [heading.trim().replaceAll("`", ""), text.join("\n").trim()];
      }),
  );

/** All findings with their explanations. */
export const findingsOf = (
  examined: Examined,
  explanations: ReadonlyMap<string, string>,
): readonly Finding[] =>
  [
    ...examined.machines.flatMap((ir) => ofMachine(ir, examined)),
    ...ofEvents(examined),
    ...ofCodes(examined),
  ].map((finding) => ({
    ...finding,
    explanation: explanations.get(finding.id) ?? null,
  }));
