import { createPath, NavigationType, parsePath, type Location, type Navigator, type To } from "react-router-dom"

/** Where the browser is, and how it came there. */
export interface Place {
  readonly location: Location
  readonly action: NavigationType
}

/** The browser's history: the one way the address changes, whoever asks for it. */
export interface PortalHistory {
  readonly place: () => Place
  readonly navigator: Navigator
  readonly listen: (hear: () => void) => () => void
}

const kept = (): { readonly key?: string; readonly state?: unknown } => (typeof history.state === "object" && history.state !== null ? history.state : {})

const here = (): Location => ({
  pathname: location.pathname, search: location.search, hash: location.hash, state: kept().state ?? null, key: kept().key ?? "default",
})

/** React Router's own history comes with its data router, twice as large; this is the part that a page needs. */
export const createHistory = (): PortalHistory => {
  const listeners = new Set<() => void>()
  let place: Place = { location: here(), action: NavigationType.Pop }
  const arrive = (action: NavigationType): void => {
    place = { location: here(), action }
    for (const hear of listeners) hear()
  }
  const resolve = (to: To): string => createPath({ ...here(), search: "", hash: "", ...(typeof to === "string" ? parsePath(to) : to) })
  const change = (action: NavigationType.Push | NavigationType.Replace) => (to: To, state?: unknown): void => {
    const entry = { key: crypto.randomUUID().slice(0, 8), state }
    if (action === NavigationType.Push) history.pushState(entry, "", resolve(to))
    else history.replaceState(entry, "", resolve(to))
    arrive(action)
  }
  addEventListener("popstate", () => arrive(NavigationType.Pop))
  // The shell restores the scroll place itself, when the screen is there.
  history.scrollRestoration = "manual"
  return {
    place: () => place,
    navigator: {
      createHref: (to) => (typeof to === "string" ? to : createPath(to)),
      go: (steps) => history.go(steps),
      push: change(NavigationType.Push),
      replace: change(NavigationType.Replace),
    },
    listen: (hear) => {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
  }
}
