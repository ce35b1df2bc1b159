import { existsSync } from "node:fs";
import { readEnvironment, type Variables } from "./environment.ts";
import { listen } from "./listener.ts";
import { openPortal } from "./open-portal.ts";

/** A running portal. */
export interface RunningPortal {
  readonly url: string;
  /** Answers open requests for at most 3 s, and releases store and port. */
  readonly close: () => Promise<void>;
}

/** Time limit for requests that run during the shutdown, in ms. */
const patience = 3_000;

/**
 * Starts the portal of an environment; `PORT=0` takes a free port. Rejects with EnvironmentRefused or DataDirLocked, whose
 * messages are written for the terminal.
 */
export const startPortal = async (
  variables: Variables,
  log: (line: string) => void,
): Promise<RunningPortal> => {
  const environment = readEnvironment(variables);
  const listener = await listen(environment.port, environment.host);
  try {
    const baseUrl = environment.baseUrl ?? `http://localhost:${listener.port}`;
    const staticDir = existsSync(environment.staticDir) ? environment.staticDir : undefined;
    if (staticDir === undefined)
      log(`There is no built portal in ${environment.staticDir}: only the calls are served`);
    const portal = await openPortal(environment, { baseUrl, staticDir, log });
    listener.serve(portal.handle);
    log(`The portal is ready: ${baseUrl}`);
    const close = async (): Promise<void> => {
      await listener.close(patience);
      await portal.close();
    };
    return { url: baseUrl, close };
  } catch (error) {
    await listener.close(0);
    throw error;
  }
};
