import type { ComponentType } from "react";
import type { RouteName } from "../../domain/shell/routes.ts";
import type { Live } from "../live/live.ts";

/** What a screen's chunk brings: its components by route, made for the live calls. */
export interface ScreenEntry {
  readonly screens: (live: Live) => Partial<Record<RouteName, ComponentType>>;
}
