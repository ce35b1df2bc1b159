import { DEFAULT_PAGE_SIZE } from "../../../domain/list.ts";
import { routes, supportPath } from "../../../domain/routes.ts";
import { read, write, type Place } from "./place.ts";
import { statistics, supportCase, supportCases } from "./tickets.samples.ts";

const {
  ticket: { id },
} = supportCase;
const period = { from: statistics.from.toISOString(), to: statistics.to.toISOString() };
const counted = `${routes.ticketStatistics.path}?from=${period.from.slice(0, 10)}&to=${period.to.slice(0, 10)}`;

export const places: readonly Place[] = [
  read("support", routes.support.path, {
    key: "support-cases",
    call: "/api/getSupportCases",
    request: { page: 1, page_size: DEFAULT_PAGE_SIZE, sort: "-lastActivity" },
    sample: { rows: supportCases, total: supportCases.length },
  }),
  read("support-case", supportPath(id), {
    key: "support-case-",
    call: "/api/getSupportCase",
    id,
    request: { id },
    sample: supportCase,
    handling: { needs: [`ticket-${id}`] },
  }),
  read("ticket-statistics", counted, {
    key: "ticket-statistics",
    call: "/api/getTicketStatistics",
    request: period,
    sample: statistics,
  }),
  write("ticket-statistics", counted, {
    key: "ticket-statistics-csv",
    call: "/api/getTicketStatisticsCsv",
    request: { from: statistics.from, to: statistics.to },
    sample: undefined,
  }),
];
