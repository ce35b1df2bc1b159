import type { Timeline } from "../simulation/timeline.ts";
import type { Step } from "../simulation/step.ts";

/** What the page does for itself: nobody sees it, and no error comes by it. */
const housekeeping: readonly string[] = [
  "call.answered",
  "endpoint.answered",
  "session.extended",
  "screen.shown",
  "screen.opened",
  "screen.entered",
  "screen.left",
  "route.changed",
  "language.textsNeeded",
  "resource.request",
  "xstate.done.actor.loadTexts",
  "xstate.done.actor.loadScreen",
];

const hasFailed = ({ event }: Step): boolean =>
  (event["output"] as { readonly _tag?: string } | undefined)?._tag === "Failed";

/** True for a step of a journal that an agent can do without. */
export const isBackgroundStep = (step: Step): boolean =>
  step.supposed !== true && housekeeping.includes(step.event.type) && !hasFailed(step);

const isStop = (steps: readonly Step[], index: number): boolean => {
  const step = steps[index];
  return step === undefined || index === 0 || index === steps.length - 1 || !isBackgroundStep(step);
};

/** Where a timeline stops on its way from a frame, forward or backward: a route everywhere, a journal where something can be seen. */
export const nextStop = ({ steps, source }: Timeline, step: number, by: 1 | -1): number => {
  let next = step + by;
  if (source === "route") return next;
  while (!isStop(steps, next)) next += by;
  return next;
};
