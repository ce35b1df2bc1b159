import type { AnyStateMachine } from "xstate";
import type { Ticket } from "../../../src/domain/tickets/ticket.ts";
import { requestBy } from "../../../src/domain/kit/checked.ts";
import {
  checkCorrection,
  type CorrectionRequest,
  type CorrectionValues,
} from "../../../src/domain/tickets/ticket-form.ts";
import { ticketCorrectionMachine } from "../../../src/machines/tickets/ticket-correction.machine.ts";
import { stubResults, type StubResult } from "../../support/inert-portal.ts";
import { inertTicket } from "../../support/inert-help.ts";

/** Corrections whose calls end with the given results, in order. */
export const inertCorrection = (
  list: readonly StubResult<Ticket>[],
  seen: (request: CorrectionRequest) => void = () => {},
) =>
  ticketCorrectionMachine.provide({
    actors: {
      submit: stubResults<Ticket, { readonly values: CorrectionValues }>(list, ({ values }) =>
        seen(requestBy(checkCorrection)(values)),
      ),
    },
  });

/** The machines of the tickets; what a test does not define is never answered. */
export const ticketMachines = (machines: readonly AnyStateMachine[] = []): readonly AnyStateMachine[] => [
  inertCorrection(["never"]),
  inertTicket(),
  ...machines,
];
