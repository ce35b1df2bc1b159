import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "vite";

// Runs once, before all files of the API tests: a process that compiles its modules itself needs seconds for each start.

/** The environment variable with the folder of the bundled entries. */
export const BUNDLED = "TEST_BUNDLED_ENTRIES";

/** What tests start as a process: the portal itself, and a portal with the tests' accounts and handlers. */
const entries = { main: "server/main.ts", "test-portal": "tests/support/portal/test-portal-main.ts" };
export type BundledEntry = keyof typeof entries;

/** Bundles the entries as the server's build does, into a folder from which Node finds the packages. */
export const setup = async (): Promise<() => void> => {
  mkdirSync(".cache", { recursive: true });
  const folder = mkdtempSync(resolve(".cache/test-processes-"));
  await build({
    logLevel: "error",
    build: { ssr: true, outDir: folder, rolldownOptions: { input: entries } },
  });
  process.env[BUNDLED] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
};
