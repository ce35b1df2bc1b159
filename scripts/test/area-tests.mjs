const area = "service-visits";

/** What the checks have `npm run new` write in a copy of the sources: an area, and one of each other kind in it. */
export const written = [
  ["area", area],
  ["list", area, "visit-reports"],
  ["action", area, "confirm-visit"],
  ["call", area, "get-visit-hours"],
  ["screen", area, "visit-summary"],
  ["machine", area, "visit-planning"],
];

/** What Vitest runs of the tests of the written lists that need no server, and of the tables that list all areas and screens. */
export const areaTests = [
  "run",
  "--maxWorkers=1",
  "--project=unit",
  "--project=ui",
  `tests/ui/${area}/${area}-screen.test.tsx`,
  `tests/ui/${area}/visit-reports-screen.test.tsx`,
  "tests/domain/shell/",
  "tests/client/early.test.ts",
  "tests/i18n/catalogues.test.ts",
];

/** And of those that need one. */
export const areaApiTests = [
  "run",
  "--project=api",
  `tests/api/${area}.test.ts`,
  "tests/api/visit-reports.test.ts",
];
