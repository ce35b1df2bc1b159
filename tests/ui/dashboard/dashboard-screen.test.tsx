import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LOADED_AT, eur } from "../../../src/atlas/desk/fixtures/samples.ts";
import {
  bareDashboard,
  callSamples,
  customerOverview,
  dashboard,
} from "../../../src/atlas/samples/dashboard.samples.ts";
import { training } from "../../../src/atlas/samples/trainings.samples.ts";
import type { CustomerOverview } from "../../../src/domain/dashboard/customer-overview.ts";
import type { Dashboard } from "../../../src/domain/dashboard/dashboard.ts";
import { DashboardScreen } from "../../../src/ui/screens/dashboard/dashboard-screen.tsx";
import { knownAccount, pageActors } from "../../support/page-actors.ts";
import { oneFailure, expectRetry, renderScreen } from "../../support/render-screen.tsx";
import { sampled, type Script } from "../../support/scripted-run.ts";

/** Some of its invoices are overdue, and a training is booked. */
const full: Dashboard = {
  ...dashboard,
  invoices: [{ open: eur(123_450), overdue: eur(23_450), openDocuments: 3, overdueDocuments: 1 }],
  unreadMessages: 3,
  nextTraining: { _tag: "Next", training },
};

const show = (calls: Script, account = knownAccount()) =>
  renderScreen(<DashboardScreen />, { calls, actors: pageActors({ account }).actors });

const loaded = async (dashboard: Dashboard, account = knownAccount(), calls: Script = {}) => {
  const view = show({ getDashboard: [{ answer: dashboard }], ...calls }, account);
  await screen.findByRole("region", { name: "Partner status" });
  return view;
};
const region = (name: string) => screen.getByRole("region", { name });

describe("the dashboard", () => {
  it("shows a placeholder for every part while all of them load, and the hotline at once", () => {
    show({});
    expect(screen.getAllByText("Loading")).toHaveLength(6);
    expect(screen.getByRole("link", { name: "+43 1 5550100" }).getAttribute("href")).toBe("tel:+4315550100");
  });

  it("shows the names of the tier and the next tier, and their colours as decoration only", async () => {
    await loaded(full);
    const tiers = within(region("Partner status")).getAllByRole("listitem");
    expect(tiers.map(({ textContent }) => textContent)).toEqual(["Your statusGold", "Next statusPlatinum"]);
    expect(tiers[0]?.parentElement?.dataset["tier"]).toBe("gold");
  });

  it("shows what is open and overdue, with links to just these invoices", async () => {
    await loaded(full);
    const panel = within(region("Invoices"));
    expect(panel.getByText(/€1,234\.50/)).toBeTruthy();
    expect(panel.getByRole("link", { name: "3 documents" }).getAttribute("href")).toBe(
      "/invoices/?status=open,due",
    );
    expect(panel.getByText(/€234\.50/)).toBeTruthy();
    expect(panel.getByRole("link", { name: "1 document" }).getAttribute("href")).toBe(
      "/invoices/?status=due",
    );
    expect(panel.getByText("Payment settlement takes up to 5 working days.")).toBeTruthy();
    expect(panel.getByRole("link", { name: "All invoices" }).getAttribute("href")).toBe("/invoices/");
  });

  it("says that everything is paid, and shows no invoices to who may not view them", async () => {
    const { unmount } = await loaded({
      ...full,
      invoices: [{ open: eur(0), overdue: eur(0), openDocuments: 0, overdueDocuments: 0 }],
    });
    expect(within(region("Invoices")).getByText("Everything is paid.")).toBeTruthy();
    expect(screen.queryByText(/working days/)).toBeNull();
    unmount();
    await loaded({ ...full, invoices: null });
    expect(screen.queryByRole("region", { name: "Invoices" })).toBeNull();
  });

  it.each([
    ["flagship", "Your statusFlagship"],
    ["nobody", "Your statusCustomer"],
  ])("has no next tier for %s", async (status, text) => {
    await loaded(full, knownAccount(status));
    expect(
      within(region("Partner status"))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([text]);
  });

  it("shows the name of a distributor", async () => {
    await loaded(full, knownAccount("disti gold"));
    expect(within(region("Partner status")).getByText("Distributor")).toBeTruthy();
  });

  it("shows no next status to a distributor without a tier, as under advantages (business §6)", async () => {
    await loaded(full, knownAccount("disti"));
    expect(within(region("Partner status")).queryByText("Next status")).toBeNull();
    expect(within(region("Partner status")).getByText("Distributor")).toBeTruthy();
  });

  it("shows credit limit, certification and the change expected on its date", async () => {
    await loaded(full);
    for (const text of ["15,000.00", "1 Oct 2026", "Your status will stay the same."])
      expect(region("Partner status").textContent).toContain(text);
  });

  it("shows an unknown outlook code unchanged", async () => {
    await loaded({
      ...full,
      certification: {
        _tag: "Ahead",
        day: new Date("2026-06-01T00:00:00.000Z"),
        outlook: { _tag: "Unknown", code: "suspended" },
      },
    });
    expect(region("Partner status").textContent).toContain("suspended");
  });

  it.each([
    ["upgraded", "You will move up."],
    ["stays", "Your status will stay the same."],
    ["downgraded", "You will move down."],
  ] as const)("says on the day itself what the recertification brings: %s", async (code, text) => {
    const day = new Date("2026-02-03T00:00:00.000Z");
    await loaded({
      ...full,
      certification: { _tag: "Today", day, outlook: { _tag: "Known", code } },
    });
    const message = within(region("Partner status")).getByText("Today is your recertification date");
    expect(message.parentElement?.textContent).toContain(text);
    expect(screen.queryByText("As things stand")).toBeNull();
  });

  it("shows a recertification that is over by its day alone", async () => {
    const day = new Date("2026-02-02T00:00:00.000Z");
    await loaded({ ...full, certification: { _tag: "Past", day } });
    const text = region("Partner status").textContent ?? "";
    expect(text).toContain("Last recertification2 Feb 2026");
    expect(text).not.toMatch(/As things stand|upgraded|recertification day/);
  });

  it("shows turnover against the target as a progress bar with its numbers", async () => {
    await loaded(full);
    const turnover = region("Turnover in the last 12 months");
    expect(
      within(turnover).getByRole("progressbar", { name: "70.8% of the target" }).getAttribute("value"),
    ).toBe("71");
    for (const text of ["42,500.00", "60,000.00", "17,500.00"]) expect(turnover.textContent).toContain(text);
  });

  it("says that a target is reached, and shows no bar without one", async () => {
    const { unmount } = await loaded({
      ...full,
      turnover: { current: eur(6_000_000), target: eur(5_000_000) },
    });
    expect(within(region("Turnover in the last 12 months")).getByText("Target reached")).toBeTruthy();
    unmount();
    await loaded({ ...full, turnover: { current: eur(100), target: null } });
    expect(within(region("Turnover in the last 12 months")).queryByRole("progressbar")).toBeNull();
  });

  it("shows discounts, links to the latest orders, and the number of unread messages", async () => {
    await loaded(full);
    expect(region("Discount levels").textContent).toContain("Hardware23%");
    expect(
      within(region("Latest orders")).getByRole("link", { name: "SO-2026-000088" }).getAttribute("href"),
    ).toBe("/order/SO-2026-000088/");
    expect(within(region("Messages")).getByText("3 unread messages")).toBeTruthy();
  });

  it("shows each of four discount levels (business §6)", async () => {
    const levels = [0.1, 0.15, 0.21, 0.25].map((share, index) => ({ label: `Flex ${index + 1}`, share }));
    await loaded({ ...full, discountLevels: levels });
    const panel = within(region("Discount levels"));
    expect(
      panel.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    ).toEqual([
      ["Flex 1", "10%"],
      ["Flex 2", "15%"],
      ["Flex 3", "21%"],
      ["Flex 4", "25%"],
    ]);
  });

  it("shows the vouchers that end soon with the way to them, and no panel where none does", async () => {
    const { unmount } = await loaded(full);
    const vouchers = region("Vouchers that expire soon");
    expect(vouchers.textContent).toContain("V10001-NORD-110%, until 20 Feb 2026");
    expect(within(vouchers).getByRole("link", { name: "All vouchers" }).getAttribute("href")).toBe(
      "/advantages/",
    );
    unmount();
    await loaded({ ...full, endingVouchers: [] });
    expect(screen.queryByRole("region", { name: "Vouchers that expire soon" })).toBeNull();
  });

  it("has a notice of limited availability, which can be dismissed for a day", async () => {
    const { user } = await loaded(full, knownAccount(), { dismissShortageNotice: [{ answer: {} }] });
    expect(
      screen.getByText(
        "3 articles cannot be delivered in the usual quantity. 1 of your open orders is waiting for one.",
      ),
    ).toBeTruthy();
    expect(screen.getByRole("link", { name: "See articles in short supply" }).getAttribute("href")).toBe(
      "/limited-availability/",
    );
    await user.click(screen.getByRole("button", { name: "Hide for a day" }));
    expect(await screen.findByText("The notice is hidden for a day.")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "See articles in short supply" })).toBeNull();
  });

  it("leaves out what the answer leaves out", async () => {
    await loaded(bareDashboard);
    for (const name of [
      "Turnover in the last 12 months",
      "Discount levels",
      "Latest orders",
      "Vouchers that expire soon",
    ])
      expect(screen.queryByRole("region", { name })).toBeNull();
    expect(screen.queryByText("Limited availability")).toBeNull();
    expect(region("Partner status").textContent).not.toContain("Credit limit");
    expect(screen.getByText("No unread messages")).toBeTruthy();
  });

  it("says that there are no orders yet", async () => {
    await loaded({ ...full, latestOrders: [] });
    expect(within(region("Latest orders")).getByText(/No orders yet/)).toBeTruthy();
  });

  it("shows notices, links and contacts in the side column", async () => {
    const { banners, hotlinks, contacts } = callSamples;
    await loaded(full, knownAccount(), sampled(banners, hotlinks, contacts));
    expect(within(region("News")).getByRole("link", { name: "Spring trainings" }).getAttribute("href")).toBe(
      "/messages/",
    );
    expect(within(region("Quick links")).getByRole("link", { name: "Library" }).getAttribute("target")).toBe(
      "_blank",
    );
    expect(
      within(region("Your contacts"))
        .getByRole("link", { name: "support@homeautomation.example" })
        .getAttribute("href"),
    ).toBe("mailto:support@homeautomation.example");
  });

  it("shows an empty state for notices, links and contacts without entries", async () => {
    await loaded(full, knownAccount(), {
      getBanners: [{ answer: [] }],
      getHotlinks: [{ answer: [] }],
      getContacts: [{ answer: [] }],
    });
    for (const text of [
      "No news at the moment.",
      "No quick links at the moment.",
      "You have no personal contacts. Call the support hotline instead.",
    ]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
  });

  describe.each([
    ["getBanners", "News"],
    ["getHotlinks", "Quick links"],
    ["getContacts", "Your contacts"],
  ] as const)("keeps all other parts when %s fail", (part, name) => {
    it("with a failure", async () => {
      const { code, failure } = oneFailure;
      await loaded(full, knownAccount(), { [part]: [{ failure }] });
      expect(await within(region(name)).findByText(`Code ${code}`)).toBeTruthy();
      expect(within(region("Latest orders")).getByRole("link", { name: "SO-2026-000101" })).toBeTruthy();
    });
  });

  it("shows the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show({
      getDashboard: [{ failure }, { answer: full }],
    });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("link", { name: "SO-2026-000101" }));
  });
});

describe("the next training", () => {
  it("shows title, time of its place and where it is, and leads to the booking", async () => {
    await loaded(full);
    const panel = within(region("Next training"));
    expect(panel.getByText("Smart Home Grundlagen").getAttribute("lang")).toBe("de");
    expect(panel.getByText(/Tue, 10 Mar 2026, 9:00\sam\s–\s5:00\spm GMT\+1/)).toBeTruthy();
    expect(panel.getByText(/Campus Linz/)).toBeTruthy();
    expect(panel.getByRole("link").getAttribute("href")).toBe("/trainings/?q=TR-0017");
  });

  it("leads to the dates where there is none, and is not there without the right", async () => {
    const { unmount } = await loaded({ ...full, nextTraining: { _tag: "None" } });
    expect(within(region("Next training")).getByRole("link").getAttribute("href")).toBe(
      "/trainings/?tab=bookable",
    );
    unmount();
    await loaded(bareDashboard);
    expect(screen.queryByRole("region", { name: "Next training" })).toBeNull();
  });
});

describe("the dashboard of an end customer", () => {
  const showCustomer = async (customer: CustomerOverview) => {
    vi.setSystemTime(LOADED_AT);
    const answer: Dashboard = { ...bareDashboard, unreadMessages: 2, customer };
    const view = show({ getDashboard: [{ answer }] }, knownAccount("private"));
    await screen.findByRole("region", { name: "What you can do next" });
    return view;
  };
  beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => vi.useRealTimers());

  it("leads with each step to where it is done", async () => {
    await showCustomer(customerOverview);
    const steps = within(region("What you can do next")).getAllByRole("link");
    expect(steps.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Read the answer to “Relay clicks”", "/ticket/T-2026-000007/"],
      ["See how to pay order SO-2026-000101", "/order/SO-2026-000101/"],
      ["Pick up order SO-2026-000088: it is ready", "/order/SO-2026-000088/"],
      [
        "Renew the Weather service of Villa Moser: it ends on 20 Feb 2026",
        "/product/504F94D00001/cloud-services/",
      ],
      [
        "Renew the Caller service of Hauptplatz: it ends on 1 Mar 2026",
        "/product/504F94D00002/cloud-services/",
      ],
    ]);
  });

  it("shows products, tickets, open orders and messages in place of tier and turnover", async () => {
    await showCustomer(customerOverview);
    expect(screen.queryByRole("region", { name: "Partner status" })).toBeNull();
    expect(within(region("Your products")).getByText("3 registered products")).toBeTruthy();
    expect(
      within(region("Your products")).getByRole("link", { name: "Register product" }).getAttribute("href"),
    ).toBe("/products/register/");
    const tickets = within(region("Your tickets"));
    expect(tickets.getByText("2 open tickets")).toBeTruthy();
    expect(tickets.getByText("1 new answer")).toBeTruthy();
    expect(tickets.getByRole("link", { name: /Order #SO-2026-000088/ }).getAttribute("href")).toBe(
      "/ticket/T-2026-000003/",
    );
    expect(tickets.getByRole("link", { name: "New ticket" }).getAttribute("href")).toBe("/new-ticketv2/");
    const orders = within(region("Open orders"));
    expect(orders.getByRole("link", { name: "SO-2026-000099" }).getAttribute("href")).toBe(
      "/order/SO-2026-000099/",
    );
    expect(orders.getByText("lost_at_sea")).toBeTruthy();
    expect(screen.getByText("2 unread messages")).toBeTruthy();
  });

  it("says so where there is nothing, and leads to the first product", async () => {
    await showCustomer({
      products: { total: 0, ending: [] },
      orders: { total: 0, latest: [] },
      tickets: { total: 0, latest: [] },
    });
    expect(screen.getByRole("link", { name: "Register your first product" }).getAttribute("href")).toBe(
      "/products/register/",
    );
    expect(screen.getByText("No products registered yet.")).toBeTruthy();
    expect(screen.getByText("No open tickets.")).toBeTruthy();
    expect(screen.getByText(/^No open orders\./)).toBeTruthy();
  });

  it("shows no part whose right is missing", async () => {
    await showCustomer({ products: null, orders: null, tickets: null });
    expect(screen.getByText("Nothing needs your attention.")).toBeTruthy();
    for (const name of ["Your products", "Your tickets", "Open orders"])
      expect(screen.queryByRole("region", { name })).toBeNull();
  });
});

describe("the dashboard of a company that applies for partnership", () => {
  const submittedAt = new Date("2026-02-03T08:00:00Z");
  const apply = async (
    application: NonNullable<Dashboard["application"]>,
    account = knownAccount("applicant"),
  ) => {
    const answer: Dashboard = { ...bareDashboard, customer: customerOverview, application };
    show({ getDashboard: [{ answer }] }, account);
    return within(await screen.findByRole("region", { name: "Your application for partnership" }));
  };

  it("says since when the licence is checked, how long that takes, and what happens then", async () => {
    const panel = await apply({ submittedAt, declined: null });
    expect(panel.getByText("We are checking your trade licence")).toBeTruthy();
    expect(panel.getByText("Since 3 Feb 2026. This usually takes up to 3 working days.")).toBeTruthy();
    expect(panel.getByText(/We email you as soon as we have decided/)).toBeTruthy();
    expect(panel.queryByRole("link")).toBeNull();
  });

  const declined = { at: new Date("2026-02-05T08:00:00Z"), reason: "It is expired." };
  it("says when and why it was declined, and leads to where another one is sent", async () => {
    const panel = await apply({ submittedAt, declined });
    expect(panel.getByText("Your trade licence was declined on 5 Feb 2026")).toBeTruthy();
    expect(panel.getByText("Reason: It is expired.")).toBeTruthy();
    expect(panel.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/settings/company/",
      "/new-ticketv2/",
    ]);
  });

  it("leads an employee without the rights nowhere", async () => {
    const panel = await apply({ submittedAt, declined }, knownAccount("applicant declined", ["trainings"]));
    expect(panel.queryByRole("link")).toBeNull();
  });
});
