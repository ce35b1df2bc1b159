import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import * as Schema from "effect/Schema";
import type { SourceFacts } from "../model/atlas-model.ts";
import { testRunOf, type TestNotes } from "../model/coverage.ts";
import { Review } from "../model/review-schema.ts";
import type { AtlasSources } from "./build-atlas.ts";
import { factsOf } from "./source-facts.ts";
import type { Pages } from "./spec-sections.ts";

const NOTES = ".cache/coverage";
/** The files of the reviews, one for each machine. */
const REVIEWS = "docs/reviews";

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, "utf8"));

/** The test files that together fire every transition. */
const machineTests = (): readonly string[] =>
  fs
    .readdirSync("tests/machines", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => path.posix.join("tests/machines", name));

/** The notes of the last test runs; those of deleted tests are ignored. */
const readNotes = (): readonly TestNotes[] => {
  const files = fs.existsSync(NOTES)
    ? fs.readdirSync(NOTES).filter((name) => name.includes("--") && name.endsWith(".json"))
    : [];
  return files
    .map((name) => readJson(path.join(NOTES, name)) as TestNotes)
    .filter(({ file }) => fs.existsSync(file));
};

/** The reviews of the machines; throws for a file that is none. */
const readReviews = (): readonly Review[] =>
  !fs.existsSync(REVIEWS)
    ? []
    : fs
        .readdirSync(REVIEWS)
        .filter((name) => name.endsWith(".json"))
        .toSorted()
        .map((name) => Schema.decodeUnknownSync(Review)(readJson(path.join(REVIEWS, name))));

const git = (...args: readonly string[]): string =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** The commit of the build; null outside git. */
const readCommit = (): string | null => {
  try {
    return `${git("rev-parse", "--short", "HEAD").trim()}${git("status", "--porcelain", "--untracked-files=no") === "" ? "" : "+"}`;
  } catch {
    return null;
  }
};

const folders = ["docs/spec", "docs", "docs/decisions"];

/** The pages that `meta.spec` may cite; those below `docs/spec/` by section. */
export const readPages = (): Pages =>
  new Map(
    folders.flatMap((folder) =>
      fs
        .readdirSync(folder)
        .filter((name) => name.endsWith(".md") && `${folder}/${name}` !== "docs/spec/README.md")
        .toSorted()
        .map((name) => [`${folder}/${name}`, fs.readFileSync(`${folder}/${name}`, "utf8")] as const),
    ),
  );

/** The portal's own sources; the atlas drives machines by events of its own, and a list may have a column `type`, which is no event. */
const isPortal = (file: string): boolean =>
  /\.tsx?$/.test(file) && !file.startsWith("src/atlas/") && !file.endsWith(".lists.ts");

/** What the portal's sources say of its events and states. */
export const readFacts = (): SourceFacts =>
  factsOf(
    new Map(
      fs
        .readdirSync("src", { recursive: true, encoding: "utf8" })
        .map((name) => path.posix.join("src", name))
        .filter(isPortal)
        .map((file) => [file, fs.readFileSync(file, "utf8")]),
    ),
  );

/** Reads the input of the build besides the machines. */
export const readSources = (against: AtlasSources["against"]): AtlasSources => ({
  version: (readJson("package.json") as { readonly version: string }).version,
  built: { at: new Date().toISOString(), commit: readCommit() },
  testRun: testRunOf(readNotes(), machineTests()),
  reviews: readReviews(),
  findings: fs.readFileSync("docs/findings.md", "utf8"),
  pages: readPages(),
  facts: readFacts(),
  against,
});
