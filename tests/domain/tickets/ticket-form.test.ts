import { describe, expect, it } from "vitest";
import {
  aboutOf,
  changedDetails,
  checkCorrection,
  correctionOf,
  noDetails,
  nothingReferred,
  referencesOf,
  shownDetails,
  ticketFields,
  ticketProblems as problemsWith,
  type TicketDetails,
  type TicketForm,
  type TicketText,
} from "../../../src/domain/tickets/ticket-form.ts";
import { noReferences } from "../../../src/domain/tickets/ticket-area.ts";
import { DESCRIPTION_LIMIT, SUBJECT_LIMIT, type TicketId } from "../../../src/domain/tickets/ticket.ts";
import { ticketAboutPath } from "../../../src/domain/shell/routes.ts";

const serial = "504F94D00001";
const full: TicketDetails = {
  subject: "Relay",
  department: "support",
  area: "product",
  order: "SO-1",
  invoice: "R-7",
  serial,
  remoteConnect: "r1",
};
/** The problems of a ticket without files. */
const ticketProblems = (form: TicketForm, text: TicketText) => problemsWith(form, text, false);

describe("fields of a ticket", () => {
  it.each([
    ["product", { serial, remoteConnect: "r1" }],
    ["cloud_service", { serial, remoteConnect: "r1" }],
    ["order", { order: "SO-1" }],
    ["invoice", { invoice: "R-7" }],
    ["training", {}],
    ["", {}],
  ] as const)("the guided form shows the fields of the area %j only", (area, shown) => {
    expect(shownDetails("guided", { ...full, area })).toEqual({
      ...full,
      ...nothingReferred,
      area,
      ...shown,
    });
  });

  it("the plain form shows all fields", () => {
    expect(shownDetails("plain", full)).toEqual(full);
  });

  it("a field that is not shown is not checked", () => {
    const details = { ...full, area: "order", serial: "half a ser", message: "It clicks." } as const;
    expect(ticketProblems("guided", details)).toEqual({});
    expect(ticketProblems("plain", details)).toEqual({ serial: "SERIAL_SIGN H" });
  });
});

describe("the result of a test", () => {
  it.each([
    ["another product", { serial: "504F94D00002" }, ""],
    ["none", { serial: "" }, ""],
    ["the same, written otherwise", { serial: "50:4f:94:d0:00:01" }, "r1"],
    ["another order", { order: "SO-2" }, "r1"],
    ["another product with its own result", { serial: "504F94D00002", remoteConnect: "r2" }, "r2"],
  ])("is removed with its product: %s", (_, change, remoteConnect) => {
    expect(changedDetails(full, change)).toEqual({ ...full, ...change, remoteConnect });
  });
});

it("the address of a ticket about a thing contains its encoded number", () => {
  expect(ticketAboutPath({ order: "SO 1&area=other#x" })).toBe(
    "/new-ticketv2/?order=SO+1%26area%3Dother%23x",
  );
  expect(noDetails).toMatchObject(nothingReferred);
});

describe("what is wrong with a ticket", () => {
  const message = "It clicks.";

  it("is each field that is missing (business §5)", () => {
    const empty = { ...noDetails, message: "" };
    expect(ticketProblems("message", empty)).toEqual({ message: "MISSING" });
    expect(ticketProblems("plain", empty)).toEqual({ subject: "MISSING", message: "MISSING" });
    expect(ticketProblems("guided", empty)).toEqual({
      area: "MISSING",
      subject: "MISSING",
      message: "MISSING",
    });
  });

  it.each([
    ["product", "serial"],
    ["cloud_service", "serial"],
    ["order", "order"],
    ["invoice", "invoice"],
  ] as const)("is in the area %s a missing %s", (area, reference) => {
    const lacking = { ...full, message, area, [reference]: "  " };
    expect(ticketProblems("guided", lacking)).toEqual({ [reference]: "MISSING" });
    expect(ticketProblems("plain", lacking)).toEqual({ [reference]: "MISSING" });
    expect(ticketProblems("message", lacking)).toEqual({});
    expect(referencesOf(area)).toEqual([reference]);
  });

  it.each(["training", "portal", "other", ""] as const)("is no reference in the area %j", (area) => {
    expect(ticketProblems("plain", { ...full, ...nothingReferred, message, area })).toEqual({});
    expect(referencesOf(area)).toEqual([]);
  });

  it("is a serial number that is none, also where one is needed", () => {
    const half = { ...full, message, serial: "504F" };
    expect(ticketProblems("guided", half)).toEqual({ serial: "NOT_A_SERIAL" });
  });

  it("is a blank text, or one above its limit", () => {
    const problems = (subject: number, text: number) =>
      ticketProblems("plain", { ...full, subject: "x".repeat(subject), message: "x".repeat(text) });
    expect(problems(SUBJECT_LIMIT, DESCRIPTION_LIMIT)).toEqual({});
    expect(problems(SUBJECT_LIMIT + 1, DESCRIPTION_LIMIT + 1)).toEqual({
      subject: "TOO_LONG",
      message: "TOO_LONG",
    });
    expect(ticketProblems("plain", { ...full, subject: " ", message: "\n" })).toEqual({
      subject: "MISSING",
      message: "MISSING",
    });
  });

  it("is no missing message of an answer that has a file, but a message that is too long", () => {
    const problems = (form: TicketForm, text: string) =>
      problemsWith(form, { ...noDetails, subject: "Relay", message: text }, true);
    expect(problems("answer", " \n")).toEqual({});
    expect(problems("answer", "x".repeat(DESCRIPTION_LIMIT + 1))).toEqual({ message: "TOO_LONG" });
    expect(ticketProblems("answer", { ...noDetails, message: " " })).toEqual({ message: "MISSING" });
    for (const form of ["message", "plain"] as const)
      expect(problems(form, " ")).toEqual({ message: "MISSING" });
  });

  it("is shown at a field of the form", () => {
    const problems = Object.keys(ticketProblems("guided", { ...noDetails, message: "" }));
    expect(problems.filter((field) => !ticketFields.some((known) => known === field))).toEqual([]);
    expect(new Set(ticketFields).size).toBe(ticketFields.length);
  });
});

describe("what a ticket is about", () => {
  it("is sent without blanks, and the serial number as it is printed", () => {
    const typed = { ...full, order: " SO-1 ", invoice: " R-7 ", serial: "50:4f:94:d0:00:01" };
    expect(aboutOf(typed)).toEqual({
      area: "product",
      order: "SO-1",
      invoice: "R-7",
      serial,
      remote_connect: "r1",
    });
  });

  it("has only what was filled in", () => {
    expect(aboutOf({ ...noDetails, order: " ", invoice: " " })).toEqual({});
  });

  it("has no connection test without its product", () => {
    expect(aboutOf({ ...noDetails, remoteConnect: "r1" })).toEqual({});
    expect(aboutOf({ ...noDetails, serial: "504F", remoteConnect: "r1" })).toEqual({});
    expect(aboutOf({ ...noDetails, serial })).toEqual({ serial });
  });
});

describe("a correction", () => {
  const id = "T-1" as TicketId;
  const written = {
    id,
    subject: "Relay",
    message: "It clicks.",
    area: { _tag: "Known", code: "order" },
    references: { ...noReferences, order: "SO-1" },
  } as Parameters<typeof correctionOf>[0];
  const values = { id, subject: "Relay", area: "order", order: "SO-1", invoice: "", serial: "" } as const;

  it("begins with what the ticket says; an area that the portal does not know is chosen again", () => {
    expect(correctionOf(written)).toEqual(values);
    expect(correctionOf({ ...written, area: { _tag: "Unknown", code: "garden" } }).area).toBe("");
    expect(correctionOf({ ...written, area: null, references: noReferences })).toEqual({
      ...values,
      area: "",
      order: "",
    });
  });

  it("takes over all references", () => {
    const references = { order: "SO-1", invoice: "R-7", serial } as typeof written.references;
    expect(correctionOf({ ...written, references })).toMatchObject(references);
  });

  it("is sent with its subject without blanks, and what it refers to", () => {
    expect(checkCorrection({ ...values, subject: " Two relays " })).toEqual({
      _tag: "Valid",
      request: { id, ticket_subject: "Two relays", area: "order", order: "SO-1" },
    });
  });

  it.each([
    [{ subject: " " }, { subject: "MISSING" }],
    [{ subject: "x".repeat(SUBJECT_LIMIT + 1) }, { subject: "TOO_LONG" }],
    [{ order: "" }, { order: "MISSING" }],
    [{ serial: "504F" }, { serial: "NOT_A_SERIAL" }],
  ])("with %j is not sent", (change, problems) => {
    expect(checkCorrection({ ...values, ...change })).toEqual({ _tag: "Invalid", problems });
  });
});
