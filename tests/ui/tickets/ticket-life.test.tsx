import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { AnyStateMachine } from "xstate";
import { ticket } from "../../../src/atlas/samples/tickets.samples.ts";
import type { CorrectionRequest } from "../../../src/domain/tickets/ticket-form.ts";
import { detailPath } from "../../../src/domain/shell/routes.ts";
import type { Ticket } from "../../../src/domain/tickets/ticket.ts";
import type { Undoable } from "../../../src/domain/undo/undoable.ts";
import type { SendTicketInput } from "../../../src/machines/tickets/ticket-creation.machine.ts";
import { ShellActorsProvider } from "../../../src/ui/shell/shell-actors.ts";
import { TicketScreen } from "../../../src/ui/screens/tickets/ticket-screen.tsx";
import { inertTicket } from "../../support/inert-help.ts";
import { knownAccount, pageActors } from "../../support/page-actors.ts";
import { oneFailure, inertShell, refused, renderScreen } from "../../support/render-screen.tsx";
import type { Script } from "../../support/scripted-run.ts";
import { inertCorrection, ticketMachines } from "./ticket-machines.ts";
import { stubFarPictures } from "../../support/seen-at-once.ts";
import { pngFile } from "../../support/png-file.ts";

beforeEach(stubFarPictures);

const reachSupport = /contact support: support@homeautomation\.example, \+43 1 5550100\.$/;
const closed: Ticket = { ...ticket, status: { _tag: "Known", code: "closed" }, closedAt: new Date() };
const unanswered: Ticket = { ...ticket, answers: [] };
const refusal = (code: string) => ({ code, ...refused(code) });

interface Shown {
  /** The results of its calls beside the ticket's own. */
  readonly calls?: Script;
  readonly machines?: readonly AnyStateMachine[];
  readonly partnerStatus?: string;
  readonly offerUndo?: (what: Undoable) => void;
}

const show = async (
  shown: Ticket | readonly Ticket[],
  { calls = {}, machines, partnerStatus = "gold", offerUndo = () => {} }: Shown = {},
) => {
  const view = renderScreen(<TicketScreen />, {
    at: detailPath("ticket", ticket.id),
    path: "/ticket/:id/",
    actors: pageActors({ account: knownAccount(partnerStatus) }).actors,
    calls: { getTicket: [shown].flat().map((answer) => ({ answer })), ...calls },
    session: { machines: ticketMachines(machines) },
    wrap: (child) => <ShellActorsProvider value={{ ...inertShell, offerUndo }}>{child}</ShellActorsProvider>,
  });
  await screen.findByRole("region", { name: "Conversation" });
  return view;
};

describe("an answer to a ticket", () => {
  it("is sent with the ticket's number, and shown in the conversation", async () => {
    const asked: SendTicketInput[] = [];
    const answered: Ticket = {
      ...ticket,
      answers: [...ticket.answers, { ...ticket.answers[0]!, id: "a2", side: "customer", message: "Done." }],
    };
    const { user } = await show(ticket, {
      machines: [
        inertTicket({
          tickets: [{ answer: { ticketId: ticket.id, ticket: answered } }],
          onTicket: (input) => asked.push(input),
        }),
      ],
    });
    await user.type(await screen.findByRole("textbox", { name: "Your answer" }), "Done.");
    await user.click(screen.getByRole("button", { name: "Send answer" }));
    expect(await screen.findByText("Your answer was sent.")).toBeTruthy();
    expect(await screen.findByText("Done.", { selector: "article p" })).toBeTruthy();
    await expect
      .poll(() => asked[0])
      .toMatchObject({ answers: ticket.id, fields: { ticket_description: "Done." } });
    await user.click(screen.getByRole("button", { name: "Write another answer" }));
    expect((await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Your answer" })).value).toBe("");
  });

  it("is not sent without a message, and shows an error at the field", async () => {
    const { user } = await show(ticket);
    await user.click(await screen.findByRole("button", { name: "Send answer" }));
    expect(screen.getByText("Enter a message or attach a file.")).toBeTruthy();
  });

  it("may be a screenshot alone, which is pasted into its text", async () => {
    const asked: SendTicketInput[] = [];
    const { user } = await show(ticket, {
      machines: [
        inertTicket({
          tickets: [{ answer: { ticketId: ticket.id } }],
          onTicket: (input) => asked.push(input),
        }),
      ],
    });
    const lastModified = Date.UTC(2026, 10, 29, 9, 5, 7, 42);
    const files = [pngFile("image.png", { type: "image/png", lastModified })];
    const field = await screen.findByRole("textbox", { name: "Your answer" });
    // Cells of a table are pasted as text.
    fireEvent.paste(field, { clipboardData: { files, types: ["text/plain", "text/html", "Files"] } });
    fireEvent.paste(field, { clipboardData: { files, types: ["Files"] } });
    expect(await screen.findAllByText(/clipboard-2026-11-29-09-05-07-042\.png/)).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Send answer" }));
    await expect
      .poll(() => asked[0])
      .toMatchObject({ files: [{ name: "clipboard-2026-11-29-09-05-07-042.png" }] });
  });

  it.each([oneFailure, { code: "OFFLINE", failure: { _tag: "Offline" } } as const, refusal("TICKET_CLOSED")])(
    "keeps its text, and shows the text for $code",
    async ({ code, failure }) => {
      const { user } = await show(ticket, { machines: [inertTicket({ tickets: [{ failure }] })] });
      await user.type(await screen.findByRole("textbox", { name: "Your answer" }), "x");
      await user.click(screen.getByRole("button", { name: "Send answer" }));
      expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
      // What waits for the connection is sent by itself.
      expect(screen.queryByText(reachSupport) !== null).toBe(code !== "OFFLINE");
      expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your answer" }).value).toBe("x");
    },
  );
});

it("is closed at once, and offered to undo; reopening is not", async () => {
  const offered: Undoable[] = [];
  const { user } = await show(ticket, {
    calls: { closeTicket: [{ answer: closed }], reopenTicket: [{ answer: ticket }] },
    offerUndo: (what) => offered.push(what),
  });
  await user.click(screen.getByRole("button", { name: "Close ticket" }));
  await user.click(await screen.findByRole("button", { name: "Reopen ticket" }));
  await screen.findByRole("button", { name: "Close ticket" });
  await expect.poll(() => offered).toEqual([{ kind: "ticketClosing", id: ticket.id }]);
});

describe("a ticket that was changed by another person meanwhile", () => {
  it("is reloaded when an answer is refused, and the answer's text stays visible", async () => {
    const { user } = await show([ticket, closed], {
      machines: [inertTicket({ tickets: [refused("TICKET_CLOSED")] })],
    });
    await user.type(await screen.findByRole("textbox", { name: "Your answer" }), "One more thing.");
    await user.click(screen.getByRole("button", { name: "Send answer" }));
    expect(await screen.findByRole("button", { name: "Reopen ticket" })).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Your answer" })).toBeNull();
    expect(within(screen.getByRole("region", { name: "Answer" })).getByText("One more thing.")).toBeTruthy();
    expect(screen.getByText("Code TICKET_CLOSED")).toBeTruthy();
  });

  it("is reloaded when an answer that is a file alone is refused, and the file stays, named and in the form once it is open again", async () => {
    const { user } = await show([ticket, closed], {
      machines: [inertTicket({ tickets: [refused("TICKET_CLOSED")] })],
      calls: { reopenTicket: [{ answer: ticket }] },
    });
    await user.upload(
      await screen.findByLabelText("Attach files", { selector: "input" }),
      new File(["It clicks."], "relay.txt", { type: "text/plain" }),
    );
    await screen.findByText("relay.txt");
    await user.click(screen.getByRole("button", { name: "Send answer" }));
    expect(await screen.findByRole("button", { name: "Reopen ticket" })).toBeTruthy();
    const answer = within(screen.getByRole("region", { name: "Answer" }));
    expect(answer.getByText("Code TICKET_CLOSED")).toBeTruthy();
    expect(within(answer.getByRole("list", { name: "Files" })).getByText("relay.txt")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Reopen ticket" }));
    await screen.findByRole("textbox", { name: "Your answer" });
    expect(screen.getByText("relay.txt")).toBeTruthy();
  });

  it("restores the answer that was being written when the ticket is open again", async () => {
    const { user } = await show(ticket, {
      calls: { closeTicket: [{ answer: closed }], reopenTicket: [{ answer: ticket }] },
    });
    await user.type(await screen.findByRole("textbox", { name: "Your answer" }), "Half a sen");
    await user.click(screen.getByRole("button", { name: "Close ticket" }));
    expect(await screen.findByText("Your answer could not be sent")).toBeTruthy();
    expect(screen.getByText(reachSupport)).toBeTruthy();
    expect(screen.getByText("Half a sen")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Reopen ticket" }));
    expect((await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Your answer" })).value).toBe(
      "Half a sen",
    );
  });

  it.each([
    ["TICKET_CLOSED", ticket, closed, "Close ticket", "Reopen ticket"],
    ["TICKET_NOT_CLOSED", closed, ticket, "Reopen ticket", "Close ticket"],
  ] as const)(
    "is reloaded after %s, and the message stays visible",
    async (code, before, after, press, then) => {
      const { user } = await show([before, after], {
        calls: { closeTicket: [refused(code)], reopenTicket: [refused(code)] },
      });
      await user.click(screen.getByRole("button", { name: press }));
      expect(await screen.findByRole("button", { name: then })).toBeTruthy();
      expect(screen.queryByRole("button", { name: press })).toBeNull();
      expect(screen.getByText(`Code ${code}`)).toBeTruthy();
    },
  );

  it("shows support's answer that was sent before the correction, and why nothing was corrected", async () => {
    const { user } = await show([unanswered, ticket], {
      machines: [inertCorrection([refused("TICKET_ALREADY_ANSWERED")])],
    });
    await user.click(screen.getByRole("button", { name: "Correct" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Please update the Miniserver.")).toBeTruthy();
    const part = within(screen.getByRole("region", { name: "Correct ticket" }));
    expect(part.getByText("Code TICKET_ALREADY_ANSWERED")).toBeTruthy();
    expect(part.queryByRole("textbox")).toBeNull();
  });
});

describe("the steps of a ticket", () => {
  it("close an open ticket and open it again", async () => {
    const { user, made } = await show(ticket, {
      calls: { closeTicket: [{ answer: closed }], reopenTicket: [{ answer: ticket }] },
    });
    await user.click(screen.getByRole("button", { name: "Close ticket" }));
    expect(await screen.findByText(/You can reopen this ticket until/)).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Answer" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Reopen ticket" }));
    expect(await screen.findByRole("region", { name: "Answer" })).toBeTruthy();
    await expect
      .poll(() => made().slice(-2))
      .toEqual([
        ["closeTicket", { id: ticket.id }],
        ["reopenTicket", { id: ticket.id }],
      ]);
  });

  it("include no reopening after 14 days", async () => {
    await show({ ...closed, closedAt: new Date("2026-01-01T00:00:00.000Z") });
    expect(screen.getByText(/this one was closed more than 14 days ago/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Reopen ticket" })).toBeNull();
  });

  it("include putting it on hold for staff only", async () => {
    const { unmount } = await show(ticket);
    expect(screen.queryByRole("button", { name: "Put on hold" })).toBeNull();
    unmount();
    const held: Ticket = { ...ticket, status: { _tag: "Known", code: "on_hold" } };
    const { user, asked } = await show(ticket, {
      calls: { holdTicket: [{ answer: held }, { answer: ticket }] },
      partnerStatus: "ma",
    });
    await user.click(screen.getByRole("button", { name: "Put on hold" }));
    await user.click(await screen.findByRole("button", { name: "Resume" }));
    expect(await screen.findByRole("button", { name: "Put on hold" })).toBeTruthy();
    await expect
      .poll(() => asked("holdTicket"))
      .toEqual([
        { id: ticket.id, hold: true },
        { id: ticket.id, hold: false },
      ]);
    await expect.poll(() => asked("getTicket")).toHaveLength(1);
  });

  it("load the ticket again where it was put on hold by somebody who may not read it any more", async () => {
    const { user, asked } = await show(ticket, {
      calls: {
        getTicket: [{ answer: ticket }, { failure: { _tag: "NoAccess" } }],
        holdTicket: [{ answer: null }],
      },
      partnerStatus: "ma",
    });
    await user.click(screen.getByRole("button", { name: "Put on hold" }));
    expect(await screen.findByText("Code NO_ACCESS")).toBeTruthy();
    await expect.poll(() => asked("getTicket")).toHaveLength(2);
  });

  it("are taken one after the other, and what came of one is shown until the next", async () => {
    const { user } = await show([ticket, closed], { calls: { closeTicket: [refused("TICKET_CLOSED")] } });
    await user.click(screen.getByRole("button", { name: "Close ticket" }));
    expect(await screen.findByText("Code TICKET_CLOSED")).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: "Reopen ticket" }));
    expect(screen.queryByText("Code TICKET_CLOSED")).toBeNull();
  });

  it("wait for the one that is under way", async () => {
    const { user, asked } = await show(ticket, { partnerStatus: "ma" });
    await user.click(screen.getByRole("button", { name: "Close ticket" }));
    expect(screen.getByRole("button", { name: /Close ticket/ }).getAttribute("aria-busy")).toBe("true");
    await user.click(screen.getByRole("button", { name: "Put on hold" }));
    await expect.poll(() => asked("closeTicket")).toHaveLength(1);
    await expect.poll(() => asked("holdTicket")).toEqual([]);
  });

  it.each([
    { ...oneFailure, shown: ticket, press: "Close ticket" },
    { ...refusal("TICKET_CLOSED"), shown: ticket, press: "Close ticket" },
    { ...refusal("TICKET_NOT_CLOSED"), shown: closed, press: "Reopen ticket" },
    { ...refusal("REOPEN_TOO_LATE"), shown: closed, press: "Reopen ticket" },
  ])("show the text for $code", async ({ code, failure, shown, press }) => {
    const { user } = await show(shown, {
      calls: { closeTicket: [{ failure }], reopenTicket: [{ failure }] },
    });
    await user.click(screen.getByRole("button", { name: press }));
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    expect(screen.queryByText(/was not understood|\{\{/)).toBeNull();
  });
});

describe("the correction of a ticket", () => {
  it("is offered only for an own ticket without an answer", async () => {
    const { unmount } = await show(ticket);
    expect(screen.queryByRole("region", { name: "Correct ticket" })).toBeNull();
    unmount();
    const asked: CorrectionRequest[] = [];
    const { user } = await show(unanswered, {
      machines: [
        inertCorrection([{ answer: { ...unanswered, subject: "Relay 7 clicks" } }], (request) =>
          asked.push(request),
        ),
      ],
    });
    await user.click(screen.getByRole("button", { name: "Correct" }));
    const form = within(screen.getByRole("region", { name: "Correct ticket" }));
    await user.clear(form.getByRole("textbox", { name: /Serial number/ }));
    await user.type(form.getByRole("textbox", { name: /Serial number/ }), "504f94");
    await user.click(form.getByRole("button", { name: "Save" }));
    expect(form.getByText(/Check the serial number on the device/)).toBeTruthy();
    await user.clear(form.getByRole("textbox", { name: /Serial number/ }));
    await user.type(form.getByRole("textbox", { name: /Serial number/ }), "50:4f:94:d0:00:02");
    await user.click(form.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Relay 7 clicks" })).toBeTruthy();
    await expect
      .poll(() => asked)
      .toEqual([{ id: ticket.id, ticket_subject: "Relay clicks", area: "product", serial: "504F94D00002" }]);
  });

  const own = [
    "TICKET_NOT_MINE",
    "TICKET_CLOSED",
    "TICKET_ALREADY_ANSWERED",
    "REQUIRED_FIELDS_MISSING",
    "REFERENCE_NOT_FOUND",
  ].map(refusal);
  it.each([oneFailure, ...own])("shows the text for $code", async ({ code, failure }) => {
    const { user } = await show(unanswered, { machines: [inertCorrection([{ failure }])] });
    await user.click(screen.getByRole("button", { name: "Correct" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
  });

  it("shows at the field that a number belongs to another company", async () => {
    const { user } = await show(unanswered, {
      machines: [inertCorrection([refused("REFERENCE_NOT_FOUND", "order")])],
    });
    await user.click(screen.getByRole("button", { name: "Correct" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    const field = screen.getByRole("textbox", { name: /Order number/ });
    expect(await screen.findByText(/you have no order, invoice or product with it/)).toBeTruthy();
    expect(field.getAttribute("aria-invalid")).toBe("true");
  });
});

describe("the answers of a ticket", () => {
  it("are marked as read when they are shown, once for each number of them", async () => {
    const more: Ticket = { ...closed, answers: [...ticket.answers, { ...ticket.answers[0]!, id: "a2" }] };
    const { user, asked } = await show(ticket, {
      calls: { markTicketRead: [{ answer: {} }], closeTicket: [{ answer: more }] },
    });
    await expect.poll(() => asked("markTicketRead")).toEqual([{ id: ticket.id }]);
    await user.click(screen.getByRole("button", { name: "Close ticket" }));
    await screen.findByRole("button", { name: "Reopen ticket" });
    await expect.poll(() => asked("markTicketRead")).toEqual([{ id: ticket.id }, { id: ticket.id }]);
  });

  it("are not marked while there are none", async () => {
    const { asked } = await show(unanswered);
    await expect.poll(() => asked("markTicketRead")).toEqual([]);
  });

  it("stay visible when marking as read fails", async () => {
    const { failure } = oneFailure;
    await show(ticket, { calls: { markTicketRead: [{ failure }] } });
    expect(screen.getByText("Please update the Miniserver.")).toBeTruthy();
  });
});
