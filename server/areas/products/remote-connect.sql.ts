import { randomUUID } from "node:crypto";
import * as Schema from "effect/Schema";
import {
  KEPT_RESULTS,
  nextTest,
  RemoteConnectOutcome,
  type RemoteConnectResult,
} from "../../../src/domain/products/remote-connect.ts";
import type { SerialNumber } from "../../../src/domain/products/serial-number.ts";
import type { ConnectionFinding } from "../../devices/connection-test.ts";
import type { Sql } from "../../store/sql.ts";
import { lastTestOf, testedColumns, testedRow, type TestedRow } from "./last-test.sql.ts";

const toOutcome = Schema.decodeSync(RemoteConnectOutcome);
const encodeOutcome = Schema.encodeSync(RemoteConnectOutcome);

interface ResultRow {
  readonly id: string;
  readonly tested_at: Date;
  readonly tested_by: string;
  readonly code: string;
  readonly detail: string | null;
  readonly until: Date | null;
  readonly took: number;
}

/** The last ten results of a product, newest first. The caller checks access. */
export const readResults = async (
  sql: Sql,
  serial: SerialNumber,
): Promise<readonly RemoteConnectResult[]> => {
  const rows = await sql<ResultRow>`
    select id, tested_at, tested_by, code, detail, until, took from remote_connect_results
    where serial = ${serial} order by tested_at desc, id desc limit ${KEPT_RESULTS}`;
  return rows.map(({ id, tested_at: testedAt, tested_by: by, code, detail, until, took }) => ({
    id,
    testedAt,
    by,
    outcome: toOutcome({ code, detail, until: until?.toISOString() ?? null }),
    took,
  }));
};

/**
 * Keeps what a test has found of a device: its address, and which ports are open. A device that is not known has neither any more; a block
 * says nothing of the device.
 */
const keepFinding = async (
  sql: Sql,
  serial: SerialNumber,
  { outcome, reported, http, https }: ConnectionFinding,
  now: Date,
): Promise<void> => {
  if (outcome._tag === "Blocked") return;
  const ip = reported?.ip ?? null;
  const [httpOpen, httpsOpen] = [http ?? null, https ?? null];
  const checkedAt = httpOpen === null && httpsOpen === null ? null : now;
  await sql`
    update products set ipv4 = ${ip}, port = ${reported?.http ?? reported?.https ?? null},
      last_ip = coalesce(${ip}::text, last_ip),
      last_update_at = case when ${ip}::text is null then last_update_at else ${now} end,
      last_ip_switch_at = case when ${ip}::text <> last_ip then ${now} else last_ip_switch_at end,
      http_port = ${reported?.http ?? null}, https_port = ${reported?.https ?? null},
      http_open = ${httpOpen}, https_open = ${httpsOpen}, last_port_check_at = ${checkedAt}
    where serial = ${serial}`;
};

/** Stores a result and what it has found, and deletes older ones after the tenth; stores nothing if the product was deleted in the meantime. */
export const keepResult = async (
  sql: Sql,
  serial: SerialNumber,
  made: Omit<RemoteConnectResult, "id">,
  finding: ConnectionFinding,
): Promise<RemoteConnectResult> => {
  const id = randomUUID();
  const [product] =
    await sql<TestedRow>`select ${testedColumns(sql)} from products where serial = ${serial} for update`;
  if (product === undefined) return { id, ...made };
  await keepFinding(sql, serial, finding, made.testedAt);
  const test = testedRow(nextTest(lastTestOf(product) ?? undefined, made));
  await sql`
    update products set tested_at = ${test.tested_at}, tested_since = ${test.tested_since}, tested_code = ${test.tested_code},
      tested_detail = ${test.tested_detail}, tested_until = ${test.tested_until} where serial = ${serial}`;
  const { code, detail, until } = encodeOutcome(made.outcome);
  await sql`
    insert into remote_connect_results (id, serial, tested_at, tested_by, code, detail, until, took)
    values (${id}, ${serial}, ${made.testedAt}, ${made.by}, ${code}, ${detail}, ${until}, ${made.took})`;
  await sql`
    delete from remote_connect_results where serial = ${serial} and id in (
      select id from remote_connect_results where serial = ${serial} order by tested_at desc, id desc offset ${KEPT_RESULTS})`;
  return { id, ...made };
};
