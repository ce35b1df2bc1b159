import type { ComponentType } from "react";
import type { Elements } from "../../../ui/kit/elements.ts";
import type { RouteName } from "../../../domain/shell/routes.ts";

/** The screens of an area as the desk shows them: the real ones, below actors that do nothing. */
export interface PreviewArea {
  readonly screens: Partial<Record<RouteName, ComponentType>>;
  /** Puts the actors around a screen that it does not make of calls. */
  readonly wrap?: (screen: Elements) => Elements;
}
