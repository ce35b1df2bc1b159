// npm test, and its parts: runs the checks, counts passes and failures, and ends with the seconds of each step, what
// has failed, and one line of counts.
import { ensure } from "./lib/prerequisites.mjs";
import { performAll } from "./test/perform.mjs";
import { everything, parts, steps } from "./test/steps.mjs";
import { summaryOf } from "./test/summary.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
// Rendered pages are thrown away by the thousand: with 16 MB, collecting them takes a fifth of the time of the view tests.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64`.trim();

const wanted = process.argv.slice(2);
const names = wanted.length === 0 ? everything.names : wanted;
const unknown = names.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.log(`No such part: ${unknown.join(", ")}. There are ${Object.keys(parts).join(", ")}.`);
  process.exit(2);
}
if (!ensure([...new Set(names.flatMap((name) => parts[name].needs))], console.log)) process.exit(2);
/** A part alone has its lists beside each other; several parts are one list, in which a step that they share is once. */
const listsOf = ([first, ...others]) =>
  others.length === 0
    ? parts[first].lists
    : [[...new Set([first, ...others].flatMap((name) => parts[name].lists.flat()))]];
const phases = wanted.length === 0 ? everything.phases : [listsOf(names)];

const { results, time } = await performAll(
  phases.map((lists) => lists.map((list) => list.map((name) => [name, steps[name]]))),
);
for (const line of summaryOf(results, time)) console.log(line);
const ran = results.some(({ passed }) => passed > 0);
const well = results.every(({ failures }) => failures.length === 0);
process.exit(ran && well ? 0 : 1);
