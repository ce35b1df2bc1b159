import { waitFor } from "xstate";
import { looksForSignOn, type Route } from "../../domain/shell/routes.ts";
import type { PortalRef } from "../../machines/shell/portal.machine.ts";
import type { SessionRef } from "../../machines/session/session.machine.ts";
import { screensSettled, startSignOnWhenScreenReady } from "../sign-on/when-screen-ready.ts";

/** Maximum time that other loads wait for the first screen, in ms. */
const LIMIT = 5000;
/** The same for the search for a single sign-on session, whose own time limit is running. */
const SIGN_ON_LIMIT = 2500;

const after = (limit: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, limit);
  });

/** Settles when screens are shown and have loaded, after at most 5 seconds. */
export const restOf = (root: PortalRef): Promise<void> =>
  Promise.race([
    waitFor(root, ({ context }) => context.shown.length > 0, { timeout: LIMIT }).then(
      () => screensSettled(root),
      () => {},
    ),
    after(LIMIT),
  ]);

/** A promise that is settled from outside. */
const createSignal = () => {
  let settle = (): void => {};
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
};

/** The first screen of a visit, as promises for loads that wait for it. */
export const createFirstScreen = () => {
  const rendered = createSignal();
  const shown = createSignal();
  const signOnMayLook = createSignal();
  return {
    /** Settles when the screen is rendered, after at most 5 seconds. */
    there: Promise.race([shown.promise, after(LIMIT)]),
    /** Settles when a search for a single sign-on session no longer delays the screen. */
    signOnMayLook: signOnMayLook.promise,
    /** The view has been rendered: until then no screen is busy, because none is there. */
    viewIsThere: rendered.settle,
    /** Observes the portal that has started at this route. */
    watch: (root: PortalRef, session: SessionRef, route: Route): void => {
      void rendered.promise.then(() => startSignOnWhenScreenReady(root, session)).then(shown.settle);
      // A public screen is rendered before the search for a single sign-on session.
      const before = looksForSignOn(route)
        ? Promise.resolve()
        : Promise.race([rendered.promise.then(() => screensSettled(root)), after(SIGN_ON_LIMIT)]);
      void before.then(signOnMayLook.settle);
    },
  };
};
