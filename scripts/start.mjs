// npm start: builds where the sources have changed, then runs the portal with the embedded development portal and the state atlas.
import { build, buildAtlas } from "./lib/build.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
if (!(await build((line) => console.log(line)))) process.exit(1);
await import("../dist/server/main.js");
// Behind the running portal, which serves it as soon as it is there: the first start does not wait for it.
await buildAtlas((line) => console.log(line));
