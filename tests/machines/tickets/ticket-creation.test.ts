import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { answered, failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import { noDetails } from "../../../src/domain/tickets/ticket-form.ts";
import { FIRST_BYTES } from "../../../src/domain/kit/upload.ts";
import type { TicketReceipt } from "../../../src/domain/tickets/ticket.ts";
import { fileUploadMachine, type InspectedFile } from "../../../src/machines/kit/file-upload.machine.ts";
import {
  ticketCreationMachine,
  type DraftPlace,
  type KeptDraft,
  type SendTicketInput,
} from "../../../src/machines/tickets/ticket-creation.machine.ts";
import { ticketStepOf } from "../../../src/machines/tickets/ticket-creation-setup.ts";
import { watchFiles } from "../../../src/machines/kit/watch-files.ts";
import { settle } from "../../support/due-work.ts";
import { listener, scripted } from "../../support/machines/scripted.ts";
import type { AnyOutcome } from "../../support/machines/any-outcome.ts";

const receipt = { ticketId: "T-1" } as TicketReceipt;
const broken = failed({ _tag: "EndpointFailure", status: 503 });
const note = new File(["a note"], "note.txt");
const program = new File(["MZ"], "setup.exe");

const open = async (
  outcomes: readonly (Outcome<TicketReceipt> | "never")[] = [],
  draft: KeptDraft = { message: "", revision: 1000, fileNames: [] },
) => {
  const parent = listener();
  const holder = listener();
  const clock = new SimulatedClock();
  const send = scripted<AnyOutcome<TicketReceipt>, SendTicketInput>(...outcomes);
  const keep = scripted<DraftPlace, { readonly draftKey: string; readonly draft: KeptDraft }>(
    ...Array.from({ length: 9 }, () => "tab" as const),
  );
  const discard = scripted<undefined, { readonly draftKey: string }>(undefined);
  const inspected = [note, program].map((file): InspectedFile => ({
    file,
    firstBytes: new TextEncoder().encode("a note").slice(0, FIRST_BYTES),
  }));
  const actor = createActor(
    ticketCreationMachine.provide({
      actors: {
        loadDraft: scripted<KeptDraft, { readonly draftKey: string }>(draft).logic,
        keepDraft: keep.logic,
        discardDraft: discard.logic,
        sendTicket: send.logic,
        watchFiles,
        files: fileUploadMachine.provide({
          actors: {
            inspectFiles: scripted<readonly InspectedFile[], { readonly files: readonly File[] }>(inspected)
              .logic,
          },
        }),
      },
    }),
    {
      input: {
        draftKey: "help.order.1",
        form: "message",
        details: { ...noDetails, department: "support-at", subject: "Portal - Order #1" },
        drafts: { limit: 2000, quiet: 300 },
        attachments: [],
        limit: 30_000,
        parent: parent.ref,
        holder: holder.ref,
      },
      clock,
    },
  ).start();
  await settle();
  return {
    actor,
    parent,
    holder,
    clock,
    send,
    keep,
    discard,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
};

describe("the steps of the guided form", () => {
  const guided = async () => {
    const actor = createActor(
      ticketCreationMachine.provide({
        actors: {
          watchFiles,
          loadDraft: scripted<KeptDraft, { readonly draftKey: string }>({
            message: "It clicks.",
            revision: 7,
            fileNames: [],
          }).logic,
        },
      }),
      {
        input: {
          draftKey: "new-ticketv2",
          form: "guided",
          details: noDetails,
          drafts: { limit: 2000, quiet: 300 },
          attachments: [],
          limit: 30_000,
        },
      },
    ).start();
    await settle();
    return actor;
  };

  it("lead back to the area with everything kept, and on to the details only where an area is chosen", async () => {
    const actor = await guided();
    const step = () => ticketStepOf(actor.getSnapshot().context);
    actor.send({ type: "step.asked", step: "details" });
    expect(step()).toBe("area");
    actor.send({ type: "ticket.describe", change: { area: "other" } });
    expect(step()).toBe("details");
    actor.send({ type: "step.asked", step: "area" });
    expect([step(), actor.getSnapshot().context]).toMatchObject([
      "area",
      { message: "It clicks.", details: { area: "other" } },
    ]);
    actor.send({ type: "step.asked", step: "details" });
    expect(step()).toBe("details");
    actor.send({ type: "step.asked", step: "area" });
    actor.send({ type: "ticket.describe", change: { area: "portal" } });
    expect(step(), "another area is chosen").toBe("details");
  });
});

describe("a new ticket", () => {
  it("is sent once and only with a message, and its draft is deleted", async () => {
    const { actor, send, discard, parent, value } = await open([answered(receipt)]);
    actor.send({ type: "ticket.submit" });
    expect(actor.getSnapshot().context.problems).toEqual({ message: "MISSING" });
    actor.send({ type: "ticket.edit", message: " \n " });
    actor.send({ type: "ticket.submit" });
    expect(actor.getSnapshot().matches("editing")).toBe(true);
    actor.send({ type: "ticket.edit", message: "Where is it?" });
    expect(actor.getSnapshot().context.problems).toEqual({});
    actor.send({ type: "ticket.submit" });
    actor.send({ type: "ticket.submit" });
    await settle();
    expect(send.inputs).toHaveLength(1);
    expect(send.inputs[0]).toMatchObject({
      fields: {
        department: "support-at",
        ticket_subject: "Portal - Order #1",
        ticket_description: "Where is it?",
      },
      files: [],
      idempotencyKey: "help.order.1-1002",
    });
    expect(value()).toEqual({ sent: "discarded" });
    expect(discard.inputs).toEqual([{ draftKey: "help.order.1" }]);
    expect(parent.types()).toEqual(["ticket.editing", "ticket.sending", "ticket.sent"]);
  });

  it("keeps all data on a failure; the same data has the same key, changed data another", async () => {
    const { actor, send, value, context } = await open([
      broken,
      failed({ _tag: "Refused", code: "TOO_LARGE" }),
      failed({ _tag: "SessionExpired" }),
    ]);
    actor.send({ type: "ticket.edit", message: "Help" });
    actor.send({ type: "ticket.submit" });
    await settle();
    expect(value()).toEqual({ failed: "kept" });
    actor.send({ type: "ticket.submit" });
    await settle();
    expect(value()).toEqual({ refused: "kept" });
    actor.send({ type: "ticket.edit", message: "Help!" });
    actor.send({ type: "ticket.submit" });
    await settle();
    expect(value()).toEqual({ failed: "kept" });
    expect(context()).toMatchObject({ message: "Help!", failure: { _tag: "SessionExpired" } });
    expect(send.inputs.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      "help.order.1-1001",
      "help.order.1-1001",
      "help.order.1-1002",
    ]);
  });

  it("fails after 30 s without progress, and not while bytes are sent", async () => {
    const { actor, clock, send, value, context } = await open(["never"]);
    actor.send({ type: "ticket.edit", message: "Help" });
    actor.send({ type: "ticket.submit" });
    clock.increment(29_000);
    send.inputs[0]?.parent.send({ type: "upload.progressed", sent: 1, total: 2 });
    clock.increment(29_000);
    expect(value()).toEqual({ sending: "moving" });
    expect(context()).toMatchObject({ sent: 1, total: 2 });
    clock.increment(1000);
    expect(value()).toEqual({ failed: "keeping" });
    expect(context().failure).toEqual({ _tag: "TimedOut", limit: 30_000, lost: true });
  });

  it("sends the accepted files, and does not wait for a refused one", async () => {
    const { actor, send, keep, clock, context } = await open(["never"]);
    context().files.send({ type: "files.add", files: [note, program] });
    await settle();
    actor.send({ type: "ticket.edit", message: "See the file" });
    clock.increment(300);
    expect(keep.inputs.at(-1)?.draft.fileNames).toEqual(["note.txt"]);
    await settle();
    actor.send({ type: "ticket.submit" });
    expect(context().files.getSnapshot().context.problems).toEqual([
      { name: "setup.exe", problem: "wrong_type" },
    ]);
    expect(send.inputs[0]?.files).toEqual([note]);
  });

  it("gets a new key when a file was added after a failure", async () => {
    const { actor, send, context } = await open([broken, "never"]);
    actor.send({ type: "ticket.edit", message: "Help" });
    actor.send({ type: "ticket.submit" });
    await settle();
    context().files.send({ type: "files.add", files: [note] });
    await settle();
    actor.send({ type: "ticket.submit" });
    expect(send.inputs.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      "help.order.1-1001",
      "help.order.1-1002",
    ]);
  });

  it("saves the draft after 300 ms without typing, and at once when the form closes", async () => {
    const { actor, clock, keep, value } = await open();
    actor.send({ type: "ticket.edit", message: "H" });
    clock.increment(299);
    actor.send({ type: "ticket.edit", message: "He" });
    clock.increment(299);
    expect(keep.inputs).toEqual([]);
    clock.increment(1);
    await settle();
    expect(keep.inputs).toEqual([
      { draftKey: "help.order.1", draft: { message: "He", revision: 1002, fileNames: [] } },
    ]);
    actor.send({ type: "ticket.edit", message: "Hel" });
    actor.send({ type: "ticket.leave" });
    await settle();
    expect(keep.inputs.at(-1)?.draft.message).toBe("Hel");
    expect(value()).toBe("left");
  });

  it("restores a draft, and lists the files to attach again", async () => {
    const { context } = await open([], { message: "Half a sen", revision: 1007, fileNames: ["photo.png"] });
    expect(context()).toMatchObject({ message: "Half a sen", revision: 1007, fileNames: ["photo.png"] });
    expect(context().files.getSnapshot().context.missing).toEqual(["photo.png"]);
  });

  it("requests a reload of the ticket only after a refusal because it has changed", async () => {
    const { actor, holder, value, context } = await open([
      failed({ _tag: "Refused", code: "REFERENCE_NOT_FOUND" }),
      failed({ _tag: "Refused", code: "TICKET_CLOSED" }),
    ]);
    actor.send({ type: "ticket.edit", message: "Still there?" });
    actor.send({ type: "ticket.submit" });
    await settle();
    expect([value(), holder.heard]).toEqual([{ refused: "kept" }, []]);
    actor.send({ type: "ticket.submit" });
    await settle();
    expect([value(), context().message, holder.heard]).toEqual([
      { refused: "kept" },
      "Still there?",
      [{ type: "resource.refresh" }],
    ]);
  });
});
