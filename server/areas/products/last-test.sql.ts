import * as Schema from "effect/Schema";
import { RemoteConnectOutcome, type LastTest } from "../../../src/domain/products/remote-connect.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";

/** The columns of a product that hold its last connection test; all are null where it was never tested. */
export interface TestedRow {
  readonly tested_at: Date | null;
  readonly tested_since: Date | null;
  readonly tested_code: string | null;
  readonly tested_detail: string | null;
  readonly tested_until: Date | null;
}

export const testedColumns = (sql: Sql): SqlPart =>
  sql.part`tested_at, tested_since, tested_code, tested_detail, tested_until`;

const toOutcome = Schema.decodeSync(RemoteConnectOutcome);
const encodeOutcome = Schema.encodeSync(RemoteConnectOutcome);

/** The last test of a product; null where it was never tested. */
export const lastTestOf = (row: TestedRow): LastTest | null => {
  const { tested_at: testedAt, tested_since: since, tested_code: code } = row;
  return testedAt === null || since === null || code === null
    ? null
    : {
        testedAt,
        since,
        outcome: toOutcome({
          code,
          detail: row.tested_detail,
          until: row.tested_until?.toISOString() ?? null,
        }),
      };
};

/** A product's columns for its last test. */
export const testedRow = ({ testedAt, since, outcome }: LastTest): TestedRow => {
  const { code, detail, until } = encodeOutcome(outcome);
  return {
    tested_at: testedAt,
    tested_since: since,
    tested_code: code,
    tested_detail: detail,
    tested_until: until === null ? null : new Date(until),
  };
};
