import type { VatVerdict } from "../../../src/domain/sign-up/vat-id.ts";
import { oneAtATime, type Job } from "../../housekeeping.ts";
import { writeLetter, type Addressee } from "../../mail/letters.ts";
import { putLetter } from "../../mail/outbox.ts";
import type { Sql } from "../../store/sql.ts";
import type { VatCheck } from "./vat-check.ts";

/** Ids that one run asks about, and how often it is tried in all: for about a week, then the company can still ask itself. */
export const recheckLimits = { perRun: 20, tries: 12 } as const;

interface Due {
  readonly id: string;
  readonly vat_id: string;
  readonly country: string;
}

/** Takes the ids whose turn it is. The next try is written first: a process that dies meanwhile delays its ids, and loses none. */
const takeDue = (sql: Sql, now: Date): Promise<readonly Due[]> => sql<Due>`
  update companies set vat_tries = vat_tries + 1,
    vat_next_check_at = ${now}::timestamptz + least(interval '1 day', interval '10 minutes' * power(3, vat_tries))
  where id in (
    select id from companies where vat_verdict = 'unreachable' and vat_tries < ${recheckLimits.tries}
      and (vat_next_check_at is null or vat_next_check_at <= ${now})
    order by vat_next_check_at nulls first, id limit ${recheckLimits.perRun}
  ) returning id, vat_id, country`;

/** Writes the verdict unless the company has changed its id meanwhile; its owners are told that an id is not registered. */
const settle = async (
  sql: Sql,
  { id, vat_id: vatId, country }: Due,
  verdict: VatVerdict,
  baseUrl: string,
  now: Date,
): Promise<void> => {
  const [company] = await sql<{ name: string }>`
    update companies set vat_verdict = ${verdict}, vat_tries = 0, vat_next_check_at = null
    where id = ${id} and vat_id = ${vatId} and country = ${country} and vat_verdict = 'unreachable' returning name`;
  if (company === undefined || verdict !== "invalid") return;
  const owners = await sql<Addressee>`
    select email, locale, first_name || ' ' || last_name as name from accounts
    where company_id = ${id} and rights is null and activated_at is not null and deactivated_at is null order by id`;
  const values = { company: company.name, vatId, link: `${baseUrl}/settings/company/` };
  for (const owner of owners) await putLetter(sql, writeLetter("vatInvalid", owner, values), now);
};

/** Asks again about VAT ids that nobody could check when they were saved (docs/decisions/sign-up.md). */
export const recheckVatIds =
  (vatCheck: VatCheck, baseUrl: string): Job =>
  async ({ database, now, signal }) => {
    const due = await oneAtATime(database, (sql) => takeDue(sql, now()));
    for (const one of due?.result ?? []) {
      if (signal.aborted) return;
      const verdict = await vatCheck(one.vat_id, one.country, () => false);
      if (verdict !== "unreachable")
        await database.transaction((sql) => settle(sql, one, verdict, baseUrl, now()));
    }
  };
