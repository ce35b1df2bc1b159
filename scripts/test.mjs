// npm test, and its parts: runs the checks, counts passes and failures, and ends with the seconds of each step, what
// has failed, and one line of counts.
//   --write-shares   runs everything with nothing kept of earlier runs, and writes the shares of the steps
import fs from "node:fs";
import { parseArgs } from "node:util";
import { ensure } from "./lib/prerequisites.mjs";
import { performAll } from "./test/perform.mjs";
import { compareShares, writeShares } from "./test/shares.mjs";
import { everything, parts, steps } from "./test/steps.mjs";
import { summaryOf } from "./test/summary.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
// Rendered pages are thrown away by the thousand: with 16 MB, collecting them takes a fifth of the time of the view tests.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64`.trim();

const { values, positionals: wanted } = parseArgs({
  options: { "write-shares": { type: "boolean", default: false } },
  allowPositionals: true,
});
const isWhole = wanted.length === 0;
if (values["write-shares"] && !isWhole) {
  console.log("The shares are those of the whole run: --write-shares takes no part.");
  process.exit(2);
}
const names = isWhole ? everything.names : wanted;
const unknown = names.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.log(`No such part: ${unknown.join(", ")}. There are ${Object.keys(parts).join(", ")}.`);
  process.exit(2);
}
/** The code with which a run ends that was not begun, and has not failed; automake's and Meson's too. */
const NOT_RUN = 77;

if (!ensure([...new Set(names.flatMap((name) => parts[name].needs))], console.log)) {
  if (!names.every((name) => parts[name].mayBeLeftOut)) process.exit(2);
  console.log(`Not run: ${names.join(", ")}.`);
  process.exit(NOT_RUN);
}

/** A part alone has its lists beside each other; several parts are one list, in which a step that they share is once. */
const listsOf = ([first, ...others]) =>
  others.length === 0
    ? parts[first].lists
    : [[...new Set([first, ...others].flatMap((name) => parts[name].lists.flat()))]];
const phases = isWhole ? everything.phases : [listsOf(names)];

// A run that finds a build or the compiler's notes is shorter than the first one of a fresh clone.
if (values["write-shares"])
  for (const kept of [".cache", "dist"]) fs.rmSync(kept, { recursive: true, force: true });

const { results, time } = await performAll(
  phases.map((lists) => lists.map((list) => list.map((name) => [name, steps[name]]))),
);
const isWell = (all) => all.every(({ failures }) => failures.length === 0);
// What has failed may have waited for a time limit.
if (isWhole && isWell(results))
  results.push(values["write-shares"] ? writeShares(results) : compareShares(results));
for (const line of summaryOf(results, time)) console.log(line);
process.exit(isWell(results) && results.some(({ passed }) => passed > 0) ? 0 : 1);
