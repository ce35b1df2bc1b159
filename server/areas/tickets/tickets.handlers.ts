import { answerFile } from "../../files/stored-file.ts";
import { notFound, refused, type Handlers } from "../../http/handler.ts";
import { createTicket } from "./create-ticket.ts";
import type { Departments } from "./departments.ts";
import { attachedResult, referenceProblem } from "./ticket-references.ts";
import { readAttachment, readTicket } from "./ticket.sql.ts";
import { listTickets } from "./tickets.sql.ts";

/** The page sends what its configuration names for the country, so that this is no refusal that a person can mend. */
const departmentRefused = refused("INVALID_REQUEST", { field: "department", status: 422 });

/** Tickets of the account's company (business §3). */
export const createTicketsHandlers = (
  departments: Departments,
): Handlers<"createTicket" | "createGuidedTicket" | "getTickets" | "getTicket" | "getTicketAttachment"> => ({
  createTicket: async (context, fields) =>
    (await departments()).has(fields.department) ? createTicket(context, fields) : departmentRefused,
  createGuidedTicket: async (
    context,
    { area, order, invoice, serial, remote_connect: resultId, ...fields },
  ) => {
    const { sql, account } = context;
    const given = {
      ...(area && { area }),
      ...(order && { order }),
      ...(invoice && { invoice }),
      ...(serial && { serial }),
    };
    if (!(await departments()).has(fields.department)) return departmentRefused;
    const problem = await referenceProblem(sql, account, given);
    if (problem !== undefined) return problem;
    const result = resultId === undefined ? undefined : await attachedResult(sql, account, serial, resultId);
    if (resultId !== undefined && result === undefined)
      return refused("REFERENCE_NOT_FOUND", { field: "remote_connect" });
    return createTicket(context, fields, given, result);
  },
  getTickets: ({ sql, account }, request) => listTickets(sql, account, request),
  getTicket: async ({ sql, account }, { id }) => (await readTicket(sql, account, id)) ?? notFound,
  getTicketAttachment: async ({ sql, account, fileStore }, { id }) =>
    answerFile(fileStore, await readAttachment(sql, account, id)),
});
