import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { EnvironmentRefused } from "./variables.ts";

/** An answered request. */
interface AnsweredRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/** Counts what an operator watches. */
export interface Metrics {
  readonly began: () => void;
  readonly ended: (request: AnsweredRequest) => void;
  /** How many event streams are open. */
  readonly following: (streams: number) => void;
  /** Prometheus' text form. */
  readonly text: () => Promise<string>;
}

/** Creates the metrics of this process: its requests, and what prom-client knows of Node (memory, event loop, garbage collection). */
export const createMetrics = (): Metrics => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const running = new Gauge({
    name: "portal_requests_running",
    help: "Requests that are being answered",
    registers: [register],
  });
  const streams = new Gauge({
    name: "portal_event_streams",
    help: "Event streams that browsers follow",
    registers: [register],
  });
  const seconds = new Histogram({
    name: "portal_request_seconds",
    help: "Answered requests by method, route and status; 499: the client did not wait",
    labelNames: ["method", "route", "status"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [register],
  });
  return {
    began: () => running.inc(),
    ended: ({ method, route, status, ms }) => {
      running.dec();
      seconds.observe({ method, route, status: String(status) }, ms / 1000);
    },
    following: (count) => streams.set(count),
    text: () => register.metrics(),
  };
};

/** Where metrics are read. */
export interface MetricsListener {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Answers `/metrics` on a port of its own, which no browser needs to reach. */
export const listenMetrics = async (
  port: number,
  host: string,
  metrics: Metrics,
): Promise<MetricsListener> => {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) =>
        response.writeHead(200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  try {
    server.listen(port, host);
    await once(server, "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE")
      throw new EnvironmentRefused(`Port ${port} is in use. Set METRICS_PORT to another one.`);
    throw error;
  }
  const close = async (): Promise<void> => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { port: (server.address() as AddressInfo).port, close };
};
