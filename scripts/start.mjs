// npm start: builds where the sources have changed, then runs the portal with the embedded development portal.
import { build } from "./lib/build.mjs"

process.chdir(new URL("..", import.meta.url).pathname)
if (!(await build((line) => console.log(line)))) process.exit(1)
await import("../dist/server/main.js")
