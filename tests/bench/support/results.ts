import fs from "node:fs";

/** The folder in which the benches leave what `docs/performance.md` is made of. */
const RESULTS = ".cache/bench";

/** Leaves a bench's results for the page. */
export const keepResults = (name: string, results: object): void => {
  fs.mkdirSync(RESULTS, { recursive: true });
  fs.writeFileSync(`${RESULTS}/${name}.json`, JSON.stringify(results));
};
