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
const linksOf = async (name: string) =>
  within(await screen.findByRole("region", { name }))
    .queryAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

describe("the dashboard of staff", () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-02-03T12:00:00Z") }));
  afterEach(() => vi.useRealTimers());

  it("shows the tickets that wait for support by age, the oldest first, as links to just these", async () => {
    show([{ answer: overview }]);
    expect(await linksOf("Tickets waiting for support")).toEqual([
      ["All support cases", "/support/"],
      ["2 tickets", "/support/?waiting=support&age=longer&sort=lastActivity"],
      ["3 tickets", "/support/?waiting=support&age=7d&sort=lastActivity"],
      ["1 ticket", "/support/?waiting=support&age=1d&sort=lastActivity"],
    ]);
    const terms = within(screen.getByRole("region", { name: "Tickets waiting for support" }));
    expect(terms.getByText("1 to 3 days").parentElement?.textContent).toContain("None");
  });

  it("shows what is to be decided, since when the first waits, and where it is decided", async () => {
    show([{ answer: { ...overview, submissions: { count: 2, since: new Date("2026-02-03T09:00:00Z") } } }]);
    expect(await linksOf("Waiting for a decision")).toEqual([
      ["1 waiting", "/partners/review/?status=pending&sort=submittedAt"],
      ["4 waiting", "/references/review/?status=pending"],
      ["2 waiting", "/pioneer/review/?status=received,in_work"],
    ]);
    expect(screen.getByText(/^the first since yesterday/)).toBeTruthy();
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
    expect(await screen.findByText("No ticket is waiting for support.")).toBeTruthy();
    expect(await linksOf("Waiting for a decision")).toEqual([]);
    expect(screen.getAllByText("None")).toHaveLength(3);
  });

  it("shows no tickets without the right", async () => {
    show([{ answer: { ...overview, tickets: null } }]);
    await screen.findByRole("region", { name: "Waiting for a decision" });
    expect(screen.queryByRole("region", { name: "Tickets waiting for support" })).toBeNull();
  });

  it("leads to orders and products of the own company only where there are some", async () => {
    const { unmount } = show([{ answer: { ...overview, own: { orders: 3, products: null } } }]);
    expect(await linksOf("Your own company")).toEqual([["3", "/orders/"]]);
    unmount();
    show([{ answer: overview }]);
    await screen.findByRole("region", { name: "Waiting for a decision" });
    expect(screen.queryByRole("region", { name: "Your own company" })).toBeNull();
  });

  it("has nothing of a customer's or partner's dashboard", async () => {
    show([{ answer: overview }]);
    await screen.findByRole("region", { name: "Waiting for a decision" });
    for (const name of ["Partner status", "What you can do next", "Your contacts", "Latest orders"])
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
    await expectRetry(user, failure, () => screen.findByRole("region", { name: "Waiting for a decision" }));
  });
});
