/** Where the replays of a kind are kept between the process that makes them and those that run them. */
export const replayFile: (which: "codes" | "routes") => string;

/** Writes what Playwright replays, `codes` or `routes`; what was made from the same sources is left as it is. */
export const writeReplays: (which: "codes" | "routes") => Promise<boolean>;
