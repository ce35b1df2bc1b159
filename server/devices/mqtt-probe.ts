import { connect } from "node:net";

// CONNECT of MQTT 3.1.1, clean session, 10 s keep-alive, client id "portal-test".
const clientId = Buffer.from("portal-test");
const variable = Buffer.from([0, 4, 0x4d, 0x51, 0x54, 0x54, 4, 2, 0, 10, 0, clientId.length]);
const connectPacket = Buffer.concat([
  Buffer.from([0x10, variable.length + clientId.length]),
  variable,
  clientId,
]);
const connack = 0x20;

/** True if a port speaks MQTT: it answers CONNECT with CONNACK, accepted or not. Rejects only if the signal aborts it. */
export const speaksMqtt = (host: string, port: number, signal: AbortSignal): Promise<boolean> =>
  new Promise<boolean>((resolve, reject) => {
    const socket = connect({ host, port });
    const settle = (act: () => void): void => {
      signal.removeEventListener("abort", stop);
      socket.destroy();
      act();
    };
    const stop = (): void => settle(() => reject(new Error("ended")));
    signal.addEventListener("abort", stop, { once: true });
    socket.on("connect", () => socket.write(connectPacket));
    socket.on("data", (bytes: Buffer) => settle(() => resolve(bytes[0] === connack)));
    socket.on("error", () => settle(() => resolve(false)));
    socket.on("end", () => settle(() => resolve(false)));
    if (signal.aborted) stop();
  });
