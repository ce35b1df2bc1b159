import { parseArgs } from "node:util";
import { resetDemo } from "./demo-reset.ts";
import { EnvironmentRefused } from "./environment.ts";
import { startPortal, type RunningPortal } from "./start-portal.ts";
import { DataDirLocked } from "./store/data-dir-lock.ts";
import { StoreIsNewer } from "./store/migrate.ts";

// The entry of `npm start`: one process, one port. Ctrl-C stops it after open requests; a second Ctrl-C stops it immediately.
// `--demo-reset` recreates the demo data instead, `--scale N` with N times the amount.

const log = (line: string): void => console.log(line);

const isForThePerson = (error: unknown): error is Error =>
  error instanceof EnvironmentRefused || error instanceof DataDirLocked || error instanceof StoreIsNewer;

const stopOnSignal = (starting: Promise<RunningPortal>): void => {
  let asked = false;
  const stop = async (): Promise<void> => {
    const portal = await starting;
    await portal.close();
    process.exit(0);
  };
  const onSignal = (): void => {
    if (asked) process.exit(130);
    asked = true;
    stop().catch(() => process.exit(1));
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
};

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { "demo-reset": { type: "boolean" }, scale: { type: "string" } },
    allowPositionals: true,
  });
  const variables = values.scale === undefined ? process.env : { ...process.env, DEMO_SCALE: values.scale };
  if (values["demo-reset"] === true) return resetDemo(variables, log);
  const starting = startPortal(variables, log);
  stopOnSignal(starting);
  await starting;
};

try {
  await run();
} catch (error) {
  console.error(isForThePerson(error) ? error.message : error);
  process.exit(1);
}
