// npm start: builds if the sources have changed, then runs the portal with the embedded development portal and the
// state atlas.
import { build, buildAtlas } from "./lib/build.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
if (!(await build((line) => console.log(line)))) process.exit(1);
await import("../dist/server/main.js");
// Built after the portal has started, so that the first start does not wait for it; the portal serves it when it is
// ready.
console.log("Updating the state atlas, which is at /atlas/.");
await buildAtlas((line) => console.log(line));
