// node scripts/with-new-area.mjs COMMAND ARGUMENT…: runs a command in a copy of the sources in which `npm run new area`
// has written an area. Checks of all sources run there, and so check what the template writes as well.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { run } from "./lib/run.mjs";
import { writtenArea } from "./test/area-tests.mjs";

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
  const written = await run(process.execPath, ["scripts/new.mjs", "area", writtenArea], { quiet: true });
  if (written.code === 0) {
    const [command, ...args] = process.argv.slice(2);
    process.exitCode = (await run(command, args)).code;
  } else {
    console.error(`npm run new area ${writtenArea} failed.\n${written.output}`);
    process.exitCode = 1;
  }
} finally {
  process.chdir(os.tmpdir());
  fs.rmSync(copy, { recursive: true, force: true });
}
