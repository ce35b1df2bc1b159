import { errorCatalogue } from "../../domain/shell/error-catalogue.ts";
import type {
  AtlasMachine,
  ChangedMachine,
  MachineIr,
  MachineSummary,
  PartRef,
  SearchEntry,
  SectionText,
} from "../model/atlas-model.ts";
import type { MachineChange } from "../model/diff.ts";
import { isFired } from "../model/coverage.ts";
import { countFaults } from "../model/faults.ts";
import { countStandings } from "../model/review.ts";
import type { Section } from "./spec-sections.ts";

interface Part {
  readonly ref: PartRef;
  readonly spec: string;
  readonly code: string | null;
  readonly description: string;
}

const partsOf = ({ name, states, transitions }: MachineIr): readonly Part[] => [
  ...states.map(({ id, spec, code, description }) => ({
    ref: { machine: name, what: "state" as const, id },
    spec,
    code,
    description,
  })),
  ...transitions.map(({ id, spec, code, description }) => ({
    ref: { machine: name, what: "transition" as const, id },
    spec,
    code,
    description,
  })),
];

/** A machine's row of the overview. */
export const summaryOf = ({ ir, coverage, faults, review, diff }: AtlasMachine): MachineSummary => ({
  name: ir.name,
  id: ir.id,
  description: ir.description,
  states: ir.states.length,
  transitions: ir.transitions.length,
  fired: coverage._tag === "NotRun" ? null : ir.transitions.filter(({ id }) => isFired(coverage, id)).length,
  faults: countFaults(Object.values(faults).flat()),
  reviewed: countStandings(ir.transitions, review),
  change: diff?.change ?? null,
});

/** Every section with the states and transitions that cite it. */
export const sectionsWithParts = (
  sections: readonly Section[],
  machines: readonly MachineIr[],
): readonly SectionText[] => {
  const parts = machines.flatMap(partsOf);
  return sections.map((section) => ({
    ...section,
    carriedBy: parts.filter(({ spec }) => spec === section.id).map(({ ref }) => ref),
  }));
};

/** Every code of the catalogue, linked to the first part that has it. */
const codesIn = (machines: readonly MachineIr[]): readonly SearchEntry[] => {
  const carriers = new Map(
    machines
      .flatMap(partsOf)
      .toReversed()
      .map(({ code, ref }) => [code, ref]),
  );
  return errorCatalogue.map(({ code, area, carrier }) => ({
    kind: "code",
    text: code,
    hint: carrier === undefined ? area : `${area}, carried as ${carrier}`,
    part: carriers.get(carrier ?? code) ?? null,
    places: 1,
  }));
};

/** The changed machines, for the list of all changes. */
export const changedMachines = (changes: ReadonlyMap<string, MachineChange>): readonly ChangedMachine[] =>
  [...changes].flatMap(([name, { change, entries }]) =>
    change === "same" ? [] : [{ name, change, entries: change === "changed" ? entries : [] }],
  );

type Place = Omit<SearchEntry, "places">;

/** One entry for each distinct text of a machine, linked to its first place. */
const gathered = (places: readonly Place[]): readonly SearchEntry[] => {
  const entries = new Map<string, SearchEntry>();
  for (const place of places) {
    const key = `${place.kind} ${place.text}`;
    const known = entries.get(key);
    entries.set(key, known === undefined ? { ...place, places: 1 } : { ...known, places: known.places + 1 });
  }
  return [...entries.values()];
};

const searchOf = ({
  name,
  id: root,
  description: about,
  states,
  transitions,
}: MachineIr): readonly SearchEntry[] => {
  const at = (what: PartRef["what"], id: string): PartRef => ({ machine: name, what, id });
  const found = (
    kind: Place["kind"],
    texts: readonly string[],
    hint: string,
    part: PartRef,
  ): readonly Place[] => texts.filter((text) => text !== "").map((text) => ({ kind, text, hint, part }));
  return gathered([
    ...found("machine", [name], about, at("state", root)),
    ...states.flatMap(({ id, description }) => found("state", [id], description, at("state", id))),
    ...states.flatMap(({ id, screen }) => found("screen", [screen ?? ""], name, at("state", id))),
    ...transitions.flatMap(({ id, label, event, description }) =>
      found(
        "event",
        [label],
        `${name}: ${description}${event === label ? "" : ` (${event})`}`,
        at("transition", id),
      ),
    ),
    ...transitions.flatMap(({ id, guard }) => found("guard", [guard], name, at("transition", id))),
    ...transitions.flatMap(({ id, actions }) => found("action", actions, name, at("transition", id))),
    ...states.flatMap(({ id, entry, exit }) =>
      found("action", [...entry, ...exit], `${name}: on entry or exit`, at("state", id)),
    ),
    ...states.flatMap(({ id, invokes }) =>
      found(
        "actor",
        invokes.map(({ src }) => src),
        `${name}: runs in ${id}`,
        at("state", id),
      ),
    ),
  ]);
};

/** All search entries. */
export const searchEntries = (
  sections: readonly Section[],
  machines: readonly MachineIr[],
): readonly SearchEntry[] => [
  ...machines.flatMap(searchOf),
  ...sections.map(({ id, title }): SearchEntry => ({
    kind: "spec",
    text: id,
    hint: title,
    part: null,
    places: 1,
  })),
  ...codesIn(machines),
];
