import { errorCatalogue } from "../../domain/shell/error-catalogue.ts";
import type {
  AtlasIndex,
  AtlasMachine,
  Coverage,
  Layouts,
  MachineIr,
  SourceFacts,
  SearchEntry,
  SectionText,
  SpecSection,
} from "../model/atlas-model.ts";
import { coverageOf, type TestRun } from "../model/coverage.ts";
import { diffMarkdown } from "../model/diff-markdown.ts";
import { diffMachine, type MachineChange } from "../model/diff.ts";
import { explanationsIn, findingsOf } from "../model/findings.ts";
import { sectionFile } from "../model/section-path.ts";
import { changedMachines, searchEntries, sectionsWithParts, summaryOf } from "./atlas-index.ts";
import { drawAll, layOutAll } from "./diagrams.ts";
import type { Kept } from "./kept.ts";
import { proveAll, type Proofs } from "./proofs.ts";
import { specSectionsOf, type Pages } from "./spec-sections.ts";
import type { Review } from "../model/review-schema.ts";
import type { Paths } from "./paths.ts";
import { walkAll } from "./walks.ts";

/** The input of the build besides the machines, read from the disk and from git. */
export interface AtlasSources {
  readonly version: string;
  readonly built: AtlasIndex["built"];
  readonly testRun: TestRun;
  /** `docs/reviews/`. */
  readonly reviews: readonly Review[];
  /** `docs/findings.md`. */
  readonly findings: string;
  /** The specification and the project's documentation pages. */
  readonly pages: Pages;
  readonly facts: SourceFacts;
  /** The machines of the revision to compare with. */
  readonly against: { readonly revision: string; readonly machines: readonly MachineIr[] } | undefined;
}

const changesAgainst = (
  machines: readonly MachineIr[],
  before: readonly MachineIr[],
): ReadonlyMap<string, MachineChange> => {
  const [old, now] = [
    new Map(before.map((ir) => [ir.name, ir])),
    new Map(machines.map((ir) => [ir.name, ir])),
  ];
  const names = [...new Set([...now.keys(), ...old.keys()])].toSorted();
  return new Map(names.map((name) => [name, diffMachine(old.get(name), now.get(name))]));
};

const invokersOf = (machines: readonly MachineIr[], { id: wanted }: MachineIr): AtlasMachine["invokedBy"] =>
  machines.flatMap(({ name, states }) =>
    states.flatMap((state) =>
      state.invokes
        .filter(({ machine }) => machine === wanted)
        .map(({ id }) => ({ machine: name, state: state.id, id })),
    ),
  );

const firedIn = (coverage: Coverage): ReadonlySet<string> =>
  new Set(coverage._tag === "Run" ? Object.keys(coverage.tests) : []);

interface Drawn {
  readonly ir: MachineIr;
  readonly layouts: Layouts;
}

/** A removed machine is shown as it was. */
const removedMachines = (
  changes: ReadonlyMap<string, MachineChange>,
  kept: Kept,
): Promise<readonly Drawn[]> =>
  Promise.all(
    [...changes.values()]
      .filter(({ change }) => change === "removed")
      .map(async ({ union }) => ({ ir: union, layouts: await layOutAll(union, kept) })),
  );

const machineFile = async (
  { ir, layouts }: Drawn,
  paths: Paths | undefined,
  proofs: Proofs | undefined,
  change: MachineChange | undefined,
  machines: readonly MachineIr[],
  testRun: TestRun,
  reviews: readonly Review[],
  kept: Kept,
): Promise<AtlasMachine> => ({
  ir,
  layouts,
  coverage: change?.change === "removed" ? { _tag: "NotRun" } : coverageOf(ir.id, testRun),
  provedBy: proofs?.provedBy ?? {},
  faults: proofs?.faults ?? {},
  review: reviews.find((review) => review.machine === ir.name) ?? { machine: ir.name, entries: [] },
  diff:
    change === undefined
      ? null
      : { ...change, layouts: change.change === "changed" ? await layOutAll(change.union, kept) : layouts },
  pathToState: paths?.pathToState ?? {},
  pathToTransition: paths?.pathToTransition ?? {},
  invokedBy: invokersOf(machines, ir),
});

export interface AtlasData {
  readonly index: AtlasIndex;
  readonly search: readonly SearchEntry[];
  readonly spec: readonly SectionText[];
  readonly machines: readonly AtlasMachine[];
}

/** All data that the atlas page loads. */
export const buildAtlas = async (
  { version, built, testRun, reviews, findings, pages, facts, against }: AtlasSources,
  kept: Kept,
): Promise<AtlasData> => {
  const [drawn, walks, proofs] = await Promise.all([drawAll(kept), walkAll(kept), proveAll(kept)]);
  const irs = drawn.map(({ ir }) => ir);
  const changes = against === undefined ? undefined : changesAgainst(irs, against.machines);
  const all = [...drawn, ...(changes === undefined ? [] : await removedMachines(changes, kept))];
  const machines = await Promise.all(
    all.map((one) =>
      machineFile(
        one,
        walks.get(one.ir.name),
        proofs.get(one.ir.name),
        changes?.get(one.ir.name),
        irs,
        testRun,
        reviews,
        kept,
      ),
    ),
  );
  const present = machines.filter(({ diff }) => diff?.change !== "removed");
  const sections = specSectionsOf(pages);
  const examined = {
    machines: irs,
    catalogue: errorCatalogue,
    facts,
    specIds: new Set(sections.map(({ id }) => id)),
    reached: new Map([...walks].map(([name, { pathToState }]) => [name, new Set(Object.keys(pathToState))])),
    fired:
      testRun._tag === "NotRun"
        ? undefined
        : new Map(present.map(({ ir, coverage }) => [ir.name, firedIn(coverage)])),
  };
  return {
    machines,
    search: searchEntries(sections, irs),
    spec: sectionsWithParts(sections, irs),
    index: {
      version,
      built,
      ranAt: testRun._tag === "Run" ? testRun.ranAt : null,
      machines: machines.map(summaryOf),
      sections: sections.map(({ id }) => id),
      findings: findingsOf(examined, explanationsIn(findings)),
      against:
        against === undefined || changes === undefined
          ? null
          : {
              revision: against.revision,
              markdown: diffMarkdown(against.revision, changes),
              machines: changedMachines(changes),
            },
    },
  };
};

const withoutText = (section: SectionText): SpecSection => {
  const { text: _, ...listed } = section;
  return listed;
};

/** The data files by their names in `data/`. */
export const atlasFiles = ({ index, search, spec, machines }: AtlasData): ReadonlyMap<string, string> =>
  new Map([
    ["index.json", JSON.stringify(index)],
    ["index.search.json", JSON.stringify(search)],
    ["index.spec.json", JSON.stringify(spec.map(withoutText))],
    ...spec.map((section) => [sectionFile(section.id), JSON.stringify(section)] as const),
    ...machines.map((machine) => [`${machine.ir.name}.json`, JSON.stringify(machine)] as const),
  ]);
