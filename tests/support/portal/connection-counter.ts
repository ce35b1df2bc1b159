import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

/** A server on loopback that counts connections, for tests that expect none. */
export interface ConnectionCounter {
  readonly port: number;
  readonly connections: () => number;
  readonly close: () => void;
}

export const openConnectionCounter = async (): Promise<ConnectionCounter> => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    close: () => void server.close(),
  };
};
