import { getShortestPaths } from "@xstate/graph"
import type { ActorLogic, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from "xstate"
import { withStubs } from "../../walk/replay.ts"
import { transitionLedger } from "../../walk/transition-ledger.ts"
import { eventsOf, scopeThatTells, situationOf, type MachineSamples } from "../../walk/walk.ts"
import { codesShown } from "./codes-shown.ts"
import { withEveryCode } from "./payloads.ts"

/** A way through one machine to a code: the events that lead there, the last one brings it. */
export interface Way {
  readonly code: string
  readonly events: readonly AnyEventObject[]
  /** What tells ways to one code apart: the state that the last event is taken in, and the transitions that it fires. */
  readonly edge: string
}

/** A walk that goes on longer has a context without an end: its samples need a `key`. */
const MAX_STEPS = 40_000

interface Edge {
  readonly from: string
  readonly event: AnyEventObject
  readonly code: string
  readonly edge: string
}

/** Every way to every code of a machine, the shortest to each edge (`@xstate/graph` searches breadth-first). */
export const waysOf = (machine: AnyStateMachine, samples: MachineSamples): readonly Way[] => {
  const still = withStubs(machine, samples)
  const payloads = withEveryCode(samples.payloads)
  const { idOf } = transitionLedger(still)
  const transitions = new Map<string, AnyTransitionDefinition>()
  const keyOf = (snapshot: AnyMachineSnapshot) => situationOf(snapshot, samples)
  const edges: Edge[] = []
  const nameOf = (transition: AnyTransitionDefinition): string | undefined => {
    const label = idOf(transition)
    if (label !== undefined) transitions.set(label, transition)
    return label
  }
  const noted: ActorLogic<AnyMachineSnapshot, AnyEventObject, unknown> = {
    getInitialSnapshot: (_, input) => still.getInitialSnapshot(scopeThatTells(() => {}, nameOf), input),
    getPersistedSnapshot: (snapshot) => snapshot,
    transition: (snapshot, event) => {
      const fires: string[] = []
      const next: AnyMachineSnapshot = still.transition(snapshot, event, scopeThatTells((label) => fires.push(label), nameOf))
      const shown = codesShown(snapshot, [])
      const taken = fires.flatMap((label) => transitions.get(label) ?? []).map((transition) => ({ transition }))
      for (const code of codesShown(next, taken)) {
        if (!shown.includes(code)) edges.push({ from: keyOf(snapshot), event, code, edge: `${JSON.stringify(snapshot.value)} ${fires.join(" ")}` })
      }
      return next
    },
  }
  const shortest = new Map<string, Way>()
  for (const input of samples.inputs) {
    edges.length = 0
    let count = 0
    const paths = getShortestPaths(noted, {
      input, limit: MAX_STEPS, serializeState: keyOf as never, events: (snapshot: AnyMachineSnapshot) => eventsOf(snapshot, payloads),
      serializeEvent: () => String(count++) as never,
    })
    const waysTo = new Map(paths.map((path) => [keyOf(path.state), path.steps.slice(1).map(({ event }) => event)]))
    for (const { from, event, code, edge } of edges) {
      const before = waysTo.get(from)
      const known = shortest.get(`${code} ${edge}`)
      if (before !== undefined && (known === undefined || before.length + 1 < known.events.length)) shortest.set(`${code} ${edge}`, { code, events: [...before, event], edge })
    }
  }
  return [...shortest.values()]
}
