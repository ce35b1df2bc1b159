import fs from "node:fs";
import { replayFile, writeReplays } from "../../../scripts/lib/replay-pages.mjs";
import type { Pages } from "../../../src/atlas/build/desk-routes.ts";

/** A route to each code, or every route, grouped into pages to replay. */
export const readReplays = async (which: "codes" | "routes"): Promise<Pages> => {
  // Every worker loads the tests again; the process that collects them has already written the pages.
  if (process.env["TEST_WORKER_INDEX"] === undefined) await writeReplays(which);
  return JSON.parse(fs.readFileSync(replayFile(which), "utf8")) as Pages;
};
