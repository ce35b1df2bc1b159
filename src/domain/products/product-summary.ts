import * as Schema from "effect/Schema";
import { Day } from "../kit/day.ts";
import { codeOf } from "../kit/known-code.ts";
import { ServiceStatus } from "./cloud-service.ts";
import { SerialNumber } from "./serial-number.ts";

/** Device types that can be registered. */
export const productTypes = ["miniserver", "miniserver_go", "miniserver_compact", "audioserver"] as const;
export const ProductType = codeOf(productTypes);
export type ProductType = typeof ProductType.Type;

const glance = Schema.Struct({ status: ServiceStatus, validUntil: Schema.NullOr(Day) });

/** A product in short, with a summary of its services. */
export const ProductSummary = Schema.Struct({
  serial: SerialNumber,
  name: Schema.String,
  type: ProductType,
  project: Schema.String,
  registrationDate: Day,
  mailer: ServiceStatus,
  push: ServiceStatus,
  weather: glance,
  caller: glance,
  /** The earliest end date of its active services. */
  nextExpiry: Schema.NullOr(Day),
});
export type ProductSummary = typeof ProductSummary.Type;
