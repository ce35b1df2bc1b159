import { not, or, type AnyTransitionDefinition } from "xstate";
import type { MachineMeta } from "./machine-meta.ts";

/** The function that XState's `and`, `or` and `not` return: it has the combined guards. */
interface CombinedGuard {
  readonly check: unknown;
  readonly guards: readonly unknown[];
}

const isCombined = (guard: unknown): guard is CombinedGuard =>
  typeof guard === "function" && "guards" in guard && Array.isArray(guard.guards);

// By identity: the names of XState's functions are not kept in the built portal, whose journals the atlas reads.
const { check: negates } = not("") as unknown as CombinedGuard;
const { check: needsOne } = or([]) as unknown as CombinedGuard;

/** A guard's readable name, with combined guards written out; "" without a guard. */
export const guardText = (guard: unknown): string => {
  if (guard === undefined) return "";
  if (typeof guard === "string") return guard;
  if (isCombined(guard)) {
    const parts = guard.guards.map(guardText);
    if (guard.check === negates) return `not ${parts.join("")}`;
    return `(${parts.join(guard.check === needsOne ? " or " : " and ")})`;
  }
  if (typeof guard === "object" && guard !== null && "type" in guard) return String(guard.type);
  return typeof guard === "function" ? guard.name || "unnamed" : "";
};

/** The stable id of a transition, `source|event|guard`: it does not change with the order or the target of branches. */
export const transitionId = (transition: AnyTransitionDefinition): string => {
  const event = transition.eventType === "" ? "always" : transition.eventType;
  const id = (transition.meta as MachineMeta | undefined)?.id;
  return `${transition.source.id}|${event}|${guardText(transition.guard)}${id === undefined ? "" : `|${id}`}`;
};
