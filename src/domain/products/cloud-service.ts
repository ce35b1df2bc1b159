import * as Schema from "effect/Schema";
import { Day } from "../kit/day.ts";
import { codeOf } from "../kit/known-code.ts";
import { LicenceCode } from "./serial-number.ts";

/** Cloud services whose time runs out: they are activated by a licence code, or once as a test (business §3, §9). */
export const timedServices = ["weather", "caller"] as const;
export const TimedService = Schema.Literals(timedServices);
export type TimedService = typeof TimedService.Type;

/** The state of a cloud service; `test` is the one free month. */
export const serviceStatuses = ["off", "test", "active", "expired"] as const;
export const ServiceStatus = codeOf(serviceStatuses);
export type ServiceStatus = typeof ServiceStatus.Type;

/** Mailer and push: free, switched on and off in the settings, with counts of what they sent (business §3). */
export const CountedState = Schema.Struct({
  status: ServiceStatus,
  sentToday: Schema.Int,
  sentTotal: Schema.Int,
});
export type CountedState = typeof CountedState.Type;

/** A service whose time runs out. `validUntil` is its last day, also of one that has expired. */
export const TimedState = Schema.Struct({
  status: ServiceStatus,
  validUntil: Schema.NullOr(Day),
  /** The one test of this product was used. */
  testUsed: Schema.Boolean,
});
export type TimedState = typeof TimedState.Type;

/** The weather service counts the devices that ask it. */
const WeatherState = Schema.Struct({
  ...TimedState.fields,
  devices: Schema.Struct({ active: Schema.Int, inactive: Schema.Int, blocked: Schema.Int }),
});
type WeatherState = typeof WeatherState.Type;

export const CloudServices = Schema.Struct({
  mailer: CountedState,
  push: CountedState,
  weather: WeatherState,
  caller: TimedState,
});
export type CloudServices = typeof CloudServices.Type;

/** A licence of a product (business §3): bought for one service and so many months, used once. */
export const CloudLicence = Schema.Struct({
  code: LicenceCode,
  service: codeOf(timedServices),
  purchaseDate: Day,
  /** Whole months that it adds; one month: a test code (business §9). */
  months: Schema.Int,
  usedOn: Schema.NullOr(Day),
});
export type CloudLicence = typeof CloudLicence.Type;

const DAY = 24 * 60 * 60 * 1000;

/** Days before its end that a service counts as ending soon. */
export const SOON_DAYS = 30;

/** True where a service ends within the next 30 days; its last day still counts. */
export const endsSoon = (
  { status, validUntil }: Pick<TimedState, "status" | "validUntil">,
  now: Date,
): boolean =>
  (status.code === "active" || status.code === "test") &&
  validUntil !== null &&
  validUntil.getTime() - now.getTime() < SOON_DAYS * DAY;

/** Why a service cannot be transferred, by the code that the server answers; undefined where it can be (business §8). */
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

/** The same day so many months later; where that month is shorter, its last day. */
export const addMonths = (day: Date, months: number): Date => {
  const target = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  return new Date(
    Date.UTC(target.getUTCFullYear(), target.getUTCMonth(), Math.min(day.getUTCDate(), lastDay)),
  );
};

/** The new last day of a service: bought months begin after the present ones, or today where those are over. */
export const prolonged = (validUntil: Date | null, today: Date, months: number): Date =>
  addMonths(validUntil !== null && validUntil > today ? validUntil : today, months);
