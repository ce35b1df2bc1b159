import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { detailPath } from "../../../src/domain/shell/routes.ts";
import { ticket } from "../../../src/atlas/samples/tickets.samples.ts";
import type { Ticket } from "../../../src/domain/tickets/ticket.ts";
import { TicketScreen } from "../../../src/ui/screens/tickets/ticket-screen.tsx";
import { knownAccount, pageActors } from "../../support/page-actors.ts";
import { oneFailure, expectRetry, refused, renderScreen } from "../../support/render-screen.tsx";
import type { Script } from "../../support/scripted-run.ts";
import { ticketMachines } from "./ticket-machines.ts";

/** jsdom has no layout: the test reports which elements are visible. */
const near = new Set<() => void>();
class StillObserver {
  private readonly reached: () => void;
  constructor(report: IntersectionObserverCallback) {
    this.reached = () =>
      report(
        [{ isIntersecting: true } as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      );
  }
  observe(): void {
    near.add(this.reached);
  }
  disconnect(): void {
    near.delete(this.reached);
  }
}
const comeNear = () =>
  act(() => {
    for (const reached of near) reached();
  });

beforeEach(() => {
  near.clear();
  vi.stubGlobal("IntersectionObserver", StillObserver);
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = vi.fn<(url: string) => void>();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const show = (calls: Script, account = knownAccount()) =>
  renderScreen(<TicketScreen />, {
    at: detailPath("ticket", ticket.id),
    path: "/ticket/:id/",
    actors: pageActors({ account }).actors,
    calls,
    session: { machines: ticketMachines() },
  });

const loaded = async (more: Partial<Ticket> = {}, calls: Script = {}) => {
  const view = show({ getTicket: [{ answer: { ...ticket, ...more } }], ...calls });
  await screen.findByRole("region", { name: "Conversation" });
  return view;
};

describe("what a ticket is about", () => {
  const references = {
    order: "A-1001",
    invoice: "IN-7",
    serial: "504F94D00001",
  } as Ticket["references"];
  const linksFor = async (account: ReturnType<typeof knownAccount>) => {
    const answer: Ticket = { ...ticket, mine: false, references };
    show({ getTicket: [{ answer }] }, account);
    const facts = within(await screen.findByRole("region", { name: "Ticket details" }));
    for (const number of Object.values(references)) expect(facts.getByText(number!)).toBeTruthy();
    return facts.queryAllByRole("link").map((link) => link.getAttribute("href"));
  };

  it("is linked for a colleague, too", async () => {
    expect(await linksFor(knownAccount())).toEqual([
      "/order/A-1001/",
      "/invoice/IN-7/",
      "/product/504F94D00001/",
    ]);
  });

  it("is text for who may not open it", async () => {
    expect(await linksFor(knownAccount("gold", ["tickets", "manage_products"]))).toEqual([
      "/product/504F94D00001/",
    ]);
  });

  it("leads staff to the look at the company's invoices, and is text where they have no screen", async () => {
    expect(await linksFor(knownAccount("ma"))).toEqual(["/support/T-2026-000007/invoices/?tab=all&q=IN-7"]);
    cleanup();
    expect(await linksFor(knownAccount("ma", ["tickets"]))).toEqual([]);
  });
});

describe("one ticket", () => {
  it("has its number as its title while it loads", () => {
    show({});
    expect(screen.getByRole("heading", { level: 1, name: "Ticket T-2026-000007" })).toBeTruthy();
    expect(screen.getByText("Answers can take up to 15 minutes to appear.")).toBeTruthy();
  });

  it("shows the request, its answers and its facts", async () => {
    await loaded({ answers: [{ ...ticket.answers[0]!, author: "Sam Support" }] });
    expect(screen.getByRole("heading", { level: 1, name: "Relay clicks" })).toBeTruthy();
    const [request, answer] = screen.getAllByRole("article");
    expect(request?.textContent).toContain(ticket.message);
    expect(within(request!).getByText("Customer")).toBeTruthy();
    expect(within(answer!).getByText("Please update the Miniserver.")).toBeTruthy();
    expect(within(answer!).getByText("Support")).toBeTruthy();
    expect(screen.getByRole("region", { name: "Status" }).textContent).toBe("Open");
    const facts = screen.getByRole("region", { name: "Ticket details" });
    expect(
      within(facts)
        .getAllByRole("term")
        .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]),
    ).toEqual([
      ["Ticket number", ticket.id],
      ["Created", expect.stringContaining("2026")],
      ["Created by", "Robin Nord"],
      ["What it is about", "Product"],
      ["Serial number", "504F94D00001"],
      ["Attached connection test", expect.stringContaining("connected (code 200)")],
    ]);
  });

  it("shows that there is no answer yet, and an unknown status unchanged", async () => {
    await loaded({ answers: [], status: { _tag: "Unknown", code: "escalated" } });
    expect(screen.getByText("No answer yet. Answers can take up to 15 minutes to appear.")).toBeTruthy();
    expect(screen.getByText("escalated")).toBeTruthy();
  });

  it("loads an image when it is near the viewport, shows it, and revokes its object URL", async () => {
    const { unmount, asked } = await loaded(
      {},
      { getTicketAttachment: [{ answer: { blob: new Blob(["x"]), name: "cellar.svg" } }] },
    );
    await expect.poll(() => asked("getTicketAttachment")).toEqual([]);
    comeNear();
    const picture = await screen.findByRole("img", { name: "cellar.svg" });
    expect(picture.getAttribute("src")).toBe("blob:picture");
    await expect.poll(() => asked("getTicketAttachment")).toEqual([{ id: "desk-picture" }]);
    unmount();
    await expect.poll(() => URL.revokeObjectURL).toHaveBeenCalledWith("blob:picture");
  });

  it("shows in its place why an image failed, and keeps the ticket", async () => {
    await loaded({}, { getTicketAttachment: [{ failure: { _tag: "Offline" } }] });
    comeNear();
    expect(await screen.findByText("Code OFFLINE")).toBeTruthy();
    expect(screen.getByText("Please update the Miniserver.")).toBeTruthy();
  });

  it("saves a file, and shows the result at its button", async () => {
    const { user, asked } = await loaded(
      {},
      { getTicketAttachment: [refused("NOT_FOUND"), { answer: undefined }] },
    );
    const download = screen.getByRole("button", { name: "Download device.log" });
    await user.click(download);
    expect((await screen.findByRole("alert")).textContent).toContain("device.log could not be downloaded.");
    await user.click(download);
    expect(await screen.findByText("device.log is being downloaded.")).toBeTruthy();
    await expect.poll(() => asked("getTicketAttachment")).toEqual([{ id: "desk-file" }, { id: "desk-file" }]);
  });

  it("shows at its button why a file failed", async () => {
    const { code, failure } = oneFailure;
    const { user } = await loaded({}, { getTicketAttachment: [{ failure }] });
    await user.click(screen.getByRole("button", { name: "Download device.log" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("device.log could not be downloaded.");
    expect(alert.textContent).toContain(`Code ${code}`);
  });

  it("shows that a ticket does not exist, with a link back and without a retry", async () => {
    show({ getTicket: [refused("NOT_FOUND")] });
    expect(await screen.findByText("Ticket not found")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it("shows the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show({ getTicket: [{ failure }, { answer: ticket }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByText("Please update the Miniserver."));
  });
});
