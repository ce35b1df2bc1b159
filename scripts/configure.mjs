// npm run configure FILE: builds if the sources have changed, then writes a configuration into the built page, for a
// static server (docs/deployment.md).
import { build } from "./lib/build.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
const [file, ...rest] = process.argv.slice(2);
if (file === undefined || rest.length > 0) {
  console.error("Usage: npm run configure FILE");
  process.exit(2);
}
process.argv.splice(2, Infinity, "--configure", file);
if (!(await build((line) => console.log(line)))) process.exit(1);
await import("../dist/server/main.js");
