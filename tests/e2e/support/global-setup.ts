import fs from "node:fs";
import { startServer } from "./server.ts";

/** Makes a data directory with fresh demo data once a run, and removes it after; every worker works on a copy. */
const globalSetup = async (): Promise<() => void> => {
  fs.mkdirSync(".cache", { recursive: true });
  const template = fs.mkdtempSync(".cache/e2e-template-");
  const server = await startServer(template);
  await server.stop();
  process.env["E2E_TEMPLATE"] = template;
  return () => fs.rmSync(template, { recursive: true, force: true });
};

export default globalSetup;
