import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { useDesk, useLook } from "../desk-context.ts";
import type { Frame } from "../simulation/timeline.ts";
import type { Role } from "../simulation/roles.ts";
import { playTimeline } from "../simulation/timeline.ts";

/** The chosen role, or where it cannot take the timeline one that can. */
export const useRole = (able: readonly Role[]): Role => {
  const { role } = useLook();
  return able.includes(role) ? role : (able[0] ?? role);
};

/** Every frame of the timeline that is on the desk, as a role takes it. */
export const useFrames = (role: Role): readonly Frame[] => {
  const timeline = useSelector(useDesk(), ({ context }) => context.timeline);
  return useMemo(() => {
    const { simulation, frames } = playTimeline(timeline, timeline.steps.length, { locale: "int", role });
    simulation.stop();
    return frames;
  }, [timeline, role]);
};
