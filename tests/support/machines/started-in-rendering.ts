import * as React from "react";
import { afterEach } from "vitest";
import { Actor } from "xstate";

// Runs for each test file of views: rendering starts no system of actors. React can throw a rendering away and begin
// again, and what the first had started would go on beside the second, with all that it asks for. What a screen opens
// by its key is a child of the portal, which has it for the second rendering too; tests stand in for the portal.

const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
const { [INTERNALS]: internals } = React as unknown as Record<
  typeof INTERNALS,
  { readonly H: { readonly useState: unknown; readonly useEffect: unknown } | null }
>;

/** Outside a component's rendering every hook is the same function, which refuses. */
const isRendering = (): boolean => internals.H !== null && internals.H.useState !== internals.H.useEffect;

/** They keep what they start where a second rendering finds it, or start what calls nothing. */
const KEPT = /\/src\/atlas\/(page\/data\/atlas-data|desk\/preview\/preview-actors)\.ts/;

const isStartedBySource = (): boolean => {
  // Before the caller: the message, this function and `start`.
  const caller = new Error("Started here").stack?.split("\n")[3] ?? "";
  return caller.includes("/src/") && !KEPT.test(caller);
};

const found: string[] = [];

const start = Actor.prototype.start;
Actor.prototype.start = function startOutsideRendering() {
  if (isRendering() && this._parent === undefined && isStartedBySource()) found.push(this.id);
  return start.call(this);
};

afterEach(() => {
  const started = found.splice(0);
  if (started.length > 0) throw new Error(`Started in rendering: ${started.join(", ")}`);
});
