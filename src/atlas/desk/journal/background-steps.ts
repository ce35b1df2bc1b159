import type { Timeline } from "../simulation/timeline.ts";
import type { Step } from "../simulation/step.ts";

/** Background events of the page: they are invisible and cause no error. */
const housekeeping: readonly string[] = [
  "call.answered",
  "endpoint.answered",
  "session.extended",
  "screen.returned",
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

/** True for a journal step that is not relevant to the agent. */
export const isBackgroundStep = (step: Step): boolean =>
  step.supposed !== true && housekeeping.includes(step.event.type) && !hasFailed(step);

const isStop = (steps: readonly Step[], index: number): boolean => {
  const step = steps[index];
  return step === undefined || index === 0 || index === steps.length - 1 || !isBackgroundStep(step);
};

/** The next frame to stop at, forward or backward: every frame of a route, visible changes of a journal. */
export const nextStop = ({ steps, source }: Timeline, step: number, by: 1 | -1): number => {
  let next = step + by;
  if (source === "route") return next;
  while (!isStop(steps, next)) next += by;
  return next;
};
