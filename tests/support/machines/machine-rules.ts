import {
  createActor,
  SimulatedClock,
  StateMachine,
  type AnyActorLogic,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from "xstate";
import { metaOf } from "../../../src/machines/kit/machine-meta.ts";
import { transitionLedger } from "../../../src/atlas/walk/transition-ledger.ts";
import { stateNodes, transitionsOf } from "../../../src/machines/kit/state-nodes.ts";

type Described = { readonly description?: string | undefined; readonly meta?: unknown };

const undescribed = ({ root }: AnyStateMachine, name: string, described: Described): readonly string[] => [
  ...((described.description ?? "") === "" ? [`${name} has no description`] : []),
  ...((metaOf(root, described).spec ?? "") === "" ? [`${name} has no meta.spec`] : []),
];

/** The states and transitions without a description or a place in the specification. */
export const undescribedParts = (machine: AnyStateMachine): readonly string[] => {
  const { idOf } = transitionLedger(machine);
  return stateNodes(machine).flatMap((node) => [
    ...undescribed(machine, node.id, node),
    ...(node.key === "crashed" && metaOf(machine.root, node).code === undefined
      ? [`${node.id} has no meta.code`]
      : []),
    ...transitionsOf(node).flatMap((transition) =>
      undescribed(machine, idOf(transition) ?? transition.eventType, transition),
    ),
  ]);
};

/** How an actor's default implementation ends, found by running it. */
const endOf = (logic: AnyActorLogic): Promise<string> => {
  const actor = createActor(logic, { clock: new SimulatedClock() });
  const failure = new Promise<string>((resolve) => {
    actor.subscribe({
      error: (error) => resolve(error instanceof Error ? error.message : String(error)),
      complete: () => resolve("it completed"),
    });
  });
  actor.start();
  return failure;
};

const brokenByInvokes = (machine: AnyStateMachine, node: AnyStateNode): readonly string[] =>
  node.invoke.flatMap(({ id, src }) => [
    ...(/^\d+\./.test(id) ? [`${node.id} invokes an actor without an id`] : []),
    ...(typeof src === "string" && src in machine.implementations.actors
      ? []
      : [`${node.id} invokes an actor that setup does not name: ${id}`]),
  ]);

/** XState's own actions (assign, raise, sendTo, ...) can be resolved; any other function is an effect. */
const isEffect = (action: unknown): boolean => typeof action === "function" && !("resolve" in action);

const brokenByInlineActions = (node: AnyStateNode): readonly string[] =>
  [...node.entry, ...node.exit, ...transitionsOf(node).flatMap(({ actions }) => actions)].some(isEffect)
    ? [`${node.id} has an inline action that does work: make it an actor`]
    : [];

const above = ({ parent }: AnyStateNode): readonly AnyStateNode[] =>
  parent === undefined ? [] : [parent, ...above(parent)];

/** XState leaves all of the closest state that has source and targets, unless the targets are within the source and it does not reenter. */
const endsOtherRegions = ({ source, target = [], reenter }: AnyTransitionDefinition): boolean => {
  if (target.length === 0) return false;
  const left = above(source).find((node) => target.every((one) => above(one).includes(node)));
  const staysWithin = target.every((one) => one === source || above(one).includes(source));
  return left?.type === "parallel" && (reenter || !staysWithin);
};

/** Whatever breaks at its start would be started again without an end. */
const startsAgainAtOnce = ({ source, target = [], reenter, eventType }: AnyTransitionDefinition): boolean =>
  eventType.startsWith("xstate.error.actor.") && reenter && target.includes(source);

/** A failure may have ended while the person was elsewhere: their return may try again, and takes nothing away that they have not read. */
const forgetsFailure = ({ source, eventType, target = [] }: AnyTransitionDefinition): boolean =>
  eventType === "screen.returned" &&
  source.tags.includes("failed") &&
  target.some(({ tags }) => !tags.includes("busy") && !tags.includes("failed"));

/** Violations of the rules: effects that are not provided from outside, actors without a name or started again at once, regions that another one ends, and failures that nobody has read. The atlas's findings have the others. */
export const brokenRules = async (machine: AnyStateMachine): Promise<readonly string[]> => {
  const broken: string[] = [];
  for (const [name, logic] of Object.entries<AnyActorLogic>(
    machine.implementations.actors as Record<string, AnyActorLogic>,
  )) {
    if (logic instanceof StateMachine) continue;
    const end = await endOf(logic);
    if (end !== `provide ${name}`) broken.push(`the actor ${name} runs by itself: ${end}`);
  }
  for (const [name, action] of Object.entries(machine.implementations.actions)) {
    if (isEffect(action)) broken.push(`the action ${name} does work: make it an actor`);
  }
  return [
    ...broken,
    ...stateNodes(machine).flatMap((node) => [
      ...brokenByInvokes(machine, node),
      ...brokenByInlineActions(node),
      ...transitionsOf(node)
        .filter(endsOtherRegions)
        .map(({ eventType }) => `${node.id}|${eventType} ends the regions beside its own`),
      ...transitionsOf(node)
        .filter(startsAgainAtOnce)
        .map(({ eventType }) => `${node.id}|${eventType} starts again at once what has broken`),
      ...transitionsOf(node)
        .filter(forgetsFailure)
        .map(({ eventType }) => `${node.id}|${eventType} forgets a failure that nobody may have read`),
    ]),
  ];
};
