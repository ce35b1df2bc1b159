/** The area that the checks write in a copy of the sources. */
export const writtenArea = "service-visits";

/** What Vitest runs of the tests of the written area that need no server, and of the tables that list all areas. */
export const areaTests = [
  "run",
  "--maxWorkers=1",
  "--project=unit",
  "--project=ui",
  `tests/ui/${writtenArea}`,
  "tests/domain/shell/access.test.ts",
  "tests/domain/shell/navigation.test.ts",
  "tests/domain/shell/routes.test.ts",
  "tests/client/early.test.ts",
  "tests/i18n/catalogues.test.ts",
];
