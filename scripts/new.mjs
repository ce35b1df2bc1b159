// npm run new call|screen NAME, npm run new machine AREA NAME: writes the files of a template, with a failing test. npm run
// new area NAME [ONE]: writes a working area and lists it in the tables of areas.
import fs from "node:fs";
import path from "node:path";
import { filesOf, wordsOf } from "./lib/fill-template.mjs";
import { registered } from "./lib/register-area.mjs";
import { run } from "./lib/run.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
const [kind = "", first = "", second] = process.argv.slice(2);
// A machine stands in its area's folder; everything else is named by one word.
const [area, name = "", given] = kind === "machine" ? [first, second] : [first, first, second];

const fail = (text) => {
  console.error(text);
  process.exit(2);
};

const templates = "scripts/templates";
const kinds = fs.readdirSync(templates);
const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
if (!kinds.includes(kind)) fail(`Usage: npm run new ${kinds.join("|")} NAME; for a machine, AREA NAME`);
if (!kebab.test(name)) fail("NAME is kebab-case, such as remote-connect");
if (kind === "machine" && !fs.existsSync(path.join("src/domain", area)))
  fail(`There is no area ${area} in src/domain/: npm run new machine AREA NAME`);

/** The singular of a plural: `entries` becomes `entry`. */
const singular = (plural) => plural.replace(/ies$/, "y").replace(/s$/, "");
const one = given ?? (kind === "area" ? singular(name) : name);
if (kind === "area" && (!kebab.test(one) || one === name))
  fail(
    "An area is named by the plural of what it holds, such as service-visits; where one of them is not found by leaving out the s, give it too: npm run new area people person",
  );

const words = wordsOf(name, one, area);
const written = filesOf(path.join(templates, kind), words);
const folders =
  kind === "area"
    ? ["src/domain", "src/machines", "src/ui/screens"].map((parent) => path.join(parent, name))
    : [];
const taken = [...folders, ...written.map(({ file }) => file)].filter((file) => fs.existsSync(file));
if (taken.length > 0) fail(`Already there: ${taken.join(", ")}`);

let changed = [];
try {
  changed = kind === "area" ? registered(words) : [];
} catch (error) {
  fail(
    `Nothing was written. ${error.message}: say in scripts/lib/area-registrations.mjs where an area is entered now.`,
  );
}

for (const { file, text } of [...written, ...changed]) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
const files = [...written, ...changed].map(({ file }) => file);
await run("oxfmt", files, { quiet: true });

for (const { file } of written) console.log(`made ${file}`);
for (const { file } of changed) console.log(`entered in ${file}`);
console.log(
  kind === "area"
    ? `
The area runs: npm run demo:reset, npm run dev, then /${name}/. What to do next:
1. npm run diagrams && npm run routes, and commit what they write.
2. Say what the area is for: the comments and texts that the template wrote, in each language of locales/.
3. src/domain/shell/access.ts: who may see it; now it is everybody who is signed in.
4. server/store/migrations/: what its table has; server/demo/${name}.ts: its demo data.
5. src/domain/shell/navigation.ts: where its entry stands; src/ui/shell/navigation/navigation-icons.ts: its picture.`
    : "The new test fails until you say what the thing does: docs/patterns/ shows how.",
);
if (kind === "machine")
  console.log(
    `Its samples are an entry "${name}" in src/atlas/samples/${area}.samples.ts: docs/patterns/test.md.
Its table is src/atlas/spec-tables/${area}/${name}.table.ts: docs/patterns/spec-table.md.`,
  );
