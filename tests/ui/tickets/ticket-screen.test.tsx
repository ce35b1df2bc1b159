import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Ticket } from "../../../src/domain/tickets/ticket.ts";
import { TicketScreen } from "../../../src/ui/screens/tickets/ticket-screen.tsx";
import { knownAccount, pageActors } from "../../support/page-actors.ts";
import { oneFailure, expectRetry, renderScreen } from "../../support/render-screen.tsx";
import type { Script } from "../../support/scripted-run.ts";
import { ticket, ticketMachines } from "./ticket-samples.ts";

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
    at: "/ticket/T-7/",
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
    expect(await linksFor(knownAccount("ma"))).toEqual(["/support/T-7/invoices/?q=IN-7"]);
    cleanup();
    expect(await linksFor(knownAccount("ma", ["tickets"]))).toEqual([]);
  });
});

describe("one ticket", () => {
  it("has its number as its title while it loads", () => {
    show({});
    expect(screen.getByRole("heading", { level: 1, name: "Ticket T-7" })).toBeTruthy();
    expect(screen.getByText("Answers can take up to 15 minutes to appear.")).toBeTruthy();
  });

  it("shows the request, its answers and its facts", async () => {
    await loaded();
    expect(screen.getByRole("heading", { level: 1, name: "Relay clicks" })).toBeTruthy();
    const [request, answer] = screen.getAllByRole("article");
    expect(request?.textContent).toContain("It clicks.\nAll night.");
    expect(within(request!).getByText("Customer")).toBeTruthy();
    expect(within(answer!).getByText("Please update.")).toBeTruthy();
    expect(within(answer!).getByText("Support")).toBeTruthy();
    const facts = screen.getByRole("region", { name: "Ticket details" });
    expect(
      within(facts)
        .getAllByRole("term")
        .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]),
    ).toEqual([
      ["Status", "Open"],
      ["Ticket number", "T-7"],
      ["Created", expect.stringContaining("2026")],
      ["Created by", "Eva Huber"],
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
      { getTicketAttachment: [{ answer: { blob: new Blob(["x"]), name: "cellar.png" } }] },
    );
    await expect.poll(() => asked("getTicketAttachment")).toEqual([]);
    comeNear();
    const picture = await screen.findByRole("img", { name: "Picture cellar.png" });
    expect(picture.getAttribute("src")).toBe("blob:picture");
    await expect.poll(() => asked("getTicketAttachment")).toEqual([{ id: "p1" }]);
    unmount();
    await expect.poll(() => URL.revokeObjectURL).toHaveBeenCalledWith("blob:picture");
  });

  it("shows in its place why an image failed, and keeps the ticket", async () => {
    await loaded({}, { getTicketAttachment: [{ failure: { _tag: "Offline" } }] });
    comeNear();
    expect(await screen.findByText("Code OFFLINE")).toBeTruthy();
    expect(screen.getByText("Please update.")).toBeTruthy();
  });

  it("saves a file, and shows the result at its button", async () => {
    const { user, asked } = await loaded(
      {},
      { getTicketAttachment: [{ failure: { _tag: "Refused", code: "NOT_FOUND" } }, { answer: undefined }] },
    );
    const download = screen.getByRole("button", { name: "Download device.log" });
    await user.click(download);
    expect((await screen.findByRole("alert")).textContent).toContain("device.log could not be downloaded.");
    await user.click(download);
    expect(await screen.findByText("device.log is being downloaded.")).toBeTruthy();
    await expect.poll(() => asked("getTicketAttachment")).toEqual([{ id: "f1" }, { id: "f1" }]);
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
    show({ getTicket: [{ failure: { _tag: "Refused", code: "NOT_FOUND" } }] });
    expect(await screen.findByText("Ticket not found")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it("shows the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show({ getTicket: [{ failure }, { answer: ticket }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByText("Please update."));
  });
});
