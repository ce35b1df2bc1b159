import type { DevicePlan } from "../devices/device-simulator.ts";
import type { DeviceBehaviour } from "../devices/simulated-device.ts";

/** Number of registered products of the base set, and of spare devices. */
export const baseProducts = 40;
export const spares = 20;

/** The serial number at a position of the base set, starting at 1. */
export const baseSerial = (place: number): string => `504F94D0${String(place).padStart(4, "0")}`;

/** The product whose device has never contacted cloud DNS. */
const unseen = 2;

/** The product whose address is blocked by cloud DNS itself. */
export const blacklisted = 6;

const behaviours: Readonly<Record<number, DeviceBehaviour>> = {
  3: "default_password",
  8: "unreachable",
  9: "https_only",
  10: "no_mqtt",
  11: "hung",
  12: "broken",
  18: "default_password",
  21: "https_only",
  25: "no_mqtt",
  37: "https_only",
  38: "unreachable",
};

const repeated = (times: number, kind: "resolve" | "update", serialOf: (at: number) => string) =>
  Array.from({ length: times }, (_, at) => ({ kind, serial: serialOf(at) }));

// Above the cloud DNS limits: an app with too many requests, one with too many devices, a router that changes its address too often.
const households: Readonly<Record<number, DevicePlan["household"]>> = {
  4: repeated(31, "resolve", () => baseSerial(4)),
  5: repeated(16, "resolve", (at) => baseSerial(at + 1)),
  7: repeated(11, "update", () => baseSerial(7)),
};

/** How the device at a place behaves; undefined where it has never reported its address. */
export const behaviourOf = (place: number): DeviceBehaviour | undefined =>
  place === unseen ? undefined : (behaviours[place] ?? "healthy");

const planOf = (place: number): readonly DevicePlan[] => {
  const [behaviour, household] = [behaviourOf(place), households[place]];
  return behaviour === undefined
    ? []
    : [{ serial: baseSerial(place), behaviour, ...(household === undefined ? {} : { household }) }];
};

/** The simulated devices of the base set, spares included: `docs/devices.md` lists their codes. */
export const demoDevices: readonly DevicePlan[] = Array.from(
  { length: baseProducts + spares },
  (_, index) => index + 1,
).flatMap(planOf);
