// Mutants of the domain: `npm run mutate:domain` says which, and reads the report.
export default {
  mutate: ["src/domain/**/*.ts"],
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  // A mutant meets the tests that run its code, not those that import its file.
  coverageAnalysis: "perTest",
  vitest: { configFile: "tests/mutation/vitest.config.ts", related: false },
  // Stryker reads the configuration by TypeScript's former interface, which TypeScript 7 does not have; without a file it reads none.
  tsconfigFile: "none.json",
  ignorePatterns: [
    "/*",
    ...["src", "tests", "scripts", "locales", "docs", "server", "package.json", "portal-config.json"].map(
      (name) => `!/${name}`,
    ),
  ],
  tempDirName: ".cache/stryker",
  reporters: ["json", "progress-append-only"],
  jsonReporter: { fileName: ".cache/mutation/domain.json" },
};
