// npm run diagrams: writes a page with a chart of each machine to docs/diagrams/, and deletes the pages of removed
// machines.
import fs from "node:fs";
import path from "node:path";
import { withModule } from "./lib/load-typescript.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
const FOLDER = "docs/diagrams";

const machines = await withModule("/src/atlas/build/diagrams.ts", ({ readAllIr }) => readAllIr());
const files = await withModule("/src/atlas/build/charts.ts", ({ chartFiles }) => chartFiles(machines));
fs.mkdirSync(FOLDER, { recursive: true });
for (const name of fs.readdirSync(FOLDER).filter((name) => !files.has(name)))
  fs.rmSync(path.join(FOLDER, name));
for (const [name, content] of files) fs.writeFileSync(path.join(FOLDER, name), content);
console.log(`${files.size} files written to ${FOLDER}/`);
