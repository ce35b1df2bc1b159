/** The area that the checks write in a copy of the sources, and its machine. */
export const writtenArea = "service-visits";
const machine = "service-visit-closing";

/** What Vitest runs of the tests of the written area that need no server, and of the tables that list all areas. */
export const areaTests = [
  "run",
  "--maxWorkers=1",
  "--project=machines",
  "--project=unit",
  "--project=ui",
  `tests/machines/${writtenArea}`,
  `tests/ui/${writtenArea}`,
  "tests/domain/shell/access.test.ts",
  "tests/domain/shell/navigation.test.ts",
  "tests/domain/shell/routes.test.ts",
  "tests/client/early.test.ts",
  "tests/i18n/catalogues.test.ts",
];

/** The walks and tables of all machines; a test has its machine's name. */
export const everyMachineTests = [
  "tests/machines/every-transition.test.ts",
  "tests/machines/spec-tables.test.ts",
  "tests/machines/proofs.test.ts",
];

/** What it runs of them: those of the other machines are part of every run already. */
export const areaMachineTests = [
  "run",
  "--maxWorkers=1",
  "--project=machines",
  ...everyMachineTests,
  `--testNamePattern=^samples |${machine}`,
];
