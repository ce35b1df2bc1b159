import { fullName } from "../../../src/domain/kit/full-name.ts";
import type { RemoteConnectOutcome } from "../../../src/domain/products/remote-connect.ts";
import type { SerialNumber } from "../../../src/domain/products/serial-number.ts";
import { ownCompany, type Account } from "../../accounts/account.ts";
import { testConnection, type ConnectionFinding } from "../../devices/connection-test.ts";
import type { DeviceDirectory } from "../../devices/device-directory.ts";
import { refused, type HandlerContext, type Handlers } from "../../http/handler.ts";
import type { Sql } from "../../store/sql.ts";
import {
  blocksOf,
  blockWhereOver,
  countDeviceTest,
  enterRequests,
  lastUnblock,
  liftBlocks,
  unblockCoolDown,
  type Block,
  type Subject,
} from "./cloud-dns.sql.ts";
import { notRegistered } from "./products.handlers.ts";
import { keepResult, readResults } from "./remote-connect.sql.ts";

/** Settings of the connection test. */
export interface RemoteConnectSettings {
  readonly devices: DeviceDirectory;
  /** Time limit for a device, in ms. */
  readonly connectLimit: number;
}

/** A test older than this, in ms, was lost with its process. */
const lostAfter = 30_000;

const isMine = async (sql: Sql, account: Account, serial: SerialNumber): Promise<boolean> =>
  (await sql`select from products where serial = ${serial} and ${ownCompany(sql, account)}`).length > 0;

/** Who asks: the person, from wherever, and the network, whoever asks from it; both have the limits of an IP address (business §8). */
const askersOf = ({ account, browser, hash }: HandlerContext): readonly Subject[] => [
  `account:${account.id}`,
  `network:${hash(browser.address)}`,
];

const subjectsOf = (context: HandlerContext, serial: SerialNumber): readonly Subject[] => [
  ...askersOf(context),
  `device:${serial}`,
];

// One test of a product at a time, across all processes.
const claim = async (sql: Sql, account: Account, serial: SerialNumber, now: Date): Promise<boolean> => {
  const claimed = await sql`
    update products set test_started_at = ${now}
    where serial = ${serial} and ${ownCompany(sql, account)} and (test_started_at is null or test_started_at < ${new Date(now.getTime() - lostAfter)}) returning serial`;
  return claimed.length > 0;
};

const giveFree = async (sql: Sql, serial: SerialNumber): Promise<void> => {
  await sql`update products set test_started_at = null where serial = ${serial}`;
};

const blocked = ({ code, until }: Block): RemoteConnectOutcome => ({
  _tag: "Blocked",
  reason: { _tag: "Known", code },
  until,
});

/** A test that has not connected to the device. */
const unconnected = (outcome: RemoteConnectOutcome): ConnectionFinding => ({
  outcome,
  reported: undefined,
  http: undefined,
  https: undefined,
});

const findOut = async (
  context: HandlerContext,
  serial: SerialNumber,
  { devices, connectLimit }: RemoteConnectSettings,
): Promise<ConnectionFinding> => {
  const { sql, now, gone } = context;
  const subjects = subjectsOf(context, serial);
  for (const asker of askersOf(context)) await enterRequests(sql, asker, [{ kind: "test", serial }], now());
  for (const subject of subjects) await blockWhereOver(sql, subject, now());
  const [block] = await blocksOf(sql, subjects, now());
  if (block !== undefined) return unconnected(blocked(block));
  const address = await devices.addressOf(serial);
  return address === undefined
    ? unconnected({ _tag: "NotRegistered" })
    : testConnection(serial, address, connectLimit, gone);
};

/** Remote connect (business §4, §8). */
export const createRemoteConnectHandlers = (
  settings: RemoteConnectSettings,
): Handlers<"testRemoteConnect" | "getRemoteConnectResults" | "unblockRemoteConnect" | "getCloudDns"> => ({
  testRemoteConnect: {
    prepare: async (context, { serial }) => {
      const { sql, account, now } = context;
      if (!(await isMine(sql, account, serial))) return notRegistered;
      if (!(await claim(sql, account, serial, now()))) return refused("TEST_RUNNING", { status: 409 });
      try {
        const retryAfter = await countDeviceTest(sql, serial, now());
        if (retryAfter !== undefined) return refused("TOO_MANY_TESTS", { status: 429, retryAfter });
        const started = performance.now();
        const finding = await findOut(context, serial, settings);
        const took = Math.round(performance.now() - started);
        return async (writing) => {
          const by = fullName(account.firstName, account.lastName);
          const made = { testedAt: now(), by, outcome: finding.outcome, took };
          return keepResult(writing.sql, serial, made, finding);
        };
      } catch (error) {
        // A cancelled test stores no result, and nobody receives this answer: the connection is closed.
        if (context.gone.aborted) return refused("CONFLICT", { status: 409 });
        throw error;
      } finally {
        await giveFree(sql, serial);
      }
    },
  },
  getRemoteConnectResults: async ({ sql, account }, { serial }) =>
    (await isMine(sql, account, serial)) ? readResults(sql, serial) : notRegistered,
  unblockRemoteConnect: async (context, { serial }) => {
    const { sql, account, now } = context;
    if (!(await isMine(sql, account, serial))) return notRegistered;
    const blocks = await blocksOf(sql, subjectsOf(context, serial), now());
    if (blocks.length === 0) return refused("NOT_BLOCKED");
    if (blocks.some(({ until }) => until === null)) return refused("UNBLOCK_REFUSED");
    const subjects = blocks.map(({ subject }) => subject);
    const last = await lastUnblock(sql, subjects, now());
    if (last !== undefined) {
      return refused("UNBLOCK_TOO_SOON", {
        status: 429,
        retryAfter: Math.ceil((last.getTime() + unblockCoolDown - now().getTime()) / 1000),
      });
    }
    await liftBlocks(sql, subjects, now());
    return {};
  },
  getCloudDns: async ({ sql, account, now }, { serial }) => {
    if (!(await isMine(sql, account, serial))) return notRegistered;
    const [block] = await blocksOf(sql, [`device:${serial}`], now());
    const reported = (await settings.devices.addressOf(serial))?.reported;
    const status =
      block === undefined
        ? reported === undefined
          ? "miniserver_not_registered"
          : "ok"
        : block.code === "473"
          ? "blacklisted"
          : "too_many_ip_requests";
    return {
      status: { _tag: "Known", code: status },
      ipAddress: reported?.ip ?? null,
      ports: { http: reported?.http ?? null, https: reported?.https ?? null },
      reason: block === undefined ? null : { _tag: "Known", code: block.code },
      timestamp: now(),
    };
  },
});
