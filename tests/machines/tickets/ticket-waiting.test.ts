import { describe, expect, it } from "vitest";
import { createActor, fromCallback, SimulatedClock, type AnyActorLogic } from "xstate";
import { answered, failed, type CallFailure } from "../../../src/domain/kit/call-failure.ts";
import { noDetails } from "../../../src/domain/tickets/ticket-form.ts";
import type { TicketReceipt } from "../../../src/domain/tickets/ticket.ts";
import { fileUploadMachine, type InspectedFile } from "../../../src/machines/kit/file-upload.machine.ts";
import { watchFiles } from "../../../src/machines/kit/watch-files.ts";
import { portalMachine } from "../../../src/machines/shell/portal.machine.ts";
import {
  ticketCreationMachine,
  type DraftPlace,
  type KeptDraft,
  type SendTicketInput,
} from "../../../src/machines/tickets/ticket-creation.machine.ts";
import type { AnyOutcome } from "../../support/machines/any-outcome.ts";
import { settle } from "../../support/due-work.ts";
import { listener, scripted } from "../../support/machines/scripted.ts";

const receipt = { ticketId: "T-1" } as TicketReceipt;
const offline = failed({ _tag: "Offline" });
const note = new File(["a note"], "note.txt");
const nothing: KeptDraft = { message: "", revision: 1000, fileNames: [] };

const prepare = (outcomes: readonly (AnyOutcome<TicketReceipt> | "never")[], draft: KeptDraft) => {
  const send = scripted<AnyOutcome<TicketReceipt>, SendTicketInput>(...outcomes);
  const keep = scripted<DraftPlace, { readonly draftKey: string; readonly draft: KeptDraft }>(
    ...Array.from({ length: 9 }, () => "tab" as const),
  );
  const held = { pages: 0, drafts: 0 };
  const logic = ticketCreationMachine.provide({
    actors: {
      loadDraft: scripted<KeptDraft, { readonly draftKey: string }>(draft).logic,
      keepDraft: keep.logic,
      discardDraft: scripted<undefined, { readonly draftKey: string }>(undefined).logic,
      sendTicket: send.logic,
      watchFiles,
      holdPage: fromCallback(() => {
        held.pages += 1;
        return () => {
          held.pages -= 1;
        };
      }),
      markWaiting: fromCallback(() => {
        held.drafts += 1;
        return () => {
          held.drafts -= 1;
        };
      }),
      files: fileUploadMachine.provide({
        actors: {
          inspectFiles: scripted<readonly InspectedFile[], { readonly files: readonly File[] }>([
            { file: note, firstBytes: new TextEncoder().encode("a note") },
          ]).logic,
        },
      }),
    },
  });
  return { send, keep, held, logic };
};

const input = {
  draftKey: "new-ticket",
  form: "plain",
  details: { ...noDetails, department: "support-at" },
  drafts: { limit: 2000, quiet: 300 },
  attachments: [],
  limit: 30_000,
} as const;

const open = async (
  outcomes: readonly (AnyOutcome<TicketReceipt> | "never")[],
  draft: KeptDraft = nothing,
) => {
  const clock = new SimulatedClock();
  const parent = listener();
  const { logic, ...calls } = prepare(outcomes, draft);
  const actor = createActor(logic, { input: { ...input, parent: parent.ref }, clock }).start();
  await settle();
  const retry = async () => {
    actor.send({ type: "screen.retry" });
    await settle();
  };
  return {
    actor,
    clock,
    parent,
    retry,
    ...calls,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    keys: () => calls.send.inputs.map(({ idempotencyKey }) => idempotencyKey),
  };
};

/** A ticket that was sent and met `outcomes`. */
const written = async (...outcomes: readonly (AnyOutcome<TicketReceipt> | "never")[]) => {
  const opened = await open(outcomes);
  opened.actor.send({ type: "ticket.describe", change: { subject: "Relay" } });
  opened.actor.send({ type: "ticket.edit", message: "It clicks." });
  opened.actor.send({ type: "ticket.submit" });
  await settle();
  return opened;
};

describe("a ticket that is sent without a connection", () => {
  it("waits, and is sent once with the same key when the portal answers again", async () => {
    const { actor, value, keys, retry, send, parent, held } = await written(offline, answered(receipt));
    expect(value()).toEqual({ waiting: "kept" });
    expect(actor.getSnapshot().hasTag("waiting")).toBe(true);
    expect([held, parent.types().at(-1)]).toEqual([{ pages: 1, drafts: 1 }, "ticket.waiting"]);
    await retry();
    await retry();
    expect(value()).toEqual({ sent: "discarded" });
    expect(keys()).toEqual(["new-ticket-1002", "new-ticket-1002"]);
    expect(send.inputs[1]).toMatchObject({ fields: { ticket_description: "It clicks." } });
    expect(held).toEqual({ pages: 0, drafts: 0 });
  });

  it("is sent with its files", async () => {
    const { actor, context, retry, send } = await open([offline, answered(receipt)]);
    context().files.send({ type: "files.add", files: [note] });
    await settle();
    actor.send({ type: "ticket.describe", change: { subject: "Relay" } });
    actor.send({ type: "ticket.edit", message: "See the file." });
    actor.send({ type: "ticket.submit" });
    await settle();
    await retry();
    expect(send.inputs.map(({ files }) => files)).toEqual([[note], [note]]);
  });

  it.each([
    { _tag: "TimedOut", limit: 30_000 },
    { _tag: "EndpointFailure", status: 503 },
    { _tag: "SessionExpired" },
    { _tag: "NoAccess" },
  ] satisfies readonly CallFailure[])("does not wait after any other failure: %o", async (failure) => {
    const { value, retry, keys } = await written(failed(failure));
    expect(value()).toEqual({ failed: "kept" });
    await retry();
    expect([value(), keys()]).toEqual([{ failed: "kept" }, ["new-ticket-1002"]]);
  });

  it("is sent at once when the person asks for it, and goes on waiting if there is still no connection", async () => {
    const { actor, value, keys } = await written(offline, offline, offline, offline, offline);
    for (const _ of [1, 2, 3, 4]) {
      actor.send({ type: "ticket.submit" });
      await settle();
    }
    expect(value()).toEqual({ waiting: "kept" });
    expect(new Set(keys())).toEqual(new Set(["new-ticket-1002"]));
  });

  it("goes back to the form with everything in it, and is no longer sent by itself, not after a reload either", async () => {
    const { actor, value, context, retry, keep, keys, held } = await written(offline);
    expect(keep.inputs.at(-1)?.draft).toMatchObject({ message: "It clicks.", revision: 1002 });
    actor.send({ type: "ticket.cancel" });
    await settle();
    expect(value()).toEqual({ editing: "kept" });
    expect(context()).toMatchObject({ message: "It clicks.", details: { subject: "Relay" } });
    expect(held).toEqual({ pages: 0, drafts: 0 });
    await retry();
    expect(keys()).toHaveLength(1);
  });

  it("fails after it was sent three times by itself and each time the connection broke", async () => {
    const { actor, value, retry, keys, context } = await written(offline, offline, offline, offline, offline);
    for (const _ of [1, 2]) await retry();
    expect(value()).toEqual({ waiting: "kept" });
    await retry();
    expect([value(), context().failure]).toEqual([{ failed: "kept" }, { _tag: "Offline" }]);
    actor.send({ type: "ticket.submit" });
    await settle();
    expect(value()).toEqual({ waiting: "kept" });
    expect(new Set(keys()).size).toBe(1);
  });
});

describe("a ticket that waited when the page was reloaded", () => {
  const waiting: KeptDraft = {
    message: "It clicks.",
    details: { ...noDetails, department: "support-at", subject: "Relay" },
    revision: 1002,
    fileNames: [],
    waited: 0,
  };

  it("is a draft that names its files, which the browser does not keep", async () => {
    const { value, keys, context } = await open(["never"], { ...waiting, fileNames: ["photo.png"] });
    expect([value(), keys()]).toEqual([{ editing: "kept" }, []]);
    expect(context().files.getSnapshot().context.missing).toEqual(["photo.png"]);
    expect(context().message).toBe("It clicks.");
  });
});

describe("a ticket that waits on a screen of the portal", () => {
  const silent = fromCallback(() => {}) as never;
  const names = [
    "session",
    "language",
    "endpointHealth",
    "routeGuard",
    "accountMenu",
    "mobileNavigation",
    "notificationCentre",
  ];
  const portal = async (...outcomes: readonly (AnyOutcome<TicketReceipt> | "never")[]) => {
    const { logic, send, held } = prepare(outcomes, nothing);
    const root = createActor(
      portalMachine.provide({
        actors: {
          ...Object.fromEntries(names.map((name) => [name, silent])),
          watchCalls: fromCallback(() => {}),
        },
      }),
      { input: { locale: "int", chosen: false, owesLogout: false } },
    ).start();
    root.send({
      type: "screen.opened",
      key: "new-ticket",
      logic: logic as unknown as AnyActorLogic,
      input,
    });
    const ticket = (root.getSnapshot().children as Record<string, unknown>)["new-ticket"] as ReturnType<
      typeof createActor<typeof logic>
    >;
    await settle();
    ticket.send({ type: "ticket.describe", change: { subject: "Relay" } });
    ticket.send({ type: "ticket.edit", message: "It clicks." });
    ticket.send({ type: "ticket.submit" });
    await settle();
    expect(ticket.getSnapshot().hasTag("waiting")).toBe(true);
    return { root, ticket, send, held };
  };

  it("is sent when the endpoint has recovered, also when another screen is shown", async () => {
    const { root, ticket, send } = await portal(offline, answered(receipt));
    root.send({ type: "route.changed" });
    root.send({ type: "endpoint.recovered" });
    await settle();
    expect(ticket.getSnapshot().hasTag("done")).toBe(true);
    expect(send.inputs).toHaveLength(2);
  });

  it("is never sent once its account was discarded: after a sign-out, or because another account signs in", async () => {
    const { root, send, held } = await portal(offline, "never");
    root.send({ type: "account.discarded" });
    root.send({ type: "endpoint.recovered" });
    await settle();
    expect([send.inputs.length, held.pages]).toEqual([1, 0]);
  });
});
