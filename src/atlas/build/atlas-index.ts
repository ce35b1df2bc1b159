import { errorCatalogue } from "../../domain/error-catalogue.ts"
import type { AtlasMachine, CodeEntry, MachineIr, MachineSummary, PartRef, SearchEntry, SpecSection } from "../model/atlas-model.ts"
import { specSections } from "../model/spec-sections.ts"

interface Part {
  readonly ref: PartRef
  readonly spec: string
  readonly code: string | null
  readonly description: string
}

const partsOf = ({ name, states, transitions }: MachineIr): readonly Part[] => [
  ...states.map(({ id, spec, code, description }) => ({ ref: { machine: name, what: "state" as const, id }, spec, code, description })),
  ...transitions.map(({ id, spec, code, description }) => ({ ref: { machine: name, what: "transition" as const, id }, spec, code, description })),
]

/** One line of the overview. */
export const summaryOf = ({ ir, coverage, diff }: AtlasMachine): MachineSummary => ({
  name: ir.name, id: ir.id, description: ir.description, states: ir.states.length, transitions: ir.transitions.length,
  fired: coverage._tag === "NotRun" ? null : ir.transitions.filter(({ id }) => (coverage.tests[id] ?? []).length > 0).length,
  change: diff?.change ?? null,
})

/** Every section of the specs, with what carries it. */
export const sectionsWithParts = (machines: readonly MachineIr[]): readonly SpecSection[] => {
  const parts = machines.flatMap(partsOf)
  return specSections.map((section) => ({ ...section, carriedBy: parts.filter(({ spec }) => spec === section.id).map(({ ref }) => ref) }))
}

/** Every code of the catalogue, with what carries it. */
export const codesWithParts = (machines: readonly MachineIr[]): readonly CodeEntry[] => {
  const parts = machines.flatMap(partsOf)
  return errorCatalogue.map(({ code, area, spec, carrier }) => ({
    code, area, spec, carriedBy: parts.filter((part) => part.code === (carrier ?? code)).map(({ ref }) => ref),
  }))
}

const distinct = (entries: readonly SearchEntry[]): readonly SearchEntry[] =>
  [...new Map(entries.map((entry) => [`${entry.kind} ${entry.text} ${entry.part?.machine}`, entry])).values()]

const searchOf = (ir: MachineIr): readonly SearchEntry[] => {
  const { name } = ir
  const at = (what: PartRef["what"], id: string): PartRef => ({ machine: name, what, id })
  return distinct([
    { kind: "machine", text: name, hint: ir.description, part: at("state", ir.id) },
    ...ir.states.map(({ id, description }): SearchEntry => ({ kind: "state", text: id, hint: description, part: at("state", id) })),
    ...ir.states.flatMap(({ id, screen }): readonly SearchEntry[] => (screen === null ? [] : [{ kind: "screen", text: screen, hint: name, part: at("state", id) }])),
    ...ir.transitions.map(({ id, event, description }): SearchEntry => ({ kind: "event", text: event, hint: `${name}: ${description}`, part: at("transition", id) })),
    ...ir.transitions.flatMap(({ id, guard }): readonly SearchEntry[] => (guard === "" ? [] : [{ kind: "guard", text: guard, hint: name, part: at("transition", id) }])),
  ])
}

/** All that the search looks through. */
export const searchEntries = (machines: readonly MachineIr[]): readonly SearchEntry[] => [
  ...machines.flatMap(searchOf),
  ...specSections.map(({ id, title }): SearchEntry => ({ kind: "spec", text: id, hint: title, part: null })),
  ...codesWithParts(machines).map(({ code, area, carriedBy }): SearchEntry => ({ kind: "code", text: code, hint: area, part: carriedBy[0] ?? null })),
]
