// npm run new area NAME [ONE], npm run new list|action|call|screen|machine AREA NAME: writes the files of a template. An
// area and a list run at once, with a test that passes; the others have a test that fails until they are filled in.
import fs from "node:fs";
import path from "node:path";
import { filesOf, valuesOf } from "./lib/fill-template.mjs";
import { registered } from "./lib/register-area.mjs";
import { run } from "./lib/run.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
const fail = (text) => {
  console.error(text);
  process.exit(2);
};

/** An area begins with a list, and a screen with the call that it reads. */
const partsOf = {
  area: (name) => [["list", name]],
  list: (name) => [["list", name]],
  action: (name) => [["action", name]],
  call: (name) => [["call", name]],
  screen: (name) => [
    ["call", `get-${name}`],
    ["screen", name],
  ],
  machine: (name) => [["machine", name]],
};

const [kind = "", ...given] = process.argv.slice(2);
if (!(kind in partsOf))
  fail(`Usage: npm run new area NAME, or npm run new ${Object.keys(partsOf).slice(1).join("|")} AREA NAME`);
const isArea = kind === "area";
const [area = "", name = "", one] = isArea ? [given[0], ...given] : given;

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
if (!kebab.test(name)) fail("NAME is kebab-case, such as remote-connect");
if (!isArea && !fs.existsSync(path.join("src/domain", area)))
  fail(`There is no area ${area} in src/domain/: npm run new ${kind} AREA NAME`);
if (["list", "action"].includes(kind) && !fs.existsSync(`locales/int/${area}.json`))
  fail(`${area} has no texts of its own in locales/int/${area}.json, where those of the ${kind} are written`);

/** The singular of a plural: `entries` becomes `entry`. */
const singular = (plural) => plural.replace(/ies$/, "y").replace(/s$/, "");
const isList = isArea || kind === "list";
const item = one ?? (isList ? singular(name) : name);
if (isList && (!kebab.test(item) || item === name))
  fail(
    `A list is named by the plural of what it holds, such as service-visits; where one of them is not found by leaving out the s, give it too: npm run new ${kind} ${isArea ? "" : `${area} `}people person`,
  );

const written = partsOf[kind](name).flatMap(([template, of]) =>
  filesOf(path.join("scripts/templates", template), valuesOf(of, of === name ? item : of, area, isArea)),
);
const isText = (file) => file.startsWith("locales/");
const folders = isArea
  ? ["src/domain", "src/machines", "src/ui/screens"].map((parent) => path.join(parent, name))
  : [];
const taken = [...folders, ...written.map(({ file }) => file)].filter(
  (file) => !isText(file) && fs.existsSync(file),
);
if (taken.length > 0) fail(`Already there: ${taken.join(", ")}`);

let changed = [];
try {
  changed = isList ? registered(valuesOf(name, item, area, isArea), isArea) : [];
} catch (error) {
  fail(
    `Nothing was written. ${error.message}: say in scripts/lib/area-registrations.mjs where it is entered now.`,
  );
}

/** A catalogue file of the area has its texts before, and the new ones. */
const withEarlierTexts = ({ file, text }) =>
  isText(file) && fs.existsSync(file)
    ? { file, text: JSON.stringify({ ...JSON.parse(fs.readFileSync(file, "utf8")), ...JSON.parse(text) }) }
    : { file, text };

for (const { file, text } of [...written.map(withEarlierTexts), ...changed]) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
const files = [...written, ...changed].map(({ file }) => file);
await run("oxfmt", files, { quiet: true });

for (const { file } of written) console.log(`made ${file}`);
for (const { file } of changed) console.log(`entered in ${file}`);
console.log(
  isList
    ? `
It runs: npm run demo:reset, npm run dev, then /${name}/. What to do next:
1. npm run diagrams && npm run routes, and commit what they write.
2. Say what it is for: the comments and texts that the template wrote, in each language of locales/.
3. Who may see it: ${isArea ? "its row in src/domain/shell/access.ts" : "its route and its call"}; now it is everybody who is signed in.
4. server/store/migrations/: what its table has; server/demo/${name}.ts: its demo data.
5. src/domain/shell/navigation.ts: where its entry stands; src/ui/shell/navigation/navigation-icons.ts: its picture.
6. npm run new action ${area} NAME: what a person does with a row.`
    : "The new test fails until you say what the thing does: docs/patterns/ shows how.",
);
if (kind === "machine")
  console.log(
    `Its samples are an entry "${name}" in src/atlas/samples/${area}.samples.ts: docs/patterns/test.md.
Its table is src/atlas/spec-tables/${area}/${name}.table.ts: docs/patterns/spec-table.md.`,
  );
