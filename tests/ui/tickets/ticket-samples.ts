import type { AnyStateMachine } from "xstate";
import type { Attachment, Ticket, TicketSummary } from "../../../src/domain/tickets/ticket.ts";
import { noReferences } from "../../../src/domain/tickets/ticket-area.ts";
import { requestBy } from "../../../src/domain/kit/checked.ts";
import {
  checkCorrection,
  type CorrectionRequest,
  type CorrectionValues,
} from "../../../src/domain/tickets/ticket-form.ts";
import { ticketCorrectionMachine } from "../../../src/machines/tickets/ticket-correction.machine.ts";
import { stubResults, type StubResult } from "../../support/inert-portal.ts";
import { inertTicket } from "../../support/inert-help.ts";

const moment = new Date("2026-02-03T09:30:00.000Z");

export const ticketSummary = (id: string, more: Partial<TicketSummary> = {}): TicketSummary => ({
  id: id as TicketSummary["id"],
  date: moment,
  subject: `Subject ${id}`,
  status: { _tag: "Known", code: "on_hold" },
  creator: "Eva Huber",
  answerCount: 2,
  unreadAnswers: 0,
  mine: true,
  lastActivity: moment,
  ...more,
});

const attachment = (id: string, name: string, picture: boolean): Attachment => ({
  id: id as Attachment["id"],
  name,
  size: 1500,
  picture,
});

export const ticket: Ticket = {
  id: "T-7" as Ticket["id"],
  date: moment,
  subject: "Relay clicks",
  message: "It clicks.\nAll night.",
  creator: "Eva Huber",
  status: { _tag: "Known", code: "open" },
  attachments: [attachment("p1", "cellar.png", true), attachment("f1", "device.log", false)],
  answers: [
    {
      id: "a1",
      date: moment,
      author: "Sam Support",
      side: "support",
      message: "Please update.",
      attachments: [],
    },
  ],
  mine: true,
  area: null,
  references: noReferences,
  remoteConnect: null,
  closedAt: null,
};

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
