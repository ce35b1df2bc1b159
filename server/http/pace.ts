import type { IncomingMessage } from "node:http";

/** How slowly a request's body may come. Its length is no matter: a large upload on a slow line is sent for as long as it moves. */
export interface Pace {
  /** Longest time without a byte, in ms. */
  readonly silence: number;
  /** Time from which the average counts, in ms. */
  readonly averageAfter: number;
  /** Least average, in bytes per second. */
  readonly average: number;
  /** How often it is measured, in ms. */
  readonly every: number;
}

/** The pace that the portal expects. */
export const standardPace: Pace = { silence: 30_000, averageAfter: 30_000, average: 1_000, every: 1_000 };

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Calls `onTooSlow` once the body of a request stops, or comes too slowly. Time in which received bytes wait for the server does not count. */
export const watchPace = (
  request: IncomingMessage,
  { silence, averageAfter, average, every }: Pace,
  onTooSlow: () => void,
): void => {
  if (!hasBody(request)) return;
  const { socket } = request;
  const before = socket.bytesRead;
  let seen = before;
  let silent = 0;
  let waited = 0;
  const timer = setInterval(() => {
    if (request.complete || request.destroyed) return clearInterval(timer);
    if (request.readableLength > 0) return;
    waited += every;
    silent = socket.bytesRead > seen ? 0 : silent + every;
    seen = socket.bytesRead;
    const tooSlow = waited >= averageAfter && ((seen - before) * 1000) / waited < average;
    if (silent < silence && !tooSlow) return;
    clearInterval(timer);
    onTooSlow();
  }, every);
  timer.unref();
  request.once("close", () => clearInterval(timer));
};
