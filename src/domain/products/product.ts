import * as Schema from "effect/Schema";
import { typedCode } from "../kit/typed-text.ts";
import { CloudLicence, CloudServices } from "./cloud-service.ts";
import { Day } from "../kit/day.ts";
import { Version } from "../kit/version.ts";
import { ProductSummary, ProductType } from "./product-summary.ts";
import { LastTest } from "./remote-connect.ts";
import { LicenceCode, SerialNumber } from "./serial-number.ts";

/** A row of the product list: a product in short, and its last connection test; null where it was never tested. */
export const ListedProduct = Schema.Struct({ ...ProductSummary.fields, lastTest: Schema.NullOr(LastTest) });
export type ListedProduct = typeof ListedProduct.Type;

/** A port of the device as reachable from the internet, with the last check's result. */
export const NetworkPort = Schema.Struct({
  port: Schema.NullOr(Schema.Int),
  /** Null if it was never checked. */
  open: Schema.NullOr(Schema.Boolean),
  lastCheck: Schema.NullOr(Schema.DateFromString),
});
export type NetworkPort = typeof NetworkPort.Type;

/** The device's network data (business §3). */
export const ProductNetwork = Schema.Struct({
  ipv4: Schema.NullOr(Schema.String),
  port: Schema.NullOr(Schema.Int),
  lastIp: Schema.NullOr(Schema.String),
  lastUpdate: Schema.NullOr(Schema.DateFromString),
  lastIpSwitch: Schema.NullOr(Schema.DateFromString),
  lastPortCheck: Schema.NullOr(Schema.DateFromString),
  /** As entered in the settings; shown only, never connected to. */
  externalAddress: Schema.String,
  http: NetworkPort,
  https: NetworkPort,
});
export type ProductNetwork = typeof ProductNetwork.Type;

/** The full data of one registered product (business §3). */
export const Product = Schema.Struct({
  serial: SerialNumber,
  name: Schema.String,
  type: ProductType,
  registrationDate: Day,
  project: Schema.String,
  purchaseDate: Schema.NullOr(Day),
  licenceCode: LicenceCode,
  /** The last day of the warranty. */
  validUntil: Schema.NullOr(Day),
  /** Null where it was never tested as what it is registered as. */
  lastTest: Schema.NullOr(LastTest),
  network: ProductNetwork,
  services: CloudServices,
  licences: Schema.Array(CloudLicence),
  /** Of the settings; a change of them names it. */
  version: Version,
});
export type Product = typeof Product.Type;

export const PRODUCT_NAME_LIMIT = 60;
export const PROJECT_LIMIT = 80;

/** A host name or an IPv4 address without scheme, port and path, or empty. */
const externalAddress = Schema.String.check(
  Schema.isMaxLength(253),
  Schema.isPattern(
    /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*)?$/,
  ),
);

/** The product settings that an owner can change. */
export const ProductSettings = Schema.Struct({
  name: Schema.String.check(Schema.isPattern(/\S/), Schema.isMaxLength(PRODUCT_NAME_LIMIT)),
  project: Schema.String.check(Schema.isMaxLength(PROJECT_LIMIT)),
  purchase_date: Schema.optionalKey(Day),
  external_address: typedCode(externalAddress),
});
export type ProductSettings = typeof ProductSettings.Type;

/** What a replacement moves to the new device, in the order of the text. */
export const movesAlong = ["name", "project", "settings", "services", "licences", "tickets"] as const;
