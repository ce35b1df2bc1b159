// The share of each step in the processor time of a whole run, as a ratio to the step `machines` of the same run:
// ratios of two machines can be compared, seconds cannot.
import fs from "node:fs";

const TABLE = "tests/shares.json";
const UNIT = "machines";
/** What noise does not reach: see docs/decisions/tests.md. */
const MARGIN = 1.5;
/** A step of a few seconds may take twice as long: a ratio that any step may have beside its share. */
const SMALL = 0.05;

const secondsOf = (results, name) => results.find((result) => result.name === name)?.seconds;

/** The ratio of each step; undefined where nothing was measured. */
export const ratiosOf = (results) => {
  const unit = secondsOf(results, UNIT);
  if (unit === undefined || results.some(({ seconds }) => seconds === undefined)) return undefined;
  return Object.fromEntries(results.map(({ name, seconds }) => [name, seconds / unit]));
};

const sumOf = (ratios) => Object.values(ratios).reduce((sum, ratio) => sum + ratio, 0);

/** What a run's ratios have against the table, one line each. */
export const exceeded = (ratios, shares) => {
  const twoDigits = (ratio) => ratio.toFixed(2);
  const named = Object.entries(ratios).flatMap(([name, ratio]) => {
    const share = shares[name];
    if (share === undefined) return [`${name} has no share`];
    return ratio > share * MARGIN + SMALL
      ? [`${name} took ${twoDigits(ratio)} times as long as ${UNIT}, and its share is ${twoDigits(share)}`]
      : [];
  });
  const gone = Object.keys(shares)
    .filter((name) => ratios[name] === undefined)
    .map((name) => `${name} has a share and was not run`);
  // If the unit itself grows, every ratio falls.
  const unit =
    sumOf(ratios) * MARGIN < sumOf(shares) ? [`${UNIT} took more of the whole than its share`] : [];
  return [...named, ...gone, ...unit];
};

const asStep = (failures) => ({
  name: "shares",
  time: 0,
  passed: failures.length === 0 ? 1 : 0,
  failures: failures.map((name) => ({ name, again: "npm test" })),
  files: [],
});

const notMeasured = "no step's processor time is known here: it is measured with a POSIX shell";

/** Compares a whole run with the table, as a step. */
export const compareShares = (results) => {
  const ratios = ratiosOf(results);
  if (ratios === undefined) {
    console.log(`The shares are not compared: ${notMeasured}.`);
    return { ...asStep([]), passed: 0 };
  }
  const lines = exceeded(ratios, JSON.parse(fs.readFileSync(TABLE, "utf8")));
  if (lines.length > 0) console.log(`Where that is meant, npm test -- --write-shares writes ${TABLE} anew.`);
  return asStep(lines);
};

/** Writes the table from a whole run, as a step. */
export const writeShares = (results) => {
  const ratios = ratiosOf(results);
  if (ratios === undefined) return asStep([notMeasured]);
  const sorted = Object.entries(ratios).toSorted(([, a], [, b]) => b - a);
  const rounded = Object.fromEntries(sorted.map(([name, ratio]) => [name, Number(ratio.toFixed(2))]));
  fs.writeFileSync(TABLE, `${JSON.stringify(rounded, undefined, 2)}\n`);
  return asStep([]);
};
