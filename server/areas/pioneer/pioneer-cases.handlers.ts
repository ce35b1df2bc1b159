import { fullName } from "../../../src/domain/kit/full-name.ts";
import { statusAfter, type PioneerId, type PioneerStep } from "../../../src/domain/pioneer/pioneer.ts";
import type { PioneerStatusCode } from "../../../src/domain/pioneer/pioneer-status.ts";
import { pioneerPath } from "../../../src/domain/shell/routes.ts";
import { findAddressee } from "../../accounts/addressee.ts";
import { notFound, refused, type HandlerContext, type Handlers, type Letter } from "../../http/handler.ts";
import { writeLetter, type Addressee } from "../../mail/letters.ts";
import { issueVoucher } from "./pioneer-voucher.ts";
import { listCases, readCase } from "./pioneer.sql.ts";

interface Locked {
  readonly company_id: string;
  readonly account_id: string;
  readonly model: string;
  readonly status: PioneerStatusCode;
}

/** Locks the submission until the call ends: of simultaneous steps the second sees the result of the first. */
const lock = async ({ sql }: HandlerContext, id: PioneerId): Promise<Locked | undefined> => {
  const [locked] = await sql<Locked>`
    select company_id, account_id, model, status from pioneer_submissions where id = ${id} for update`;
  return locked;
};

const isPossible = ({ status }: Locked, step: PioneerStep): boolean =>
  statusAfter(status, step) !== undefined;

const nameOf = ({ account }: HandlerContext): string => fullName(account.firstName, account.lastName);

/** Writes to the person who submitted; not to one whose account was deactivated since. */
const tell = async (
  { sql, mail, baseUrl }: HandlerContext,
  id: PioneerId,
  { account_id: accountId, model }: Locked,
  write: (
    to: Addressee,
    values: { readonly submission: string; readonly model: string; readonly link: string },
  ) => Letter,
): Promise<void> => {
  const to = await findAddressee(sql, { id: accountId });
  const values = { submission: id, model, link: `${baseUrl}${pioneerPath(id)}` };
  if (to !== undefined) await mail(write(to, values));
};

/** The staff's list of submissions, and their steps (docs/decisions/pioneer.md). */
export const pioneerCasesHandlers: Handlers<
  "getPioneerCases" | "takePioneerSubmission" | "closePioneerSubmission"
> = {
  getPioneerCases: ({ sql, account, now }, request) => listCases(sql, account, request, now()),
  takePioneerSubmission: async (context, { id }) => {
    const { sql, now } = context;
    const locked = await lock(context, id);
    if (locked === undefined) return notFound;
    if (!isPossible(locked, "take"))
      return refused(locked.status === "done" ? "PIONEER_DONE" : "PIONEER_IN_WORK");
    await sql`
      update pioneer_submissions set status = 'in_work', taken_at = ${now()}, taken_by = ${nameOf(context)} where id = ${id}`;
    await tell(context, id, locked, (to, values) => writeLetter("pioneerTaken", to, values));
    return (await readCase(sql, id)) ?? notFound;
  },
  closePioneerSubmission: async (context, { id, outcome }) => {
    const { sql, now } = context;
    const locked = await lock(context, id);
    if (locked === undefined) return notFound;
    if (!isPossible(locked, "close")) return refused("PIONEER_DONE");
    const { company_id: companyId, account_id: accountId } = locked;
    const voucher = await issueVoucher(sql, { id, companyId, accountId }, now());
    if (voucher === undefined) return refused("PIONEER_NO_REWARD");
    const text = outcome.trim();
    await sql`
      update pioneer_submissions set status = 'done', closed_at = ${now()}, closed_by = ${nameOf(context)}, outcome = ${text}, voucher_id = ${voucher}
      where id = ${id}`;
    await tell(context, id, locked, (to, values) =>
      writeLetter("pioneerClosed", to, { ...values, reason: text, code: voucher }),
    );
    return (await readCase(sql, id)) ?? notFound;
  },
};
