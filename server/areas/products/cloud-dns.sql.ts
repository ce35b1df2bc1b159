import {
  BLOCK_MINUTES,
  DNS_WINDOW_MINUTES,
  dnsLimits,
  UNBLOCK_MINUTES,
} from "../../../src/domain/products/cloud-dns.ts";
import type { BlockReasonCode } from "../../../src/domain/products/remote-connect.ts";
import type { Sql } from "../../store/sql.ts";

/** The subject of counters and blocks: a person, the network that they ask from (its keyed hash), or the address of a device. */
export type Subject = `account:${string}` | `network:${string}` | `device:${string}`;

/** A request to cloud DNS: a connection test, a lookup of a device, or a device's update of its address. */
export interface DnsRequest {
  readonly kind: "test" | "resolve" | "update";
  readonly serial: string;
}

/** An active block; without an end only support can lift it. */
export interface Block {
  readonly subject: Subject;
  readonly code: BlockReasonCode;
  readonly until: Date | null;
}

const windowMs = DNS_WINDOW_MINUTES * 60 * 1000;
const blockMs = BLOCK_MINUTES * 60 * 1000;

/** Minimum time between two unblocks of one subject, in ms. */
export const unblockCoolDown = UNBLOCK_MINUTES * 60 * 1000;

const windowStart = (now: Date): Date => new Date(now.getTime() - windowMs);

/** Records requests of a subject. */
export const enterRequests = async (
  sql: Sql,
  subject: Subject,
  requests: readonly DnsRequest[],
  now: Date,
): Promise<void> => {
  await sql`
    insert into cloud_dns_requests (subject, kind, serial, asked_at)
    select ${subject}, kind, serial, ${now} from unnest(${requests.map(({ kind }) => kind)}::text[], ${requests.map(({ serial }) => serial)}::text[]) as made (kind, serial)`;
};

interface Counts {
  readonly requests: number;
  readonly devices: number;
  readonly updates: number;
}

const reasonOf = ({ requests, devices, updates }: Counts): BlockReasonCode | undefined => {
  if (updates > dnsLimits.updates) return "474";
  if (devices > dnsLimits.devices) return "472";
  return requests > dnsLimits.requests ? "471" : undefined;
};

/** Blocks a subject for `BLOCK_MINUTES` if a limit is exceeded. Requests are inserted before they are counted, so that simultaneous requests count each other. */
export const blockWhereOver = async (sql: Sql, subject: Subject, now: Date): Promise<void> => {
  const [counts] = await sql<Counts>`
    select count(*) filter (where kind <> 'update') as requests, count(distinct serial) filter (where kind <> 'update') as devices,
      count(*) filter (where kind = 'update') as updates
    from cloud_dns_requests where subject = ${subject} and asked_at > ${windowStart(now)}`;
  const code = counts === undefined ? undefined : reasonOf(counts);
  if (code === undefined) return;
  await sql`
    insert into cloud_dns_blocks as known (subject, code, until) values (${subject}, ${code}, ${new Date(now.getTime() + blockMs)})
    on conflict (subject) do update set code = excluded.code, until = excluded.until where known.until <= ${now}`;
};

/** The active blocks of some subjects. */
export const blocksOf = (sql: Sql, subjects: readonly Subject[], now: Date): Promise<readonly Block[]> =>
  sql<Block>`select subject, code, until from cloud_dns_blocks where subject = any (${subjects}::text[]) and (until is null or until > ${now}) order by subject`;

/** Counts a test of a device; returns the seconds to wait if there were too many. */
export const countDeviceTest = async (sql: Sql, serial: string, now: Date): Promise<number | undefined> => {
  const tests = await sql<{ asked_at: Date }>`
    select asked_at from cloud_dns_requests where subject = ${`device:${serial}`} and kind = 'test' and asked_at > ${windowStart(now)} order by asked_at`;
  const [oldest] = tests;
  if (oldest !== undefined && tests.length >= dnsLimits.testsOfDevice)
    return Math.ceil((oldest.asked_at.getTime() - windowStart(now).getTime()) / 1000);
  await enterRequests(sql, `device:${serial}`, [{ kind: "test", serial }], now);
  return undefined;
};

/** The time of the last unblock of some subjects within the cool-down. */
export const lastUnblock = async (
  sql: Sql,
  subjects: readonly Subject[],
  now: Date,
): Promise<Date | undefined> => {
  const [row] = await sql<{ last: Date | null }>`
    select max(lifted_at) as last from cloud_dns_unblocks where subject = any (${subjects}::text[]) and lifted_at > ${new Date(now.getTime() - unblockCoolDown)}`;
  return row?.last ?? undefined;
};

/** Removes the blocks of some subjects and resets their counters; the tests of a device stay counted. */
export const liftBlocks = async (sql: Sql, subjects: readonly Subject[], now: Date): Promise<void> => {
  await sql`delete from cloud_dns_blocks where subject = any (${subjects}::text[])`;
  await sql`delete from cloud_dns_requests where subject = any (${subjects}::text[]) and not (kind = 'test' and subject like 'device:%')`;
  await sql`
    insert into cloud_dns_unblocks (subject, lifted_at) select subject, ${now} from unnest(${subjects}::text[]) as lifted (subject)
    on conflict (subject) do update set lifted_at = excluded.lifted_at`;
};

/** Deletes requests outside of every window and blocks that have ended. */
export const purgeCloudDns = async (sql: Sql, now: Date): Promise<void> => {
  await sql`delete from cloud_dns_requests where asked_at < ${windowStart(now)}`;
  await sql`delete from cloud_dns_blocks where until <= ${now}`;
  await sql`delete from cloud_dns_unblocks where lifted_at < ${new Date(now.getTime() - unblockCoolDown)}`;
};
