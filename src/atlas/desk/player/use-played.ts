import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { useDesk, useLook } from "../desk-context.ts";
import { playCommands } from "../export/play-commands.ts";
import type { Persona } from "../simulation/personas.ts";
import type { Frame } from "../simulation/timeline.ts";
import { useTextIn } from "../texts/fixed-text.ts";
import { stepTitle } from "../texts/step-texts.ts";

/** The current timeline for a persona. */
interface Played {
  readonly frames: readonly Frame[];
  /** What happened at each step, in the agent's language; undefined where the machines alone know it. */
  readonly titles: readonly (string | undefined)[];
}

/** Plays the current timeline to its end. */
export const usePlayed = (persona: Persona): Played => {
  const timeline = useSelector(useDesk(), ({ context }) => context.timeline);
  const { agent } = useLook();
  const t = useTextIn(agent);
  return useMemo(() => {
    const played = playCommands(timeline, persona, t);
    return {
      frames: played.map(({ frame }) => frame),
      titles: played.map((commanded) => stepTitle(t, commanded)),
    };
  }, [timeline, persona, t]);
};
