// npm run mutate:domain: StrykerJS makes small faults in src/domain, one at a time, and says which of them no test
// notices. Writes docs/mutation-domain.md.
//   LINES=300     in how many lines of code, all by default
//   SEED=1        which ones
//   FLOOR=80      the percentage of noticed ones below which it fails
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { withModule } from "./lib/load-typescript.mjs";
import { run } from "./lib/run.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
const { LINES, SEED = "1", FLOOR = "0" } = process.env;
const DOMAIN = "src/domain";
const REPORT = ".cache/mutation/domain.json";

/** Lines without a mutant: imports, types, comments, and what only closes something. */
const isCode = (text) =>
  /\w/.test(text) && !/^\s*(\/\/|\/?\*|import |export (interface|type) |readonly )/.test(text);

const lines = fs
  .readdirSync(DOMAIN, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => path.join(DOMAIN, name))
  .toSorted()
  .flatMap((file) =>
    fs
      .readFileSync(file, "utf8")
      .split("\n")
      .flatMap((text, index) => (isCode(text) ? [`${file}:${index + 1}-${index + 1}`] : [])),
  );
const count = Math.min(Number(LINES ?? lines.length), lines.length);
const drawn = (line) => createHash("sha256").update(`${SEED} ${line}`).digest("hex");
const sample = lines.toSorted((one, other) => (drawn(one) < drawn(other) ? -1 : 1)).slice(0, count);

fs.rmSync(REPORT, { force: true });
const { code } = await run("stryker", [
  "run",
  ...(count < lines.length ? ["--mutate", sample.join(",")] : []),
]);
if (code !== 0) process.exit(code);
const report = JSON.parse(fs.readFileSync(REPORT, "utf8"));
const { page, score } = await withModule(
  "/scripts/mutation/domain-page.ts",
  ({ domainPageOf, domainScoreOf, withLoadFailures }) => {
    const files = withLoadFailures(report.files, report.testFiles);
    return {
      page: domainPageOf({ files, count, outOf: lines.length, seed: SEED, at: new Date().toISOString() }),
      score: domainScoreOf(Object.values(files).flatMap(({ mutants }) => mutants)),
    };
  },
);
fs.writeFileSync("docs/mutation-domain.md", page);
console.log(`${score.toFixed(1)} % of the mutants are noticed.`);
process.exit(score >= Number(FLOOR) ? 0 : 1);
