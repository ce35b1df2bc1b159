// npm run content -- import FILE [--dry-run], npm run content -- export FILE: builds if the sources have changed, then
// reads or writes the content that people keep in the store of the environment (docs/operators.md).
import { build } from "./lib/build.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
const [what, file, ...rest] = process.argv.slice(2);
const dry = what === "import" && rest.length === 1 && rest[0] === "--dry-run";
if ((what !== "import" && what !== "export") || file === undefined || (rest.length > 0 && !dry)) {
  console.error("Usage: npm run content -- import FILE [--dry-run]\n       npm run content -- export FILE");
  process.exit(2);
}
process.argv.splice(2, Infinity, `--${what}-content`, file, ...rest);
if (!(await build((line) => console.log(line)))) process.exit(1);
await import("../dist/server/main.js");
