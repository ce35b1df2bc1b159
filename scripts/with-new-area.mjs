// node scripts/with-new-area.mjs COMMAND ARGUMENT…: runs a command in a copy of the sources in which `npm run new` has
// written an area and one of each other kind. Checks of all sources run there, and so check what the templates write as well.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { run } from "./lib/run.mjs";
import { written } from "./test/area-tests.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
const copy = fs.mkdtempSync(path.join(os.tmpdir(), "new-area-"));

const copySources = () => {
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const file of files.split("\0"))
    if (file !== "" && fs.existsSync(file)) fs.cpSync(file, path.join(copy, file));
  fs.symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"));
  // What a command keeps for its next run, such as what the compiler knows of unchanged files.
  const kept = path.resolve(".cache/new-area");
  fs.mkdirSync(kept, { recursive: true });
  fs.symlinkSync(kept, path.join(copy, ".cache"));
};

try {
  copySources();
  process.chdir(copy);
  process.exitCode = 0;
  for (const args of written) {
    const { code, output } = await run(process.execPath, ["scripts/new.mjs", ...args], { quiet: true });
    if (code === 0) continue;
    console.error(`npm run new ${args.join(" ")} failed.\n${output}`);
    process.exitCode = 1;
  }
  const [command, ...args] = process.argv.slice(2);
  if (process.exitCode === 0) process.exitCode = (await run(command, args)).code;
} finally {
  process.chdir(os.tmpdir());
  fs.rmSync(copy, { recursive: true, force: true });
}
