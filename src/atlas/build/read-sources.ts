import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import type { MachineIr } from "../model/atlas-model.ts";
import type { TestNotes } from "../model/coverage.ts";
import type { AtlasSources } from "./build-atlas.ts";

const NOTES = ".cache/coverage";
const DIAGRAMS = "docs/diagrams";

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, "utf8"));

/** What the tests noted when they last ran; a test that is gone counts no more. */
const readNotes = (): readonly TestNotes[] => {
  const files = fs.existsSync(NOTES)
    ? fs.readdirSync(NOTES).filter((name) => name.includes("--") && name.endsWith(".json"))
    : [];
  return files
    .map((name) => readJson(path.join(NOTES, name)) as TestNotes)
    .filter(({ file }) => fs.existsSync(file));
};

const git = (...args: readonly string[]): string =>
  execFileSync("git", args, { encoding: "utf8", maxBuffer: 100_000_000, stdio: ["ignore", "pipe", "pipe"] });

/** Where a revision is not there, or from before the atlas. */
class RevisionRefused extends Error {
  override readonly name = "RevisionRefused";
}

/** The machines as they were committed in a revision. */
const readRevision = (revision: string): AtlasSources["against"] => {
  let commit: string;
  try {
    commit = git("rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`).trim();
  } catch {
    throw new RevisionRefused(`git knows no revision ${revision}`);
  }
  const files = git("ls-tree", "--name-only", commit, `${DIAGRAMS}/`)
    .split("\n")
    .filter((file) => file.endsWith(".ir.json"));
  if (files.length === 0)
    throw new RevisionRefused(`${revision} has no machines in ${DIAGRAMS}/: it is from before the atlas`);
  return {
    revision,
    machines: files.map((file) => JSON.parse(git("show", `${commit}:${file}`)) as MachineIr),
  };
};

/** Where the build comes from; a folder without git has no commit. */
const readCommit = (): string | null => {
  try {
    return `${git("rev-parse", "--short", "HEAD").trim()}${git("status", "--porcelain", "--untracked-files=no") === "" ? "" : "+"}`;
  } catch {
    return null;
  }
};

/** Reads all that the atlas is built from besides the machines themselves. */
export const readSources = (revision: string | undefined): AtlasSources => ({
  version: (readJson("package.json") as { readonly version: string }).version,
  built: { at: new Date().toISOString(), commit: readCommit() },
  testNotes: readNotes(),
  findings: fs.readFileSync("docs/findings.md", "utf8"),
  against: revision === undefined ? undefined : readRevision(revision),
});
