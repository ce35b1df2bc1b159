import type { IncomingMessage, ServerResponse } from "node:http";
import { readEnvironment } from "./environment.ts";
import type { Variables } from "./variables.ts";
import { createLog } from "./log.ts";
import { openPortal } from "./open-portal.ts";
import { openStore } from "./open-store.ts";
import { isServerPathInDevelopment } from "./http/server-paths.ts";

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

// Vite loads this module again when it restarts in the same process: the previous portal must first release the data directory.
const running = globalThis as { portalOfDevMiddleware?: Promise<{ readonly close: () => Promise<void> }> };

/** The server inside `npm run dev`: answers its own paths and passes all others to Vite. */
export const createDevMiddleware = async (baseUrl: string, variables: Variables): Promise<Middleware> => {
  await (await running.portalOfDevMiddleware)?.close();
  const environment = readEnvironment(variables);
  const opening = openPortal(environment, openStore(environment, console.log), {
    baseUrl,
    staticDir: undefined,
    say: console.log,
    log: createLog({ level: environment.logLevel, mode: environment.mode }),
    metrics: undefined,
  });
  running.portalOfDevMiddleware = opening;
  const { handle } = await opening;
  return (request, response, next) =>
    isServerPathInDevelopment(request.url ?? "/") ? handle(request, response) : next();
};
