import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

/** A place on loopback where nobody is to come: it counts who does. */
export interface Trap {
  readonly port: number;
  readonly visits: () => number;
  readonly close: () => void;
}

export const openTrap = async (): Promise<Trap> => {
  let visits = 0;
  const server = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    visits: () => visits,
    close: () => void server.close(),
  };
};
