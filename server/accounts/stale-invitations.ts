import type { Sql, SqlPart } from "../store/sql.ts";

/** The condition that an account has a seat in a training, waits for one, or was present: its deletion would take that along. */
export const isBooked = (sql: Sql, account: SqlPart): SqlPart =>
  sql.part`exists (select 1 from training_bookings b where b.participant_id = ${account} and b.status <> 'cancelled')`;

/** The condition of an account `a` of an invited employee that holds its address no longer: no invitation can be followed any more, and nothing is booked. */
const isStale = (sql: Sql, now: Date): SqlPart => sql.part`
  a.rights is not null and a.activated_at is null and not ${isBooked(sql, sql.part`a.id`)} and not exists (
    select 1 from account_links l where l.account_id = a.id and l.purpose = 'invitation' and l.used_at is null and l.expires_at > ${now})`;

/** The account that holds an address, and whether it was ever activated; undefined if the address is free. */
export const holderOf = async (
  sql: Sql,
  email: string,
  now: Date,
): Promise<{ readonly active: boolean } | undefined> => {
  const [row] = await sql<{ active: boolean }>`
    select a.activated_at is not null as active from accounts a where a.email = ${email} and not (${isStale(sql, now)})`;
  return row;
};

/** Removes an invited employee who holds the address no longer, before it is given to somebody else. Until then the invitation can be sent again. */
export const freeAddress = async (sql: Sql, email: string, now: Date): Promise<void> => {
  await sql`delete from accounts a where a.email = ${email} and ${isStale(sql, now)}`;
};
