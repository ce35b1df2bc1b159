import { readReplays } from "../support/replay-pages.ts";
import { replayPage } from "../support/replay.ts";

/** Every route to every code that can be brought about from outside. */
for (const page of await readReplays("routes")) replayPage(page);
