import { describe, expect, it, vi, beforeEach } from "vitest";
import { createActor } from "xstate";
import type { Call } from "../../../src/api/call.ts";
import type { RunOptions } from "../../../src/app/live/run-call.ts";
import { liveTicketWriting } from "../../../src/app/live/ticket-writing.live.ts";
import type { Live } from "../../../src/app/live/live.ts";
import { answered, failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import { noDetails } from "../../../src/domain/tickets/ticket-form.ts";
import { oneFailure } from "../../support/render-screen.tsx";

const saved = {
  draft: { subject: "Relay", message: "It clicks.", serial: "504F94D00001", fileNames: ["a.png"] },
  savedAt: new Date(0),
};

beforeEach(() => {
  sessionStorage.clear();
});

/** Writing on calls that answer as the test defines, by their path. */
const write = (ends: Readonly<Record<string, Outcome<unknown>>>) => {
  const asked: { readonly path: string; readonly request: unknown; readonly key: string | undefined }[] = [];
  const run = (
    call: Call<never, never>,
    request: unknown,
    _: AbortSignal,
    options: RunOptions<unknown, unknown> = {},
  ): Promise<Outcome<unknown>> => {
    asked.push({ path: call.path, request, key: options.draft?.key });
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

describe("ticket drafts that are stored at the account", () => {
  it("restore a ticket that was begun in another browser", async () => {
    const { actor, editing } = write({ "/api/getTicketDraft": answered(saved) });
    await editing();
    expect(actor.getSnapshot().context).toMatchObject({
      message: "It clicks.",
      details: { subject: "Relay", serial: "504F94D00001" },
      fileNames: ["a.png"],
    });
  });

  it("are saved with each change, and deleted once the ticket is sent", async () => {
    const { actor, asked, editing } = write({
      "/api/getTicketDraft": answered(null),
      "/api/createTicket": answered({ ticketId: "T-1" }),
    });
    await editing();
    actor.send({ type: "ticket.edit", message: "It clicks." });
    await vi.waitFor(() => expect(actor.getSnapshot().context.keptAt).toBe("account"));
    await expect
      .poll(() => asked.at(-1))
      .toMatchObject({
        path: "/api/saveTicketDraft",
        request: {
          key: "new-ticket",
          draft: { subject: "", message: "It clicks.", department: "support-at", fileNames: [] },
        },
      });
    actor.send({ type: "ticket.describe", change: { subject: "Relay" } });
    actor.send({ type: "ticket.submit" });
    await vi.waitFor(() => expect(actor.getSnapshot().matches({ sent: "discarded" })).toBe(true));
    await expect.poll(() => asked.at(-1)?.path).toBe("/api/discardTicketDraft");
  });

  it("keep what was typed without a connection, also when the page is reloaded with one", async () => {
    const { actor, editing } = write({
      "/api/getTicketDraft": answered(saved),
      "/api/saveTicketDraft": failed({ _tag: "Offline" }),
    });
    await editing();
    actor.send({ type: "ticket.edit", message: "It clicks, and it smells." });
    await vi.waitFor(() => expect(actor.getSnapshot().context.keptAt).toBe("tab"));
    const { actor: second, editing: again } = write({ "/api/getTicketDraft": answered(saved) });
    await again();
    expect(second.getSnapshot().context.message).toBe("It clicks, and it smells.");
  });

  it("are sent after a reload with the same key, if they were waiting for the connection", async () => {
    const noLine = failed({ _tag: "Offline" });
    const { actor, asked, editing } = write({
      "/api/getTicketDraft": answered({ ...saved, draft: { ...saved.draft, fileNames: [] } }),
      "/api/saveTicketDraft": noLine,
      "/api/createGuidedTicket": noLine,
    });
    await editing();
    actor.send({ type: "ticket.submit" });
    await vi.waitFor(() => expect(actor.getSnapshot().matches({ waiting: "kept" })).toBe(true));
    const creations = (calls: typeof asked) => calls.filter(({ path }) => path === "/api/createGuidedTicket");
    const { actor: second, asked: later } = write({
      "/api/getTicketDraft": answered(saved),
      "/api/createGuidedTicket": answered({ ticketId: "T-1" }),
    });
    await vi.waitFor(() => expect(second.getSnapshot().matches({ sent: "discarded" })).toBe(true));
    await expect.poll(() => creations(later)).toEqual(creations(asked));
    await expect.poll(() => creations(asked)[0]?.key).toMatch(/^new-ticket-\d+-/);
    actor.stop();
  });

  it("store an incomplete serial number, and no ticket is sent with it", async () => {
    const { actor, asked, editing } = write({ "/api/getTicketDraft": answered(null) });
    await editing();
    actor.send({ type: "ticket.describe", change: { subject: "Relay", serial: "504f 94" } });
    actor.send({ type: "ticket.edit", message: "It clicks." });
    await vi.waitFor(() => expect(actor.getSnapshot().context.keptAt).toBe("account"));
    await expect.poll(() => asked.at(-1)?.request).toMatchObject({ draft: { serial: "504f 94" } });
    actor.send({ type: "ticket.submit" });
    expect(actor.getSnapshot().context.problems).toEqual({ serial: "NOT_A_SERIAL" });
  });

  it("fall back to this tab's draft when loading fails", async () => {
    const { failure } = oneFailure;
    const { actor, editing } = write({ "/api/getTicketDraft": failed(failure) });
    await editing();
    expect(actor.getSnapshot().context.message).toBe("");
  });

  it("are stored in this tab only, and show that, when saving fails", async () => {
    const { failure } = oneFailure;
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

  it("do not delay a sent ticket when deleting them fails", async () => {
    const { failure } = oneFailure;
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
