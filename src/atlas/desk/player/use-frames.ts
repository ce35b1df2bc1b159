import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { useDesk, useLook } from "../desk-context.ts";
import type { Frame } from "../simulation/timeline.ts";
import type { Persona } from "../simulation/personas.ts";
import { playTimeline } from "../simulation/timeline.ts";
import { useTextIn } from "../words/fixed-text.ts";
import { stepTitles } from "../words/step-words.ts";

/** The chosen persona, or one that can take the timeline. */
export const usePersona = (able: readonly Persona[]): Persona => {
  const { persona } = useLook();
  return able.includes(persona) ? persona : (able[0] ?? persona);
};

/** Every frame of the current timeline for a persona. */
export const useFrames = (persona: Persona): readonly Frame[] => {
  const timeline = useSelector(useDesk(), ({ context }) => context.timeline);
  return useMemo(() => {
    const { simulation, frames } = playTimeline(timeline, timeline.steps.length, { locale: "int", persona });
    simulation.stop();
    return frames;
  }, [timeline, persona]);
};

/** What happened at each step of the current timeline, in the agent's language. */
export const useStepTitles = (persona: Persona): readonly (string | undefined)[] => {
  const timeline = useSelector(useDesk(), ({ context }) => context.timeline);
  const { agent } = useLook();
  const t = useTextIn(agent);
  return useMemo(() => stepTitles(timeline, persona, t), [timeline, persona, t]);
};
