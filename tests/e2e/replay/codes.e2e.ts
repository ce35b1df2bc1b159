import { readReplays } from "../support/replay-pages.ts";
import { replayPage } from "../support/replay.ts";
import { test } from "../support/test.ts";

// The replays set their language themselves.
test.use({ language: null });

/** Of each page's routes: `routes.long.ts` plays all, and the preview's view test the end of every one. */
const REPLAYED = 4;

/** The shortest routes to codes that can be brought about from outside, on every screen that shows some. */
for (const page of await readReplays("codes")) replayPage(page.slice(0, REPLAYED));
