import fs from "node:fs";
import { escaped, typed } from "./command-line.mjs";

/** Vitest matches a pattern with the names of the groups and the test, joined by spaces. */
const nameOf = (test) => (test.parent.type === "module" ? test.name : `${nameOf(test.parent)} ${test.name}`);

const failuresOf = (module) => {
  const file = module.relativeModuleId;
  const again = (args) => typed("vitest", ["run", "--project", module.project.name, file, ...args]);
  const failed = [...module.children.allTests("failed")].map(nameOf);
  // Without a failed test, the file itself: it cannot be loaded, or one of its hooks has failed.
  if (failed.length === 0 && !module.ok()) return [{ name: file, again: again([]) }];
  return failed.map((name) => ({ name: `${file}: ${name}`, again: again(["-t", `^${escaped(name)}$`]) }));
};

/** Without imports: a file of a worker that shares its modules finds those of the files before it. */
const secondsOf = (module) => module.diagnostic().duration / 1000;

/** Writes what `npm test` reports of a run of Vitest into the file `TEST_REPORT`. */
export default class VitestReporter {
  onTestRunEnd(modules) {
    const report = {
      passed: modules.reduce((sum, { children }) => sum + [...children.allTests("passed")].length, 0),
      failures: modules.flatMap(failuresOf),
      files: modules.map((module) => ({ file: module.relativeModuleId, seconds: secondsOf(module) })),
    };
    fs.writeFileSync(process.env.TEST_REPORT, JSON.stringify(report));
  }
}
