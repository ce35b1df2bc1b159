import fs from "node:fs";
import { buildOnce } from "./build.mjs";
import { withModule } from "./load-typescript.mjs";

const FOLDER = ".cache/replay";

/** The file in which one process stores the replays of a kind for the processes that run them. */
export const replayFile = (which) => `${FOLDER}/${which}.json`;

/** Writes the replays for Playwright, `codes` or `routes`; a file made from the same sources is kept. */
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
