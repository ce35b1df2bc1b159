import type { Route, RouteName } from "../../domain/shell/routes.ts";
import type { PortalRef } from "../../machines/shell/portal.machine.ts";
import type { SessionRef } from "../../machines/session/session.machine.ts";
import { screensSettled, startSignOnWhenScreenReady } from "../sign-on/when-screen-ready.ts";

/** How long what the first screen does not need waits for that screen, in ms. */
const LIMIT = 5000;
/** The same of the look for a single sign-on, whose own time limit runs meanwhile. */
const SIGN_ON_LIMIT = 2500;

const after = (limit: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, limit);
  });

/** A promise that settles when it is told to. */
const createSignal = () => {
  let settle = (): void => {};
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
};

/** The first screen of a visit, for what has to wait for it. */
export const createFirstScreen = () => {
  const shown = createSignal();
  const signOnMayLook = createSignal();
  return {
    /** Settles when it is there, at the latest after 5 seconds. */
    there: Promise.race([shown.promise, after(LIMIT)]),
    /** Settles when a look for a single sign-on takes nothing from it. */
    signOnMayLook: signOnMayLook.promise,
    /** Watches the portal that has started at this route. */
    watch: (root: PortalRef, session: SessionRef, route: Route & { readonly name: RouteName }): void => {
      void startSignOnWhenScreenReady(root, session).then(shown.settle);
      // A screen that is open to everybody comes before the look whether somebody is signed in elsewhere.
      const before =
        route.open && route.name !== "login"
          ? Promise.race([screensSettled(root), after(SIGN_ON_LIMIT)])
          : Promise.resolve();
      void before.then(signOnMayLook.settle);
    },
  };
};
