import {
  firstStepIds,
  isMarked,
  type FirstStep,
  type FirstStepId,
  type MarkedStep,
} from "../../../src/domain/first-steps/first-steps.ts";
import { ownCompany, type Account } from "../../accounts/account.ts";
import type { Handlers } from "../../http/handler.ts";
import type { Sql } from "../../store/sql.ts";

type Done = Pick<FirstStep, "done" | "doneOn">;

/** What the company has done, by the steps that nobody marks. */
const readFacts = async (
  sql: Sql,
  account: Account,
): Promise<Readonly<Record<Exclude<FirstStepId, MarkedStep>, Done>>> => {
  const [row] = await sql<{
    profile: boolean;
    booked_at: Date | null;
    registered_at: Date | null;
  }>`
    select
      c.street <> '' and c.zip <> '' and c.city <> '' and c.vat_id <> ''
        and exists (select from accounts a where a.company_id = c.id and a.phone <> '') as profile,
      (select min(b.booked_at) from training_bookings b where b.company_id = c.id and b.status <> 'cancelled') as booked_at,
      (select min(p.registered_on)::timestamptz from products p where p.company_id = c.id) as registered_at
    from companies c where c.id = ${account.companyId}`;
  const on = (day: Date | null = null): Done => ({ done: day !== null, doneOn: day });
  return {
    complete_profile: { done: row?.profile === true, doneOn: null },
    book_training: on(row?.booked_at),
    register_product: on(row?.registered_at),
  };
};

const listSteps = async (sql: Sql, account: Account): Promise<readonly FirstStep[]> => {
  const facts = await readFacts(sql, account);
  const marks = await sql<{
    step: string;
    done_at: Date;
  }>`select step, done_at from first_steps where ${ownCompany(sql, account)}`;
  const markOf = (code: MarkedStep): Done => {
    const doneOn = marks.find(({ step }) => step === code)?.done_at ?? null;
    return { done: doneOn !== null, doneOn };
  };
  return firstStepIds.map((code) => ({
    id: { _tag: "Known", code },
    ...(isMarked(code) ? markOf(code) : facts[code]),
  }));
};

/** The first steps of a starting partner; they are shared by the whole company. */
export const firstStepsHandlers: Handlers<"getFirstSteps" | "completeFirstStep"> = {
  getFirstSteps: ({ sql, account }) => listSteps(sql, account),
  completeFirstStep: async ({ sql, account, now }, { id, done }) => {
    if (done)
      await sql`insert into first_steps (company_id, step, done_at) values (${account.companyId}, ${id}, ${now()}) on conflict do nothing`;
    else await sql`delete from first_steps where ${ownCompany(sql, account)} and step = ${id}`;
    return listSteps(sql, account);
  },
};
