import * as Schema from "effect/Schema";
import {
  certificationOn,
  certificationOutlooks,
  type Contact,
  type Dashboard,
  type Hotlink,
} from "../../../src/domain/dashboard/dashboard.ts";
import { codeOf } from "../../../src/domain/kit/known-code.ts";
import { benefitTierOf } from "../../../src/domain/advantages/benefit.ts";
import { buildPalette, hasNextStatus } from "../../../src/domain/shell/palette.ts";
import { evaluatePartnerStatus } from "../../../src/domain/shell/partner-status.ts";
import {
  catalogueOf,
  catalogueOfCountry,
  type Catalogue,
  type Locale,
} from "../../../src/domain/shell/locale.ts";
import { ownCompany, type Account } from "../../accounts/account.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { tierGives } from "../advantages/advantages.content.ts";
import { meantFor } from "../messages/audience.ts";
import { dayOf, dayText } from "../kit/day.ts";

const toOutlook = Schema.decodeSync(codeOf(certificationOutlooks));

interface FiguresRow {
  readonly currency: string;
  readonly credit_limit_cents: number;
  readonly turnover_floor_cents: number;
  readonly has_no_floor: boolean;
  readonly turnover_target_cents: number | null;
  readonly discount_levels: NonNullable<Dashboard["discountLevels"]>;
  readonly certification_day: string | null;
  readonly since: string;
}

interface MonthRow {
  readonly month: string;
  readonly cents: number;
}

/** The turnover that the next status needs; null where none follows. */
const targetOf = (account: Account, { turnover_target_cents: target }: FiguresRow): number | null =>
  hasNextStatus(buildPalette(evaluatePartnerStatus(account))) ? target : null;

type Figures = Pick<Dashboard, "creditLimit" | "turnover" | "discountLevels" | "certification">;

/** The figures of a company that is not a partner. */
const noFigures: Figures = { creditLimit: null, turnover: null, discountLevels: [], certification: null };

/** What the recertification brings by the turnover of the last 12 months (business §1); a tier without minimum turnover (business §6) is never lost by it. */
const outlookOf = (
  turnover: number,
  target: number | null,
  { turnover_floor_cents: floor, has_no_floor: isKept }: FiguresRow,
): string => {
  if (target !== null && turnover >= target) return "upgraded";
  return turnover < floor && !isKept ? "downgraded" : "stays";
};

/** The first day of the last 12 months: what was posted on the same day a year ago counts no more. */
const firstDay = (sql: Sql, now: Date): SqlPart =>
  sql.part`((${dayText(now)}::date - interval '12 months')::date + 1)`;

/** The turnover of each month of the last 12: what was invoiced less what was credited, without VAT, as a partner programme counts (business §9). */
const readMonths = (sql: Sql, account: Account, currency: string, now: Date): Promise<readonly MonthRow[]> =>
  sql<MonthRow>`
    select to_char(month, 'YYYY-MM-DD') as month, coalesce(sum(e.net_cents), 0)::bigint as cents
    from generate_series(date_trunc('month', ${firstDay(sql, now)}::timestamp), ${dayText(now)}::timestamp, interval '1 month') month
    left join ledger_entries e on e.company_id = ${account.companyId} and e.currency = ${currency} and e.kind in ('invoice', 'credit_note')
      and e.posted_on >= greatest(month::date, ${firstDay(sql, now)}) and e.posted_on < (month + interval '1 month')::date
    group by month order by month`;

/**
 * A partner company's figures. Discounts and the rest are of partners only (business §6): a row that a company has from when it was one counts no more.
 */
export const readFigures = async (sql: Sql, account: Account, now: Date): Promise<Figures> => {
  if (!account.groups.includes("partner")) return noFigures;
  const tier = benefitTierOf(evaluatePartnerStatus(account));
  const [row] = await sql<FiguresRow>`
    select f.currency, f.credit_limit_cents, f.turnover_floor_cents, f.turnover_target_cents, f.discount_levels, f.certification_day,
      ${tierGives(sql, tier, "no_minimum_turnover")} as has_no_floor, ${firstDay(sql, now)} as since
    from partner_figures f where ${ownCompany(sql, account)}`;
  if (row === undefined) return noFigures;
  const target = targetOf(account, row);
  const money = (cents: number) => ({ cents, currency: row.currency });
  const months = await readMonths(sql, account, row.currency, now);
  const turnover = months.reduce((sum, { cents }) => sum + cents, 0);
  return {
    creditLimit: money(row.credit_limit_cents),
    turnover: {
      current: money(turnover),
      target: target === null ? null : money(target),
      since: dayOf(row.since),
      months: months.map(({ month, cents }) => ({ month: dayOf(month), net: money(cents) })),
    },
    discountLevels: row.discount_levels,
    certification:
      row.certification_day === null
        ? null
        : certificationOn(dayOf(dayText(now)), {
            day: dayOf(row.certification_day),
            outlook: toOutlook(outlookOf(turnover, target, row)),
          }),
  };
};

// Rows for the reader in a catalogue, or in the international one if there are none.
const inCatalogue = (sql: Sql, table: SqlPart, account: Account, own: Catalogue): SqlPart => sql.part`
    ${table} where ${meantFor(sql, account)}
    and catalogue = (select case when exists (select from ${table} where catalogue = ${own}) then ${own} else 'int' end) order by position, id`;

export const listHotlinks = (sql: Sql, account: Account, locale: Locale): Promise<readonly Hotlink[]> =>
  sql<Hotlink>`select id, label, href from ${inCatalogue(sql, sql.part`hotlinks`, account, catalogueOf(locale))}`;

/** The people of the account's country, each with the role in the language of the page where the same place has one there. */
export const listContacts = (sql: Sql, account: Account, locale: Locale): Promise<readonly Contact[]> => {
  const own = catalogueOfCountry(account.country, locale);
  const role = sql.part`(
    select r.role from contacts r where r.catalogue = ${catalogueOf(locale)} and r.position = contacts.position and r.audience = contacts.audience limit 1)`;
  return sql<Contact>`
    select id, name, coalesce(${role}, role) as role, phone, email from ${inCatalogue(sql, sql.part`contacts`, account, own)}`;
};
