/** The model's state of the products during a walk (business §3, §4, §8), and the expected outcome of a connection test. */

export type Weather = "off" | "test" | "active" | "expired";

/** The result that the panel of the connection test shows: none yet, the code of an outcome, that a block was removed, or why there was no test. */
export type News =
  | { readonly _tag: "None" | "Lifted" | "TooManyTests" }
  | { readonly _tag: "Tested"; readonly code: string };

export interface Device {
  readonly registered: boolean;
  /** The outcome of its connection test without a block (docs/devices.md). */
  readonly outcome: string;
  /** The reason of the present block of its address. */
  readonly block: string | undefined;
  readonly weather: Weather;
  /** The one trial month was used; the device stores that. */
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

export interface ProductsState {
  readonly at: Place;
  readonly devices: Readonly<Record<string, Device>>;
  /** The number of all products of the company. */
  readonly total: number;
  /** The number of used licence codes. */
  readonly licences: number;
  /** The number of wrong codes that were typed: ten an hour are refused. */
  readonly wrong: number;
  /** When the person tested any product, in ms. */
  readonly asked: readonly number[];
}

const WINDOW = 600_000;
/** A test that leaves the window during the check may count or not. */
const MARGIN = 30_000;
const DEVICE_TESTS = 10;
const PERSON_TESTS = 30;

const within = (times: readonly number[], now: number, span: number): number =>
  times.filter((time) => time > now - span).length;

/** True where the count is certain: no test is about to leave the window. */
export const isClear = (times: readonly number[], now: number): boolean =>
  within(times, now, WINDOW - MARGIN) === within(times, now, WINDOW + MARGIN);

/** The expected outcome of a test of a device now (business §8); a walk stays below the limit of a person. */
export const outcomeOf = ({ outcome, block, tests }: Device, now: number): News => {
  if (within(tests, now, WINDOW) >= DEVICE_TESTS) return { _tag: "TooManyTests" };
  return { _tag: "Tested", code: block ?? outcome };
};

/** True where the person may type one more wrong code below the limit. */
export const mayMistype = ({ wrong }: ProductsState): boolean => wrong < 9;

/** True where the person may test once more below the limit. */
export const mayAsk = ({ asked }: ProductsState, now: number): boolean =>
  within(asked, now, WINDOW + MARGIN) < PERSON_TESTS;

/** The state with a device changed. */
export const withDevice = (state: ProductsState, serial: string, change: Partial<Device>): ProductsState => {
  const device = state.devices[serial];
  return device === undefined
    ? state
    : { ...state, devices: { ...state.devices, [serial]: { ...device, ...change } } };
};
