import * as Schema from "effect/Schema";
import { codeOf } from "../kit/known-code.ts";
import { BlockReason } from "./remote-connect.ts";

/** How long a block lasts, in minutes (docs/decisions/products.md). */
export const BLOCK_MINUTES = 60;

/** The minimum time between two unblocks by the same person or of the same address, in minutes. */
export const UNBLOCK_MINUTES = 15;

/** Maximum requests of one person or address within `DNS_WINDOW_MINUTES`. */
export const dnsLimits = { requests: 30, devices: 15, updates: 10, testsOfDevice: 10 } as const;
export const DNS_WINDOW_MINUTES = 10;

/** Cloud DNS status (business §4). */
export const cloudDnsStatuses = [
  "ok",
  "too_many_ip_requests",
  "blacklisted",
  "miniserver_not_registered",
] as const;
export const CloudDnsStatus = codeOf(cloudDnsStatuses);
export type CloudDnsStatus = typeof CloudDnsStatus.Type;

/** Cloud DNS data of a product (business §3). */
export const CloudDns = Schema.Struct({
  status: CloudDnsStatus,
  ipAddress: Schema.NullOr(Schema.String),
  ports: Schema.Struct({ http: Schema.NullOr(Schema.Int), https: Schema.NullOr(Schema.Int) }),
  /** Why the address is blocked; null if it is not. */
  reason: Schema.NullOr(BlockReason),
  /** When the status was determined. */
  timestamp: Schema.DateFromString,
});
export type CloudDns = typeof CloudDns.Type;
