import { StateMachine, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from "xstate";
import { metaOf } from "../../machines/kit/machine-meta.ts";
import type {
  IrFunction,
  IrInvoke,
  IrLimit,
  IrState,
  IrTransition,
  MachineIr,
  TransitionKind,
} from "../model/atlas-model.ts";
import { guardText } from "../../machines/kit/transition-id.ts";
import { functionsOf, shortHash } from "./read-code.ts";
import { transitionLedger } from "../walk/transition-ledger.ts";
import { stateNodes, transitionsOf } from "../../machines/kit/state-nodes.ts";

/** An action as a machine has it. */
export type Named = string | { readonly type: string } | ((...args: never[]) => unknown);

/** XState's own actions are functions with a type. */
const typeOfFunction = (action: (...args: never[]) => unknown): string =>
  ("type" in action ? String(action.type) : action.name).replace(/^xstate\./, "");

/** An action's readable name. */
export const actionName = (action: Named): string => {
  if (typeof action === "string") return action;
  return typeof action === "function" ? typeOfFunction(action) : action.type;
};

/** XState expands `after` to a raise on entry and a cancel on exit; these are left out. */
export const isWritten = (action: Named): boolean =>
  !(
    typeof action === "function" &&
    "type" in action &&
    (action.type === "xstate.raise" || action.type === "xstate.cancel")
  );

const written = (actions: readonly unknown[]): readonly Named[] =>
  (actions as readonly Named[]).filter(isWritten);

const actionNames = (actions: readonly unknown[]): readonly string[] => written(actions).map(actionName);

const actionCode = (machine: AnyStateMachine, actions: readonly unknown[]): readonly IrFunction[] =>
  functionsOf(machine, "actions", written(actions), (action) => actionName(action as Named));

/** A duration in readable form. */
const timeText = (ms: number): string => {
  if (ms >= 60_000 && ms % 60_000 === 0) return `${ms / 60_000} min`;
  return ms >= 1000 && ms % 100 === 0 ? `${ms / 1000} s` : `${ms} ms`;
};

/** The delay of a transition that time causes, as the machine writes it. */
const delayOf = ({ source, eventType }: AnyTransitionDefinition): unknown =>
  source.after.find((delayed) => delayed.eventType === eventType)?.delay;

/** The code of a delay that the context decides. */
const delayCode = (machine: AnyStateMachine, delay: unknown): readonly IrFunction[] =>
  typeof delay === "string" && typeof machine.implementations.delays[delay] === "function"
    ? functionsOf(machine, "delays", [delay], String)
    : [];

const limitOf = (machine: AnyStateMachine, delay: unknown): IrLimit => {
  const fixed: unknown = typeof delay === "string" ? machine.implementations.delays[delay] : delay;
  const name = typeof delay === "string" || typeof delay === "number" ? String(delay) : "a computed time";
  return { delay: name, ms: typeof fixed === "number" ? fixed : null };
};

const limitText = ({ delay, ms }: IrLimit): string => {
  if (ms === null) return `after ${delay}`;
  return String(ms) === delay ? `after ${timeText(ms)}` : `after ${timeText(ms)} (${delay})`;
};

/** True if the logic is that of a promise: what it runs returns one. A machine's own actors are placeholders, which do nothing. */
const isPromise = (logic: unknown): boolean => {
  try {
    const started: unknown = (logic as { readonly config: (given: object) => unknown }).config({});
    if (!(started instanceof Promise)) return false;
    started.catch(() => {});
    return true;
  } catch {
    return false;
  }
};

const eventsOf = (machine: AnyStateMachine): readonly string[] => [
  ...new Set(
    stateNodes(machine)
      .flatMap(transitionsOf)
      .map(({ eventType }): string => eventType),
  ),
];

const invokesOf = (machine: AnyStateMachine, node: AnyStateNode): readonly IrInvoke[] =>
  node.invoke.map(({ id, src }) => {
    const name = typeof src === "string" ? src : id;
    const logic: unknown = typeof src === "string" ? machine.implementations.actors[src] : src;
    if (logic instanceof StateMachine)
      return { id, src: name, kind: "machine", machine: logic.id, takes: eventsOf(logic as AnyStateMachine) };
    return { id, src: name, kind: isPromise(logic) ? "call" : "listener", machine: null, takes: [] };
  });

const fallbackOf = (node: AnyStateNode): readonly string[] => {
  const { target } = node.config as { readonly target?: string };
  const parent = node.parent;
  if (parent === undefined) return [];
  if (target === undefined) return parent.initial.target?.map(({ id }) => id) ?? [];
  if (target.startsWith("#")) return [target.slice(1)];
  return [
    target
      .replace(/^\./, "")
      .split(".")
      .reduce<AnyStateNode>((from, key) => from.states[key] ?? from, parent).id,
  ];
};

const initialOf = (node: AnyStateNode): readonly string[] => {
  if (node.type === "history") return fallbackOf(node);
  return node.type === "compound" ? (node.initial.target?.map(({ id }) => id) ?? []) : [];
};

const readState = (machine: AnyStateMachine, node: AnyStateNode): IrState => {
  const meta = metaOf(machine.root, node);
  return {
    id: node.id,
    key: node.key,
    parent: node.parent?.id ?? null,
    children: Object.values<AnyStateNode>(node.states).map(({ id }) => id),
    type: node.type,
    history: node.type === "history" ? node.history || "shallow" : null,
    initial: initialOf(node),
    description: node.description ?? "",
    tags: [...node.tags],
    spec: meta.spec ?? "",
    screen: meta.screen ?? null,
    code: meta.code ?? null,
    alwaysOn: meta.alwaysOn === true,
    invokes: invokesOf(machine, node),
    entry: actionNames(node.entry),
    exit: actionNames(node.exit),
    functions: actionCode(machine, [...node.entry, ...node.exit]),
    limits: [
      ...new Map(
        node.after.map(({ delay }) => limitOf(machine, delay)).map((limit) => [limit.delay, limit]),
      ).values(),
    ],
  };
};

interface Read {
  readonly kind: TransitionKind;
  readonly label: string;
}

/** A call that failed resolves as well: the target or the code shows that it failed. */
const kindOfEnd = (machine: AnyStateMachine, transition: AnyTransitionDefinition): TransitionKind =>
  metaOf(machine.root, transition).code !== undefined ||
  (transition.target ?? []).some((node) => node.tags.includes("failed"))
    ? "failed"
    : "answered";

/** An invoked actor's name; its id where the state runs several of that name. */
const actorName = (
  { invoke }: AnyStateNode,
  invoked: AnyStateNode["invoke"][number] | undefined,
  id: string,
): string =>
  typeof invoked?.src === "string" && invoke.filter(({ src }) => src === invoked.src).length === 1
    ? invoked.src
    : id;

const readEvent = (machine: AnyStateMachine, transition: AnyTransitionDefinition): Read => {
  const { eventType: event, source } = transition;
  if (event === "") return { kind: "always", label: "always" };
  if (event.startsWith("xstate.after."))
    return { kind: "timer", label: limitText(limitOf(machine, delayOf(transition))) };
  if (event.startsWith("xstate.done.state.")) return { kind: "answered", label: "all within is done" };
  const [, what, id] = /^xstate\.(?:(done|error)\.actor|(?:snapshot))\.(.+)$/.exec(event) ?? [];
  if (id === undefined) return { kind: "user", label: event };
  const invoked = source.invoke.find((candidate) => candidate.id === id);
  const actor = id === "*" ? "any actor" : actorName(source, invoked, id);
  if (what === "error") return { kind: "failed", label: `${actor} breaks` };
  return what === "done"
    ? { kind: kindOfEnd(machine, transition), label: `${actor} done` }
    : { kind: "answered", label: `${actor} tells` };
};

const readTransition = (
  machine: AnyStateMachine,
  id: string,
  transition: AnyTransitionDefinition,
): IrTransition => {
  const meta = metaOf(machine.root, transition);
  const content: Omit<IrTransition, "id" | "hash"> = {
    source: transition.source.id,
    event: transition.eventType === "" ? "always" : transition.eventType,
    ...readEvent(machine, transition),
    guard: guardText(transition.guard),
    branch: meta.id ?? "",
    targets: (transition.target ?? []).map((node) => node.id),
    reenter: transition.reenter,
    actions: actionNames(transition.actions),
    functions: [
      ...functionsOf(machine, "guards", [transition.guard], guardText),
      ...actionCode(machine, transition.actions),
      ...delayCode(machine, delayOf(transition)),
    ],
    description: transition.description ?? "",
    spec: meta.spec ?? "",
    screen: meta.screen ?? null,
    code: meta.code ?? null,
  };
  return { id, ...content, hash: shortHash(JSON.stringify(content)) };
};

/** Reads a machine as plain data from its state nodes: its `definition` omits `always`, combined guards and history targets. */
export const readIr = (name: string, machine: AnyStateMachine): MachineIr => {
  const { idOf } = transitionLedger(machine);
  const nodes = stateNodes(machine);
  return {
    name,
    id: machine.id,
    description: machine.root.description ?? "",
    states: nodes.map((node) => readState(machine, node)),
    transitions: nodes.flatMap((node) =>
      transitionsOf(node).map((transition) => readTransition(machine, idOf(transition) ?? "", transition)),
    ),
  };
};
