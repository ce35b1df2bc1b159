import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { machinesOf, RevisionRefused } from "../../../scripts/lib/revision.mjs";

const repository = fs.mkdtempSync(path.join(os.tmpdir(), "repository-"));
const git = (...args: readonly string[]): string =>
  execFileSync("git", ["-c", "user.name=test", "-c", "user.email=test@demo.test", ...args], {
    cwd: repository,
    encoding: "utf8",
  });

const commit = (tag: string, files: Readonly<Record<string, string>>): void => {
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(repository, name)), { recursive: true });
    fs.writeFileSync(path.join(repository, name), content);
  }
  git("add", "--all");
  git("commit", "--quiet", "--message", tag);
  git("tag", tag);
};

const SOURCE = "src/atlas/build/diagrams.ts";
const reading = (name: string): string =>
  `import { createMachine } from "xstate";
export const readAllIr = async () => [{ name: "${name}", id: createMachine({ id: "door" }).id }];
`;

const worktrees = (): readonly string[] =>
  git("worktree", "list")
    .split("\n")
    .filter((line) => line !== "");

beforeAll(() => {
  fs.symlinkSync(path.resolve("node_modules"), path.join(repository, "node_modules"));
  git("init", "--quiet");
  commit("empty", { ".gitignore": "node_modules\n" });
  commit("old", { [SOURCE]: reading("old"), "docs/diagrams/door.ir.json": '{ "name": "committed" }' });
  commit("broken", { [SOURCE]: 'import "./missing.ts";\n' });
  commit("new", { [SOURCE]: reading("new") });
});

afterAll(() => fs.rmSync(repository, { recursive: true, force: true }));

describe("the machines of another revision", () => {
  it("are read from its sources, independent of committed data", async () => {
    expect(await machinesOf("old", repository)).toEqual([{ name: "old", id: "door" }]);
    expect(await machinesOf("HEAD", repository)).toEqual([{ name: "new", id: "door" }]);
    expect(worktrees()).toHaveLength(1);
  });

  it.each([
    ["no-such-tag", "git knows no revision no-such-tag"],
    ["--all", "git knows no revision --all"],
    ["empty", "empty has no src/atlas/build/diagrams.ts: it is from before the atlas"],
    ["broken", "The machines of broken cannot be read: "],
  ])("%s are refused with a reason, and temporary files are removed", async (revision, reason) => {
    const refused = machinesOf(revision, repository);
    await expect(refused).rejects.toThrow(RevisionRefused);
    await expect(refused).rejects.toThrow(reason);
    expect(worktrees()).toHaveLength(1);
  });
});
