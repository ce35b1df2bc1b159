import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { callSamples as tested } from "../../../src/atlas/samples/products.samples.ts";
import { callSamples, ticket } from "../../../src/atlas/samples/tickets.samples.ts";
import { noDetails } from "../../../src/domain/tickets/ticket-form.ts";
import type { SendTicketInput, KeptDraft } from "../../../src/machines/tickets/ticket-creation.machine.ts";
import { GuidedTicketScreen } from "../../../src/ui/screens/tickets/writing/guided-ticket-screen.tsx";
import { NewTicketScreen } from "../../../src/ui/screens/tickets/writing/new-ticket-screen.tsx";
import { inertTicket } from "../../support/inert-help.ts";
import { goBack, goForward } from "../../support/history-buttons.tsx";
import { pageActors } from "../../support/page-actors.ts";
import { oneFailure, refused, renderScreen, type StubResult } from "../../support/render-screen.tsx";
import { sampled, type Script } from "../../support/scripted-run.ts";
import { pngFile } from "../../support/png-file.ts";

const written: KeptDraft = {
  message: "It clicks.",
  revision: 7,
  fileNames: ["photo.png"],
  details: { ...noDetails, subject: "Relay" },
};

const show = (
  view: "plain" | "guided",
  {
    at = "/",
    stubResults = ["never"],
    draft = written,
    calls = {},
  }: {
    readonly at?: string;
    readonly stubResults?: readonly StubResult<{ readonly ticketId: typeof ticket.id }>[];
    readonly draft?: KeptDraft;
    readonly calls?: Script;
  } = {},
) => {
  const tickets: SendTicketInput[] = [];
  const writing = inertTicket({ tickets: stubResults, onTicket: (input) => tickets.push(input), draft });
  const shown = renderScreen(view === "plain" ? <NewTicketScreen /> : <GuidedTicketScreen />, {
    at,
    before: "/tickets/",
    path: view === "plain" ? "*" : "/",
    actors: pageActors().actors,
    calls,
    session: { machines: [writing] },
  });
  return { ...shown, tickets };
};
const send = () => screen.findByText("Send ticket");
const empty: KeptDraft = { message: "", revision: 7, fileNames: [] };

describe("the short ticket form", () => {
  it("shows at each required field that it is missing, and sends nothing", async () => {
    const { user, tickets } = show("plain", { at: "/?area=order", draft: empty });
    await user.click(await send());
    expect(screen.getByText("Enter a subject.")).toBeTruthy();
    expect(screen.getByText("Enter a message. Without it we cannot help.")).toBeTruthy();
    expect(screen.getByText("Enter the order number: we need it for this area.")).toBeTruthy();
    await expect.poll(() => tickets).toEqual([]);
  });

  it("restores a draft, fills in values of the address, and is sent", async () => {
    const { user, tickets } = show("plain", {
      at: "/?serial=504F94D00001",
      stubResults: [{ answer: { ticketId: ticket.id } }],
    });
    expect(await screen.findByDisplayValue("It clicks.")).toBeTruthy();
    expect(screen.getByText(/Attach this file again: photo.png/)).toBeTruthy();
    await user.click(await send());
    expect(await screen.findByText("Open ticket")).toBeTruthy();
    await expect
      .poll(() => tickets[0])
      .toMatchObject({
        fields: { department: "support-ch", ticket_subject: "Relay", ticket_description: "It clicks." },
        about: { area: "product", serial: "504F94D00001" },
      });
    await user.click(screen.getByText("Create another ticket"));
    expect(await send()).toBeTruthy();
  });

  it("waits without a connection, with everything in it, and goes back to the form when it is stopped", async () => {
    const { user, tickets } = show("plain", { stubResults: [{ failure: { _tag: "Offline" } }] });
    await user.click(await send());
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByText(/We send it as soon as you are connected again/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Subject").readOnly).toBe(true);
    await user.click(screen.getByRole("button", { name: "Send again" }));
    await expect.poll(() => new Set(tickets.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    await user.click(await screen.findByRole("button", { name: "Stop sending" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>("Subject").readOnly).toBe(false);
    expect(screen.getByDisplayValue("It clicks.")).toBeTruthy();
  });

  it.each([
    ["TOO_LARGE", /^Not added: plan\.pdf\. Too large\. /],
    ["FILE_EMPTY", /^Not added: plan\.pdf\. .*it is empty\./],
    ["COMPANY_STORAGE_FULL", /^Not added: plan\.pdf\. Send the message without files/],
  ])("names the file that the server refuses with %s", async (code, text) => {
    const { user } = show("plain", {
      stubResults: [{ failure: { _tag: "Refused", code, field: "files[0]", file: "plan.pdf" } }],
    });
    await user.click(await send());
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each([oneFailure, { code: "OFFLINE", failure: { _tag: "Offline" } } as const])(
    "keeps all values, and shows the text for $code",
    async ({ code, failure }) => {
      const { user } = show("plain", { stubResults: [{ failure }] });
      await user.click(await send());
      expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
      // What waits for the connection is sent by itself.
      expect(screen.queryByText(/contact support: support@homeautomation\.example/) !== null).toBe(
        code !== "OFFLINE",
      );
      expect(screen.getByDisplayValue("It clicks.")).toBeTruthy();
    },
  );

  it("shows at its field that a number does not belong to the company", async () => {
    const { user } = show("plain", {
      at: "/?order=SO-1",
      stubResults: [refused("REFERENCE_NOT_FOUND", "order")],
    });
    await user.click(await send());
    await screen.findByText("Code REFERENCE_NOT_FOUND");
    expect(screen.getByRole("textbox", { name: /Order number/ }).getAttribute("aria-invalid")).toBe("true");
  });
});

describe("a ticket whose files find no room", () => {
  it.each([
    ["STORAGE_FULL", /there is no room for files at the moment/],
    ["COMPANY_STORAGE_FULL", /files have used up their space/i],
  ])("keeps its text, and says for %s what to do", async (code, text) => {
    const { user } = show("plain", {
      stubResults: [refused(code, "files[0]")],
    });
    await user.click(await send());
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByDisplayValue("It clicks.")).toBeTruthy();
  });
});

describe("a file that the server refuses", () => {
  it.each([
    ["STORAGE_FULL", /there is no room for files at the moment/],
    ["COMPANY_STORAGE_FULL", /files have used up their space/i],
    ["FILE_TYPE_NOT_ALLOWED", /its content does not match its name/],
    ["TOO_LARGE", /The file is larger than allowed/],
  ])("is shown at that file for %s, and no longer once it is removed", async (code, text) => {
    const { user } = show("plain", {
      stubResults: [refused(code, "files[1]"), { answer: { ticketId: ticket.id } }],
    });
    const chooser = await screen.findByLabelText("Attach files", { selector: "input" });
    await user.upload(chooser, [pngFile("one.png"), pngFile("two.png")]);
    const list = within(await screen.findByRole("list", { name: "Files" }));
    await list.findByText("two.png");
    await user.click(await send());
    const message = await screen.findByText(text);
    expect(message.closest("li")?.textContent).toContain("two.png");
    expect(screen.queryByText(`Code ${code}`), "shown once, at the file").toBeNull();
    await user.click(list.getByRole("button", { name: "Remove two.png" }));
    expect(screen.queryByText(text)).toBeNull();
    await user.click(await send());
    expect(await screen.findByText("Open ticket")).toBeTruthy();
  });
});

describe("the guided ticket form", () => {
  it("asks for the area first, shows known data, and asks for what the area needs", async () => {
    const { user } = show("guided", {
      draft: empty,
      calls: sampled(callSamples.knowledge),
    });
    expect(screen.queryByText("Send ticket")).toBeNull();
    await user.click(screen.getByRole("radio", { name: "Product" }));
    expect(await screen.findByText("The Miniserver does not start")).toBeTruthy();
    await user.click(await send());
    expect(screen.getByText("Enter the serial number: we need it for this area.")).toBeTruthy();
  });

  it("makes area and details entries of the history: Back and Forward show them with everything typed", async () => {
    const { user, tickets } = show("guided", { draft: empty });
    await user.click(await screen.findByRole("radio", { name: "Something else" }));
    await user.type(await screen.findByRole("textbox", { name: "Subject" }), "Relay");
    await goBack(user);
    await waitFor(() => expect(screen.queryByText("Send ticket")).toBeNull());
    expect(screen.getByRole("radio", { name: "Something else" })).toHaveProperty("checked", true);
    await goForward(user);
    expect(await screen.findByRole("textbox", { name: "Subject" })).toHaveProperty("value", "Relay");
    await goBack(user);
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    expect(await screen.findByDisplayValue("Relay")).toBeTruthy();
    await goBack(user);
    await goBack(user);
    expect(await screen.findByText("Another screen")).toBeTruthy();
    await expect.poll(() => tickets).toEqual([]);
  });

  it("leaves on Back where the address has led to the details", async () => {
    const { user } = show("guided", { at: "/?area=other" });
    await send();
    await goBack(user);
    expect(await screen.findByText("Another screen")).toBeTruthy();
  });

  it("attaches the product's last connection test on request", async () => {
    const { user, tickets } = show("guided", {
      at: "/?serial=504F94D00001",
      calls: sampled(tested.results),
    });
    await user.click(await screen.findByRole("checkbox", { name: "Attach the last connection test" }));
    await user.click(await send());
    await expect
      .poll(() => tickets[0]?.about)
      .toEqual({ area: "product", serial: "504F94D00001", remote_connect: "desk-test" });
  });

  it("attaches no other product's test, and no hidden value", async () => {
    const draft: KeptDraft = {
      ...written,
      details: { ...noDetails, subject: "Relay", area: "order", order: "SO-1" },
    };
    const { user, tickets } = show("guided", {
      at: "/?serial=504F94D00001",
      draft,
      calls: sampled(tested.results),
    });
    await user.click(await screen.findByRole("checkbox", { name: "Attach the last connection test" }));
    await user.type(screen.getByRole("textbox", { name: "Serial number" }), "{Backspace}2");
    await user.click(await send());
    await expect.poll(() => tickets[0]?.about).toEqual({ area: "product", serial: "504F94D00002" });
  });

  it("links to the short form with the values of the address, and back", () => {
    show("guided", { at: "/?serial=504F94D00001" });
    expect(screen.getByRole("link", { name: "Fill in the short form instead" }).getAttribute("href")).toBe(
      "/new-ticket/?serial=504F94D00001",
    );
  });

  it("can be sent when the known answers do not load", async () => {
    const { code, failure } = oneFailure;
    show("guided", { at: "/?area=other", calls: { getKnowledge: [{ failure }] } });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    expect(await send()).toBeTruthy();
  });
});
