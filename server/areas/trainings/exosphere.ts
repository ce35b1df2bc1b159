import { randomInt } from "node:crypto";
import * as Schema from "effect/Schema";
import type { EmployeeId } from "../../../src/domain/employees/employee.ts";
import { addMonths } from "../../../src/domain/products/cloud-service.ts";
import { LicenceCode } from "../../../src/domain/products/serial-number.ts";
import {
  EXOSPHERE_MONTHS,
  type ExosphereLicence,
  type ExosphereState,
} from "../../../src/domain/trainings/exosphere.ts";
import type { Account } from "../../accounts/account.ts";
import { refused, type HandlerContext, type Refusal } from "../../http/handler.ts";
import type { Sql, SqlPart } from "../../store/sql.ts";
import { dayOf, dayText } from "../kit/day.ts";
import { inOrder, participantOf } from "./bookings.sql.ts";

const toCode = Schema.decodeSync(LicenceCode);

/** Without 0, 1, I and O, which are mistaken for each other. */
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

const newCode = (): LicenceCode => {
  const part = (): string => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join("");
  return toCode(`E12M-${part()}-${part()}`);
};

interface Row {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly completed: boolean;
  readonly code: string | null;
  readonly valid_until: string | null;
}

const stateOf = ({ completed, code, valid_until: until }: Row): ExosphereState => {
  if (code !== null && until !== null)
    return { _tag: "Claimed", code: toCode(code), validUntil: dayOf(until) };
  return completed ? { _tag: "Available" } : { _tag: "NotEntitled" };
};

/** True for a booking `b` with which somebody completed a training (business §1): present, and it has ended. Staff may mark once it has begun. */
const isCompleted = (sql: Sql, now: Date): SqlPart => sql.part`
  b.status = 'present' and exists (select from training_dates t where t.id = b.training_id and t.ends_at <= ${now})`;

/** The reader and the people of the company who completed a training, each with their licence; the reader first. */
export const listExosphere = async (
  sql: Sql,
  account: Account,
  now: Date,
): Promise<readonly ExosphereLicence[]> => {
  const rows = await sql<Row>`
    select * from (
      select a.id, a.first_name, a.last_name, e.code, e.valid_until,
        exists (select from training_bookings b where b.participant_id = a.id and b.company_id = a.company_id and ${isCompleted(sql, now)}) as completed
      from accounts a left join exosphere_licences e on e.participant_id = a.id
      where a.company_id = ${account.companyId}) as people
    where completed or code is not null or id = ${account.id}`;
  return inOrder(account, rows).map((row) => ({
    participant: participantOf(account, row),
    state: stateOf(row),
  }));
};

/** Gives a person of the company who completed a training their licence; who has it already gets the same again. */
export const claimExosphere = async (
  { sql, account, now }: HandlerContext,
  { participant }: { readonly participant: EmployeeId },
): Promise<ExosphereLicence | Refusal<"PARTICIPANT_GONE" | "EXOSPHERE_NOT_ENTITLED">> => {
  const [person] = await sql`
    select id from accounts where id = ${participant} and company_id = ${account.companyId} for update`;
  if (person === undefined) return refused("PARTICIPANT_GONE");
  const read = async () =>
    (await listExosphere(sql, account, now())).find((licence) => licence.participant.id === participant);
  const before = await read();
  if (before === undefined || before.state._tag === "NotEntitled") return refused("EXOSPHERE_NOT_ENTITLED");
  if (before.state._tag === "Claimed") return before;
  const [booking] = await sql<{ id: string }>`
    select b.id from training_bookings b
    where b.participant_id = ${participant} and b.company_id = ${account.companyId} and ${isCompleted(sql, now())}
    order by b.registered_at, b.id limit 1 for update`;
  if (booking === undefined) return refused("EXOSPHERE_NOT_ENTITLED");
  const code = newCode();
  const today = dayText(now());
  const until = dayText(addMonths(dayOf(today), EXOSPHERE_MONTHS));
  await sql`
    insert into licences (code, service, months, purchased_on, company_id) values (${code}, 'exosphere', ${EXOSPHERE_MONTHS}, ${today}, ${account.companyId})`;
  await sql`
    insert into exosphere_licences (participant_id, booking_id, code, claimed_at, valid_until) values (${participant}, ${booking.id}, ${code}, ${now()}, ${until})`;
  return { ...before, state: { _tag: "Claimed", code, validUntil: dayOf(until) } };
};
