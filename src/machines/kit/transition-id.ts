import type { AnyTransitionDefinition } from "xstate";
import type { MachineMeta } from "./machine-meta.ts";

/** XState's `and`, `or` and `not`: a function that holds the guards it asks. */
interface CombinedGuard {
  readonly check: { readonly name: string };
  readonly guards: readonly unknown[];
}

const isCombined = (guard: unknown): guard is CombinedGuard =>
  typeof guard === "function" && "guards" in guard && Array.isArray(guard.guards);

/** A guard as a person reads it, combined ones spelled out; "" where there is none. */
export const guardText = (guard: unknown): string => {
  if (guard === undefined) return "";
  if (typeof guard === "string") return guard;
  if (isCombined(guard)) {
    const parts = guard.guards.map(guardText);
    const kind = guard.check.name.toLowerCase();
    if (kind.includes("not")) return `not ${parts.join("")}`;
    return `(${parts.join(kind.includes("or") ? " or " : " and ")})`;
  }
  if (typeof guard === "object" && guard !== null && "type" in guard) return String(guard.type);
  return typeof guard === "function" ? guard.name : "";
};

/** The lasting name of a transition, `source|event|guard`: it stays when branches change places or lead elsewhere. */
export const transitionId = (transition: AnyTransitionDefinition): string => {
  const event = transition.eventType === "" ? "always" : transition.eventType;
  const id = (transition.meta as MachineMeta | undefined)?.id;
  return `${transition.source.id}|${event}|${guardText(transition.guard)}${id === undefined ? "" : `|${id}`}`;
};
