import fs from "node:fs";
import { buildOnce } from "./build.mjs";
import { withModule } from "./load-typescript.mjs";

const FOLDER = ".cache/replay";

/** Where the replays of a kind are kept between the process that makes them and those that run them. */
export const replayFile = (which) => `${FOLDER}/${which}.json`;

/** Writes what Playwright replays, `codes` or `routes`; what was made from the same sources is left as it is. */
export const writeReplays = (which) =>
  buildOnce(`replay-${which}`, {
    sources: ["src", "locales", "package-lock.json"],
    stamp: `${FOLDER}/${which}.built-from`,
    make: async () => {
      const pages = await withModule("/src/atlas/build/desk-routes.ts", ({ replayPages }) =>
        replayPages(which),
      );
      fs.mkdirSync(FOLDER, { recursive: true });
      fs.writeFileSync(replayFile(which), `${JSON.stringify(pages, undefined, 1)}\n`);
      return true;
    },
  });
