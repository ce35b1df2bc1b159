import { createElement, type ComponentType } from "react";
import { fromPromise } from "xstate";
import { answered, failed } from "../../domain/kit/call-failure.ts";
import { codeFailure } from "../../domain/kit/code-failure.ts";
import type { RouteName } from "../../domain/shell/routes.ts";
import { screenLoadingMachine } from "../../machines/shell/screen-loading.machine.ts";
import { importOrGone } from "../../ui/code/import-or-gone.ts";
import type { Namespace } from "../../ui/i18n/catalogue.ts";
import { LoginScreen } from "../../ui/screens/login/login-screen.tsx";
import type { Screens } from "../../ui/shell/screens-context.ts";
import type { Live } from "../live/live.ts";
import { screenModules } from "./screen-modules.ts";

type LazyName = keyof typeof screenModules;

const isLazy = (name: string): name is LazyName => Object.hasOwn(screenModules, name);

/**
 * Loads screens with their texts, each once. `textsFor` settles when a file's texts are available; `reportFailure` is
 * called for each screen that fails to load, unless a new version has replaced it; `atRest` settles when what is shown has loaded.
 */
export const createScreens = (
  live: Live,
  textsFor: (namespace: Namespace) => Promise<unknown>,
  reportFailure: () => void,
  atRest: () => Promise<void>,
): Screens & {
  /** Loads a screen before it is opened, so that it is shown at once. */
  readonly begin: (name: RouteName) => void;
} => {
  const components = new Map<RouteName, ComponentType>([["login", LoginScreen]]);
  /** Another screen of the same code may need more texts. */
  const loaded = new Set<RouteName>(["login"]);
  const load = async (name: LazyName): Promise<void> => {
    const { load: loadModule, namespaces, ahead } = screenModules[name];
    const [entry] = await Promise.all([loadModule(), ...namespaces.map(textsFor)]);
    live.add(entry.machines?.(live) ?? []);
    const Around = entry.around?.(live);
    for (const [screen, Component] of Object.entries(entry.screens))
      if (isLazy(screen) && !components.has(screen))
        components.set(
          screen,
          Around === undefined ? Component : () => createElement(Around, null, createElement(Component)),
        );
    loaded.add(name);
    // A failure is handled when it is opened.
    if (ahead)
      atRest()
        .then(ahead)
        .catch(() => {});
  };
  return {
    begin: (name) => {
      // A failure is handled when the screen is opened: then it is loaded again.
      if (isLazy(name)) load(name).catch(() => {});
    },
    componentOf: (name) => (loaded.has(name) ? components.get(name) : undefined),
    screenLoading: screenLoadingMachine.provide({
      actors: {
        loadScreen: fromPromise(async ({ input }) => {
          try {
            const { name } = input;
            if (isLazy(name)) await importOrGone(() => load(name));
            return answered(undefined);
          } catch (error) {
            const failure = codeFailure(error);
            if (failure._tag === "Offline") reportFailure();
            return failed(failure);
          }
        }),
      },
    }),
  };
};
