import type { RemoteConnectOutcome } from "../../src/domain/products/remote-connect.ts";
import { refuseInsideTransaction } from "../store/in-transaction.ts";
import type { DeviceAddress, ReportedAddress } from "./device-directory.ts";
import { speaksMqtt } from "./mqtt-probe.ts";
import { askWeb, type WebProbe } from "./web-probe.ts";

/** The findings of a connection test; open flags are undefined if unknown. */
export interface ConnectionFinding {
  readonly outcome: RemoteConnectOutcome;
  /** Where the device was found; undefined where it was not looked for, or is not known. */
  readonly reported: ReportedAddress | undefined;
  readonly http: boolean | undefined;
  readonly https: boolean | undefined;
}

/** The name in the certificate of a device. */
export const certificateName = (serial: string): string =>
  `${serial.toLowerCase()}.devices.homeautomation.example`;

/** The factory default credentials of devices. */
export const defaultCredentials = "admin:admin";

const infoPath = "/jdev/cfg/api";
const protectedPath = "/jdev/sys/check";

type PortState = "open" | "closed" | "late" | { readonly odd: string };

// The device must return its serial number; otherwise another device uses the port.
const stateOf = (probe: WebProbe, serial: string): PortState => {
  if (probe._tag === "NotReachable") return "closed";
  if (probe._tag === "Odd") return { odd: probe.code };
  if (probe.status !== 200) return { odd: `HTTP_${probe.status}` };
  return probe.body.includes(`"${serial}"`) ? "open" : { odd: "OTHER_DEVICE" };
};

/** `late` after the time limit; a cancelled test rejects. */
const unlessLate = async <A>(work: Promise<A>, { limit, gone }: Ends): Promise<A | "late"> => {
  try {
    return await work;
  } catch (error) {
    if (gone.aborted || !limit.aborted) throw error;
    return "late";
  }
};

interface Ends {
  /** Aborted after ten seconds. */
  readonly limit: AbortSignal;
  /** Aborted when the client has disconnected. */
  readonly gone: AbortSignal;
  readonly either: AbortSignal;
}

const webState = async (
  address: DeviceAddress,
  serial: string,
  ends: Ends,
  secure: boolean,
): Promise<PortState> => {
  const port = secure ? address.https : address.http;
  if (port === undefined || (secure && address.certificate === undefined)) return "closed";
  const tls =
    secure && address.certificate !== undefined
      ? { tls: { certificate: address.certificate, name: certificateName(serial) } }
      : {};
  const probe = await unlessLate(
    askWeb({ host: address.host, port, path: infoPath, signal: ends.either, ...tls }),
    ends,
  );
  return probe === "late" ? "late" : stateOf(probe, serial);
};

const plain = (tag: Exclude<RemoteConnectOutcome["_tag"], "Blocked" | "Unknown">): RemoteConnectOutcome => ({
  _tag: tag,
});

const withoutHttp = (http: PortState, https: PortState): RemoteConnectOutcome => {
  if (https === "open") return plain("HttpsOnly");
  if (http === "late" || https === "late") return plain("NoAnswerInTime");
  const odd = typeof http === "object" ? http.odd : typeof https === "object" ? https.odd : undefined;
  return odd === undefined ? plain("Unreachable") : { _tag: "Unknown", code: odd };
};

const behindHttp = async (
  address: DeviceAddress,
  port: number,
  ends: Ends,
): Promise<RemoteConnectOutcome> => {
  const login = await unlessLate(
    askWeb({
      host: address.host,
      port,
      path: protectedPath,
      credentials: defaultCredentials,
      signal: ends.either,
    }),
    ends,
  );
  if (login === "late") return plain("NoAnswerInTime");
  if (login._tag === "Answered" && login.status === 200) return plain("DefaultCredentials");
  if (address.mqtt === undefined) return plain("NoMqtt");
  const mqtt = await unlessLate(speaksMqtt(address.host, address.mqtt, ends.either), ends);
  if (mqtt === "late") return plain("NoAnswerInTime");
  return plain(mqtt ? "Connected" : "NoMqtt");
};

const flagOf = (state: PortState): boolean | undefined =>
  typeof state === "object" ? undefined : state === "open";

/**
 * Connects to a device from outside, within the limit: web interface by http and https, then the default password,
 * then MQTT. Rejects if `gone` aborts it.
 */
export const testConnection = async (
  serial: string,
  address: DeviceAddress,
  limitMs: number,
  gone: AbortSignal,
): Promise<ConnectionFinding> => {
  refuseInsideTransaction("a connection test");
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), limitMs);
  const ends: Ends = { limit: limit.signal, gone, either: AbortSignal.any([limit.signal, gone]) };
  try {
    const [http, https] = await Promise.all([
      webState(address, serial, ends, false),
      webState(address, serial, ends, true),
    ]);
    const outcome =
      http === "open" && address.http !== undefined
        ? await behindHttp(address, address.http, ends)
        : withoutHttp(http, https);
    return { outcome, reported: address.reported, http: flagOf(http), https: flagOf(https) };
  } finally {
    clearTimeout(timer);
    limit.abort();
  }
};
