// npm start: builds if the sources have changed, then runs the portal with its server and the
// state atlas.
import { build, buildAtlas } from "./lib/build.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
if (!(await build((line) => console.log(line)))) process.exit(1);
await import("../dist/server/main.js");
// Built after the portal has started, so that the first start does not wait for it; the portal serves it when it is
// ready. `--demo-reset` and `--rotate-keys` start no portal.
if (process.argv.length === 2) {
  console.log("Updating the state atlas, which takes a minute or two after a change.");
  if (await buildAtlas((line) => console.log(line))) console.log("The state atlas is ready at /atlas/.");
}
