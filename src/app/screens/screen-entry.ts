import type { ComponentType } from "react";
import type { AnyStateMachine } from "xstate";
import type { Elements } from "../../ui/kit/elements.ts";
import type { ScreenComponents } from "../../ui/shell/screens-context.ts";
import type { Live } from "../live/live.ts";

/** The machines that screens open, provided with their calls. */
export type ScreenMachines = (live: Live) => readonly AnyStateMachine[];

/** The export of a screen's chunk: its components by route, and, created for the live calls, the machines that they open. */
export interface ScreenEntry {
  readonly screens: ScreenComponents;
  readonly machines?: ScreenMachines;
  /** Gives the screens the actors that are neither a call's nor a machine of their own. */
  readonly around?: (live: Live) => ComponentType<{ readonly children: Elements }>;
}
