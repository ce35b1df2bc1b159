import { readReplays } from "../support/replay-pages.ts";
import { replayPage } from "../support/replay.ts";
import { test } from "../support/test.ts";

// The replays set their language themselves.
test.use({ language: null });

/** For each code the shortest route that can be brought about from outside. */
for (const page of await readReplays("codes")) replayPage(page);
