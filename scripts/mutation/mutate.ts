import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { equivalents } from "../../tests/mutation/equivalents.ts";
import { closureOf } from "../../src/atlas/build/imports.ts";
import { mutantsOf, mutated, type Mutant } from "./mutants.ts";
import { startLines, type LineRunner } from "./run-lines.ts";
import { startTests, type Ended, type TestRunner, type Tests } from "./run-tests.ts";

const MACHINES = "src/machines";
const TESTS = "tests/machines";
const WALK = `${TESTS}/every-transition.test.ts`;
/** A mutant may loop for ever: longer than this, in ms, no run of tests takes. */
const RUN_LIMIT = 300_000;

/** The name of a machine, or of a file that machines are built with: `ticket-creation`. */
export const machineNameOf = (file: string): string => path.basename(file).replace(/(\.machine)?\.ts$/, "");

const filesIn = (folder: string, ends: string): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ends))
    .map((name) => path.join(folder, name))
    .toSorted();

/** Every mutant of the machines' sources. */
export const allMutants = (): readonly Mutant[] =>
  filesIn(MACHINES, ".ts").flatMap((file) => mutantsOf(file, fs.readFileSync(file, "utf8")));

/** As many of them as asked for: the same ones for the same seed. */
export const sampleOf = (mutants: readonly Mutant[], count: number, seed: string): readonly Mutant[] => {
  const draw = ({ file, name }: Mutant): string =>
    createHash("sha256").update(`${seed} ${file} ${name}`).digest("hex");
  const drawn = new Set(
    mutants
      .map((mutant) => ({ mutant, at: draw(mutant) }))
      .toSorted((one, other) => (one.at < other.at ? -1 : 1))
      .slice(0, count)
      .map(({ mutant }) => mutant),
  );
  return mutants.filter((mutant) => drawn.has(mutant));
};

/** What a mutant of a file meets: the tables of the machines that are made of the file, the tests that import it, and the walk through the machines. */
interface TestsOfFile {
  /** The machines' names. */
  readonly machines: readonly string[];
  readonly scenarios: Tests;
  readonly walk: Tests;
}

const testsOf = (file: string): TestsOfFile => {
  const own = `${TESTS}/${path.relative(MACHINES, path.dirname(file))}/${machineNameOf(file)}`;
  const scenarios = filesIn(TESTS, ".test.ts").filter((test) => test !== WALK && closureOf(test).has(file));
  const area = path.dirname(file);
  const isOwn = file.endsWith(".machine.ts") && path.basename(area) !== "kit";
  const machines = isOwn
    ? [file]
    : filesIn(path.basename(area) === "kit" ? MACHINES : area, ".machine.ts").filter((machine) =>
        closureOf(machine).has(file),
      );
  const names = machines.map(machineNameOf);
  return {
    machines: names,
    scenarios: {
      files: [
        ...scenarios.filter((test) => test.startsWith(own)),
        ...scenarios.filter((test) => !test.startsWith(own)),
      ],
    },
    walk: {
      files: machines.length === 0 ? [] : [WALK],
      // Whether it is described, and follows the rules of the project, is not how it behaves.
      only: new RegExp(`'(?:${names.join("|")})' (?:fires|takes)`),
    },
  };
};

/** What noticed a mutant. `impossible`: XState refuses to make the machine, so it is no mutant. */
export type Noticed = "tables" | "scenarios" | "walk" | "impossible" | "nothing";

export interface Result {
  readonly mutant: Mutant;
  readonly noticed: Noticed;
  /** The test that failed. */
  readonly by?: string;
  /** Why nothing can notice it. */
  readonly equivalent?: string;
}

const isImpossible = (ended: Ended): boolean =>
  ended._tag === "Failed" && ended.reason.startsWith("Invalid transition definition");

interface Runners {
  readonly lines: LineRunner;
  readonly tests: TestRunner;
}

const tryMutant = async ({ lines, tests }: Runners, mutant: Mutant): Promise<Result> => {
  const { file, name } = mutant;
  const replaced = { file, code: mutated(fs.readFileSync(file, "utf8"), mutant) };
  const { machines, scenarios, walk } = testsOf(file);
  const met = {
    tables: () => lines.run(machines, replaced),
    scenarios: () => tests.run(scenarios, replaced),
    walk: () => tests.run(walk, replaced),
  };
  for (const stage of ["tables", "scenarios", "walk"] as const) {
    const ended = await met[stage]();
    if (isImpossible(ended)) return { mutant, noticed: "impossible" };
    if (ended._tag !== "Passed")
      return { mutant, noticed: stage, by: ended._tag === "Failed" ? ended.test : "the time limit" };
  }
  const equivalent = equivalents[file]?.[name];
  return { mutant, noticed: "nothing", ...(equivalent !== undefined && { equivalent }) };
};

/** Without a mutant all of the tests pass: otherwise a failure would say nothing. */
const tryWithout = async ({ lines, tests }: Runners, files: readonly string[]): Promise<void> => {
  const met = files.map(testsOf);
  const walks = met.map(({ walk }) => walk).filter((walk) => walk.files.length > 0);
  for (const ended of [
    await lines.run(met.flatMap(({ machines }) => machines)),
    await tests.run({ files: [...new Set(met.flatMap(({ scenarios }) => scenarios.files))] }),
    await tests.run({
      files: walks[0]?.files ?? [],
      only: new RegExp(walks.map(({ only }) => only?.source).join("|")),
    }),
  ])
    if (ended._tag !== "Passed")
      throw new Error(`Without any mutant the tests fail: ${JSON.stringify(ended)}`);
};

/** Tries mutants one after the other; `say` is given each result. */
export const tryMutants = async (
  mutants: readonly Mutant[],
  say: (line: string) => void,
): Promise<readonly Result[]> => {
  const runners = { lines: await startLines(), tests: await startTests(RUN_LIMIT) };
  try {
    await tryWithout(runners, [...new Set(mutants.map(({ file }) => file))]);
    const results: Result[] = [];
    for (const [index, mutant] of mutants.entries()) {
      const begun = Date.now();
      const result = await tryMutant(runners, mutant);
      results.push(result);
      const seconds = ((Date.now() - begun) / 1000).toFixed(1);
      say(
        `${index + 1}/${mutants.length} ${seconds} s ${machineNameOf(mutant.file)}: ${mutant.name}: ${result.noticed}${result.by === undefined ? "" : ` (${result.by})`}`,
      );
    }
    return results;
  } finally {
    await Promise.all([runners.lines.close(), runners.tests.close()]);
  }
};
