/** Which transitions of machines that one function of the kit has made are the same, so that a line about one of them holds for all. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import type { MachineMeta } from "../../machines/kit/machine-meta.ts";
import { guardText } from "../../machines/kit/transition-id.ts";
import { transitionLedger } from "../walk/transition-ledger.ts";
import { stateNodes, transitionsOf } from "../../machines/kit/state-nodes.ts";

/** The kit that has made a machine; undefined for one that is written as a whole. */
export const kitOf = (machine: AnyStateMachine): string | undefined =>
  (machine.root.meta as MachineMeta | undefined)?.kit;

const pathOf = ({ path }: AnyStateNode): string => path.join(".");

/** What a transition is, apart from the name of the machine that it is in. */
const sameness = ({ source, eventType, guard, target, actions, meta }: AnyTransitionDefinition): string =>
  JSON.stringify([
    pathOf(source),
    // The event of a timer ends with the id of its state.
    eventType.replace(`.${source.id}`, ""),
    guardText(guard),
    target?.map(pathOf),
    actions.map((action) => (typeof action === "object" ? action.type : typeof action)),
    (meta as MachineMeta | undefined)?.id,
  ]);

/** The transitions of a machine: by its id, what is the same in another machine of its kit. */
export const samenessById = (machine: AnyStateMachine): ReadonlyMap<string, string> => {
  const { idOf } = transitionLedger(machine);
  return new Map(
    stateNodes(machine)
      .flatMap(transitionsOf)
      .flatMap((transition) => {
        const id = idOf(transition);
        return id === undefined ? [] : [[id, sameness(transition)] as const];
      }),
  );
};
