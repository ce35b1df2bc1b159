import { existsSync } from "node:fs";
import { join } from "node:path";
import { readEnvironment, type Environment } from "./environment.ts";
import type { Variables } from "./variables.ts";
import { isSecure } from "./http/cookies.ts";
import { headersOfAll } from "./http/security-headers.ts";
import { listen } from "./listener.ts";
import { createLog, type Logger } from "./log.ts";
import { openStore } from "./open-store.ts";

/** A running portal. */
export interface RunningPortal {
  readonly url: string;
  /** Answers open requests for at most 10 s, and releases store and ports. */
  readonly close: () => Promise<void>;
}

/** Time limit for requests that run during the shutdown, in ms. */
const patience = 10_000;

// A log is read by programs in production, and by the person at the terminal otherwise.
const sayBy = (
  { mode }: Environment,
  log: Logger,
  terminal: (line: string) => void,
): ((line: string) => void) => (mode === "production" ? (line) => log.info(line) : terminal);

const openMetrics = async ({ metrics: place }: Environment) => {
  if (place === undefined) return undefined;
  const { createMetrics, listenMetrics } = await import("./metrics.ts");
  const metrics = createMetrics();
  return { metrics, listener: await listenMetrics(place.port, place.host, metrics) };
};

/**
 * Starts the portal of an environment; `PORT=0` takes a free port. Rejects with EnvironmentRefused or DataDirLocked, whose
 * messages are written for the terminal.
 */
export const startPortal = async (
  variables: Variables,
  terminal: (line: string) => void,
): Promise<RunningPortal> => {
  const environment = readEnvironment(variables);
  const log = createLog({ level: environment.logLevel, mode: environment.mode });
  const say = sayBy(environment, log, terminal);
  const tls = environment.baseUrl !== undefined && isSecure(environment.baseUrl);
  const always = headersOfAll({ tls, reports: environment.cspReports });
  const listener = await listen(environment.port, environment.host, { always });
  let watched: Awaited<ReturnType<typeof openMetrics>>;
  try {
    watched = await openMetrics(environment);
    const baseUrl = environment.baseUrl ?? `http://localhost:${listener.port}`;
    const staticDir = existsSync(join(environment.staticDir, "index.html"))
      ? environment.staticDir
      : undefined;
    if (staticDir === undefined)
      say(`There is no built portal in ${environment.staticDir}: only the calls are served`);
    if (watched !== undefined)
      say(`Metrics: http://${environment.metrics?.host}:${watched.listener.port}/metrics`);
    // The store opens in its own thread while this one loads the server.
    const store = openStore(environment, say);
    const { openPortal } = await import("./open-portal.ts");
    const portal = await openPortal(environment, store, {
      baseUrl,
      staticDir,
      say,
      log,
      metrics: watched?.metrics,
    });
    listener.serve(portal.handle);
    say(`The portal is ready: ${baseUrl}`);
    const close = async (): Promise<void> => {
      say("Stopping");
      const answered = listener.close(patience);
      portal.endStreams();
      await answered;
      await portal.close();
      await watched?.listener.close();
      say("Stopped");
    };
    return { url: baseUrl, close };
  } catch (error) {
    await watched?.listener.close();
    await listener.close(0);
    throw error;
  }
};
