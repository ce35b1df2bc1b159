import * as Schema from "effect/Schema";
import { pagesOf } from "./list-body.ts";
import { supportCaseList } from "../domain/support/support.lists.ts";
import { SupportCase } from "../domain/support/support-case.ts";
import { TicketId } from "../domain/tickets/ticket.ts";
import { call, data, form } from "./call.ts";

const support = "support";

export const getSupportCases = call({
  path: "/api/getSupportCases",
  summary: "Support cases, a page at a time: all for staff, the company's own for a partner",
  access: support,
  kind: "read",
  topics: ["tickets"],
  ...pagesOf(supportCaseList),
  failures: [],
});

export const getSupportCase = call({
  path: "/api/getSupportCase",
  summary: "One support case with its product",
  access: support,
  kind: "read",
  topics: ["tickets"],
  body: form(Schema.Struct({ id: TicketId })),
  answer: data(SupportCase),
  failures: [],
});
