import { ticketList } from "../domain/tickets/tickets.lists.ts";
import { call } from "./call.ts";
import { pagesOf } from "./list-body.ts";

export const getTickets = call({
  path: "/api/getTickets",
  summary: "The tickets that the visitor may read, a page at a time",
  access: "tickets",
  kind: "read",
  topics: ["tickets"],
  ...pagesOf(ticketList),
  failures: [],
});
