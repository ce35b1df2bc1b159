import { useSelector } from "@xstate/react";
import { useListener } from "../../page/frame/use-listener.ts";
import { useDesk } from "../desk-context.ts";
import { ownsKeys } from "../../page/frame/is-typing.ts";
import { nextStop } from "../journal/background-steps.ts";
import type { Timeline } from "../simulation/timeline.ts";

const steps: Readonly<Record<string, (timeline: Timeline, step: number) => number>> = {
  ArrowLeft: (timeline, step) => nextStop(timeline, step, -1),
  ArrowRight: (timeline, step) => nextStop(timeline, step, 1),
  Home: () => 0,
  End: ({ steps }) => steps.length - 1,
};

/** True if the space bar activates the focused element. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary, [role=button]") !== null;

/** Keyboard control of the timeline: arrows, Home and End step, the space bar plays and pauses. The preview forwards its keys. */
export const useTimelineKeys = (timeline: Timeline, step: number): ((key: string) => boolean) => {
  const desk = useDesk();
  const playing = useSelector(desk, (snapshot) => snapshot.hasTag("playing"));
  const press = (key: string): boolean => {
    const to = steps[key]?.(timeline, step);
    if (to !== undefined) desk.send({ type: "desk.stepped", to });
    else if (key === " ") desk.send({ type: playing ? "desk.pause" : "desk.play" });
    else return false;
    return true;
  };
  useListener("page", "keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || ownsKeys(event.target)) return;
    if (event.key === " " && isPressed(event.target)) return;
    if (press(event.key)) event.preventDefault();
  });
  return press;
};
