import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { day, eur, known } from "../../../src/atlas/desk/fixtures/samples.ts";
import { ARCHIVE_MAX, balance, entry } from "../../../src/atlas/samples/invoices.samples.ts";
import type { AccountBalance } from "../../../src/domain/invoices/account-balance.ts";
import type { LedgerPage } from "../../../src/domain/invoices/invoice.ts";
import { InvoicesScreen } from "../../../src/ui/screens/invoices/invoices-screen.tsx";
import { pageActors } from "../../support/page-actors.ts";
import { oneFailure, expectRetry, renderScreen } from "../../support/render-screen.tsx";
import type { Script } from "../../support/scripted-run.ts";

const two: LedgerPage = {
  rows: [
    { ...entry, state: known("due"), open: eur(23_450) },
    {
      ...entry,
      id: "CN-5" as typeof entry.id,
      kind: known("credit_note"),
      dueOn: null,
      amount: eur(-10_000),
      open: eur(0),
      state: { _tag: "Unknown", code: "disputed" },
      payment: { _tag: "Unknown", code: "gold_bars" },
    },
  ],
  total: 60,
  archiveMax: ARCHIVE_MAX,
};

const show = (calls: Script, at = "/invoices/") =>
  renderScreen(<InvoicesScreen />, { at, actors: pageActors().actors, calls });

const showFound = (answer: LedgerPage, at?: string) => {
  const view = show({ getInvoices: [{ answer }] }, at);
  return { ...view, requests: () => view.asked("getInvoices") };
};

const showBalance = (...getAccountBalance: NonNullable<Script["getAccountBalance"]>) =>
  show({ getAccountBalance });
const region = (name: string) => screen.findByRole("region", { name });

describe("the ledger", () => {
  it("has its title while list and balance load", () => {
    show({});
    expect(screen.getByRole("heading", { level: 1, name: "Invoices" })).toBeTruthy();
    expect(screen.getAllByText("Loading")).toHaveLength(2);
  });

  it("shows each entry with all its columns, and unknown codes unchanged", async () => {
    showFound(two);
    const table = await screen.findByRole("table", { name: "Invoices, page 1" });
    const [, first, second] = within(table).getAllByRole("row");
    expect(
      within(first!)
        .getByRole("link", { name: /IN-2026-000101/ })
        .getAttribute("href"),
    ).toBe("/invoice/IN-2026-000101/");
    for (const text of [
      "Overdue",
      "Invoice",
      "5 Feb 2026",
      "7 Mar 2026",
      "Seeweg 9",
      "924.00",
      "234.50",
      "30 days net",
    ])
      expect(first!.textContent).toContain(text);
    for (const text of ["disputed", "Credit note", "None", "-100.00", "gold_bars"])
      expect(second!.textContent.replaceAll("−", "-")).toContain(text);
  });

  it("asks for what the address says: words, states, type, period, order and page", async () => {
    const { requests } = showFound(
      two,
      "/invoices/?q=%20moser%20&status=open,due&kind=invoice&period=2026-01-01..2026-03-31&sort=dueOn&page=2&size=50",
    );
    await screen.findByRole("table");
    await expect.poll(requests).toEqual([
      {
        page: 2,
        page_size: 50,
        sort: "dueOn",
        filter: {
          search: "moser",
          status: ["open", "due"],
          kind: "invoice",
          from: day("01-01"),
          to: day("03-31"),
        },
      },
    ]);
  });

  it.each([
    "period=2026-03-31..2026-01-01",
    "period=2026-02-30..2026-03-01",
    "period=2026-01-01",
    "period=2026-01-01..2026-01-02..2026-01-03",
    "kind=cheque",
    "status=lost",
    "sort=state",
  ])("takes no notice of %s", async (said) => {
    const { requests } = showFound(two, `/invoices/?${said}`);
    await screen.findByRole("table");
    await expect.poll(requests).toEqual([{ page: 1, page_size: 25, sort: "-date" }]);
  });

  it("keeps the chosen type in the address, and clears all filters at once", async () => {
    const { user, address } = showFound(two, "/invoices/?period=2026-01-01..2026-03-31");
    await screen.findByRole("table");
    await user.click(screen.getByRole("button", { name: /^Filters/ }));
    const sheet = within(screen.getByRole("dialog"));
    await user.click(await sheet.findByRole("combobox", { name: "Type" }));
    await user.click(screen.getByRole("option", { name: "Payment" }));
    await expect
      .poll(() => decodeURIComponent(address()))
      .toBe("/invoices/?period=2026-01-01..2026-03-31&kind=payment");
    await user.click(sheet.getByRole("button", { name: "Clear filters" }));
    await expect.poll(address).toBe("/invoices/");
  });

  it("shows different texts for an account without entries and for filters without results", async () => {
    const { unmount } = showFound({ rows: [], total: 0, archiveMax: ARCHIVE_MAX });
    expect(await screen.findByText("No invoices yet")).toBeTruthy();
    unmount();
    showFound({ rows: [], total: 0, archiveMax: ARCHIVE_MAX }, "/invoices/?period=2026-01-01..2026-03-31");
    expect(await screen.findByText("No matching invoices")).toBeTruthy();
  });

  it("shows the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show({ getInvoices: [{ failure }, { answer: two }] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    expect(screen.getByText("The invoices could not be loaded")).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("link", { name: /IN-2026-000101/ }));
  });

  it("saves the CSV file of what the list shows", async () => {
    const { user, asked } = show(
      { getInvoices: [{ answer: two }], getInvoicesCsv: [{ answer: undefined }] },
      "/invoices/?status=due",
    );
    await user.click(await screen.findByRole("button", { name: "Download CSV" }));
    expect(await screen.findByText("The CSV file is being downloaded.")).toBeTruthy();
    await expect
      .poll(() => asked("getInvoicesCsv"))
      .toEqual([{ page: 1, page_size: 25, sort: "-date", filter: { status: ["due"] } }]);
  });
});

describe("the account's balance", () => {
  /** Less than a half of it is overdue, in two ages. */
  const overdue: AccountBalance = {
    ...balance,
    open: eur(100_000),
    overdue: eur(40_000),
    openDocuments: 4,
    ages: [
      { band: known("not_due"), amount: eur(60_000), documents: 2 },
      { band: known("1_30"), amount: eur(30_000), documents: 1 },
      { band: known("31_60"), amount: eur(10_000), documents: 1 },
      { band: known("over_60"), amount: eur(0), documents: 0 },
    ],
  };

  it("shows open, overdue, next due and the credit limit, and how long a settlement takes", async () => {
    showBalance({ answer: [overdue] });
    const facts = (await region("Account balance")).textContent;
    for (const text of [
      "€1,000.00",
      "€400.00",
      "€924.00 on 7 Mar 2026",
      "€15,000.00",
      "€14,000.00",
      "up to 5 working days",
    ])
      expect(facts).toContain(text);
    expect(screen.getByRole("progressbar", { name: "6.7% of the credit limit used" })).toBeTruthy();
  });

  it("shows what is open by age as bars with their amounts, and the same numbers as a table that adds up", async () => {
    showBalance({ answer: [overdue] });
    const ages = await region("Unpaid by age");
    const bars = within(ages)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(bars).toEqual([
      "Not due€600.00",
      "1–30 days overdue€300.00",
      "31–60 days overdue€100.00",
      "More than 60 days overdue€0.00",
    ]);
    const widths = [...ages.querySelectorAll("rect")].map((bar) => Number(bar.getAttribute("width")));
    expect(widths.map((width) => Math.round(width))).toEqual([100, 50, 17, 0]);
    const rows = [...ages.querySelectorAll("tbody tr")].map((row) =>
      [...row.querySelectorAll("td")].map((cell) => cell.textContent.replace(/^.*: /, "")),
    );
    expect(rows).toEqual([
      ["Not due", "600.00", "2"],
      ["1–30 days overdue", "300.00", "1"],
      ["31–60 days overdue", "100.00", "1"],
      ["More than 60 days overdue", "0.00", "0"],
      ["Total", "1,000.00", "4"],
    ]);
  });

  it("shows neither credit limit nor settlement where there is none, and a credit not as a bar", async () => {
    showBalance({
      answer: [
        {
          ...balance,
          open: eur(0),
          openDocuments: 0,
          nextDue: null,
          creditLimit: null,
          ages: balance.ages.map((age) => ({ ...age, amount: eur(-500) })),
        },
      ],
    });
    const facts = await region("Account balance");
    expect(facts.textContent).not.toContain("working days");
    expect(within(facts).queryByRole("progressbar")).toBeNull();
    expect(within(facts).getByText("None")).toBeTruthy();
    const bars = [...(await region("Unpaid by age")).querySelectorAll("rect")];
    expect(bars.map((bar) => bar.getAttribute("width"))).toEqual(["0", "0", "0", "0"]);
  });

  it("has a part for each currency, and none for an account without entries", async () => {
    const chf = { cents: 5_000, currency: "CHF" };
    const { unmount } = showBalance({ answer: [balance, { ...balance, open: chf, creditLimit: null }] });
    expect(await screen.findAllByRole("region", { name: "Account balance" })).toHaveLength(2);
    unmount();
    show({ getAccountBalance: [{ answer: [] }], getInvoices: [{ answer: two }] });
    await screen.findByRole("table");
    expect(screen.queryByRole("region", { name: "Account balance" })).toBeNull();
  });

  it("shows the text for a failure beside the list, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = showBalance({ failure }, { answer: [balance] });
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    expect(screen.getByText("The account balance could not be loaded")).toBeTruthy();
    await expectRetry(user, failure, () => region("Account balance"));
  });
});
