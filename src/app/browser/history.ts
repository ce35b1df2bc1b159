import {
  createPath,
  NavigationType,
  parsePath,
  type Location,
  type Navigator,
  type To,
} from "react-router-dom";
import type { HoldLeaving } from "../../ui/actors/leaving.ts";
import { createLeaveQuestions } from "./leave-questions.ts";

/** The browser's address, and the navigation that led to it. */
interface Place {
  readonly location: Location;
  readonly action: NavigationType;
}

/** The browser's history; every change of the address goes through it. */
export interface PortalHistory {
  readonly place: () => Place;
  readonly navigator: Navigator;
  readonly listen: (hear: () => void) => () => void;
  /** Blocks leaving the present path until every `ask` has been answered. */
  readonly hold: HoldLeaving;
  /** Leaves the page itself, such as by loading it again, after what is asked before the path is left. */
  readonly leave: (go: () => void) => void;
}

const kept = (): { readonly key?: string; readonly state?: unknown; readonly step?: number } =>
  typeof history.state === "object" && history.state !== null ? history.state : {};

const here = (): Location => ({
  pathname: location.pathname,
  search: location.search,
  hash: location.hash,
  state: kept().state ?? null,
  key: kept().key ?? "default",
});

/** A small replacement of React Router's history, which requires its data router and doubles the size. */
export const createHistory = (): PortalHistory => {
  const listeners = new Set<() => void>();
  const questions = createLeaveQuestions();
  /** The number of entries pushed so far, from which the distance of Back or Forward is computed. */
  let step = kept().step ?? 0;
  let place: Place = { location: here(), action: NavigationType.Pop };
  const arrive = (action: NavigationType): void => {
    place = { location: here(), action };
    for (const hear of listeners) hear();
  };
  const resolve = (to: To): string =>
    createPath({ ...here(), search: "", hash: "", ...(typeof to === "string" ? parsePath(to) : to) });
  const change =
    (action: NavigationType.Push | NavigationType.Replace) =>
    (to: To, state?: unknown): void => {
      // A redirect is not blocked.
      if (
        questions.areOpen() &&
        action === NavigationType.Push &&
        parsePath(resolve(to)).pathname !== location.pathname
      ) {
        questions.ask(() => change(action)(to, state));
        return;
      }
      if (action === NavigationType.Push) step += 1;
      const entry = { key: crypto.randomUUID().slice(0, 8), state, step };
      if (action === NavigationType.Push) history.pushState(entry, "", resolve(to));
      else history.replaceState(entry, "", resolve(to));
      arrive(action);
    };
  const goneBack = (): void => {
    const steps = (kept().step ?? 0) - step;
    if (questions.areOpen() && steps !== 0 && location.pathname !== place.location.pathname) {
      // The browser has already navigated: go back, and repeat the navigation after the confirmation.
      history.go(-steps);
      questions.ask(() => history.go(steps));
      return;
    }
    step = kept().step ?? 0;
    arrive(NavigationType.Pop);
  };
  addEventListener("popstate", goneBack);
  // The shell restores the scroll position when the screen is rendered.
  history.scrollRestoration = "manual";
  return {
    place: () => place,
    navigator: {
      createHref: (to) => (typeof to === "string" ? to : createPath(to)),
      go: (steps) => history.go(steps),
      push: change(NavigationType.Push),
      replace: change(NavigationType.Replace),
    },
    listen: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    hold: questions.hold,
    leave: questions.ask,
  };
};
