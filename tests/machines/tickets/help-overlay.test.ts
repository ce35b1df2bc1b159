import { describe, expect, it } from "vitest";
import { createActor, fromCallback, SimulatedClock } from "xstate";
import { answered, failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import type { TicketReceipt } from "../../../src/domain/tickets/ticket.ts";
import { helpOverlayMachine } from "../../../src/machines/tickets/help-overlay.machine.ts";
import {
  ticketCreationMachine,
  type DraftPlace,
  type KeptDraft,
  type SendTicketInput,
} from "../../../src/machines/tickets/ticket-creation.machine.ts";
import { watchFiles } from "../../../src/machines/kit/watch-files.ts";
import { settle } from "../../support/due-work.ts";
import { scripted } from "../../support/machines/scripted.ts";
import type { AnyOutcome } from "../../support/machines/any-outcome.ts";

const receipt = { ticketId: "T-1" } as TicketReceipt;
const offline = failed({ _tag: "Offline" });
const forOrder = {
  type: "help.open",
  subject: { type: "order", no: "4711" },
  draftKey: "help.order.4711",
  department: "support-at",
} as const;

const open = async (...outcomes: readonly (Outcome<TicketReceipt> | "never")[]) => {
  const keep = scripted<DraftPlace, { readonly draftKey: string; readonly draft: KeptDraft }>("tab");
  const send = scripted<AnyOutcome<TicketReceipt>, SendTicketInput>(...outcomes);
  const ticket = ticketCreationMachine.provide({
    actors: {
      watchFiles,
      holdPage: fromCallback(() => {}),
      markWaiting: fromCallback(() => {}),
      keepDraft: keep.logic,
      sendTicket: send.logic,
      discardDraft: scripted<undefined, { readonly draftKey: string }>(undefined).logic,
      loadDraft: scripted<KeptDraft, { readonly draftKey: string }>({
        message: "",
        revision: 1,
        fileNames: [],
      }).logic,
    },
  });
  const actor = createActor(helpOverlayMachine.provide({ actors: { ticket } }), {
    clock: new SimulatedClock(),
  }).start();
  actor.send(forOrder);
  await settle();
  const write = (message: string) =>
    actor.getSnapshot().children.ticket?.send({ type: "ticket.edit", message });
  const submit = () => actor.getSnapshot().children.ticket?.send({ type: "ticket.submit" });
  return {
    actor,
    keep,
    send,
    write,
    submit,
    value: () => actor.getSnapshot().value,
    overlay: () => actor.getSnapshot().context.overlay,
  };
};

describe("the help overlay", () => {
  it("shows form, progress and success, and clears all when it closes", async () => {
    const { actor, send, write, submit, value, overlay } = await open(answered(receipt));
    expect(overlay()).toMatchObject({ type: "order", no: "4711" });
    write("Where is it?");
    submit();
    expect(overlay()).toMatchObject({ type: "loader", message: "Where is it?" });
    await settle();
    expect(value()).toEqual({ open: "ticketSuccess" });
    expect(overlay()).toMatchObject({ type: "ticket_success" });
    expect(send.inputs[0]?.fields).toEqual({
      department: "support-at",
      ticket_subject: "Portal - Order #4711",
      ticket_description: "Where is it?",
    });
    actor.send({ type: "help.close" });
    await settle();
    expect(value()).toBe("closed");
    expect(overlay()).toEqual({ _tag: "None" });
  });

  it("closes while its ticket goes on waiting, which is sent when the portal answers again", async () => {
    const { actor, submit, write, value, overlay, send } = await open(offline, answered(receipt));
    write("Help");
    submit();
    await settle();
    actor.send({ type: "help.close" });
    expect(actor.getSnapshot().hasTag("shown")).toBe(false);
    actor.send({ type: "screen.retry" });
    await settle();
    expect([value(), overlay()]).toEqual(["closed", { _tag: "None" }]);
    expect(send.inputs.map(({ fields }) => fields.ticket_description)).toEqual(["Help", "Help"]);
    expect(new Set(send.inputs.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it("keeps the waiting ticket as a draft when help is asked for about something else", async () => {
    const { actor, submit, write, keep, overlay } = await open(offline);
    write("Help");
    submit();
    await settle();
    actor.send({ type: "help.close" });
    actor.send({ ...forOrder, subject: { type: "order", no: "4712" }, draftKey: "help.order.4712" });
    await settle();
    expect(overlay()).toMatchObject({ no: "4712", type: "order" });
    expect(keep.inputs.map(({ draftKey, draft }) => [draftKey, draft.message])).toEqual([
      ["help.order.4711", "Help"],
    ]);
  });

  it("keeps nothing when it is stopped with its account, and makes the page scroll again", async () => {
    const { actor, write, keep } = await open();
    write("Half a sen");
    actor.stop();
    await settle();
    expect(keep.inputs).toEqual([]);
  });
});
