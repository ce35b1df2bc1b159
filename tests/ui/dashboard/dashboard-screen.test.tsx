import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LOADED_AT, eur } from "../../../src/atlas/desk/fixtures/samples.ts";
import {
  bareDashboard,
  busyDashboard,
  callSamples,
  dashboard,
  turnover,
} from "../../../src/atlas/samples/dashboard.samples.ts";
import { voucher } from "../../../src/atlas/samples/advantages.samples.ts";
import { training } from "../../../src/atlas/samples/trainings.samples.ts";
import type { Dashboard } from "../../../src/domain/dashboard/dashboard.ts";
import { DashboardScreen } from "../../../src/ui/screens/dashboard/dashboard-screen.tsx";
import { knownAccount, pageActors } from "../../support/page-actors.ts";
import { oneFailure, expectRetry, renderScreen } from "../../support/render-screen.tsx";
import { sampled, type Script } from "../../support/scripted-run.ts";

/** Some of its invoices are overdue, and a training is booked. */
const full: Dashboard = {
  ...dashboard,
  invoices: [{ open: eur(123_450), overdue: eur(23_450), openDocuments: 3, overdueDocuments: 1 }],
  nextTraining: { _tag: "Next", training },
};

const show = (calls: Script, account = knownAccount(), at = "/") =>
  renderScreen(<DashboardScreen />, { calls, at, actors: pageActors({ account }).actors });

const loaded = async (dashboard: Dashboard, account = knownAccount(), calls: Script = {}) => {
  const view = show({ getDashboard: [{ answer: dashboard }], ...calls }, account);
  await screen.findByRole("region", { name: "Partner status" });
  return view;
};
const region = (name: string) => screen.getByRole("region", { name });

describe("the dashboard", () => {
  it("shows a placeholder for every part while all of them load, and the hotline at once", () => {
    show({});
    expect(screen.getAllByText("Loading")).toHaveLength(7);
    expect(screen.getByRole("link", { name: "+43 1 5550100" }).getAttribute("href")).toBe("tel:+4315550100");
  });

  it("shows the names of the tier and the next tier, and their colours as decoration only", async () => {
    await loaded(full);
    const tiers = within(region("Partner status")).getAllByRole("listitem");
    expect(tiers.map(({ textContent }) => textContent)).toEqual(["Your statusGold", "Next statusPlatinum"]);
    expect(tiers[0]?.parentElement?.dataset["tier"]).toBe("gold");
  });

  it("shows what is open, with a link to these invoices; what is overdue is among what to do first alone", async () => {
    await loaded(full);
    const panel = within(region("Invoices"));
    expect(panel.getByText(/€1,234\.50/)).toBeTruthy();
    expect(panel.getByRole("link", { name: "3 documents" }).getAttribute("href")).toBe("/invoices/");
    expect(screen.getAllByText(/€234\.50/)).toHaveLength(1);
    expect(panel.queryByText("Overdue")).toBeNull();
  });

  it("shows what is overdue among the invoices where it was dismissed from what to do first", async () => {
    await loaded({ ...full, dismissed: ["PayOverdue EUR 23450 1"] });
    const panel = within(region("Invoices"));
    expect(panel.getByText(/€234\.50/)).toBeTruthy();
    expect(panel.getByRole("link", { name: "1 document" }).getAttribute("href")).toBe(
      "/invoices/?tab=overdue",
    );
    expect(panel.getByText("Payment settlement takes up to 5 working days.")).toBeTruthy();
    expect(panel.getByRole("link", { name: "All invoices" }).getAttribute("href")).toBe("/invoices/?tab=all");
  });

  it("shows no invoices where everything is paid, nor to who may not view them", async () => {
    const paid = [{ open: eur(0), overdue: eur(0), openDocuments: 0, overdueDocuments: 0 }];
    for (const invoices of [paid, null]) {
      const { unmount } = await loaded({ ...full, invoices });
      expect(screen.queryByRole("region", { name: "Invoices" })).toBeNull();
      expect(screen.queryByText(/working days/)).toBeNull();
      unmount();
    }
  });

  it("has no next tier for the highest one", async () => {
    await loaded(full, knownAccount("flagship"));
    expect(
      within(region("Partner status"))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Your statusFlagship"]);
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

  const turnoverPanel = () => region("Turnover in the last 12 months");

  it("shows the turnover, what is missing to the target, and what a month has to bring", async () => {
    await loaded(full);
    const panel = within(turnoverPanel());
    expect(panel.getByText("€42,500.00", { selector: "strong" })).toBeTruthy();
    expect(panel.getByText("since 4 Feb 2025")).toBeTruthy();
    expect(panel.getByText("Target").nextElementSibling?.textContent).toBe("€60,000.00");
    expect(panel.getByText("Still to go").nextElementSibling?.textContent).toBe("€17,500.00");
    expect(panel.getByText("Target: €5,000.00 a month on average")).toBeTruthy();
    // The highest month says its number in the chart.
    expect(panel.getByText("€6,100.00", { selector: "p" })).toBeTruthy();
  });

  it("has the numbers of the chart as a table, which ends with their sum", async () => {
    await loaded(full);
    const table = within(turnoverPanel()).getByRole("table", { name: "Turnover by month", hidden: true });
    const rows = within(table)
      .getAllByRole("row", { hidden: true })
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toHaveLength(1 + turnover.months.length + 1);
    expect(rows.slice(0, 2)).toEqual([
      ["Month", "Net turnover, less credit notes (€)"],
      ["February 2025", "3,500.00"],
    ]);
    expect(rows).toContainEqual(["December 2025", "-450.00"]);
    expect(rows.at(-1)).toEqual(["Total", "42,500.00"]);
  });

  it("says that a target is reached, and has no line without one", async () => {
    const { unmount } = await loaded({ ...full, turnover: { ...turnover, target: eur(4_000_000) } });
    expect(within(turnoverPanel()).getByText("Target reached")).toBeTruthy();
    const lines = () => turnoverPanel().querySelectorAll("svg line").length;
    expect(lines()).toBe(2);
    unmount();
    await loaded({ ...full, turnover: { ...turnover, target: null } });
    expect(lines()).toBe(1);
    expect(within(turnoverPanel()).queryByText(/Target/)).toBeNull();
  });

  it("shows discounts, and links to the orders under way", async () => {
    await loaded(full);
    expect(region("Discount levels").textContent).toContain("Hardware23%");
    expect(
      within(region("Open orders")).getByRole("link", { name: "SO-2026-000088" }).getAttribute("href"),
    ).toBe("/order/SO-2026-000088/");
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

  it("shows an employee their own work by their rights before the company's orders and status", async () => {
    await loaded(busyDashboard, knownAccount("gold", ["trainings", "tickets", "manage_products"]));
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    const own = ["Next training", "Tickets", "Your products"].filter((name) => headings.includes(name));
    expect(own).toContain("Tickets");
    expect(own).toContain("Your products");
    for (const name of own)
      for (const company of ["Open orders", "Partner status"])
        expect(headings.indexOf(name)).toBeLessThan(headings.indexOf(company));
  });

  it("offers an employee without a booked training the dates to book", async () => {
    await loaded({ ...bareDashboard, nextTraining: { _tag: "None" } }, knownAccount("gold", ["trainings"]));
    const steps = within(region("What to do first"));
    expect(steps.getByRole("link", { name: "Book a training" }).getAttribute("href")).toBe(
      "/trainings/?tab=bookable",
    );
    expect(region("Next training")).toBeTruthy();
  });

  it("leaves out what the answer leaves out", async () => {
    await loaded(bareDashboard);
    for (const name of ["Turnover in the last 12 months", "Discount levels", "Open orders", "Next training"])
      expect(screen.queryByRole("region", { name })).toBeNull();
    expect(region("Partner status").textContent).not.toContain("Credit limit");
    expect(screen.getByText("Nothing needs your attention.")).toBeTruthy();
  });

  it("says that there is no open order", async () => {
    const none = { total: 0, rows: [] };
    await loaded({ ...full, orders: { open: none, unpaid: none, ready: none } });
    expect(within(region("Open orders")).getByText(/^No open orders\./)).toBeTruthy();
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

  it("has the contacts in view and in focus where the address names them, as the first steps do", async () => {
    const { contacts } = callSamples;
    const shown: Element[] = [];
    Element.prototype.scrollIntoView = function show() {
      shown.push(this);
    };
    show(sampled(contacts), knownAccount(), "/#contacts");
    const heading = screen.getByRole("heading", { level: 2, name: "Your contacts" });
    await expect.poll(() => document.activeElement).toBe(heading);
    await expect.poll(() => shown).toEqual([heading]);
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
      expect(within(region("Open orders")).getByRole("link", { name: "SO-2026-000101" })).toBeTruthy();
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
    expect(panel.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/trainings/?q=TR-0017",
      "/trainings/?tab=bookable",
    ]);
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

const NEXT = "What to do first";
const stepsOf = () =>
  within(region(NEXT))
    .getAllByRole("listitem")
    .map((line) => {
      const link = within(line).getByRole("link");
      return [
        link.textContent,
        link.getAttribute("href"),
        line.textContent?.replace(link.textContent ?? "", ""),
      ];
    });

describe("what to do first", () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: LOADED_AT }));
  afterEach(() => vi.useRealTimers());
  const busy: Dashboard = {
    ...full,
    ...busyDashboard,
    endingVouchers: { total: 1, rows: [voucher] },
    limitedAvailability: dashboard.limitedAvailability,
  };

  it("leads with each step to where it is done, the most urgent first, and says what it is about", async () => {
    await loaded(busy);
    expect(stepsOf()).toEqual([
      ["Pay what is overdue", "/invoices/?tab=overdue", "1 document€234.50"],
      ["Pay order SO-2026-000101", "/order/SO-2026-000101/", "Seeweg 9 · 3 Feb 2026€1,848.00"],
      [
        "Pick up order SO-2026-000088: it is ready",
        "/order/SO-2026-000088/",
        expect.stringContaining("2026"),
      ],
      ["Read the answer to “Relay clicks”", "/ticket/T-2026-000007/", expect.stringContaining(":")],
      [
        "Test Hauptplatz again: the last test failed",
        "/product/504F94D00002/remote-connect/",
        expect.stringContaining("504F94D00002"),
      ],
      [
        "Renew the Weather service of Villa Moser: it ends on 20 Feb 2026",
        "/product/504F94D00001/cloud-services/",
        expect.stringContaining("504F94D00001"),
      ],
      [
        "Renew the Caller service of Hauptplatz: it ends on 1 Mar 2026",
        "/product/504F94D00002/cloud-services/",
        expect.stringContaining("504F94D00002"),
      ],
      ["Redeem voucher V10001-NORD-1", "/advantages/", "10%, until 20 Feb 2026"],
      [
        "See articles in short supply",
        "/limited-availability/",
        "3 articles cannot be delivered in the usual quantity. 1 of your open orders is waiting for one.",
      ],
    ]);
  });

  it("shows the first five, and the rest at a press", async () => {
    await loaded(busy);
    const more = within(region(NEXT)).getByText("Show more (4)").closest("details");
    expect(within(more!).getAllByRole("link", { hidden: true })).toHaveLength(4);
    expect(more?.open).toBe(false);
  });

  it.each([
    [
      "PayOrder",
      "Pay the orders that are waiting for your payment (12)",
      "/orders/?status=no_payment",
      "SO-2026-000101 …",
    ],
    [
      "PickUpOrder",
      "Pick up the orders that are ready (12)",
      "/orders/?status=ready_for_pickup",
      "SO-2026-000088 …",
    ],
    [
      "ReadAnswers",
      "Read the answers to your tickets (12)",
      "/tickets/?status=open,on_hold&scope=mine&unread=1",
      "Relay clicks …",
    ],
    ["TestProduct", "Retest the products whose last test failed (12)", "/products/", "Hauptplatz …"],
    [
      "RenewService",
      "Renew the services that end soon (12)",
      "/products/?expiry=soon",
      "Villa Moser, Hauptplatz …",
    ],
    ["RedeemVoucher", "Redeem the vouchers that expire soon (12)", "/advantages/", "V10001-NORD-1 …"],
  ] as const)("is one step with their number where there are many: %s", async (_, title, href, rest) => {
    const { orders, products, tickets } = busyDashboard;
    const many = <Part extends object>(part: Part) => ({ ...part, total: 12 });
    await loaded({
      ...busy,
      orders: { ...orders!, unpaid: many(orders!.unpaid), ready: many(orders!.ready) },
      products: { ...products!, offline: many(products!.offline), ending: many(products!.ending) },
      tickets: { ...tickets!, answered: many(tickets!.answered) },
      endingVouchers: many(busy.endingVouchers!),
    });
    expect(stepsOf()).toContainEqual([title, href, rest]);
  });

  it("shows who works for the company the answers to their own tickets first", async () => {
    await loaded(busy, knownAccount("gold", ["tickets", "view_invoices", "webshop_orders"]));
    expect(stepsOf()[0]?.[0]).toBe("Read the answer to “Relay clicks”");
  });

  const overdue = "PayOverdue EUR 23450 1";
  const dismissFirst = async (calls: Script) => {
    const view = show({
      getDashboard: [{ answer: busy }, { answer: { ...busy, dismissed: [overdue] } }],
      ...calls,
    });
    await screen.findByRole("region", { name: "Partner status" });
    const button = screen.getByRole("button", {
      name: "Hide for a week",
      description: "Pay what is overdue",
    });
    await view.user.click(button);
    return view;
  };

  it("hides a step for a week, says so in its place with the focus, and takes it back", async () => {
    const { user, asked } = await dismissFirst({ dismissNextStep: [{ answer: {} }] });
    const told = within(region(NEXT)).getByText("Hidden for a week.");
    await expect.poll(() => document.activeElement?.contains(told)).toBe(true);
    expect(screen.queryByRole("link", { name: "Pay what is overdue" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Show again" }));
    const link = screen.getByRole("link", { name: "Pay what is overdue" });
    await expect.poll(() => document.activeElement?.contains(link)).toBe(true);
    expect(asked("dismissNextStep")).toEqual([
      { step: overdue, dismissed: true },
      { step: overdue, dismissed: false },
    ]);
  });

  it("does not show what was dismissed elsewhere", async () => {
    await loaded({ ...busy, dismissed: [overdue] });
    expect(screen.queryByRole("link", { name: "Pay what is overdue" })).toBeNull();
    expect(stepsOf()).toHaveLength(8);
  });

  it("says in its line why a step could not be hidden", async () => {
    const { code, failure } = oneFailure;
    await dismissFirst({ dismissNextStep: [{ failure }] });
    expect(within(region(NEXT)).getByText("This could not be changed")).toBeTruthy();
    expect(screen.getByText(`Code ${code}`)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Pay what is overdue" })).toBeTruthy();
  });
});

describe("the dashboard of an end customer", () => {
  const showCustomer = async (answer: Dashboard) => {
    vi.setSystemTime(LOADED_AT);
    const view = show({ getDashboard: [{ answer }] }, knownAccount("private"));
    await screen.findByRole("region", { name: NEXT });
    return view;
  };
  beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => vi.useRealTimers());

  it("shows products, tickets and open orders in place of tier and turnover", async () => {
    await showCustomer(busyDashboard);
    expect(screen.queryByRole("region", { name: "Partner status" })).toBeNull();
    expect(await screen.findByText("2 registered products")).toBeTruthy();
    const products = within(region("Your products"));
    expect(products.getByRole("link", { name: "Register product" }).getAttribute("href")).toBe(
      "/products/register/",
    );
    const [first, second] = products.getAllByRole("listitem");
    expect([first?.textContent, second?.textContent]).toEqual([
      "HauptplatzHauptplatz 1",
      "Villa MoserSeeweg 9",
    ]);
    expect(within(second!).getByRole("link").getAttribute("href")).toBe("/product/504F94D00001/");
    const tickets = within(region("Tickets"));
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
  });

  it("says so where there is nothing, and leads to the first product", async () => {
    const none = { total: 0, rows: [] };
    await showCustomer({
      ...bareDashboard,
      products: { all: none, offline: none, ending: none },
      orders: { open: none, unpaid: none, ready: none },
      tickets: { open: none, answered: none },
      nextTraining: { _tag: "None" },
    });
    expect(screen.getByRole("link", { name: "Register your first product" }).getAttribute("href")).toBe(
      "/products/register/",
    );
    expect(await screen.findByText("No open tickets.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Dates to book" }).getAttribute("href")).toBe(
      "/trainings/?tab=bookable",
    );
    expect(screen.getByText(/^No open orders\./)).toBeTruthy();
  });

  it("shows no part whose right is missing", async () => {
    await showCustomer(bareDashboard);
    expect(screen.getByText("Nothing needs your attention.")).toBeTruthy();
    for (const name of ["Your products", "Tickets", "Open orders"])
      expect(screen.queryByRole("region", { name })).toBeNull();
  });
});

describe("the dashboard of a company that applies for partnership", () => {
  const submittedAt = new Date("2026-02-03T08:00:00Z");
  const apply = async (
    application: NonNullable<Dashboard["application"]>,
    account = knownAccount("applicant"),
  ) => {
    const answer: Dashboard = { ...busyDashboard, application };
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
