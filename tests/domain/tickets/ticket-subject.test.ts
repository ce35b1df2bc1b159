import shipped from "../../../portal-config.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import {
  defaultTicketSubject,
  helpSubject,
  referencesOfSubject,
  ticketDepartment,
} from "../../../src/domain/tickets/ticket.ts";
import { noReferences } from "../../../src/domain/tickets/ticket-area.ts";
import { ticketFiles } from "../../../src/domain/tickets/ticket-files.ts";

describe("the subject of a help request (shell §9)", () => {
  it.each([
    [{ type: "order", no: "SO-1" }, "Portal - Order #SO-1"],
    [{ type: "invoice", no: "R-7" }, "Portal - Invoice #R-7"],
    [{ type: "problem" }, "Portal Ticket"],
  ] as const)("about %j is %s", (about, subject) => expect(helpSubject(about)).toBe(subject));

  it.each([
    ["Portal - Order #SO-1", { order: "SO-1" }],
    ["Portal - Invoice #R-7", { invoice: "R-7" }],
    [`Portal - Order #${"1".repeat(40)}`, { order: "1".repeat(40) }],
    [`Portal - Order #${"1".repeat(41)}`, {}],
    ["Portal - Order #", {}],
    ["Portal - Order #SO 1", {}],
    ["Portal - Product #SO-1", {}],
    ["About Portal - Order #SO-1", {}],
    ["Portal - Invoice #R-7 is wrong", {}],
    [defaultTicketSubject, {}],
  ])("%s refers to %j", (subject, references) => {
    expect(referencesOfSubject(subject)).toEqual({ ...noReferences, ...references });
  });

  it.each([
    ["Portal Ticket", true],
    ["Portal - Order #SO-1", true],
    ["Portal - Invoice #R-7", true],
    ["Portal Ticket about a relay", false],
    ["About Portal - Order #SO-1", false],
    ["Portal - Product #SO-1", false],
    ["Relay", false],
    ["", false],
  ])("%s lets a picture be as large as the overlay's: %s", (subject, large) => {
    expect(ticketFiles(subject).maxPictureBytes === 10_999_999).toBe(large);
  });
});

describe("the department of a ticket (shell §9)", () => {
  const departments = { DE: "2", BENELUX: "5", default: "1" };
  it.each([
    ["DE", "2"],
    ["BE", "5"],
    ["NL", "5"],
    ["LU", "5"],
    ["AT", "1"],
    ["", "1"],
    ["toString", "1"],
  ])("of the country %j is %s", (country, department) => {
    expect(ticketDepartment(country, departments)).toBe(department);
  });

  it("of ten countries is their own in the shipped configuration, of the Benelux countries one, and of others the default", () => {
    const own = ["CH", "CZ", "ES", "FR", "IT", "PL", "SK", "TR", "UK", "US"];
    const of = (country: string) => ticketDepartment(country, shipped.departments);
    const named = [...own, "NL"].map(of);
    expect(new Set([...named, shipped.departments.default]).size).toBe(named.length + 1);
    expect(["BE", "LU"].map(of)).toEqual([of("NL"), of("NL")]);
    expect(of("GB")).toBe(of("UK"));
    expect(["AT", "DE"].map(of)).toEqual(["AT", "DE"].map(() => shipped.departments.default));
  });

  it("is the default one where the Benelux countries have none", () => {
    expect(ticketDepartment("NL", { default: "1" })).toBe("1");
  });
});
