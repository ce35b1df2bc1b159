import type { KnowledgeEntry } from "../../../domain/knowledge.ts";
import type { SupportCase, SupportCaseSummary } from "../../../domain/support-case.ts";
import type { TicketStatistics } from "../../../domain/ticket-statistics.ts";
import type { Attachment, Ticket, TicketSummary } from "../../../domain/ticket.ts";
import { product, testResult } from "./products.samples.ts";
import { day, known } from "./samples.ts";

const id = "T-2026-000007" as Ticket["id"];
export const attachedFile: Attachment = {
  id: "desk-file" as Attachment["id"],
  name: "device.log",
  size: 1500,
  picture: false,
};
export const attachedPicture: Attachment = {
  id: "desk-picture" as Attachment["id"],
  name: "cellar.svg",
  size: 310,
  picture: true,
};

/** What the attached picture shows: a relay. */
export const picture = new Blob(
  [
    "<svg xmlns='http://www.w3.org/2000/svg' width='320' height='180' viewBox='0 0 320 180'><rect width='320' height='180' fill='#ccd5cf'/>",
    "<rect x='110' y='40' width='100' height='100' rx='8' fill='#2f5d46'/><circle cx='160' cy='90' r='18' fill='#ccd5cf'/></svg>",
  ],
  { type: "image/svg+xml" },
);

/** A ticket that support has answered. */
export const ticket: Ticket = {
  id,
  date: day("02-01"),
  subject: "Relay clicks",
  message: "The relay clicks all night.",
  creator: "Robin Nord",
  status: known("open"),
  attachments: [attachedPicture, attachedFile],
  answers: [
    {
      id: "a1",
      date: day("02-02"),
      author: "Support",
      side: "support",
      message: "Please update the Miniserver.",
      attachments: [],
    },
  ],
  mine: true,
  area: known("product"),
  references: { order: null, invoice: null, serial: product.serial },
  remoteConnect: testResult,
  closedAt: null,
};

/** A ticket that was closed some days ago: it can be opened again. */
export const closedTicket: Ticket = {
  ...ticket,
  id: "T-2026-000003" as Ticket["id"],
  date: day("01-14"),
  subject: "Portal - Order #SO-2026-000088",
  message: "Where is the parcel?",
  status: known("closed"),
  attachments: [],
  area: known("order"),
  references: { order: null, invoice: null, serial: null },
  remoteConnect: null,
  closedAt: day("01-30"),
  answers: [
    {
      id: "a1",
      date: day("01-16"),
      author: "Support",
      side: "support",
      message: "It will be with you tomorrow.",
      attachments: [],
    },
  ],
};

/** The same before the first answer: its maker may correct it. */
export const unansweredTicket: Ticket = { ...ticket, id: "T-2026-000008" as Ticket["id"], answers: [] };

export const ticketSummaries: readonly TicketSummary[] = [
  {
    id,
    date: day("02-01"),
    subject: "Relay clicks",
    status: known("open"),
    creator: "Robin Nord",
    answerCount: 1,
    lastActivity: day("02-02"),
    unreadAnswers: 1,
    mine: true,
  },
  {
    id: closedTicket.id,
    date: closedTicket.date,
    subject: closedTicket.subject,
    status: known("closed"),
    creator: "Robin Nord",
    answerCount: 1,
    lastActivity: day("01-30"),
    unreadAnswers: 0,
    mine: true,
  },
];

export const knownAnswers: readonly KnowledgeEntry[] = [
  {
    id: "desk-known",
    area: known("product"),
    question: "The Miniserver does not start",
    answer: ["Take the card out and put it in again.", "Its lamp shines green after two minutes."],
  },
];

export const supportCases: readonly SupportCaseSummary[] = ticketSummaries.map(
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

export const supportCase: SupportCase = {
  ticket,
  department: "support-int",
  waitingFor: "customer",
  company: { name: "Nordlicht Elektro GmbH", debitor: "10003", country: "AT" },
  product: { serial: product.serial, name: product.name, type: product.type, results: [testResult] },
};

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
