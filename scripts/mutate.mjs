// npm run mutate [machine names]: makes small faults in the machines' statecharts, one at a time and in memory alone,
// and says which of them no test notices. Writes docs/mutation.md; with names of machines it prints the page.
//   MUTANTS=200   how many, all by default
//   SEED=1        which ones
//   FLOOR=80      the percentage of noticed ones below which it fails
import fs from "node:fs";
import { withModule } from "./lib/load-typescript.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
const { MUTANTS, SEED = "1", FLOOR = "0" } = process.env;
const machines = process.argv.slice(2);
const PAGE = "docs/mutation.md";

const tryThem = async ({ allMutants, machineNameOf, sampleOf, tryMutants }) => {
  const of = allMutants().filter(
    ({ file }) => machines.length === 0 || machines.includes(machineNameOf(file)),
  );
  const count = Math.min(Number(MUTANTS ?? of.length), of.length);
  if (!(count > 0)) throw new Error(`There are no mutants of ${machines.join(", ")}`);
  const results = await tryMutants(sampleOf(of, count, SEED), console.log);
  return { results, count, outOf: of.length, seed: SEED, machines, at: new Date().toISOString() };
};

const run = await withModule("/scripts/mutation/mutate.ts", tryThem);
const { page, score } = await withModule("/scripts/mutation/page.ts", ({ pageOf, scoreOf }) => ({
  page: pageOf(run),
  score: scoreOf(run.results),
}));
if (machines.length > 0) console.log(page);
else fs.writeFileSync(PAGE, page);
console.log(`${score.toFixed(1)} % of the mutants are noticed.`);
process.exit(score >= Number(FLOOR) ? 0 : 1);
