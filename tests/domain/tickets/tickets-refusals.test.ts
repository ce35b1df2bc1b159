import { expect, it } from "vitest";
import { ticketRefusals } from "../../../src/domain/tickets/tickets.refusals.ts";

it("a refusal for what happened to the ticket meanwhile means that the shown one is outdated", () => {
  const outdated = Object.entries(ticketRefusals).filter(([, { outdated }]) => outdated);
  expect(outdated.map(([code]) => code)).toEqual([
    "TICKET_CLOSED",
    "TICKET_NOT_CLOSED",
    "REOPEN_TOO_LATE",
    "TICKET_ALREADY_ANSWERED",
  ]);
});
