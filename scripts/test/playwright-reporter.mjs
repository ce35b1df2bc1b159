import fs from "node:fs";
import path from "node:path";
import { BROWSER_TIME } from "../../tests/e2e/support/browser-time.ts";
import { escaped, typed } from "./command-line.mjs";

const placeOf = ({ location: { file, line } }) => `${path.relative(process.cwd(), file)}:${line}`;

/** Names of groups and of the test; before them are the root's, the project's and the file's. */
const nameOf = (test) => test.titlePath().slice(3).join(" ");

/** Tests that a loop makes have one place: among them a test is identified by its name. */
const failureOf = (test, tests) => {
  const place = placeOf(test);
  const alone = tests.filter((other) => placeOf(other) === place).length === 1;
  const args = [place, ...(alone ? [] : ["-g", `${escaped(nameOf(test))}$`])];
  return {
    name: `${place}: ${nameOf(test)}`,
    again: typed("playwright", ["test", `--project=${test.parent.project().name}`, ...args]),
  };
};

/** Writes what `npm test` reports of a run of Playwright into the file `TEST_REPORT`. */
export default class PlaywrightReporter {
  onBegin(_config, suite) {
    this.suite = suite;
  }

  onEnd() {
    const tests = this.suite.allTests();
    const seconds = new Map();
    for (const test of tests) {
      const file = path.relative(process.cwd(), test.location.file);
      const spent = test.results.reduce((sum, { duration }) => sum + duration / 1000, 0);
      seconds.set(file, (seconds.get(file) ?? 0) + spent);
    }
    const report = {
      passed: tests.filter((test) => test.outcome() === "expected").length,
      failures: tests.filter((test) => !test.ok()).map((test) => failureOf(test, tests)),
      // Its processes end without being waited for: `times` does not have them.
      browserSeconds: tests
        .flatMap(({ results }) => results.flatMap(({ annotations }) => annotations))
        .filter(({ type }) => type === BROWSER_TIME)
        .reduce((sum, { description }) => sum + Number(description), 0),
      files: [...seconds].map(([file, spent]) => ({ file, seconds: spent })),
    };
    fs.writeFileSync(process.env.TEST_REPORT, JSON.stringify(report));
  }

  printsToStdio() {
    return false;
  }
}
