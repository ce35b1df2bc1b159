import { blockWhereOver, enterRequests, type DnsRequest } from "../areas/products/cloud-dns.sql.ts";
import type { Database } from "../store/database.ts";
import type { DeviceAddress, DeviceDirectory } from "./device-directory.ts";
import { startDevice, type DeviceBehaviour, type SimulatedDevice } from "./simulated-device.ts";

/** A simulated device: its behaviour, and the cloud DNS requests that its household repeats. */
export interface DevicePlan {
  readonly serial: string;
  readonly behaviour: DeviceBehaviour;
  /** Requests sent at the start and every half hour. */
  readonly household?: readonly DnsRequest[];
}

/** Devices with real sockets on loopback. */
export interface DeviceSimulator extends DeviceDirectory {
  readonly close: () => Promise<void>;
}

/** Interval of a household's requests, in ms. */
const askEvery = 30 * 60 * 1000;

const askAll = async ({ sql }: Database, plans: readonly DevicePlan[], now: Date): Promise<void> => {
  for (const { serial, household } of plans) {
    if (household === undefined) continue;
    await enterRequests(sql, `device:${serial}`, household, now);
    await blockWhereOver(sql, `device:${serial}`, now);
  }
};

/**
 * Opens the directory of some devices, of which each starts when its address is first asked for; `report` hears of a failed repetition.
 * Their households' requests use the same counters as all others.
 */
export const startDevices = async (
  database: Database,
  plans: readonly DevicePlan[],
  now: () => Date,
  report: (error: unknown) => void,
): Promise<DeviceSimulator> => {
  const behaviours = new Map(plans.map(({ serial, behaviour }) => [serial, behaviour]));
  const started = new Map<string, Promise<SimulatedDevice>>();
  await askAll(database, plans, now());
  let asking = Promise.resolve();
  const timer = setInterval(() => {
    asking = askAll(database, plans, now()).catch(report);
  }, askEvery);
  timer.unref();
  const addressOf = async (serial: string): Promise<DeviceAddress | undefined> => {
    const behaviour = behaviours.get(serial);
    if (behaviour === undefined) return undefined;
    const device = started.get(serial) ?? startDevice(serial, behaviour, now());
    started.set(serial, device);
    return (await device).address;
  };
  const close = async (): Promise<void> => {
    clearInterval(timer);
    await asking;
    await Promise.all([...started.values()].map(async (device) => (await device).close()));
  };
  return { addressOf, close };
};
