// npm run move -- --to TARGET, npm run backup FILE, npm run restore FILE: builds if the sources have changed, then copies
// the store of the environment (docs/operators.md).
import { build } from "./lib/build.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
const [what, ...rest] = process.argv.slice(2);
const usage = { move: "move -- --to TARGET", backup: "backup FILE", restore: "restore FILE" }[what];
const given = what === "move" ? rest[0] === "--to" && rest.length === 2 : rest.length === 1;
if (!given) {
  console.error(`Usage: npm run ${usage}`);
  process.exit(2);
}
process.argv.splice(2, Infinity, ...(what === "move" ? rest : [`--${what}`, rest[0]]));
if (!(await build((line) => console.log(line)))) process.exit(1);
await import("../dist/server/main.js");
