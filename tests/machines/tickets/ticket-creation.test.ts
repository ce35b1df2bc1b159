import { describe, expect, it } from "vitest";
import { createActor, fromCallback, SimulatedClock, type ActorRefFrom, type AnyActorLogic } from "xstate";
import { answered, failed } from "../../../src/domain/kit/call-failure.ts";
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
import { ticketStepOf } from "../../../src/machines/tickets/ticket-creation-setup.ts";
import type { AnyOutcome } from "../../support/machines/any-outcome.ts";
import { settle } from "../../support/due-work.ts";
import { scripted } from "../../support/machines/scripted.ts";

type Sent = AnyOutcome<TicketReceipt> | "never";

const receipt = { ticketId: "T-1" } as TicketReceipt;
const offline = failed({ _tag: "Offline" });
const note = new File(["a note"], "note.txt");
const program = new File(["MZ"], "setup.exe");

const input = {
  draftKey: "new-ticket",
  form: "plain",
  details: { ...noDetails, department: "support-at" },
  drafts: { limit: 2000, quiet: 300 },
  attachments: [],
  limit: 30_000,
} as const;

/** The form with calls that meet `outcomes`, and the files that it attaches. */
const prepare = (...outcomes: readonly Sent[]) => {
  const send = scripted<AnyOutcome<TicketReceipt>, SendTicketInput>(...outcomes);
  const keep = scripted<DraftPlace, { readonly draftKey: string; readonly draft: KeptDraft }>("tab", "tab");
  const held = { pages: 0, drafts: 0 };
  const holds = (what: keyof typeof held) => () => {
    held[what] += 1;
    return () => {
      held[what] -= 1;
    };
  };
  const logic = ticketCreationMachine.provide({
    actors: {
      loadDraft: scripted<KeptDraft, { readonly draftKey: string }>({
        message: "",
        revision: 1000,
        fileNames: [],
      }).logic,
      keepDraft: keep.logic,
      discardDraft: scripted<undefined, { readonly draftKey: string }>(undefined).logic,
      sendTicket: send.logic,
      watchFiles,
      holdPage: fromCallback(holds("pages")),
      markWaiting: fromCallback(holds("drafts")),
      files: fileUploadMachine.provide({
        actors: {
          inspectFiles: scripted<readonly InspectedFile[], { readonly files: readonly File[] }>(
            [note, program].map((file) => ({ file, firstBytes: new TextEncoder().encode("a note") })),
          ).logic,
        },
      }),
    },
  });
  return { send, keep, held, logic };
};

const open = async (...outcomes: readonly Sent[]) => {
  const clock = new SimulatedClock();
  const { logic, ...calls } = prepare(...outcomes);
  const actor = createActor(logic, { input, clock }).start();
  await settle();
  return { actor, clock, ...calls, context: () => actor.getSnapshot().context };
};

/** Fills the form in, and sends it. */
const submit = async (actor: ActorRefFrom<typeof ticketCreationMachine>) => {
  actor.send({ type: "ticket.describe", change: { subject: "Relay" } });
  actor.send({ type: "ticket.edit", message: "It clicks." });
  actor.send({ type: "ticket.submit" });
  await settle();
};

it("the steps of the guided form lead back to the area with everything kept, and on only where an area is chosen", async () => {
  const actor = createActor(prepare().logic, { input: { ...input, form: "guided" } }).start();
  await settle();
  const step = () => ticketStepOf(actor.getSnapshot().context);
  actor.send({ type: "step.asked", step: "details" });
  expect(step()).toBe("area");
  actor.send({ type: "ticket.describe", change: { area: "other" } });
  expect(step()).toBe("details");
  actor.send({ type: "step.asked", step: "area" });
  expect([step(), actor.getSnapshot().context.details.area]).toEqual(["area", "other"]);
  actor.send({ type: "step.asked", step: "details" });
  expect(step()).toBe("details");
  actor.send({ type: "step.asked", step: "area" });
  actor.send({ type: "ticket.describe", change: { area: "portal" } });
  expect(step(), "another area is chosen").toBe("details");
});

it("a ticket is sent with the accepted files, and does not wait for a refused one", async () => {
  const { actor, send, keep, clock, context } = await open("never");
  context().files.send({ type: "files.add", files: [note, program] });
  await settle();
  clock.increment(300);
  expect(keep.inputs.at(-1)?.draft.fileNames).toEqual(["note.txt"]);
  await settle();
  await submit(actor);
  expect(context().files.getSnapshot().context.problems).toEqual([
    { name: "setup.exe", problem: "wrong_type" },
  ]);
  expect(send.inputs[0]?.files).toEqual([note]);
});

it("the page and the draft are held as long as a ticket waits for the connection", async () => {
  const { actor, held } = await open(offline, answered(receipt));
  await submit(actor);
  expect(held).toEqual({ pages: 1, drafts: 1 });
  actor.send({ type: "screen.retry" });
  await settle();
  expect(actor.getSnapshot().hasTag("done")).toBe(true);
  expect(held).toEqual({ pages: 0, drafts: 0 });
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
  const portal = async (...outcomes: readonly Sent[]) => {
    const { logic, send, held } = prepare(...outcomes);
    const root = createActor(
      portalMachine.provide({
        actors: {
          ...Object.fromEntries(names.map((name) => [name, silent])),
          watchCalls: fromCallback(() => {}),
        },
      }),
      { input: { locale: "int", chosen: false, hasPendingLogout: false } },
    ).start();
    root.send({
      type: "screen.opened",
      key: "new-ticket",
      logic: logic as unknown as AnyActorLogic,
      input,
    });
    const ticket = (root.getSnapshot().children as Record<string, ActorRefFrom<typeof logic>>)["new-ticket"]!;
    await settle();
    await submit(ticket);
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
