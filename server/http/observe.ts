import type { IncomingMessage, ServerResponse } from "node:http";
import { calls } from "../../src/api/calls.ts";
import { followChanges } from "../../src/api/change-stream.ts";
import { DOWNLOAD_PATH } from "../../src/api/download-link.ts";
import type { Logger } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { UNSUBSCRIBE_PATH } from "../notifications/unsubscribe-link.ts";
import { publicFolders } from "../public/public-folders.ts";

const callPaths: ReadonlySet<string> = new Set([
  ...Object.values(calls).map(({ path }) => path),
  followChanges.path,
]);
const prefixes = [
  DOWNLOAD_PATH,
  UNSUBSCRIBE_PATH,
  "/api/",
  "/realms/",
  "/dev/",
  "/health/",
  "/atlas/",
  "/assets/",
  ...publicFolders,
];
const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

/** The name of a request's address: a call's path, otherwise the start of a known one. An address itself may contain a link's secret, or an id. */
export const routeOf = (url: string): string => {
  const path = url.split("?", 1)[0] ?? "";
  return callPaths.has(path) ? path : (prefixes.find((prefix) => path.startsWith(prefix)) ?? "page");
};

/** Writes a line for each request, and counts it, once it is answered or its connection is lost. Neither contains personal data. */
export const observe = (
  request: IncomingMessage,
  response: ServerResponse,
  log: Logger,
  metrics: Metrics | undefined,
): void => {
  const began = performance.now();
  const method = methods.has(request.method ?? "") ? (request.method ?? "") : "other";
  const route = routeOf(request.url ?? "/");
  metrics?.began();
  response.once("close", () => {
    const ms = Math.round(performance.now() - began);
    // 499: the client did not wait for the answer.
    const status = response.writableFinished ? response.statusCode : 499;
    metrics?.ended({ method, route, status, ms });
    log.info({ method, route, status, ms }, "request");
  });
};
