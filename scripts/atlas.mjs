// npm run atlas: writes the state atlas as a static folder for any file host.
//   --against REVISION   highlights what has changed since a git revision
//   --markdown           prints that difference as a review comment, and writes nothing
//   --out FOLDER         the target folder, dist/atlas by default
//   --if-stale           does nothing if no source has changed since the last build
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { buildOnce } from "./lib/build.mjs";
import { deskFiles } from "./lib/desk-files.mjs";
import { withModule } from "./lib/load-typescript.mjs";
import { machinesOf, RevisionRefused } from "./lib/revision.mjs";
import { run } from "./lib/run.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
const { values } = parseArgs({
  options: {
    against: { type: "string" },
    markdown: { type: "boolean" },
    out: { type: "string", default: "dist/atlas" },
    "if-stale": { type: "boolean" },
  },
});
const SOURCES = [
  "src",
  "locales",
  "docs",
  ".cache/coverage",
  "scripts/atlas.mjs",
  "atlas.html",
  "vite.atlas.config.ts",
  "package.json",
  "package-lock.json",
];

if (values.markdown === true && values.against === undefined) {
  console.error("--markdown needs --against REVISION");
  process.exit(2);
}

const out = values.out.replace(/\/+$/, "");
/** True if the folder can be replaced: the build deletes it as a whole, so it must be empty or an earlier atlas. */
const isOurs =
  !fs.existsSync(out) ||
  fs.existsSync(path.join(out, "data", "index.json")) ||
  (fs.statSync(out).isDirectory() && fs.readdirSync(out).length === 0);
if (out === "" || !isOurs) {
  console.error(`--out ${values.out}: there is something else than an atlas; name a new or an empty folder`);
  process.exit(2);
}
/** Built in a temporary folder and then renamed, because a server may be reading the present one. */
const made = `${out}.new`;

const readData = async () => {
  const { against: revision } = values;
  const against = revision === undefined ? undefined : { revision, machines: await machinesOf(revision) };
  return withModule("/src/atlas/build/atlas-data.ts", async ({ buildFromDisk, diagramFiles }) => {
    const { atlas, files } = await buildFromDisk(against);
    return { atlas, files, diagrams: diagramFiles(atlas.machines) };
  });
};

const write = async () => {
  const [{ atlas, files, diagrams }, desk, { code, output }] = await Promise.all([
    readData(),
    deskFiles(),
    // In a separate process: a process that has loaded TypeScript through Vite counts as development.
    run("vite", ["build", "--config", "vite.atlas.config.ts", "--outDir", made], {
      quiet: true,
      env: { NODE_ENV: "production" },
    }),
  ]);
  if (code !== 0) throw new Error(output);
  fs.renameSync(path.join(made, "atlas.html"), path.join(made, "index.html"));
  fs.copyFileSync("public/favicon.svg", path.join(made, "favicon.svg"));
  const beside = { data: new Map([...files, ...desk]), diagrams };
  for (const [folder, of] of Object.entries(beside)) {
    for (const [name, content] of of) {
      const file = path.join(made, folder, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, content);
    }
  }
  // The diagrams are taken from the folder, no page loads them.
  await withModule("/scripts/vite/compress-files.ts", async ({ compressFiles }) => {
    await compressFiles(made, (file) => !file.startsWith("diagrams/"));
  });
  fs.rmSync(out, { recursive: true, force: true });
  fs.renameSync(made, out);
  console.log(`The atlas of ${atlas.machines.length} machines is in ${out}/`);
  return true;
};

const comment = async () => {
  const { atlas } = await readData();
  process.stdout.write(atlas.index.against.markdown);
};

try {
  if (values.markdown === true) await comment();
  else if (values["if-stale"] === true)
    await buildOnce("atlas", { sources: SOURCES, stamp: path.join(out, ".built-from"), make: write });
  else await write();
} catch (error) {
  console.error(error instanceof RevisionRefused ? error.message : error);
  process.exit(1);
}
