import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bareDashboard } from "../../../src/atlas/samples/dashboard.samples.ts";
import type { StaffOverview } from "../../../src/domain/dashboard/staff-overview.ts";
import { DashboardScreen } from "../../../src/ui/screens/dashboard/dashboard-screen.tsx";
import type { StubResult } from "../../support/inert-portal.ts";
import { knownAccount, pageActors } from "../../support/page-actors.ts";
import { oneFailure, expectRetry, renderScreen } from "../../support/render-screen.tsx";

const nothing = { count: 0, since: null };
const overview: StaffOverview = {
  tickets: {
    count: 6,
    since: new Date("2026-01-20T09:00:00Z"),
    ages: [
      { age: "1d", count: 1 },
      { age: "3d", count: 0 },
      { age: "7d", count: 3 },
      { age: "longer", count: 2 },
    ],
  },
  licences: { count: 1, since: new Date("2026-02-02T09:00:00Z") },
  references: { count: 4, since: new Date("2026-01-10T09:00:00Z") },
  submissions: nothing,
  own: { orders: null, products: null },
};

const show = (results: readonly StubResult<StaffOverview>[]) =>
  renderScreen(<DashboardScreen />, {
    actors: pageActors({ account: knownAccount("ma") }).actors,
    calls: {
      getDashboard: results.map((result) =>
        typeof result === "object" && "answer" in result
          ? { answer: { ...bareDashboard, staff: result.answer } }
          : result,
      ),
    },
  });
const NEXT = "What to do first";
const linesOf = async () =>
  within(await screen.findByRole("region", { name: NEXT }))
    .getAllByRole("listitem")
    .map((line) => {
      const link = within(line).getByRole("link");
      return [line.textContent, link.getAttribute("href")];
    });

describe("the dashboard of staff", () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-02-03T12:00:00Z") }));
  afterEach(() => vi.useRealTimers());

  it("shows the tickets that wait for support by age, the oldest first, then what is to be decided, each with the way to just these", async () => {
    show([{ answer: overview }]);
    expect(await linesOf()).toEqual([
      [
        "Answer the tickets that are waiting for support (2)More than a week",
        "/support/?waiting=support&age=longer&sort=lastActivity",
      ],
      [
        "Answer the tickets that are waiting for support (3)3 to 7 days",
        "/support/?waiting=support&age=7d&sort=lastActivity",
      ],
      [
        "Answer the tickets that are waiting for support (1)Less than a day",
        "/support/?waiting=support&age=1d&sort=lastActivity",
      ],
      [
        expect.stringMatching(/^Review reference projects \(4\)The first has been waiting since 10 Jan 2026/),
        "/references/review/?status=pending",
      ],
      [
        expect.stringMatching(/^Check trade licences \(1\)The first has been waiting since yesterday/),
        "/partners/review/?status=pending&sort=submittedAt",
      ],
    ]);
  });

  it("says that nothing waits", async () => {
    show([
      {
        answer: {
          tickets: { count: 0, since: null, ages: [] },
          licences: nothing,
          references: nothing,
          submissions: nothing,
          own: overview.own,
        },
      },
    ]);
    expect(await screen.findByText("Nothing needs your attention.")).toBeTruthy();
  });

  it("shows no tickets without the right", async () => {
    show([{ answer: { ...overview, tickets: null } }]);
    expect(await linesOf()).toHaveLength(2);
  });

  it("leads to orders and products of the own company only where there are some", async () => {
    const { unmount } = show([{ answer: { ...overview, own: { orders: 3, products: null } } }]);
    const own = within(await screen.findByRole("region", { name: "Your own company" }));
    expect(own.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["3", "/orders/"],
    ]);
    unmount();
    show([{ answer: overview }]);
    await screen.findByRole("region", { name: NEXT });
    expect(screen.queryByRole("region", { name: "Your own company" })).toBeNull();
  });

  it("has nothing of a customer's or partner's dashboard", async () => {
    show([{ answer: overview }]);
    await screen.findByRole("region", { name: NEXT });
    for (const name of ["Partner status", "Your contacts", "Open orders", "Your products", "Tickets"])
      expect(screen.queryByRole("region", { name })).toBeNull();
  });

  it("shows placeholders while it loads", () => {
    show(["never"]);
    expect(screen.getAllByText("Loading").length).toBeGreaterThan(1);
  });

  it("shows the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show([{ failure }, { answer: overview }]);
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("region", { name: NEXT }));
  });
});
