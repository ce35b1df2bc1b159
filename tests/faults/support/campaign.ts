import fs from "node:fs";
import { numbers } from "../../e2e/support/random.ts";

/** The folder in which each kind leaves its results for `docs/reliability.md`. */
const RESULTS = ".cache/faults";

const given = (name: string, otherwise: number): number => {
  const text = process.env[name];
  const value = text === undefined ? otherwise : Number(text);
  if (!Number.isFinite(value) || value <= 0)
    throw new Error(`${name} must be a number above 0, not "${text}".`);
  return value;
};

/** FAULTS_SEED repeats a run; without it each run has another one. */
const seed = given("FAULTS_SEED", (Date.now() % 1_000_000) + 1);

/** FAULTS_SCALE is the part of the full size to run: 0.1 while working on a kind. */
const scale = given("FAULTS_SCALE", 1);

/** Time limit of a kind in ms: it ends a campaign that hangs. */
export const KIND_LIMIT = 25 * 60_000;

/** A number of the full campaign at the run's scale, at least 1. */
export const sized = (full: number): number => Math.max(1, Math.round(full * scale));

/** The random numbers of one kind, from the run's seed, which is printed. */
export const randomOf = (kind: string): (() => number) => {
  console.log(`${kind}: FAULTS_SEED=${seed}`);
  return numbers(seed);
};

/** One line of the table. */
export interface Result {
  readonly what: string;
  readonly measured: string;
}

/** Prints a kind's newest result, and leaves all of them for the page; called after each part of the kind. */
export const report = (kind: string, results: readonly Result[]): void => {
  const last = results.at(-1);
  console.log(`${kind}: ${last?.what}: ${last?.measured}`);
  fs.mkdirSync(RESULTS, { recursive: true });
  fs.writeFileSync(`${RESULTS}/${kind}.json`, JSON.stringify({ kind, seed, scale, results }));
};
