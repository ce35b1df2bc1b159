import type { ComponentType } from "react";
import type { AnyStateMachine } from "xstate";
import type { RouteName } from "../../domain/shell/routes.ts";
import type { Live } from "../live/live.ts";

/** The machines that screens open, provided with their calls. */
export type ScreenMachines = (live: Live) => readonly AnyStateMachine[];

/** The export of a screen's chunk, created for the live calls: its components by route, and the machines that they open. */
export interface ScreenEntry {
  readonly screens: (live: Live) => Partial<Record<RouteName, ComponentType>>;
  readonly machines?: ScreenMachines;
}
