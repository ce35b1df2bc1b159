import { createContext, useContext, type ComponentType } from "react";
import type { RouteName } from "../../domain/shell/routes.ts";
import type { screenLoadingMachine } from "../../machines/shell/screen-loading.machine.ts";

/** Where the outlet finds its screens: their code comes through `screenLoading`, and is there once that is ready. */
export interface Screens {
  readonly screenLoading: typeof screenLoadingMachine;
  readonly componentOf: (name: RouteName) => ComponentType | undefined;
}

const ScreensContext = createContext<Screens | undefined>(undefined);

export const ScreensProvider = ScreensContext.Provider;

/** The screens, as the app loads them. */
export const useScreens = (): Screens => {
  const screens = useContext(ScreensContext);
  if (screens === undefined) throw new Error("No ScreensProvider above this view");
  return screens;
};
