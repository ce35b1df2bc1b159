import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { EnvironmentRefused } from "./environment.ts";

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Listens from the start: a used port is detected before the store is opened, and early requests get a retry response. */
export interface Listener {
  readonly port: number;
  readonly serve: (handle: Handle) => void;
  /** Accepts no new requests, waits up to `patience` ms for running ones, and then closes them. */
  readonly close: (patience: number) => Promise<void>;
}

const notYet: Handle = (_request, response) => {
  response
    .writeHead(503, {
      "Retry-After": "2",
      "Cache-Control": "no-store",
      "Content-Type": "text/plain; charset=utf-8",
    })
    .end("The portal is starting");
};

const closeServer = async (server: Server, patience: number): Promise<void> => {
  const closed = once(server, "close");
  server.close();
  const timer = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearTimeout(timer);
};

/** Listens; port 0 takes any free one. Rejects with EnvironmentRefused if the port is in use. */
export const listen = async (port: number, host: string): Promise<Listener> => {
  let handle = notYet;
  const server = createServer((request, response) => handle(request, response));
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
    close: (patience) => closeServer(server, patience),
  };
};
