import * as Schema from "effect/Schema";
import { fullName } from "../../src/domain/kit/full-name.ts";
import { OrderId } from "../../src/domain/orders/order-summary.ts";
import type { SerialNumber } from "../../src/domain/products/serial-number.ts";
import { ticketDepartment, ticketStatuses } from "../../src/domain/tickets/ticket.ts";
import type { GivenReferences } from "../areas/tickets/ticket-references.ts";
import { ticketId, ticketSearchText } from "../areas/tickets/create-ticket.ts";
import type { Calendar } from "./calendar.ts";
import { demoJournal } from "./demo-journal.ts";
import { pdfOf, pngOf, type DemoFile } from "./demo-files.ts";
import { demoAccounts, demoCompanies } from "./people.ts";
import { serialsOf } from "./products.ts";
import { cycle, randomOf } from "./random.ts";
import { conversationsOf } from "./texts/ticket-texts.ts";

/** A file and the message that it is attached to: the question, support's answer, or the reply. */
interface PlacedFile {
  readonly at: 0 | 1 | 2;
  readonly file: DemoFile;
}

/** A ticket with its messages as rows; files have no ids yet. */
export interface DemoTicket {
  readonly ticket: Readonly<Record<string, unknown>> & { readonly id: string; readonly company_id: string };
  readonly answers: readonly (object & { readonly id: string })[];
  readonly file: { readonly answerId: string | null; readonly file: DemoFile } | undefined;
}

/** Number of tickets at scale 1, and the days that they cover. */
const baseCount = 60;
const history = 300;
/** Number of newest tickets with files. */
const withFiles = 21;

// The creators of tickets in rotation: more than a third belong to the gold company.
const creators = [
  "gold",
  "flagship",
  "employee",
  "platin",
  "gold",
  "silver",
  "customer",
  "gold",
  "reg",
  "swiss",
  "employee",
  "business",
  "reg21",
  "gold",
  "disti",
  "starter",
];

const supporters = ["Anna Leitner", "Petr Malý", "Clara Benoît", "Michael Huber"];

const log =
  "2026-03-02 06:14:11 start of update\n2026-03-02 06:15:40 restart\n2026-03-02 06:16:02 SD card: read error in sector 20480\n";

// By index of the conversation.
const files: Readonly<Record<number, PlacedFile>> = {
  1: { at: 0, file: { name: "miniserver.log", kind: "log", bytes: Buffer.from(log) } },
  2: { at: 0, file: { name: "Servo – Überblick.png", kind: "png", bytes: pngOf(40) } },
  3: { at: 2, file: { name: "layout.pdf", kind: "pdf", bytes: pdfOf("Layout for engraving") } },
  4: {
    at: 1,
    file: {
      name: "router-settings.txt",
      kind: "txt",
      bytes: Buffer.from("UDP 5060 open\nUDP 10000-20000 open\nSIP ALG off\n"),
    },
  },
  // Staff can open it in the replay desk.
  5: {
    at: 0,
    file: { name: "portal-journal-2026-03-02.json", kind: "json", bytes: Buffer.from(demoJournal()) },
  },
  6: { at: 1, file: { name: "drawing.png", kind: "png", bytes: pngOf(200) } },
};

// Ticket areas by index of the conversation.
const areas = ["order", "product", "product", "order", "product", "cloud_service", "other"] as const;

// As in portal-config.json.
const departments = {
  default: "support-int",
  CH: "support-ch",
  CZ: "support-cz",
  ES: "support-es",
  FR: "support-fr",
  GB: "support-uk",
  IT: "support-it",
  PL: "support-pl",
  SK: "support-sk",
};

const toOrder = Schema.decodeSync(OrderId);

const referencesOf = (
  area: (typeof areas)[number],
  order: string,
  serials: readonly SerialNumber[],
  index: number,
): GivenReferences => {
  if (area === "order") return { order: toOrder(order) };
  return area === "other" || serials.length === 0 ? {} : { serial: cycle(serials, index) };
};

const creatorOf = (index: number) => {
  const id = cycle(creators, index);
  const account = demoAccounts.find((account) => account.id === id);
  const company = demoCompanies.find((company) => company.id === account?.company);
  if (account === undefined || company === undefined) throw new RangeError(`${id} is no demo account`);
  return { account, company, author: fullName(account.firstName, account.lastName) };
};

const statusOf = (index: number): (typeof ticketStatuses)[number] =>
  index < 12 ? cycle(ticketStatuses, index) : "closed";

const makeTicket = (
  index: number,
  count: number,
  calendar: Calendar,
  ordersOf: (company: string) => readonly string[],
): DemoTicket => {
  const random = randomOf(`ticket:${index}`);
  const { account, company, author } = creatorOf(index);
  const conversations = conversationsOf(company.country);
  const place = index % conversations.length;
  const [subjectText, question, answer, reply] = cycle(conversations, place);
  const daysAgo = 1 + Math.floor((index * history) / count);
  const start = random.int(6 * 60, 12 * 60);
  const moments = [start, start + random.int(15, 300), start + random.int(310, 600)].map((minute) =>
    calendar.momentAgo(daysAgo, minute),
  );
  const id = ticketId(Number(calendar.dayAgo(daysAgo).slice(0, 4)), count - index);
  const order = random.pick(ordersOf(company.id));
  const subject = subjectText.replace("{order}", order);
  const area = cycle(areas, place);
  const about = referencesOf(area, order, serialsOf(company.id), index);
  const status = statusOf(index);
  const file = index < withFiles ? files[place] : undefined;
  const replied = status === "closed" || file?.at === 2 || index % 6 === 3;
  const answers = [
    {
      id: `${id}-1`,
      ticket_id: id,
      author: random.pick(supporters),
      side: "support",
      message: answer,
      created_at: moments[1],
    },
    ...(replied
      ? [{ id: `${id}-2`, ticket_id: id, author, side: "customer", message: reply, created_at: moments[2] }]
      : []),
  ];
  return {
    ticket: {
      id,
      company_id: company.id,
      account_id: account.id,
      department: ticketDepartment(company.country, departments),
      subject,
      message: question,
      search_text: ticketSearchText(id, subject, question, about),
      status,
      created_at: moments[0],
      last_activity_at: answers.at(-1)?.created_at,
      area,
      order_id: about.order ?? null,
      serial: about.serial ?? null,
      first_answer_at: moments[1],
      last_support_answer_at: moments[1],
      last_side: replied ? "customer" : "support",
      closed_at: status === "closed" ? moments[2] : null,
    },
    answers,
    file:
      file === undefined
        ? undefined
        : { answerId: file.at === 0 ? null : `${id}-${file.at}`, file: file.file },
  };
};

/** All tickets, newest first; the newest has the highest number. Each has an answer. */
export const makeTickets = (
  calendar: Calendar,
  scale: number,
  ordersOf: (company: string) => readonly string[],
): readonly DemoTicket[] => {
  const count = baseCount * scale;
  return Array.from({ length: count }, (_, index) => makeTicket(index, count, calendar, ordersOf));
};
