import { randomUUID } from "node:crypto";
import * as Schema from "effect/Schema";
import {
  KEPT_RESULTS,
  RemoteConnectOutcome,
  type RemoteConnectResult,
} from "../../../src/domain/products/remote-connect.ts";
import type { SerialNumber } from "../../../src/domain/products/serial-number.ts";
import type { Sql } from "../../store/sql.ts";

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

/** Stores a result and deletes older ones after the tenth; stores nothing if the product was deleted in the meantime. */
export const keepResult = async (
  sql: Sql,
  serial: SerialNumber,
  made: Omit<RemoteConnectResult, "id">,
): Promise<RemoteConnectResult> => {
  const id = randomUUID();
  const { code, detail, until } = encodeOutcome(made.outcome);
  await sql`
    insert into remote_connect_results (id, serial, tested_at, tested_by, code, detail, until, took)
    select ${id}, serial, ${made.testedAt}, ${made.by}, ${code}, ${detail}, ${until}, ${made.took} from products where serial = ${serial}`;
  await sql`
    delete from remote_connect_results where serial = ${serial} and id in (
      select id from remote_connect_results where serial = ${serial} order by tested_at desc, id desc offset ${KEPT_RESULTS})`;
  return { id, ...made };
};
