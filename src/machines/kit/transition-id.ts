import type { AnyTransitionDefinition } from "xstate";
import type { MachineMeta } from "./machine-meta.ts";

/** The function that XState's `and`, `or` and `not` return: it has the combined guards. */
interface CombinedGuard {
  readonly check: { readonly name: string };
  readonly guards: readonly unknown[];
}

const isCombined = (guard: unknown): guard is CombinedGuard =>
  typeof guard === "function" && "guards" in guard && Array.isArray(guard.guards);

/** A guard's readable name, with combined guards written out; "" without a guard. */
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
  return typeof guard === "function" ? guard.name || "unnamed" : "";
};

/** The stable id of a transition, `source|event|guard`: it does not change with the order or the target of branches. */
export const transitionId = (transition: AnyTransitionDefinition): string => {
  const event = transition.eventType === "" ? "always" : transition.eventType;
  const id = (transition.meta as MachineMeta | undefined)?.id;
  return `${transition.source.id}|${event}|${guardText(transition.guard)}${id === undefined ? "" : `|${id}`}`;
};
