import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { known, pageOf } from "../../../src/atlas/desk/fixtures/samples.ts";
import { ticketSummaries } from "../../../src/atlas/samples/tickets.samples.ts";
import { failureCode } from "../../../src/domain/kit/call-failure.ts";
import type { ListRequestOf, Page } from "../../../src/domain/kit/list.ts";
import type { TicketSummary } from "../../../src/domain/tickets/ticket.ts";
import type { ticketList } from "../../../src/domain/tickets/tickets.lists.ts";
import { TicketsScreen } from "../../../src/ui/screens/tickets/tickets-screen.tsx";
import { knownAccount, pageActors } from "../../support/page-actors.ts";
import { everyFailure, expectRetry, renderScreen, type StubResult } from "../../support/render-screen.tsx";

type TicketsRequest = ListRequestOf<typeof ticketList>;
type Found = Page<TicketSummary>;
const [clicks, parcel] = ticketSummaries;
const two = pageOf<TicketSummary>(
  { ...clicks, status: known("on_hold") },
  { ...parcel, status: { _tag: "Unknown", code: "escalated" } },
);

const show = (getTickets: readonly StubResult<Found>[], at = "/tickets/") => {
  const view = renderScreen(<TicketsScreen />, { at, actors: pageActors().actors, calls: { getTickets } });
  return { ...view, requests: () => view.asked("getTickets") as readonly TicketsRequest[] };
};

describe("the ticket list", () => {
  it("shows how long answers take, and a placeholder while it loads", () => {
    show([]);
    expect(screen.getByText("Answers can take up to 15 minutes to appear.")).toBeTruthy();
    expect(screen.getByText("Loading")).toBeTruthy();
  });

  it("shows each ticket as a row with one link, and an unknown status unchanged", async () => {
    show([{ answer: two }]);
    const link = await screen.findByRole("link", { name: /^Relay clicks/ });
    expect(link.getAttribute("href")).toBe("/ticket/T-2026-000007/");
    expect(screen.getByText("On hold")).toBeTruthy();
    expect(screen.getByText("escalated")).toBeTruthy();
    expect(screen.getByText("2 tickets")).toBeTruthy();
  });

  it("requests the filters in the address, and follows its changes", async () => {
    const { user, requests, address } = show([{ answer: two }], "/tickets/?status=open&sort=subject");
    await user.click(await screen.findByRole("link", { name: "Created" }));
    await expect.poll(address).toBe("/tickets/?status=open&sort=date");
    await expect.poll(requests).toEqual([
      { page: 1, page_size: 25, sort: "subject", filter: { status: ["open"] } },
      { page: 1, page_size: 25, sort: "date", filter: { status: ["open"] } },
    ]);
  });

  it("asks no private person whose tickets, which are all their own", async () => {
    const { user } = renderScreen(<TicketsScreen />, {
      at: "/tickets/",
      actors: pageActors({ account: knownAccount("private") }).actors,
      calls: { getTickets: [] },
    });
    await user.click(screen.getByRole("button", { name: "Filters" }));
    expect(await screen.findByRole("checkbox", { name: "Unread answers only" })).toBeTruthy();
    expect(screen.queryByRole("combobox", { name: "Whose tickets" })).toBeNull();
  });

  it("filters by one's own tickets and by unread answers, writes both to the address, and clears them", async () => {
    const { user, requests, address } = show([{ answer: two }]);
    await screen.findByText("2 tickets");
    await user.click(screen.getByRole("button", { name: "Filters" }));
    const scope = await screen.findByRole("combobox", { name: "Whose tickets" });
    await user.click(scope);
    await user.click(await screen.findByRole("option", { name: "Only mine" }));
    await expect.poll(address).toBe("/tickets/?scope=mine");
    await user.click(screen.getByRole("checkbox", { name: "Unread answers only" }));
    await expect.poll(address).toBe("/tickets/?scope=mine&unread=1");
    await user.click(scope);
    await user.click(await screen.findByRole("option", { name: "My company" }));
    await expect.poll(address).toBe("/tickets/?unread=1");
    await user.click(screen.getByRole("checkbox", { name: "Unread answers only" }));
    await expect.poll(address).toBe("/tickets/");
    await expect
      .poll(() => requests().map(({ filter }) => filter))
      .toEqual([undefined, { scope: "mine" }, { scope: "mine", unread: true }, { unread: true }, undefined]);
  });

  it.each([
    ["scope=company", undefined],
    ["unread=0", undefined],
    ["scope=mine&unread=1", { scope: "mine", unread: true }],
  ] as const)("reads the address ?%s", async (query, filter) => {
    const { requests } = show([{ answer: two }], `/tickets/?${query}`);
    await screen.findByText("2 tickets");
    await expect.poll(() => requests()[0]?.filter).toEqual(filter);
  });

  it("shows the number of unread answers, and nothing for none", async () => {
    show([{ answer: two }]);
    await screen.findByText("2 tickets");
    const [, first, second] = screen.getAllByRole("row");
    expect([first?.textContent.includes("1 new"), /\bnew/.test(second?.textContent ?? "")]).toEqual([
      true,
      false,
    ]);
  });

  it("shows different texts for no tickets and for no search results", async () => {
    const { unmount } = show([{ answer: pageOf() }]);
    expect(await screen.findByText("No tickets yet")).toBeTruthy();
    unmount();
    show([{ answer: pageOf() }], "/tickets/?q=zz");
    expect(await screen.findByText("No matching tickets")).toBeTruthy();
  });

  it.each(everyFailure.map((failure) => [failureCode(failure), failure] as const))(
    "shows the text for %s, and a retry where it can help",
    async (code, failure) => {
      const { user } = show([{ failure }, { answer: two }]);
      expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
      await expectRetry(user, failure, () => screen.findByRole("link", { name: /^Relay clicks/ }));
    },
  );
});
