import { firstStepIds, type FirstStep } from "../../../src/domain/first-steps/first-steps.ts";
import { ownCompany, type Account } from "../../accounts/account.ts";
import type { Handlers } from "../../http/handler.ts";
import type { Sql } from "../../store/sql.ts";

const listSteps = async (sql: Sql, account: Account): Promise<readonly FirstStep[]> => {
  const rows = await sql<{
    step: string;
    done_at: Date;
  }>`select step, done_at from first_steps where ${ownCompany(sql, account)}`;
  return firstStepIds.map((code) => ({
    id: { _tag: "Known", code },
    doneOn: rows.find(({ step }) => step === code)?.done_at ?? null,
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
