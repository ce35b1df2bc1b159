import { saved } from "../../api/saved.ts";
import { getSupportCase, getSupportCases } from "../../api/support.calls.ts";
import { getTicketStatistics, getTicketStatisticsCsv } from "../../api/ticket-statistics.calls.ts";
import type { SupportCase, SupportCaseSummary } from "../../domain/support/support-case.ts";
import { supportCaseList } from "../../domain/support/support.lists.ts";
import type { TicketStatistics } from "../../domain/support/ticket-statistics.ts";
import { requestAt } from "../../ui/lists/list-address.ts";
import { product, testResult } from "./products.samples.ts";
import { day, known } from "../desk/fixtures/samples.ts";
import { ticket, ticketSummaries } from "./tickets.samples.ts";
import { sampleOf } from "./call-sample.ts";

const supportCases: readonly SupportCaseSummary[] = ticketSummaries.map(
  ({ id: number, subject, status, date, lastActivity }, index) => ({
    id: number,
    subject,
    status,
    area: index === 0 ? known("product") : known("order"),
    company: "Nordlicht Elektro GmbH",
    serial: index === 0 ? product.serial : null,
    department: "support-int",
    opened: date,
    lastActivity,
    waitingFor: index === 0 ? "customer" : "nobody",
  }),
);

export const supportCase = {
  ticket,
  department: "support-int",
  company: { name: "Nordlicht Elektro GmbH", debitor: "10003", country: "AT" },
  product: { serial: product.serial, name: product.name, type: product.type, results: [testResult] },
} satisfies SupportCase;

const opened = [4, 2, 7, 3, 5, 1, 6];

export const statistics: TicketStatistics = {
  from: day("02-02"),
  to: day("02-08"),
  total: 28,
  days: opened.map((count, index) => ({
    day: day(`02-0${index + 2}`),
    opened: count,
    closed: Math.max(0, count - 1),
  })),
  departments: [
    { department: "support-int", tickets: 17 },
    { department: "support-cz", tickets: 11 },
  ],
  statuses: [
    { status: known("open"), tickets: 9 },
    { status: known("on_hold"), tickets: 4 },
    { status: known("closed"), tickets: 15 },
  ],
  firstAnswer: {
    medianMinutes: 95,
    unanswered: 3,
    times: [
      { time: known("1h"), tickets: 11 },
      { time: known("4h"), tickets: 8 },
      { time: known("1d"), tickets: 4 },
      { time: known("3d"), tickets: 1 },
      { time: known("longer"), tickets: 1 },
    ],
  },
};

const { from, to } = statistics;

/** The area's calls as the desk makes them. */
export const callSamples = {
  cases: sampleOf(getSupportCases, requestAt(supportCaseList), {
    rows: supportCases,
    total: supportCases.length,
  }),
  supportCase: sampleOf(getSupportCase, { id: ticket.id }, supportCase),
  statistics: sampleOf(getTicketStatistics, { from, to }, statistics),
  csv: sampleOf(saved(getTicketStatisticsCsv), { from, to }, undefined),
};

/** The area has no machine of its own. */
export const samples = {};
