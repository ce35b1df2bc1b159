import { once } from "node:events";
import { createServer as createHttpServer, type RequestListener } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { certificateName, defaultCredentials } from "./connection-test.ts";
import type { DeviceAddress, ReportedAddress } from "./device-directory.ts";
import { selfSigned } from "./self-signed.ts";

/** How a simulated device behaves on its sockets. */
export type DeviceBehaviour =
  | "healthy"
  | "default_password"
  | "unreachable"
  | "https_only"
  | "no_mqtt"
  | "hung"
  | "broken";

/** A device with open sockets on loopback. */
export interface SimulatedDevice {
  readonly address: DeviceAddress;
  /** Closes its sockets, including hanging ones. */
  readonly close: () => Promise<void>;
}

const host = "127.0.0.1";

/** The address that a device with a serial number reports, if it behaves so: one of those for documentation (RFC 5737). */
export const reportedBy = (serial: string, behaviour: DeviceBehaviour): ReportedAddress => ({
  ip: `203.0.113.${(Number.parseInt(serial.slice(-4), 16) % 250) + 1}`,
  http: behaviour === "https_only" ? undefined : 80,
  https: 443,
});
const connackAccepted = Buffer.from([0x20, 2, 0, 0]);

const webInterface =
  (serial: string, behaviour: DeviceBehaviour): RequestListener =>
  (request, response) => {
    if (behaviour === "broken") return response.writeHead(500).end();
    if (request.url === "/jdev/cfg/api") {
      return response
        .writeHead(200, { "Content-Type": "application/json" })
        .end(JSON.stringify({ snr: serial, version: "15.2.11.14" }));
    }
    const known =
      behaviour === "default_password" &&
      request.headers.authorization === `Basic ${Buffer.from(defaultCredentials).toString("base64")}`;
    return known
      ? response.writeHead(200).end()
      : response.writeHead(401, { "WWW-Authenticate": "Basic" }).end();
  };

const reset = (socket: Socket): void => void socket.resetAndDestroy();
/** Accepts the connection and all data, and never answers. */
const silence = (socket: Socket): void => void socket.on("error", () => {}).resume();
const mqttBroker = (socket: Socket): void => {
  socket.on("error", () => {});
  socket.once("data", () => socket.write(connackAccepted));
};

const listenOn = async (server: Server, sockets: Set<Socket>): Promise<number> => {
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  server.listen(0, host);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
};

/** Starts one device on free ports. */
export const startDevice = async (
  serial: string,
  behaviour: DeviceBehaviour,
  now: Date,
): Promise<SimulatedDevice> => {
  const identity = selfSigned(certificateName(serial), now);
  const web = webInterface(serial, behaviour);
  const plain = (): Server => {
    if (behaviour === "hung") return createServer(silence);
    return behaviour === "unreachable" || behaviour === "https_only"
      ? createServer(reset)
      : createHttpServer(web);
  };
  const secure = (): Server => {
    if (behaviour === "hung") return createServer(silence);
    return behaviour === "unreachable"
      ? createServer(reset)
      : createHttpsServer({ key: identity.key, cert: identity.certificate }, web);
  };
  const servers = [plain(), secure(), createServer(behaviour === "no_mqtt" ? reset : mqttBroker)];
  const sockets = new Set<Socket>();
  const [http, https, mqtt] = await Promise.all(servers.map((server) => listenOn(server, sockets)));
  const close = async (): Promise<void> => {
    const closed = servers.map((server) => once(server, "close"));
    for (const server of servers) server.close();
    for (const socket of sockets) socket.destroy();
    await Promise.all(closed);
  };
  const address = {
    host,
    http,
    https,
    mqtt,
    certificate: identity.certificate,
    reported: reportedBy(serial, behaviour),
  };
  return { address, close };
};
