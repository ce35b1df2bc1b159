// npm run build: builds the portal and its server if a source has changed since the last build.
import { build } from "./lib/build.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
process.exit((await build(console.log)) ? 0 : 1);
