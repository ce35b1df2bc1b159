import { describe, expect, it, vi, beforeEach } from "vitest";
import { createActor } from "xstate";
import type { Call } from "../../../src/api/call.ts";
import { liveTicketWriting } from "../../../src/app/live/ticket-writing.live.ts";
import type { Live } from "../../../src/app/live/live.ts";
import { answered, failed, failureCode, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import { noDetails } from "../../../src/domain/tickets/ticket-form.ts";
import { everyFailure } from "../../support/render-screen.tsx";

const rows = everyFailure.map((failure) => [failureCode(failure), failure] as const);
const saved = {
  draft: { subject: "Relay", message: "It clicks.", serial: "504F94D00001", fileNames: ["a.png"] },
  savedAt: new Date(0),
};

beforeEach(() => {
  sessionStorage.clear();
});

/** Writing on calls that end as the test says, by their path. */
const write = (ends: Readonly<Record<string, Outcome<unknown>>>) => {
  const asked: { readonly path: string; readonly request: unknown }[] = [];
  const run = (call: Call<never, never>, request: unknown): Promise<Outcome<unknown>> => {
    asked.push({ path: call.path, request });
    return Promise.resolve(ends[call.path] ?? answered({}));
  };
  const logic = liveTicketWriting({ run: run as unknown as Live["run"], accountKey: () => "k1" } as Live);
  const actor = createActor(logic, {
    input: {
      draftKey: "new-ticket",
      form: "plain",
      details: { ...noDetails, department: "support-at" },
      attachments: [],
      drafts: { limit: 2000, quiet: 0 },
      limit: 30_000,
    },
  }).start();
  const editing = () => vi.waitFor(() => expect(actor.getSnapshot().matches({ editing: "kept" })).toBe(true));
  return { actor, asked, editing };
};

describe("drafts at the account", () => {
  it("bring a ticket back that was begun elsewhere", async () => {
    const { actor, editing } = write({ "/api/getTicketDraft": answered(saved) });
    await editing();
    expect(actor.getSnapshot().context).toMatchObject({
      message: "It clicks.",
      details: { subject: "Relay", serial: "504F94D00001" },
      fileNames: ["a.png"],
    });
  });

  it("are kept with each change, and go once the ticket is sent", async () => {
    const { actor, asked, editing } = write({
      "/api/getTicketDraft": answered(null),
      "/api/createTicket": answered({ ticketId: "T-1" }),
    });
    await editing();
    actor.send({ type: "ticket.edit", message: "It clicks." });
    await vi.waitFor(() => expect(actor.getSnapshot().context.keptAt).toBe("account"));
    expect(asked.at(-1)).toEqual({
      path: "/api/saveTicketDraft",
      request: {
        key: "new-ticket",
        draft: { subject: "", message: "It clicks.", department: "support-at", fileNames: [] },
      },
    });
    actor.send({ type: "ticket.describe", change: { subject: "Relay" } });
    actor.send({ type: "ticket.submit" });
    await vi.waitFor(() => expect(actor.getSnapshot().matches({ sent: "discarded" })).toBe(true));
    expect(asked.at(-1)?.path).toBe("/api/discardTicketDraft");
  });

  it("hold a half-typed serial number, which no ticket is sent with", async () => {
    const { actor, asked, editing } = write({ "/api/getTicketDraft": answered(null) });
    await editing();
    actor.send({ type: "ticket.describe", change: { subject: "Relay", serial: "504f 94" } });
    actor.send({ type: "ticket.edit", message: "It clicks." });
    await vi.waitFor(() => expect(actor.getSnapshot().context.keptAt).toBe("account"));
    expect(asked.at(-1)?.request).toMatchObject({ draft: { serial: "504f 94" } });
    actor.send({ type: "ticket.submit" });
    expect(actor.getSnapshot().context.problems).toEqual({ serial: "NOT_A_SERIAL" });
  });

  it.each(rows)("are this tab's where the look-up fails with %s", async (_, failure) => {
    const { actor, editing } = write({ "/api/getTicketDraft": failed(failure) });
    await editing();
    expect(actor.getSnapshot().context.message).toBe("");
  });

  it.each(rows)("are kept in this tab alone, and say so, where keeping fails with %s", async (_, failure) => {
    const { actor, editing } = write({
      "/api/getTicketDraft": answered(null),
      "/api/saveTicketDraft": failed(failure),
    });
    await editing();
    actor.send({ type: "ticket.edit", message: "It clicks." });
    await vi.waitFor(() => expect(actor.getSnapshot().context.keptAt).toBe("tab"));
    const { actor: second, editing: again } = write({ "/api/getTicketDraft": failed(failure) });
    await again();
    expect(second.getSnapshot().context.message).toBe("It clicks.");
  });

  it.each(rows)("do not hold up a sent ticket where forgetting them fails with %s", async (_, failure) => {
    const { actor, editing } = write({
      "/api/getTicketDraft": answered(saved),
      "/api/createGuidedTicket": answered({ ticketId: "T-1" }),
      "/api/discardTicketDraft": failed(failure),
    });
    await editing();
    actor.send({ type: "ticket.submit" });
    await vi.waitFor(() => expect(actor.getSnapshot().matches({ sent: "discarded" })).toBe(true));
  });
});
