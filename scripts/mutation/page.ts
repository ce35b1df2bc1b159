import { asCode, percentOf, table } from "./markdown.ts";
import { machineNameOf, type Noticed, type Result } from "./mutate.ts";

/** A run as the page reports it. */
export interface MutationRun {
  readonly results: readonly Result[];
  /** How many mutants were tried, and out of how many. */
  readonly count: number;
  readonly outOf: number;
  readonly seed: string;
  /** The machines that were asked for; none: all of them. */
  readonly machines: readonly string[];
  readonly at: string;
}

const countOf = (results: readonly Result[], noticed: Noticed): number =>
  results.filter((result) => result.noticed === noticed && result.equivalent === undefined).length;
const noticedOf = (results: readonly Result[]): number =>
  countOf(results, "tables") + countOf(results, "scenarios") + countOf(results, "walk");

/** How many of the mutants that a test can notice are noticed, in per cent. */
export const scoreOf = (results: readonly Result[]): number => {
  const noticed = noticedOf(results);
  return percentOf(noticed, noticed + countOf(results, "nothing"));
};

const countsOf = (results: readonly Result[]): readonly (string | number)[] => [
  noticedOf(results) + countOf(results, "nothing"),
  countOf(results, "tables"),
  countOf(results, "scenarios"),
  countOf(results, "walk"),
  countOf(results, "nothing"),
  results.filter(({ equivalent }) => equivalent !== undefined).length,
  `${scoreOf(results).toFixed(0)} %`,
];

const byMachine = (results: readonly Result[]): readonly (readonly [string, readonly Result[]])[] =>
  [...new Set(results.map(({ mutant }) => mutant.file))].map((file) => [
    machineNameOf(file),
    results.filter(({ mutant }) => mutant.file === file),
  ]);

/** docs/mutation.md: what was tried, the counts by machine, and the mutants that nothing noticed. */
export const pageOf = ({ results, count, outOf, seed, machines, at }: MutationRun): string => {
  const of = machines.length === 0 ? "all machines" : machines.join(", ");
  const impossible = countOf(results, "impossible");
  const unnoticed = results.filter(({ noticed }) => noticed === "nothing");
  return [
    "# Mutants of the machines",
    "",
    "Written by `npm run mutate`, which makes one small fault at a time in a machine's statechart: a transition leads to the next sibling of its target or is gone, two branches change places, a guard is dropped or negated, an action, an entry or exit action, a tag, a field of an input, `reenter` or an error's transition is gone, a time is ten times as long. It plays the lines of the tables of the machines that are made of the file, and then, if they all hold, runs the tests in `tests/machines` that import it, and the walk through the machines. What compares a machine's structure with a file or a rule is left out, and so are the tests of screens.",
    "",
    `On ${at.slice(0, 10)}: ${count === outOf ? `all ${outOf}` : `${count} of ${outOf}`} mutants of ${of}${count === outOf ? "" : `, drawn with the seed ${seed}`}. **${scoreOf(results).toFixed(1)} %** are noticed.${impossible === 0 ? "" : ` ${impossible} are not counted: XState refuses to make the machine.`}`,
    "",
    ...table(
      [
        "machine",
        "mutants",
        "noticed by the tables",
        "by other tests alone",
        "by the walk alone",
        "by nothing",
        "equivalent",
        "score",
      ],
      [
        ...byMachine(results).map(([name, its]) => [name, ...countsOf(its)]),
        ["**together**", ...countsOf(results)],
      ],
    ),
    "",
    "## Noticed by nothing",
    "",
    "A name says where in the source the fault is, by its keys, and what it is.",
    "",
    ...byMachine(unnoticed).flatMap(([name, its]) => [
      `### ${name}`,
      "",
      ...its.map(
        ({ mutant, equivalent }) =>
          `- ${asCode(mutant.name)}${equivalent === undefined ? "" : `: equivalent. ${equivalent}`}`,
      ),
      "",
    ]),
  ].join("\n");
};
