import * as Schema from "effect/Schema";
import { CloudLicence, CloudServices, ServiceStatus } from "./cloud-service.ts";
import { Day } from "../kit/day.ts";
import { Flag } from "../kit/flag.ts";
import { codeOf } from "../kit/known-code.ts";
import { LicenceCode, SerialNumber } from "./serial-number.ts";

/** What kinds of device can be registered. */
export const productTypes = ["miniserver", "miniserver_go", "miniserver_compact", "audioserver"] as const;
export const ProductType = codeOf(productTypes);
export type ProductType = typeof ProductType.Type;

const glance = Schema.Struct({ status: ServiceStatus, validUntil: Schema.NullOr(Day) });

/** A row of the product list, with its services at a glance. */
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
  /** The first day on which one of its running services ends. */
  nextExpiry: Schema.NullOr(Day),
});
export type ProductSummary = typeof ProductSummary.Type;

/** A port of the device as the internet sees it, with what the last check found. */
export const NetworkPort = Schema.Struct({
  port: Schema.NullOr(Schema.Int),
  /** Null where it was never checked. */
  open: Schema.NullOr(Schema.Boolean),
  lastCheck: Schema.NullOr(Schema.DateFromString),
});
export type NetworkPort = typeof NetworkPort.Type;

/** Where the device was seen (business §3). */
export const ProductNetwork = Schema.Struct({
  ipv4: Schema.NullOr(Schema.String),
  port: Schema.NullOr(Schema.Int),
  lastIp: Schema.NullOr(Schema.String),
  lastUpdate: Schema.NullOr(Schema.DateFromString),
  lastIpSwitch: Schema.NullOr(Schema.DateFromString),
  lastPortCheck: Schema.NullOr(Schema.DateFromString),
  /** As typed in the settings; shown and never connected to. */
  externalAddress: Schema.String,
  http: NetworkPort,
  https: NetworkPort,
});
export type ProductNetwork = typeof ProductNetwork.Type;

/** Everything of one registered product (business §3). */
export const Product = Schema.Struct({
  serial: SerialNumber,
  name: Schema.String,
  type: ProductType,
  registrationDate: Day,
  project: Schema.String,
  purchaseDate: Schema.NullOr(Day),
  licenceCode: LicenceCode,
  /** The last day of the warranty that comes with the licence. */
  validUntil: Schema.NullOr(Day),
  network: ProductNetwork,
  services: CloudServices,
  licences: Schema.Array(CloudLicence),
});
export type Product = typeof Product.Type;

export const PRODUCT_NAME_LIMIT = 60;
export const PROJECT_LIMIT = 80;

/** A host name or an IPv4 address, without scheme, port and path; empty is none. */
const externalAddress = Schema.String.check(
  Schema.isMaxLength(253),
  Schema.isPattern(
    /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*)?$/,
  ),
);

/** What an owner may change of a product. */
export const ProductSettings = Schema.Struct({
  name: Schema.String.check(Schema.isPattern(/\S/), Schema.isMaxLength(PRODUCT_NAME_LIMIT)),
  project: Schema.String.check(Schema.isMaxLength(PROJECT_LIMIT)),
  purchase_date: Schema.optionalKey(Day),
  external_address: externalAddress,
  mailer: Flag,
  push: Flag,
});
export type ProductSettings = typeof ProductSettings.Type;

/** What replacing a device takes along, in the order that it is told in. */
export const movesAlong = ["name", "project", "settings", "services", "licences", "tickets"] as const;

/** The columns that the product list sorts by. */
export const productColumns = [
  "name",
  "serial",
  "project",
  "type",
  "registrationDate",
  "nextExpiry",
] as const;

/** What the product list can be narrowed to; `search` looks in name, serial number and project. */
export const ProductFilter = Schema.Struct({
  search: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(100))),
  type: Schema.optionalKey(Schema.Array(Schema.Literals(productTypes))),
  /** Services that end within 30 days, or that have ended. */
  expiry: Schema.optionalKey(Schema.Literals(["soon", "expired"])),
});
export type ProductFilter = typeof ProductFilter.Type;
