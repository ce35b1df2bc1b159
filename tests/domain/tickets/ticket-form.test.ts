import { describe, expect, it } from "vitest";
import {
  changedDetails,
  noDetails,
  nothingReferred,
  shownDetails,
  ticketProblems,
  type TicketDetails,
} from "../../../src/domain/tickets/ticket-form.ts";
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
    expect(ticketProblems("plain", details)).toEqual({ serial: "NOT_A_SERIAL" });
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
