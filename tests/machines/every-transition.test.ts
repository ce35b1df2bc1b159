import fs from "node:fs/promises"
import { StateMachine, type AnyStateMachine } from "xstate"
import { afterAll, describe, expect, it } from "vitest"
import { brokenRules, untoldParts } from "../support/machine-rules.ts"
import { replay, withStubs } from "../support/replay.ts"
import { coveringPaths, walk, type MachineSamples, type Walk } from "../support/walk.ts"

const machineModules = import.meta.glob<Record<string, unknown>>("../../src/machines/*.machine.ts")
const samplesModules = import.meta.glob<{ readonly samples: MachineSamples }>("./samples/*.samples.ts")

interface Subject {
  readonly name: string
  readonly load: () => Promise<Record<string, unknown>>
}

const subjects: readonly Subject[] = Object.entries(machineModules).map(([path, load]) => ({ name: /([^/]+)\.machine\.ts$/.exec(path)![1]!, load }))

const machineOf = async ({ name, load }: Subject): Promise<AnyStateMachine> => {
  const exported = `${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Machine`
  const machine = (await load())[exported]
  if (!(machine instanceof StateMachine)) throw new Error(`${name}.machine.ts exports no machine called ${exported}`)
  return machine as AnyStateMachine
}

const samplesOf = async ({ name }: Subject): Promise<MachineSamples> => {
  const load = samplesModules[`./samples/${name}.samples.ts`]
  if (load === undefined) throw new Error(`the machine ${name} has no tests/machines/samples/${name}.samples.ts`)
  return (await load()).samples
}

interface Walked {
  readonly samples: MachineSamples
  readonly machine: AnyStateMachine
  readonly walked: Walk
}

const walkThrough = async (subject: Subject): Promise<Walked> => {
  const samples = await samplesOf(subject)
  const machine = withStubs(await machineOf(subject), samples)
  return { samples, machine, walked: walk(machine, samples) }
}

const walks = new Map<string, Promise<Walked>>()

/** The walk through a machine, taken once for all of its tests. */
const walkOf = (subject: Subject): Promise<Walked> => {
  const taken = walks.get(subject.name) ?? walkThrough(subject)
  walks.set(subject.name, taken)
  return taken
}

/** By machine and transition, the events that fire it: read by the atlas. */
const coverage: Record<string, Record<string, readonly string[]>> = {}

it("finds the machines by itself", () => {
  expect(subjects.map(({ name }) => name)).toContain("resource")
})

describe.each(subjects)("$name", (subject) => {
  it("says of every state and transition what it is, and where that is asked for", async () => {
    expect(untoldParts(await machineOf(subject))).toEqual([])
  })

  it("leaves its effects to be provided, waits no longer than a limit, and names its actors", async () => {
    expect(await brokenRules(await machineOf(subject))).toEqual([])
  })

  it("fires every declared transition", async () => {
    const { walked } = await walkOf(subject)
    expect(walked.unfired, `transitions of ${subject.name} that nothing fires`).toEqual([])
    expect([...walked.childIds].filter((id) => /^x:\d+$/.test(id)), "children spawned without an id").toEqual([])
    coverage[subject.name] = Object.fromEntries([...walked.covered].map(([label, path]) => [label, path.steps.map((step) => step.event.type)]))
  })

  it("does on real actors what the walk says", async () => {
    const { samples, machine, walked } = await walkOf(subject)
    const taken = new Set(coveringPaths(walked).flatMap((path) => [...replay(machine, samples, path)]))
    expect([...walked.covered.keys()].filter((label) => !taken.has(label))).toEqual([])
  })
})

afterAll(async () => {
  // A run of some machines alone leaves what the last whole run wrote.
  if (Object.keys(coverage).length < subjects.length) return
  await fs.mkdir(".cache/coverage", { recursive: true })
  const sorted = Object.fromEntries(Object.entries(coverage).toSorted(([one], [other]) => one.localeCompare(other)))
  await fs.writeFile(".cache/coverage/transitions.json", `${JSON.stringify(sorted, undefined, 2)}\n`)
})
