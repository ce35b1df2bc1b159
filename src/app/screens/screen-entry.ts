import type { ComponentType } from "react";
import type { RouteName } from "../../domain/shell/routes.ts";
import type { Live } from "../live/live.ts";

/** The export of a screen's chunk: its components by route, created for the live calls. */
export interface ScreenEntry {
  readonly screens: (live: Live) => Partial<Record<RouteName, ComponentType>>;
}
