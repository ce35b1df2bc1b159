import { createContext, useContext, type ComponentType } from "react";
import type { RouteName } from "../../domain/shell/routes.ts";
import type { screenLoadingMachine } from "../../machines/shell/screen-loading.machine.ts";

/** An area's screens by route, which are one chunk: the app and the desk show the same ones. */
export type ScreenComponents = Readonly<Partial<Record<RouteName, ComponentType>>>;

/** The screens of the outlet; `screenLoading` loads their code and is ready when it has loaded. */
export interface Screens {
  readonly screenLoading: typeof screenLoadingMachine;
  readonly componentOf: (name: RouteName) => ComponentType | undefined;
}

const ScreensContext = createContext<Screens | undefined>(undefined);

export const ScreensProvider = ScreensContext.Provider;

/** The screens that the app provides; throws without a provider. */
export const useScreens = (): Screens => {
  const screens = useContext(ScreensContext);
  if (screens === undefined) throw new Error("No ScreensProvider above this view");
  return screens;
};
