import type { ComponentType } from "react";
import { inert } from "../../../machines/kit/inert.ts";
import { screenLoadingMachine } from "../../../machines/shell/screen-loading.machine.ts";
import { LoginScreen } from "../../../ui/screens/login/login-screen.tsx";
import type { ScreenComponents, Screens } from "../../../ui/shell/screens-context.ts";

const files = import.meta.glob<{ readonly screens: ScreenComponents }>(
  "../../../ui/screens/**/*.screens.{ts,tsx}",
  { eager: true },
);

const components = new Map<string, ComponentType>([
  ["login", LoginScreen],
  ...Object.values(files).flatMap(({ screens }) => Object.entries(screens)),
]);

/** The real screens of every area: those that the app loads. */
export const previewScreens: Screens = {
  componentOf: (name) => components.get(name),
  screenLoading: inert(screenLoadingMachine),
};
