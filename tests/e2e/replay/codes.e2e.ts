import { readReplays } from "../support/replay-pages.ts";
import { replayPage } from "../support/replay.ts";

/** For each code the shortest route that can be brought about from outside. */
for (const page of await readReplays("codes")) replayPage(page);
