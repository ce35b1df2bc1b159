import type { Location, NavigationType, Navigator, To } from "react-router-dom";
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

// By value only, so that the actors start without React Router.
const POP = "POP" as NavigationType.Pop;
const PUSH = "PUSH" as NavigationType.Push;
const REPLACE = "REPLACE" as NavigationType.Replace;

/** The parts of an address; those that a text does not have are not there. */
const partsOf = (to: To): Exclude<To, string> => {
  if (typeof to !== "string") return to;
  const [, pathname, search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return { ...(pathname === "" ? {} : { pathname }), search, hash };
};

/** An address with path, query and fragment; without a path, it is on the present one. */
const addressOf = (to: To): string => {
  const { pathname = location.pathname, search = "", hash = "" } = partsOf(to);
  return `${pathname}${search}${hash}`;
};

/** A small replacement of React Router's history, which requires its data router and doubles the size. */
export const createHistory = (): PortalHistory => {
  const listeners = new Set<() => void>();
  const questions = createLeaveQuestions();
  /** The number of entries pushed so far, from which the distance of Back or Forward is computed. */
  let step = kept().step ?? 0;
  let place: Place = { location: here(), action: POP };
  const arrive = (action: NavigationType): void => {
    place = { location: here(), action };
    for (const hear of listeners) hear();
  };
  const change =
    (action: NavigationType.Push | NavigationType.Replace) =>
    (to: To, state?: unknown): void => {
      // A redirect is not blocked.
      if (
        questions.areOpen() &&
        action === PUSH &&
        (partsOf(to).pathname ?? location.pathname) !== location.pathname
      ) {
        questions.ask(() => change(action)(to, state));
        return;
      }
      if (action === PUSH) step += 1;
      const entry = { key: crypto.randomUUID().slice(0, 8), state, step };
      if (action === PUSH) history.pushState(entry, "", addressOf(to));
      else history.replaceState(entry, "", addressOf(to));
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
    arrive(POP);
  };
  addEventListener("popstate", goneBack);
  // The shell restores the scroll position when the screen is rendered.
  history.scrollRestoration = "manual";
  return {
    place: () => place,
    navigator: {
      createHref: addressOf,
      go: (steps) => history.go(steps),
      push: change(PUSH),
      replace: change(REPLACE),
    },
    listen: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    hold: questions.hold,
  };
};
