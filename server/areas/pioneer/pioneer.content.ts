import * as Schema from "effect/Schema";
import { Money } from "../../../src/domain/kit/money.ts";
import { collection } from "../../content/collection.ts";
import { removeRows, saveRows } from "../../content/rows.ts";
import { CountryCode, EntryId, moneyOf } from "../../content/schemas.ts";
import type { Sql } from "../../store/sql.ts";

const Amount = Money.check(Schema.makeFilter(({ cents }) => cents > 0 || "the reward is no amount"));

/** A reward of the pioneer initiative; no countries: of all that no other entry names. */
const RewardEntry = Schema.Struct({
  id: EntryId,
  countries: Schema.Array(CountryCode),
  amount: Amount,
  /** How long the voucher is valid, from the day on which the submission is closed. */
  months: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 120 })),
});
type RewardEntry = typeof RewardEntry.Type;

interface RewardRow {
  readonly id: string;
  readonly countries: readonly string[];
  readonly amount_cents: number;
  readonly amount_currency: string;
  readonly months: number;
}

/** All rewards as they are stored. */
export const readRewards = async (sql: Sql): Promise<readonly RewardEntry[]> => {
  const rows = await sql<RewardRow>`select * from pioneer_rewards order by id`;
  return rows.map(({ id, countries, amount_cents: cents, amount_currency: currency, months }) => ({
    id,
    countries,
    amount: moneyOf(cents, currency),
    months,
  }));
};

const twiceNamed = (entries: readonly RewardEntry[]): readonly string[] => {
  // An entry without countries is that of all others, of which there is one at most.
  const named = entries.flatMap(({ countries }) => (countries.length === 0 ? ["all others"] : countries));
  const twice = [...new Set(named.filter((country, index) => named.indexOf(country) !== index))];
  return twice.map((country) => `more than one reward is for ${country}`);
};

/** What closing a submission brings, by country (business §9). */
export const pioneerRewards = collection({
  name: "pioneerRewards",
  entry: RewardEntry,
  keyOf: ({ id }) => id,
  problemsOf: (_, entries) => Promise.resolve(twiceNamed(entries)),
  read: readRewards,
  save: (sql, entries) =>
    saveRows(
      sql,
      "pioneer_rewards",
      "id",
      entries.map(({ id, countries, amount, months }): RewardRow => ({
        id,
        countries,
        amount_cents: amount.cents,
        amount_currency: amount.currency,
        months,
      })),
    ),
  remove: (sql, keys) => removeRows(sql, "pioneer_rewards", "id", keys),
});
