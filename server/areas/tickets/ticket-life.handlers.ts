import { isBlank } from "../../../src/domain/kit/blank.ts";
import { fullName } from "../../../src/domain/kit/full-name.ts";
import type { TicketId } from "../../../src/domain/tickets/ticket.ts";
import { mayReopen } from "../../../src/domain/tickets/ticket-rules.ts";
import type { Account } from "../../accounts/account.ts";
import { isAllowed, requirementOf } from "../../../src/domain/shell/access.ts";
import { limitUse } from "../../accounts/rate-limit.ts";
import { notFound, refused, type Handlers, type HandlerContext, type Refusal } from "../../http/handler.ts";
import { isRefusal, RequestRefused } from "../../http/refusals.ts";
import { noteEvent } from "../../notifications/notification-events.ts";
import type { Sql } from "../../store/sql.ts";
import { attachFiles, ticketSearchText } from "./create-ticket.ts";
import { isStaff, reachableTickets } from "./ticket-access.ts";
import { referenceProblem } from "./ticket-references.ts";
import { readTicket } from "./ticket.sql.ts";

interface Life {
  readonly status: string;
  readonly company_id: string;
  readonly message: string;
  readonly mine: boolean;
  readonly closed_at: Date | null;
  readonly status_before: string | null;
  readonly active_before: Date | null;
  readonly answers: number;
}

// Locked until the call ends: of a simultaneous answer and close, the second one sees the result of the first.
const lockTicket = async (sql: Sql, account: Account, id: TicketId): Promise<Life | undefined> => {
  const [life] = await sql<Omit<Life, "answers">>`
    select t.status, t.company_id, t.message, t.account_id = ${account.id} as mine, t.closed_at, t.status_before, t.active_before from tickets t where t.id = ${id} and ${reachableTickets(sql, account)} for update`;
  if (life === undefined) return undefined;
  const [count] = await sql<{
    answers: number;
  }>`select count(*) as answers from ticket_answers where ticket_id = ${id}`;
  return { ...life, answers: count?.answers ?? 0 };
};

/** Answers that one account may write within 15 minutes. */
const answers = 120;

const closed = refused("TICKET_CLOSED");

const reopenRefusal = ({ status, closed_at: closedAt }: Life, now: Date) => {
  if (status !== "closed") return refused("TICKET_NOT_CLOSED");
  return mayReopen({ status: { _tag: "Known", code: "closed" }, closedAt }, now)
    ? undefined
    : refused("REOPEN_TOO_LATE");
};

/** Changes a ticket after its checks and returns it. */
const change = async <Code extends string = never>(
  { sql, account }: HandlerContext,
  id: TicketId,
  work: (life: Life) => Promise<Refusal<Code> | undefined>,
) => {
  const life = await lockTicket(sql, account, id);
  return life === undefined
    ? notFound
    : ((await work(life)) ?? (await readTicket(sql, account, id)) ?? notFound);
};

/** Actions on existing tickets (business §4). */
export const ticketLifeHandlers: Handlers<
  | "answerTicket"
  | "updateTicket"
  | "closeTicket"
  | "undoTicketClosing"
  | "reopenTicket"
  | "holdTicket"
  | "markTicketRead"
> = {
  answerTicket: (context, { id, message }) => {
    if (isBlank(message) && context.files.length === 0)
      throw new RequestRefused(422, "INVALID_REQUEST", { field: "message" });
    return change(context, id, async (life) => {
      if (life.status === "closed") return closed;
      const { sql, account, now, files, fileStore } = context;
      const moment = now();
      const limited = await limitUse(context, [{ what: "answer", by: account.id, limit: answers }]);
      if (limited !== undefined) return limited;
      const answerId = `${id}-${life.answers + 1}`;
      const side = isStaff(account) ? "support" : "customer";
      await sql`
      insert into ticket_answers (id, ticket_id, author, side, message, created_at)
      values (${answerId}, ${id}, ${fullName(account.firstName, account.lastName)}, ${side}, ${message}, ${moment})`;
      await attachFiles(
        sql,
        fileStore,
        files,
        { companyId: life.company_id, ticketId: id, answerId },
        moment,
      );
      await sql`
      update tickets set last_activity_at = ${moment}, last_side = ${side},
        first_answer_at = case when ${side} = 'support' then coalesce(first_answer_at, ${moment}) else first_answer_at end,
        last_support_answer_at = case when ${side} = 'support' then ${moment} else last_support_answer_at end,
        status = case when ${side} = 'customer' then 'open' else status end
      where id = ${id}`;
      if (side === "support")
        await noteEvent(
          sql,
          {
            kind: "ticket_answer",
            key: answerId,
            companyId: life.company_id,
            causedBy: account.id,
            subject: id,
          },
          moment,
        );
      return undefined;
    });
  },
  updateTicket: (context, { id, ticket_subject: subject, ...given }) =>
    change(context, id, async (life) => {
      const { sql, account } = context;
      if (!life.mine) return refused("TICKET_NOT_MINE");
      if (life.status === "closed") return closed;
      if (life.answers > 0) return refused("TICKET_ALREADY_ANSWERED");
      const problem = await referenceProblem(sql, account, given);
      if (problem !== undefined) return problem;
      const { area = null, order = null, invoice = null, serial = null } = given;
      // An attached result belongs to the ticket's product and is removed with it.
      await sql`
      update tickets set subject = ${subject}, search_text = ${ticketSearchText(id, subject, life.message, given)},
        area = ${area}, order_id = ${order}, invoice = ${invoice}, remote_connect = case when serial = ${serial} then remote_connect end, serial = ${serial}
      where id = ${id}`;
      return undefined;
    }),
  closeTicket: (context, { id }) =>
    change(context, id, async (life) => {
      if (life.status === "closed") return closed;
      const moment = context.now();
      await context.sql`
      update tickets set status = 'closed', closed_at = ${moment}, last_activity_at = ${moment}, status_before = status, active_before = last_activity_at
      where id = ${id}`;
      return undefined;
    }),
  undoTicketClosing: (context, { id }) =>
    change(context, id, async (life) => {
      const refusal = reopenRefusal(life, context.now());
      if (refusal !== undefined) return refusal;
      // As if it had not been closed: on hold as before, and at its place in the lists.
      await context.sql`
      update tickets set status = coalesce(status_before, 'open'), closed_at = null, last_activity_at = coalesce(active_before, last_activity_at)
      where id = ${id}`;
      return undefined;
    }),
  reopenTicket: (context, { id }) =>
    change(context, id, async (life) => {
      const moment = context.now();
      const refusal = reopenRefusal(life, moment);
      if (refusal !== undefined) return refusal;
      await context.sql`update tickets set status = 'open', closed_at = null, last_activity_at = ${moment} where id = ${id}`;
      return undefined;
    }),
  holdTicket: async (context, { id, hold }) => {
    const held = await change(context, id, async (life) => {
      if (life.status === "closed") return closed;
      await context.sql`update tickets set status = ${hold ? "on_hold" : "open"}, last_activity_at = ${context.now()} where id = ${id}`;
      return undefined;
    });
    return isRefusal(held) || isAllowed(requirementOf("tickets"), context.account) ? held : null;
  },
  markTicketRead: async ({ sql, account, now }, { id }) => {
    const [ticket] = await sql`select from tickets where id = ${id} and ${reachableTickets(sql, account)}`;
    if (ticket === undefined) return notFound;
    await sql`
      insert into ticket_reads (account_id, ticket_id, read_at) values (${account.id}, ${id}, ${now()})
      on conflict (account_id, ticket_id) do update set read_at = excluded.read_at`;
    return {};
  },
};
