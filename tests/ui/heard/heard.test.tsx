import { describe, expect, test } from "vitest";
import { day, known, LOADED_AT, pageOf } from "../../../src/atlas/desk/fixtures/samples.ts";
import { personOf, type Persona } from "../../../src/atlas/desk/simulation/personas.ts";
import { busyDashboard, dashboard } from "../../../src/atlas/samples/dashboard.samples.ts";
import { conference, registered } from "../../../src/atlas/samples/conference.samples.ts";
import { entry, invoice } from "../../../src/atlas/samples/invoices.samples.ts";
import { testResult } from "../../../src/atlas/samples/products.samples.ts";
import { ticket } from "../../../src/atlas/samples/tickets.samples.ts";
import { attendance, bookable, booking, robin } from "../../../src/atlas/samples/trainings.samples.ts";
import { editedWebsite, sampleWebsite } from "../../../src/atlas/samples/website.samples.ts";
import { required } from "../../../src/machines/kit/required.ts";
import { listen, type Listener } from "./listen.ts";
import { openPortal, type Opened } from "./open-portal.tsx";

interface Journey extends Opened {
  /** What the person does. */
  readonly go: (person: Listener) => Promise<void>;
}

const as = (persona: Persona) => required(personOf(persona), "A person");

const overdue = { ...entry, date: day("01-05"), dueOn: day("01-20"), state: known("open") } as const;

const ownBooking = { ...booking, participant: robin };

const answered = {
  ...ticket,
  answers: [
    ...ticket.answers,
    {
      id: "a2",
      date: new Date(LOADED_AT),
      author: "Sascha Feld",
      side: "customer",
      message: "Thank you, that was it.",
      attachments: [],
    },
  ],
} as const;

const withRobin = { ...conference, participants: [registered] };

/** The journeys of the working days (tests/e2e/journeys), one text each. */
const journeys: Readonly<Record<string, Journey>> = {
  "sign in and ask about an order": {
    at: "/",
    calls: {
      login: [
        { answer: { valid: false, error_code: "INVALID_PASSWORD" } },
        { answer: { valid: true, userData: as("gold") } },
      ],
      getDashboard: [{ answer: dashboard }],
    },
    after: {
      login: { checkUserSession: [{ answer: { loggedIn: true, valid: true, userData: as("gold") } }] },
    },
    go: async ({ press, type, readPage }) => {
      await type("textbox, Email address", "gold@demo.test");
      await type("Password", "wrong");
      await press("button, Sign in");
      await type("Password", "right");
      await press("button, Sign in");
      await readPage();
      await press("link, Orders");
      await press("link, SO-2026-000101");
      await press("button, Ask about this order");
      await press("button, Send request");
      await type("textbox, Your message", "One valve actuator arrived broken.");
      await press("button, Send request");
      await press("button, Close");
    },
  },
  "pay what is overdue and ask about it": {
    at: "/",
    person: as("gold"),
    calls: {
      getDashboard: [{ answer: { ...busyDashboard, orders: dashboard.orders } }],
      getInvoices: [{ answer: { ...pageOf(overdue), archiveMax: 100 } }],
      getInvoice: [{ answer: { ...invoice, ...overdue } }],
    },
    go: async ({ press, type }) => {
      await press("button, Hide for a week, Test Hauptplatz again");
      await press("link, Pay what is overdue");
      await press("link, IN-2026-000101");
      await press("button, Pay");
      await press("button, Copy IBAN");
      await press("button, Close");
      await press("button, Ask about this invoice");
      await type("textbox, Your message", "When was this delivered?");
      await press("button, Send request");
    },
  },
  "book a colleague": {
    at: "/trainings/",
    person: as("gold"),
    calls: { getTrainings: [{ answer: pageOf() }] },
    after: { bookTraining: { getTrainings: [{ answer: pageOf(booking) }] } },
    go: async ({ press, type }) => {
      await press("link, Show dates");
      await type("searchbox, Search dates", "Smart Home{Enter}");
      await press("button, Book Smart Home Grundlagen");
      await press("combobox, Participant");
      await press("option, Kim Berg");
      await press("button, Book");
      await press("tab, Booked");
      await press("button, Add to calendar");
    },
  },
  "order a package and load a file": {
    at: "/advantages/",
    person: as("gold"),
    go: async ({ press }) => {
      await press("button, Copy V10001-NORD-1");
      await press("link, Campus packages");
      await press("button, Order Campus Starter");
      await press("button, Order with obligation to pay");
      await press("link, Downloads");
      await press("button, Download, Miniserver data sheet");
    },
  },
  "book a training and give it up": {
    at: "/invoices/",
    person: as("employee"),
    calls: {
      getTrainings: [{ answer: pageOf(ownBooking) }],
      cancelTraining: [
        { answer: { ...ownBooking, state: { _tag: "Cancelled", at: day("02-03") }, cancelUntil: null } },
      ],
      getBookableTrainings: [
        { answer: pageOf({ ...bookable, seats: { _tag: "Full", of: 12, waiting: 0 } }) },
      ],
    },
    after: { cancelTraining: { getTrainings: [{ answer: pageOf() }] } },
    go: async ({ press }) => {
      await press("link, Trainings");
      await press("button, Cancel booking Smart Home Grundlagen");
      await press("button, Cancel booking");
      await press("tab, Dates to book");
    },
  },
  "write a ticket": {
    at: "/new-ticket/",
    person: as("employee"),
    calls: { createTicket: [{ answer: { ticketId: ticket.id } }] },
    go: async ({ press, type }) => {
      await press("button, Send ticket");
      await type("textbox, Subject", "Which room?");
      await type("textbox, Your message", "Where is the training?");
      await press("button, Send ticket");
      await press("link, Open ticket");
    },
  },
  "read an answer, an order, its invoice and a product": {
    at: "/",
    person: as("customer"),
    calls: {
      getDashboard: [{ answer: busyDashboard }],
      getTicket: [{ answer: ticket }],
      answerTicket: [{ answer: answered }],
      testRemoteConnect: [{ answer: testResult }],
    },
    go: async ({ press, type }) => {
      await press("link, Read the answer to");
      await type("textbox, Your answer", "Thank you, that was it.");
      await press("button, Send answer");
      await press("link, Orders");
      await press("tab, Completed");
      await press("link, SO-2026-000088");
      await press("link, IN-2026-000101");
      await press("link, Products");
      await press("link, Villa Moser");
      await press("button, Start test");
    },
  },
  "complete, publish and take down a website": {
    at: "/website/",
    person: as("gold"),
    calls: {
      saveWebsite: [{ answer: { _tag: "Saved", saved: editedWebsite.draft } }],
      getWebsite: [
        {
          answer: {
            ...editedWebsite,
            live: null,
            versions: [],
            draft: {
              ...editedWebsite.draft,
              website: { ...sampleWebsite, texts: [{ language: "de", description: "", imprint: "" }] },
            },
          },
        },
      ],
    },
    go: async ({ press, type }) => {
      await press("button, Publish");
      await type("textbox, Imprint", "Gold Electric, Wien");
      await type("textbox, Description", "Elektrik");
      await press("tab, Pictures");
      await press("tab, Opening hours");
      await press("button, Publish");
      await press("tab, Publication");
      await press("button, Take offline");
    },
  },
  "answer a ticket and mark who was present": {
    at: "/support/",
    person: as("staff"),
    calls: {
      answerTicket: [{ answer: answered }],
      getAttendance: [{ answer: attendance }],
      markAttendance: [
        {
          answer: {
            ...attendance,
            attendees: attendance.attendees.map((one) => ({ ...one, present: true })),
          },
        },
      ],
    },
    go: async ({ press, type }) => {
      await press("link, Relay clicks");
      await type("textbox, Your answer", "It leaves our house tomorrow.");
      await press("button, Send answer");
      await press("link, Attendance");
      await press("link, Smart Home Grundlagen");
      await press("button, Kim Berg was present");
    },
  },
  "register somebody for the conference and withdraw": {
    at: "/conference/",
    person: as("gold"),
    calls: {
      getConference: [{ answer: { ...conference, participants: [] } }],
      registerParticipants: [{ answer: withRobin }],
    },
    after: { registerParticipants: { getConference: [{ answer: withRobin }] } },
    go: async ({ press, type }) => {
      await press("link, Register people");
      await press("button, Next: second person");
      await press("radio, Ms");
      await type("textbox, First name", "Robin");
      await type("textbox, Last name", "Nord");
      await type("textbox, Email address", "robin.nord@nordlicht.example");
      await press("radio, M,");
      await press("radio, Commercial buildings");
      await press("button, Next: second person");
      await press("button, Register only one person");
      await press("button, Register");
      await press("link, Back to the conference");
      await press("button, Withdraw Robin Nord");
      await press("button, Withdraw");
    },
  },
};

describe("a person who does not see the page hears what has been read and mended", () => {
  test.each(Object.entries(journeys))("%s", async (name, { go, ...opened }) => {
    await openPortal(opened);
    const person = await listen();
    await go(person);
    const { text, faults } = person.end();
    await expect(text).toMatchFileSnapshot(`journeys/${name.replaceAll(/\W+/g, "-")}.txt`);
    await expect.poll(() => faults).toEqual([]);
  });
});
