// npm run new machine|call|screen NAME: writes the files of a template, with a failing test to begin with.
import fs from "node:fs";
import path from "node:path";

process.chdir(new URL("..", import.meta.url).pathname);
const [kind = "", name = ""] = process.argv.slice(2);

const fail = (text) => {
  console.error(text);
  process.exit(2);
};

const templates = "scripts/templates";
const kinds = fs.readdirSync(templates);
if (!kinds.includes(kind)) fail(`Usage: npm run new ${kinds.join("|")} NAME`);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) fail("NAME is kebab-case, such as remote-connect");

const camel = name.replaceAll(/-([a-z0-9])/g, (_match, letter) => letter.toUpperCase());
const pascal = camel[0].toUpperCase() + camel.slice(1);
const filled = (text) =>
  text.replaceAll("__name__", name).replaceAll("__Name__", pascal).replaceAll("__camel__", camel);

const files = fs
  .readdirSync(path.join(templates, kind), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile());
const targets = files.map((entry) => {
  const source = path.join(entry.parentPath, entry.name);
  return { source, target: filled(path.relative(path.join(templates, kind), source)).replace(/\.tmpl$/, "") };
});
const taken = targets.filter(({ target }) => fs.existsSync(target));
if (taken.length > 0) fail(`Already there: ${taken.map(({ target }) => target).join(", ")}`);
for (const { source, target } of targets) {
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, filled(fs.readFileSync(source, "utf8")));
  console.log(`made ${target}`);
}
console.log("The new test fails until you say what the thing does: docs/patterns/ shows how.");
