import { expect, test } from "vitest";
import { checkStep } from "../../../src/domain/tickets/ticket-step.ts";
import type { TicketId } from "../../../src/domain/tickets/ticket.ts";

const id = "1" as TicketId;

test("an action is valid as it is; without one there is nothing to send", () => {
  expect(checkStep({ id, step: "close" })).toEqual({ _tag: "Valid", request: { id, step: "close" } });
  expect(checkStep({ id, step: "" })).toEqual({ _tag: "Invalid", problems: { step: "MISSING" } });
});
