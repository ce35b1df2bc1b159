import * as Schema from "effect/Schema";
import { Day } from "../kit/day.ts";
import { codeOf } from "../kit/known-code.ts";
import { LicenceCode } from "./serial-number.ts";

/** Cloud services with an end date: activated by a licence code, or once as a test (business §3, §9). */
export const timedServices = ["weather", "caller"] as const;
export const TimedService = Schema.Literals(timedServices);
export type TimedService = typeof TimedService.Type;

/** Status of a cloud service; `test` is the free month. */
export const serviceStatuses = ["off", "test", "active", "expired"] as const;
export const ServiceStatus = codeOf(serviceStatuses);
export type ServiceStatus = typeof ServiceStatus.Type;

/** Cloud services that are free and without an end date: switched on and off where they stand (business §3). */
export const CountedService = Schema.Literals(["mailer", "push"]);
export type CountedService = typeof CountedService.Type;

/** The state of mailer and push, with a count of sent messages (business §3). */
export const CountedState = Schema.Struct({
  status: ServiceStatus,
  sentToday: Schema.Int,
  sentTotal: Schema.Int,
});
export type CountedState = typeof CountedState.Type;

/** A service with an end date. `validUntil` is its last day, also after it has expired. */
export const TimedState = Schema.Struct({
  status: ServiceStatus,
  validUntil: Schema.NullOr(Day),
  /** The product's test month was used. */
  testUsed: Schema.Boolean,
});
export type TimedState = typeof TimedState.Type;

/** The weather service counts the devices that use it. */
const WeatherState = Schema.Struct({
  ...TimedState.fields,
  devices: Schema.Struct({ active: Schema.Int, inactive: Schema.Int, blocked: Schema.Int }),
});
type WeatherState = typeof WeatherState.Type;

/** True if a service without an end date is switched on. */
export const isOn = ({ status }: Pick<CountedState, "status">): boolean => status.code === "active";

/**
 * What to show of a switch that has ended, by the state that the product has: a call without an answer may have been carried out, and somebody
 * else may have switched it since.
 */
export const switchResult = (
  ended: "done" | "failed" | undefined,
  wanted: boolean | undefined,
  state: Pick<CountedState, "status">,
): "done" | "failed" | undefined => {
  if (ended !== undefined && isOn(state) === wanted) return "done";
  return ended === "failed" ? "failed" : undefined;
};

export const CloudServices = Schema.Struct({
  mailer: CountedState,
  push: CountedState,
  weather: WeatherState,
  caller: TimedState,
});
export type CloudServices = typeof CloudServices.Type;

/** What licences are for: a cloud service of a product, or Exosphere Essential after a training (business §1, §3). */
export const LicensedService = codeOf([...timedServices, "exosphere"] as const);
export type LicensedService = typeof LicensedService.Type;

/** A licence (business §3): for one service and a number of months; one for a product's service is used once. */
export const CloudLicence = Schema.Struct({
  code: LicenceCode,
  service: LicensedService,
  purchaseDate: Day,
  /** Number of months; 1 for a test code (business §9). */
  months: Schema.Int,
  usedOn: Schema.NullOr(Day),
  /** Until when a licence is valid that a person has claimed after a training (business §1); null for every other one. */
  claimedUntil: Schema.NullOr(Day),
});
export type CloudLicence = typeof CloudLicence.Type;

/** The months of a test (business §9). */
export const TEST_MONTHS = 1;

/** True for a test code: a licence for one month makes a test service (business §9). */
export const isTestCode = ({ months }: Pick<CloudLicence, "months">): boolean => months === TEST_MONTHS;

/** The code for which the server would refuse a test code for a service; undefined if the code works there (business §9). */
export const testCodeProblem = ({
  status,
  testUsed,
}: Pick<TimedState, "status" | "testUsed">):
  | "TEST_CODE_TEST_USED"
  | "TEST_CODE_SERVICE_ACTIVE"
  | undefined => {
  if (testUsed) return "TEST_CODE_TEST_USED";
  return status.code === "off" || status.code === "expired" ? undefined : "TEST_CODE_SERVICE_ACTIVE";
};

const DAY = 24 * 60 * 60 * 1000;

/** A service counts as ending soon this many days before its end. */
export const SOON_DAYS = 30;

/** True if a service ends within the next 30 days; its last day is included. */
export const endsSoon = (
  { status, validUntil }: Pick<TimedState, "status" | "validUntil">,
  now: Date,
): boolean =>
  (status.code === "active" || status.code === "test") &&
  validUntil !== null &&
  validUntil.getTime() - now.getTime() < SOON_DAYS * DAY;

/** How many days a service that ends soon has left after today; 0 on its last day. Undefined where it does not end soon. */
export const daysLeft = (state: Pick<TimedState, "status" | "validUntil">, now: Date): number | undefined =>
  state.validUntil !== null && endsSoon(state, now)
    ? Math.max(0, Math.ceil((state.validUntil.getTime() - now.getTime()) / DAY))
    : undefined;

/** The code for which the server would refuse a transfer; undefined if it is possible (business §8). */
export const transferProblem = ({
  status,
}: Pick<TimedState, "status">):
  | "TEST_SERVICE_NOT_TRANSFERABLE"
  | "CLOUD_SERVICE_EXPIRED"
  | "CLOUD_SERVICE_NOT_ACTIVE"
  | undefined => {
  switch (status.code) {
    case "active":
      return undefined;
    case "test":
      return "TEST_SERVICE_NOT_TRANSFERABLE";
    case "expired":
      return "CLOUD_SERVICE_EXPIRED";
    default:
      return "CLOUD_SERVICE_NOT_ACTIVE";
  }
};

/** The same day some months later; in a shorter month its last day. */
export const addMonths = (day: Date, months: number): Date => {
  const target = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  return new Date(
    Date.UTC(target.getUTCFullYear(), target.getUTCMonth(), Math.min(day.getUTCDate(), lastDay)),
  );
};

/** The new last day of a service: added months start after the current end, or today if the service has expired. */
export const prolonged = (validUntil: Date | null, today: Date, months: number): Date =>
  addMonths(validUntil !== null && validUntil > today ? validUntil : today, months);
