import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate"
import type { MachineMeta } from "../../src/machines/machine-meta.ts"

/** Every declared transition of one machine, by a label that stays the same from run to run. */
export interface Ledger {
  readonly labels: readonly string[]
  /** The label of a transition of this very machine; undefined for others, such as the initial one. */
  readonly labelOf: (transition: AnyTransitionDefinition) => string | undefined
}

/** A machine's states, its root first. */
export const stateNodes = (machine: AnyStateMachine): readonly AnyStateNode[] => {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values<AnyStateNode>(node.states).flatMap(below)]
  return below(machine.root)
}

/** The transitions that a state declares, `always`, `after` and the ends of its actors included. */
export const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]

const guardName = (guard: unknown): string => {
  if (guard === undefined) return ""
  if (typeof guard === "string") return guard
  if (typeof guard === "object" && guard !== null && "type" in guard) return String(guard.type)
  return typeof guard === "function" ? guard.name : ""
}

const labelFor = (transition: AnyTransitionDefinition): string => {
  const target = transition.target?.map((node) => node.id).join(",") ?? "(stays)"
  const event = transition.eventType === "" ? "(always)" : transition.eventType
  const id = (transition.meta as MachineMeta | undefined)?.id
  return `${transition.source.id}|${event}|${guardName(transition.guard)} -> ${target}${id === undefined ? "" : ` (${id})`}`
}

/** Reads the live tree. Two transitions with one label are an error: `meta.id` tells them apart. */
export const transitionLedger = (machine: AnyStateMachine): Ledger => {
  const labels = new Map<AnyTransitionDefinition, string>()
  const seen = new Set<string>()
  for (const transition of stateNodes(machine).flatMap(transitionsOf)) {
    const label = labelFor(transition)
    if (seen.has(label)) throw new Error(`two transitions are called "${label}": give them a meta.id`)
    seen.add(label)
    labels.set(transition, label)
  }
  return { labels: [...seen], labelOf: (transition) => labels.get(transition) }
}
