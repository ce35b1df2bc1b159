import { isMachineSnapshot, type AnyMachineSnapshot } from "xstate";
import { eachSystem } from "./each-system.ts";

const ACTIONS = ["click", "submit", "keydown", "input", "change", "drop", "paste"];

/** What a person has pressed, chosen or typed and no state of its machine has taken, since it was last emptied. */
export const untaken: string[] = [];

/** The action of a person that is being delivered. */
const present = (): Event | undefined =>
  window.event !== undefined && ACTIONS.includes(window.event.type) ? window.event : undefined;

const isDisabled = (action: Event): boolean => {
  const control = action instanceof SubmitEvent ? action.submitter : action.target;
  return control instanceof Element && control.closest("[aria-disabled=true]") !== null;
};

const isTaken = (snapshot: AnyMachineSnapshot, event: Parameters<AnyMachineSnapshot["can"]>[0]): boolean =>
  snapshot.machine.getTransitionData(snapshot, event).length > 0;

eachSystem((inspected) => {
  // An event of a view has no actor that it comes from.
  if (inspected.type !== "@xstate.event" || inspected.sourceRef !== undefined) return;
  const { actorRef, event } = inspected;
  const snapshot: unknown = actorRef.getSnapshot();
  if (!isMachineSnapshot(snapshot) || event.type === "xstate.init") return;
  const action = present();
  if (action === undefined || isDisabled(action) || isTaken(snapshot, event)) return;
  untaken.push(`${event.type} in ${snapshot.machine.id}, ${JSON.stringify(snapshot.value)}`);
});
