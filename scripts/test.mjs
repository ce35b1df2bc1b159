// npm test, and its parts: runs the checks one after the other, counts what passed and failed, ends with one plain line.
import fs from "node:fs";
import { build, buildAtlas } from "./lib/build.mjs";
import { ensure } from "./lib/prerequisites.mjs";
import { run } from "./lib/run.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
const REPORTS = ".cache/reports";
fs.mkdirSync(REPORTS, { recursive: true });
const say = (line) => console.log(line);

/** A program that only says yes or no counts as one test. */
const yesOrNo = async (name, command, args) => {
  const { code } = await run(command, args);
  if (code !== 0) say(`${name} failed.`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

const readReport = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined);

/** A runner that died before it could count has failed, whatever it had counted. */
const counted = (code, passed, failed) => ({ passed, failed: code !== 0 && failed === 0 ? 1 : failed });

/** `workers`: how many test files run side by side. */
const vitest = async (projects, workers = "100%") => {
  const report = `${REPORTS}/${projects.join("-")}.json`;
  fs.rmSync(report, { force: true });
  const { code } = await run("vitest", [
    "run",
    ...projects.flatMap((name) => ["--project", name]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    `--maxWorkers=${workers}`,
  ]);
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report) ?? {};
  return counted(code, numPassedTests, numFailedTests);
};

const playwright = async (...args) => {
  const report = `${REPORTS}/e2e.json`;
  fs.rmSync(report, { force: true });
  const { code } = await run("playwright", ["test", ...args, "--reporter=list,json"], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const { expected = 0, unexpected = 0 } = readReport(report)?.stats ?? {};
  return counted(code, expected, unexpected);
};

const built = async () =>
  (await build(say)) && (await buildAtlas(say)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

const types = () => yesOrNo("Type check", "tsc", ["--noEmit", "-p", "."]);
const format = () => yesOrNo("Format (npx oxfmt . lays it out)", "oxfmt", ["--check", "."]);
const deadCode = () =>
  yesOrNo("Dead code (unused files, exports and dependencies; knip.jsonc)", "knip", [
    "--no-progress",
    "--treat-config-hints-as-errors",
  ]);
const newArea = () =>
  yesOrNo("A new area (npm run new area)", process.execPath, ["scripts/check-new-area.mjs"]);
const lint = () => yesOrNo("Lint and import rules", "oxlint", ["--type-aware"]);

const parts = {
  check: { needs: [], steps: [format, types, deadCode, lint, newArea] },
  machines: { needs: [], steps: [() => vitest(["machines"])] },
  unit: { needs: [], steps: [() => vitest(["unit", "ui"])] },
  api: { needs: ["postgresql"], steps: [built, () => vitest(["api"])] },
  size: { needs: [], steps: [built, () => vitest(["size"])] },
  e2e: { needs: ["chromium"], steps: [built, () => playwright("--project=e2e")] },
  long: { needs: ["chromium"], steps: [built, () => playwright("--project=long")] },
  bench: { needs: ["chromium"], steps: [built, () => vitest(["bench"], "1")] },
};
const everything = ["check", "machines", "unit", "api", "size", "e2e"];

const wanted = process.argv.slice(2);
const names = wanted.length === 0 ? everything : wanted;
const unknown = names.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  say(`No such part: ${unknown.join(", ")}. There are ${Object.keys(parts).join(", ")}.`);
  process.exit(2);
}
if (!ensure([...new Set(names.flatMap((name) => parts[name].needs))], say)) process.exit(2);

const total = { passed: 0, failed: 0 };
for (const step of new Set(names.flatMap((name) => parts[name].steps))) {
  const { passed, failed } = await step();
  total.passed += passed;
  total.failed += failed;
}
say(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
