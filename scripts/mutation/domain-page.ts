import { asCode, percentOf, table } from "./markdown.ts";

interface Place {
  readonly line: number;
  readonly column: number;
}

/** A mutant in the report of StrykerJS. */
export interface DomainMutant {
  readonly mutatorName: string;
  readonly replacement: string;
  readonly status: string;
  /** True if its code runs as its module is loaded. */
  readonly static?: boolean;
  readonly testsCompleted?: number;
  readonly location: { readonly start: Place; readonly end: Place };
}

type ReportedFiles = Readonly<
  Record<string, { readonly source: string; readonly mutants: readonly DomainMutant[] }>
>;

/**
 * StrykerJS counts the failures of tests alone. Of a mutant whose module cannot be loaded, no test of the files that
 * import it runs, which notices it: some of the tests have not run, though all run for code that runs at loading.
 */
export const withLoadFailures = (
  files: ReportedFiles,
  testFiles: Readonly<Record<string, { readonly tests: readonly unknown[] }>>,
): ReportedFiles => {
  const all = Object.values(testFiles).reduce((sum, { tests }) => sum + tests.length, 0);
  const failsToLoad = ({ status, static: atLoading, testsCompleted }: DomainMutant): boolean =>
    status === "Survived" && atLoading === true && testsCompleted !== undefined && testsCompleted < all;
  return Object.fromEntries(
    Object.entries(files).map(([file, { source, mutants }]) => [
      file,
      {
        source,
        mutants: mutants.map((mutant) => (failsToLoad(mutant) ? { ...mutant, status: "Killed" } : mutant)),
      },
    ]),
  );
};

/** A run as the page shows it. */
export interface DomainRun {
  readonly files: ReportedFiles;
  /** In how many lines of code mutants were made, and out of how many. */
  readonly count: number;
  readonly outOf: number;
  readonly seed: string;
  readonly at: string;
}

/** A mutant that keeps the tests from ending is noticed, too. */
const isNoticed = ({ status }: DomainMutant): boolean => status === "Killed" || status === "Timeout";
const isUnnoticed = ({ status }: DomainMutant): boolean => status === "Survived" || status === "NoCoverage";

/** How many of the mutants are noticed, in per cent. */
export const domainScoreOf = (mutants: readonly DomainMutant[]): number => {
  const noticed = mutants.filter(isNoticed).length;
  return percentOf(noticed, noticed + mutants.filter(isUnnoticed).length);
};

/** What a mutant replaces. */
const replacedIn = (source: string, { location: { start, end } }: DomainMutant): string => {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  const upToEnd = [...lines.slice(0, -1), (lines.at(-1) ?? "").slice(0, end.column - 1)];
  return upToEnd.join("\n").slice(start.column - 1);
};

const lineOf = (source: string, mutant: DomainMutant): string =>
  `- line ${mutant.location.start.line}: ${asCode(replacedIn(source, mutant))} becomes ${asCode(mutant.replacement)}${mutant.status === "NoCoverage" ? ", which no test runs" : ""}`;

const countsOf = (mutants: readonly DomainMutant[]): readonly (string | number)[] => [
  mutants.filter((mutant) => isNoticed(mutant) || isUnnoticed(mutant)).length,
  mutants.filter(isNoticed).length,
  mutants.filter(isUnnoticed).length,
  `${domainScoreOf(mutants).toFixed(0)} %`,
];

/** docs/mutation-domain.md: what was tried, the counts by area, and the mutants that nothing noticed. */
export const domainPageOf = ({ files, count, outOf, seed, at }: DomainRun): string => {
  const all = Object.entries(files).map(([file, { source, mutants }]) => ({
    name: file.replace(/^src\/domain\//, ""),
    source,
    mutants,
  }));
  const areaOf = ({ name }: { readonly name: string }): string => name.split("/", 1)[0] ?? "";
  const areas = [...new Set(all.map(areaOf))].toSorted();
  const mutants = all.flatMap((one) => one.mutants);
  return [
    "# Mutants of the domain",
    "",
    "Written by `npm run mutate:domain`: StrykerJS makes small faults in `src/domain`, one at a time, and runs the tests of the domain, of the calls and of the machines that run the changed code. Tests of screens, of the server and in the browser are left out, and so is the walk through the machines.",
    "",
    `On ${at.slice(0, 10)}: the mutants in ${count === outOf ? `all ${outOf}` : `${count} of ${outOf}`} lines of code${count === outOf ? "" : `, drawn with the seed ${seed}`}. **${domainScoreOf(mutants).toFixed(1)} %** are noticed.`,
    "",
    ...table(
      ["area", "mutants", "noticed", "not noticed", "score"],
      [
        ...areas.map((area) => [
          area,
          ...countsOf(all.filter((one) => areaOf(one) === area).flatMap((one) => one.mutants)),
        ]),
        ["**together**", ...countsOf(mutants)],
      ],
    ),
    "",
    "## Noticed by nothing",
    "",
    ...all
      .filter((one) => one.mutants.some(isUnnoticed))
      .flatMap(({ name, source, mutants: its }) => [
        `### ${name}`,
        "",
        ...its.filter(isUnnoticed).map((mutant) => lineOf(source, mutant)),
        "",
      ]),
  ].join("\n");
};
