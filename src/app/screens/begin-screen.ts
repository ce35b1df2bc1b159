import type { Locale } from "../../domain/shell/locale.ts";
import type { RouteName } from "../../domain/shell/routes.ts";
import { loadTexts } from "../texts.ts";
import { screenModules } from "./screen-modules.ts";

/** Starts to load a screen's code and texts; failures are handled where they are awaited. */
export const beginScreen = (name: RouteName, locale: Locale): void => {
  if (name === "login") return;
  const { load, namespaces } = screenModules[name];
  for (const loading of [load(), ...namespaces.map((namespace) => loadTexts(locale, namespace))])
    loading.catch(() => {});
};
