import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { withModule } from "./load-typescript.mjs";

/** Thrown when git does not know the revision or its machines cannot be read. */
export class RevisionRefused extends Error {
  name = "RevisionRefused";
}

const SOURCE = "src/atlas/build/diagrams.ts";

const commitOf = (git, revision) => {
  try {
    return git("rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`).trim();
  } catch {
    throw new RevisionRefused(`git knows no revision ${revision}`);
  }
};

/**
 * The machines of another revision as plain data: its sources are checked out as a git worktree in a temporary folder
 * and read with the packages installed here. The worktree is always removed.
 */
export const machinesOf = async (revision, repository = process.cwd()) => {
  const git = (...args) =>
    execFileSync("git", args, { cwd: repository, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  const commit = commitOf(git, revision);
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "atlas-against-")), "worktree");
  const remove = () => {
    fs.rmSync(path.dirname(folder), { recursive: true, force: true });
    git("worktree", "prune");
  };
  const stop = () => process.exit(130);
  process.on("exit", remove).once("SIGINT", stop).once("SIGTERM", stop);
  try {
    git("worktree", "add", "--detach", folder, commit);
    if (!fs.existsSync(path.join(folder, SOURCE)))
      throw new RevisionRefused(`${revision} has no ${SOURCE}: it is from before the atlas`);
    fs.symlinkSync(path.join(repository, "node_modules"), path.join(folder, "node_modules"));
    return await withModule(`/${SOURCE}`, ({ readAllIr }) => readAllIr(), folder);
  } catch (error) {
    if (error instanceof RevisionRefused) throw error;
    throw new RevisionRefused(`The machines of ${revision} cannot be read: ${error.message}`, {
      cause: error,
    });
  } finally {
    process.off("exit", remove).off("SIGINT", stop).off("SIGTERM", stop);
    remove();
  }
};
