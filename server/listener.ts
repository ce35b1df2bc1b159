import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { EnvironmentRefused } from "./variables.ts";
import { LIVE } from "./http/health.ts";
import { standardPace, watchPace, type Pace } from "./http/pace.ts";

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** How slowly requests may come, in ms. */
interface RequestLimits {
  /** The longest time for a request's headers. */
  readonly headers: number;
  /** How often that is checked. */
  readonly headersEvery: number;
  readonly pace: Pace;
}

/** What depends on the deployment. */
export interface ListenOptions {
  /** Of every answer that the listener gives by itself. */
  readonly always?: Readonly<Record<string, string>>;
  /** Tests pass shorter ones. */
  readonly limits?: RequestLimits;
}

const standardLimits: RequestLimits = { headers: 60_000, headersEvery: 5_000, pace: standardPace };

/**
 * How long a connection may rest between two requests, in ms: longer than reverse proxies keep one (60 s), because a request that
 * comes just when the portal closes its connection fails. Node's default is 5 s.
 */
const REST = 75_000;

/** Listens from the start: a used port is detected before the store is opened, and early requests get a retry response. */
export interface Listener {
  readonly port: number;
  readonly serve: (handle: Handle) => void;
  /** Refuses new requests, answers running ones for up to `patience` ms, and then closes all connections. */
  readonly close: (patience: number) => Promise<void>;
}

const unavailable =
  (text: string, headers: Readonly<Record<string, string>>): Handle =>
  (_request, response) => {
    response
      .writeHead(503, {
        "Retry-After": "2",
        "Cache-Control": "no-store",
        "Content-Type": "text/plain; charset=utf-8",
        ...headers,
      })
      .end(text);
  };

const isAlive =
  (headers: Readonly<Record<string, string>>): Handle =>
  (_request, response) => {
    response
      .writeHead(200, { "Cache-Control": "no-store", "Content-Type": "application/json", ...headers })
      .end("{}");
  };

// As Node answers a request whose headers come too slowly.
const cutOff = (request: IncomingMessage, response: ServerResponse): void => {
  if (!response.headersSent)
    request.socket.write("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  request.destroy();
};

/** The requests that are being answered. */
const createRunning = () => {
  const running = new Set<ServerResponse>();
  let onIdle = (): void => {};
  return {
    add: (response: ServerResponse): void => {
      running.add(response);
      response.once("close", () => {
        running.delete(response);
        if (running.size === 0) onIdle();
      });
    },
    /** Resolves once all are answered; their connections are closed with the answers. */
    answered: async (): Promise<void> => {
      for (const response of running) if (!response.headersSent) response.setHeader("Connection", "close");
      if (running.size > 0) await new Promise<void>((resolve) => void (onIdle = resolve));
    },
  };
};

const closeServer = async (server: Server): Promise<void> => {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
};

/** Listens; port 0 takes any free one. Rejects with EnvironmentRefused if the port is in use. */
export const listen = async (
  port: number,
  host: string,
  { always = {}, limits: { headers, headersEvery, pace } = standardLimits }: ListenOptions = {},
): Promise<Listener> => {
  const noMore = unavailable("The portal is stopping", { ...always, Connection: "close" });
  const alive = isAlive(always);
  let handle = unavailable("The portal is starting", always);
  const running = createRunning();
  const server = createServer(
    // Node would limit the length of a request as well; `pace` limits how slowly it comes.
    {
      requestTimeout: 0,
      headersTimeout: headers,
      connectionsCheckingInterval: headersEvery,
      keepAliveTimeout: REST,
    },
    (request, response) => {
      if (request.url === LIVE) return alive(request, response);
      if (handle === noMore) return noMore(request, response);
      running.add(response);
      watchPace(request, pace, () => cutOff(request, response));
      handle(request, response);
    },
  );
  try {
    server.listen(port, host);
    await once(server, "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE")
      throw new EnvironmentRefused(
        `Port ${port} is in use. Stop what listens there, or set PORT to another one.`,
      );
    throw error;
  }
  return {
    port: (server.address() as AddressInfo).port,
    serve: (next) => {
      handle = next;
    },
    close: async (patience) => {
      handle = noMore;
      const ended = new AbortController();
      await Promise.race([
        running.answered(),
        delay(patience, undefined, { signal: ended.signal }).catch(() => {}),
      ]);
      ended.abort();
      await closeServer(server);
    },
  };
};
