import {
  createActor,
  SimulatedClock,
  StateMachine,
  type AnyActorLogic,
  type AnyStateMachine,
  type AnyStateNode,
} from "xstate";
import type { MachineMeta } from "../../../src/machines/kit/machine-meta.ts";
import { stateNodes, transitionLedger, transitionsOf } from "../../../src/atlas/walk/transition-ledger.ts";

type Described = { readonly description?: string | undefined; readonly meta?: unknown };

const metaOf = (described: Described): Partial<MachineMeta> => described.meta ?? {};

const undescribed = (name: string, described: Described): readonly string[] => [
  ...((described.description ?? "") === "" ? [`${name} has no description`] : []),
  ...((metaOf(described).spec ?? "") === "" ? [`${name} has no meta.spec`] : []),
];

/** The states and transitions without a description or a place in the specification. */
export const undescribedParts = (machine: AnyStateMachine): readonly string[] => {
  const { idOf } = transitionLedger(machine);
  return stateNodes(machine).flatMap((node) => [
    ...undescribed(node.id, node),
    ...(node.key === "crashed" && metaOf(node).code === undefined ? [`${node.id} has no meta.code`] : []),
    ...transitionsOf(node).flatMap((transition) =>
      undescribed(idOf(transition) ?? transition.eventType, transition),
    ),
  ]);
};

type ActorKind = "machine" | "promise" | "callback";

/** The kind of an actor's default implementation, found by running it: only a promise is still active once started. */
const defaultOf = async (
  logic: AnyActorLogic,
): Promise<{ readonly kind: ActorKind; readonly failure: string }> => {
  if (logic instanceof StateMachine) return { kind: "machine", failure: "" };
  const actor = createActor(logic, { clock: new SimulatedClock() });
  const failure = new Promise<string>((resolve) => {
    actor.subscribe({
      error: (error) => resolve(error instanceof Error ? error.message : String(error)),
      complete: () => resolve("it completed"),
    });
  });
  actor.start();
  return { kind: actor.getSnapshot().status === "active" ? "promise" : "callback", failure: await failure };
};

const isTimed = (node: AnyStateNode | undefined): boolean =>
  node !== undefined && (node.after.length > 0 || isTimed(node.parent));

const brokenByInvokes = (node: AnyStateNode, kinds: ReadonlyMap<string, ActorKind>): readonly string[] =>
  node.invoke.flatMap((invoked) => {
    const kind = typeof invoked.src === "string" ? kinds.get(invoked.src) : undefined;
    return [
      ...(/^\d+\./.test(invoked.id) ? [`${node.id} invokes an actor without an id`] : []),
      ...(kind === undefined ? [`${node.id} invokes an actor that setup does not name: ${invoked.id}`] : []),
      ...(kind === "promise" && metaOf(node).alwaysOn !== true && !isTimed(node)
        ? [`${node.id} waits for ${invoked.id} without an after`]
        : []),
    ];
  });

/** XState's own actions (assign, raise, sendTo, ...) can be resolved; any other function is an effect. */
const isEffect = (action: unknown): boolean => typeof action === "function" && !("resolve" in action);

const brokenByInlineActions = (node: AnyStateNode): readonly string[] =>
  [...node.entry, ...node.exit, ...transitionsOf(node).flatMap(({ actions }) => actions)].some(isEffect)
    ? [`${node.id} has an inline action that does work: make it an actor`]
    : [];

/** Violations of the rules: effects that are not provided from outside, waits without a limit, and actors without a name. */
export const brokenRules = async (machine: AnyStateMachine): Promise<readonly string[]> => {
  const kinds = new Map<string, ActorKind>();
  const broken: string[] = [];
  for (const [name, logic] of Object.entries<AnyActorLogic>(
    machine.implementations.actors as Record<string, AnyActorLogic>,
  )) {
    const { kind, failure } = await defaultOf(logic);
    kinds.set(name, kind);
    if (kind !== "machine" && failure !== `provide ${name}`)
      broken.push(`the actor ${name} runs by itself: ${failure}`);
  }
  for (const [name, action] of Object.entries(machine.implementations.actions)) {
    if (isEffect(action)) broken.push(`the action ${name} does work: make it an actor`);
  }
  return [
    ...broken,
    ...stateNodes(machine).flatMap((node) => [
      ...brokenByInvokes(node, kinds),
      ...brokenByInlineActions(node),
    ]),
  ];
};
