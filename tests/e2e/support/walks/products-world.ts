/** What a person knows of their products while they walk about (business §3, §4, §8), and what a test of one must come to. */

export type Weather = "off" | "test" | "active" | "expired";

/** What the panel of the connection test tells: nothing yet, the code of an outcome, that a block was lifted, or why there was no test. */
export type News =
  | { readonly _tag: "None" | "Lifted" | "TooManyTests" }
  | { readonly _tag: "Tested"; readonly code: string };

export interface Device {
  readonly registered: boolean;
  /** What its own behaviour earns (docs/devices.md). */
  readonly earns: string;
  /** The reason for which its address is blocked now. */
  readonly block: string | undefined;
  readonly weather: Weather;
  /** The one test month was used; the device itself keeps that. */
  readonly testUsed: boolean;
  /** When it was tested, in ms. */
  readonly tests: readonly number[];
  readonly news: News;
}

export type Part = "product" | "remoteConnect" | "cloudServices" | "productSettings";

export type Place =
  | { readonly _tag: "List"; readonly search: string }
  | {
      readonly _tag: "Register";
      readonly said: "nothing" | "done" | "PRODUCT_ALREADY_REGISTERED" | "LICENCE_CODE_INVALID";
    }
  | { readonly _tag: "Product"; readonly serial: string; readonly part: Part; readonly said?: string }
  | { readonly _tag: "Gone"; readonly said: "delete.done" | "product.not_found.title" };

export interface ProductsWorld {
  readonly at: Place;
  readonly devices: Readonly<Record<string, Device>>;
  /** Products of the company in all. */
  readonly total: number;
  /** Licence codes that were used up. */
  readonly licences: number;
  /** Wrong codes that were typed: ten an hour are too many. */
  readonly wrong: number;
  /** When the person tested whatever product, in ms. */
  readonly asked: readonly number[];
}

const WINDOW = 600_000;
/** A test that leaves the window while one looks may count or not. */
const MARGIN = 30_000;
const DEVICE_TESTS = 10;
const PERSON_TESTS = 30;

const within = (times: readonly number[], now: number, span: number): number =>
  times.filter((time) => time > now - span).length;

/** True where it is clear what the counters say: nothing is about to leave their window. */
export const isClear = (times: readonly number[], now: number): boolean =>
  within(times, now, WINDOW - MARGIN) === within(times, now, WINDOW + MARGIN);

/** What a test of a device must come to now (business §8); a person's own limit is not walked into. */
export const outcomeOf = ({ earns, block, tests }: Device, now: number): News => {
  if (within(tests, now, WINDOW) >= DEVICE_TESTS) return { _tag: "TooManyTests" };
  return { _tag: "Tested", code: block ?? earns };
};

/** True where the person may mistype once more without being taken for somebody who guesses. */
export const mayMistype = ({ wrong }: ProductsWorld): boolean => wrong < 9;

/** True where the person may test once more without being blocked. */
export const mayAsk = ({ asked }: ProductsWorld, now: number): boolean =>
  within(asked, now, WINDOW + MARGIN) < PERSON_TESTS;

/** The world with a device changed. */
export const withDevice = (world: ProductsWorld, serial: string, change: Partial<Device>): ProductsWorld => {
  const device = world.devices[serial];
  return device === undefined
    ? world
    : { ...world, devices: { ...world.devices, [serial]: { ...device, ...change } } };
};
