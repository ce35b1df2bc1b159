import { defineConfig } from "vitest/config";
import { earlyCalls } from "../../scripts/vite/early-calls.ts";

/** The tests that mutants of `src/domain` meet: those of the domain, of the calls and of the machines that use it, without the walk, which knows no right answer. */
export default defineConfig({
  plugins: [earlyCalls()],
  test: {
    include: ["tests/domain/**/*.test.ts", "tests/client/**/*.test.ts", "tests/machines/**/*.test.ts"],
    exclude: ["tests/machines/every-transition.test.ts"],
    environment: "node",
    isolate: false,
    testTimeout: 120_000,
  },
});
