import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate"
import type { MachineMeta } from "../../machines/machine-meta.ts"

/** Every declared transition of one machine, by its lasting id. */
export interface Ledger {
  readonly ids: readonly string[]
  /** The id of a transition of this very machine; undefined for others, such as the initial one. */
  readonly idOf: (transition: AnyTransitionDefinition) => string | undefined
}

/** A machine's states, its root first. */
export const stateNodes = (machine: AnyStateMachine): readonly AnyStateNode[] => {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values<AnyStateNode>(node.states).flatMap(below)]
  return below(machine.root)
}

/** The transitions that a state declares, `always`, `after` and the ends of its actors included. */
export const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]

/** XState's `and`, `or` and `not`: a function that holds the guards it asks. */
interface CombinedGuard {
  readonly check: { readonly name: string }
  readonly guards: readonly unknown[]
}

const isCombined = (guard: unknown): guard is CombinedGuard => typeof guard === "function" && "guards" in guard && Array.isArray(guard.guards)

/** A guard as a person reads it, combined ones spelled out; "" where there is none. */
export const guardText = (guard: unknown): string => {
  if (guard === undefined) return ""
  if (typeof guard === "string") return guard
  if (isCombined(guard)) {
    const parts = guard.guards.map(guardText)
    const kind = guard.check.name.toLowerCase()
    if (kind.includes("not")) return `not ${parts.join("")}`
    return `(${parts.join(kind.includes("or") ? " or " : " and ")})`
  }
  if (typeof guard === "object" && guard !== null && "type" in guard) return String(guard.type)
  return typeof guard === "function" ? guard.name : ""
}

/** The lasting name of a transition, `source|event|guard`: it stays when branches change places or lead elsewhere. */
const idFor = (transition: AnyTransitionDefinition): string => {
  const event = transition.eventType === "" ? "always" : transition.eventType
  const id = (transition.meta as MachineMeta | undefined)?.id
  return `${transition.source.id}|${event}|${guardText(transition.guard)}${id === undefined ? "" : `|${id}`}`
}

/** Reads the live tree. Two transitions with one id are an error: `meta.id` tells them apart. */
export const transitionLedger = (machine: AnyStateMachine): Ledger => {
  const ids = new Map<AnyTransitionDefinition, string>()
  const seen = new Set<string>()
  for (const transition of stateNodes(machine).flatMap(transitionsOf)) {
    const id = idFor(transition)
    if (seen.has(id)) throw new Error(`two transitions are called "${id}": give them a meta.id`)
    seen.add(id)
    ids.set(transition, id)
  }
  return { ids: [...seen], idOf: (transition) => ids.get(transition) }
}
