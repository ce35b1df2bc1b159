import { parseArgs } from "node:util";
import { logDefect } from "./defect.ts";
import { isProduction } from "./environment.ts";
import type { Variables } from "./variables.ts";
import { createLog } from "./log.ts";
import { operatorText } from "./operator-text.ts";
import { startPortal, type RunningPortal } from "./start-portal.ts";

// The entry of `npm start`: one process, one port. Ctrl-C stops it after open requests; a second Ctrl-C stops it immediately.
// `--demo-reset` recreates the demo data instead, `--scale N` with N times the amount; `--rotate-keys` makes new keys of the identity
// server; `--to TARGET`, `--backup FILE` and `--restore FILE` copy a store, `--import-content FILE` (with `--dry-run` only tried) and
// `--export-content FILE` read and write the content that people keep (docs/operators.md); `--configure FILE` changes the built page.

const log = (line: string): void => console.log(line);

/** Tells why the process ends: the log in production and of a defect, otherwise the person at the terminal. */
const tellFailure = (error: unknown): void => {
  const mode = isProduction(process.env) ? "production" : "development";
  const text = operatorText(error);
  if (text !== undefined && mode === "development") return void process.stderr.write(`${text}\n`);
  const events = createLog({ level: "error", mode });
  if (text === undefined) logDefect(events, error, { part: "main" });
  else events.error(text);
};

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

const start = async (variables: Variables): Promise<void> => {
  const starting = startPortal(variables, log);
  stopOnSignal(starting);
  await starting;
};

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      "demo-reset": { type: "boolean" },
      "rotate-keys": { type: "boolean" },
      scale: { type: "string" },
      to: { type: "string" },
      backup: { type: "string" },
      restore: { type: "string" },
      "import-content": { type: "string" },
      "export-content": { type: "string" },
      "dry-run": { type: "boolean" },
      configure: { type: "string" },
    },
    allowPositionals: true,
  });
  const { scale, "dry-run": dryRun = false, ...command } = values;
  const variables = scale === undefined ? process.env : { ...process.env, DEMO_SCALE: scale };
  if (Object.keys(command).length === 0) return start(variables);
  // Imported on demand: a start needs none of the commands.
  const { runCommand } = await import("./commands.ts");
  return runCommand(command, { dryRun, variables, log });
};

const end = (error: unknown): void => {
  tellFailure(error);
  process.exit(1);
};

// What is thrown outside of all calls, such as a data directory that another process has taken: nothing can be relied on after it.
process.on("uncaughtException", end);
await run().catch(end);
