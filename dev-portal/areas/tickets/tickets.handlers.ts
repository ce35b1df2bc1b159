import { isPicture } from "../../../src/domain/kit/upload.ts";
import { mediaTypes } from "../../files/media-types.ts";
import { fileAnswer, notFound, refused, type Handlers } from "../../http/handler.ts";
import { createTicket } from "./create-ticket.ts";
import { attachedResult, referenceProblem } from "./ticket-references.ts";
import { readAttachment, readTicket } from "./ticket.sql.ts";
import { listTickets } from "./tickets.sql.ts";

/** Tickets of the account's company (business §3). */
export const ticketsHandlers: Handlers<
  "createTicket" | "createGuidedTicket" | "getTickets" | "getTicket" | "getTicketAttachment"
> = {
  createTicket: (context, fields) => createTicket(context, fields),
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
    const problem = await referenceProblem(sql, account, given);
    if (problem !== undefined) return problem;
    const result = resultId === undefined ? undefined : await attachedResult(sql, account, serial, resultId);
    if (resultId !== undefined && result === undefined)
      return refused("REFERENCE_NOT_FOUND", { field: "remote_connect" });
    return createTicket(context, fields, given, result);
  },
  getTickets: ({ sql, account }, request) => listTickets(sql, account, request),
  getTicket: async ({ sql, account }, { id }) => (await readTicket(sql, account, id)) ?? notFound,
  getTicketAttachment: async ({ sql, account, fileStore }, { id }) => {
    const attachment = await readAttachment(sql, account, id);
    const stream = attachment === undefined ? undefined : await fileStore.open(id);
    if (attachment === undefined || stream === undefined) return notFound;
    return fileAnswer(stream, attachment.name, mediaTypes[attachment.kind], {
      inline: isPicture(attachment.kind),
    });
  },
};
