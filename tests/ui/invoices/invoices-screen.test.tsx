import { screen, within } from "@testing-library/react";
import { useNavigate } from "react-router-dom";
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

const nothing: LedgerPage = { rows: [], total: 0, archiveMax: ARCHIVE_MAX };

const Back = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
};

const show = (calls: Script, at = "/invoices/") =>
  renderScreen(
    <>
      <Back />
      <InvoicesScreen />
    </>,
    { at, actors: pageActors().actors, calls },
  );

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

  it.each(["credit_note", "payment"] as const)(
    "says of a %s with something left that it is to be set off",
    async (kind) => {
      showFound({
        rows: [{ ...entry, kind: known(kind), state: known("open"), dueOn: null, open: eur(-500) }],
        total: 1,
        archiveMax: ARCHIVE_MAX,
      });
      const [, row] = await screen.findAllByRole("row");
      expect(row!.textContent).toContain("To be set off");
      expect(row!.textContent).not.toContain("None");
    },
  );

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
    for (const text of ["disputed", "Credit note", "-100.00", "gold_bars"])
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
    "tab=lost",
  ])("takes no notice of %s", async (said) => {
    const { requests } = showFound(two, `/invoices/?${said}`);
    await screen.findByRole("table");
    await expect
      .poll(requests)
      .toEqual([{ page: 1, page_size: 25, sort: "dueOn", filter: { status: ["open", "due"] } }]);
  });

  it("keeps the chosen type in the address, and clears all filters at once", async () => {
    const { user, address } = showFound(two, "/invoices/?tab=all&period=2026-01-01..2026-03-31");
    await screen.findByRole("table");
    await user.click(screen.getByRole("button", { name: /^Filters/ }));
    const sheet = within(screen.getByRole("dialog"));
    await user.click(await sheet.findByRole("combobox", { name: "Type" }));
    await user.click(screen.getByRole("option", { name: "Payment" }));
    await expect
      .poll(() => decodeURIComponent(address()))
      .toBe("/invoices/?tab=all&period=2026-01-01..2026-03-31&kind=payment");
    await user.click(sheet.getByRole("button", { name: "Clear filters" }));
    await expect.poll(address).toBe("/invoices/?tab=all");
  });

  it("shows different texts for an account without entries and for filters without results", async () => {
    const { unmount } = showFound(nothing, "/invoices/?tab=all");
    expect(await screen.findByText("No invoices yet")).toBeTruthy();
    unmount();
    showFound(nothing, "/invoices/?tab=all&period=2026-01-01..2026-03-31");
    expect(await screen.findByText("No matching invoices")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Search all invoices" })).toBeNull();
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
      .toEqual([{ page: 1, page_size: 25, sort: "dueOn", filter: { status: ["due"] } }]);
  });
});

describe("the tabs of the ledger", () => {
  const tab = (name: string) => screen.getByRole("tab", { name });
  const selected = () => screen.getByRole("tab", { selected: true }).textContent;

  it.each([
    ["", "Open", { sort: "dueOn", filter: { status: ["open", "due"] } }],
    ["?tab=overdue", "Overdue", { sort: "dueOn", filter: { status: ["due"] } }],
    ["?tab=overdue&status=open&kind=payment", "Overdue", { sort: "dueOn", filter: { status: ["due"] } }],
    ["?tab=all", "All", { sort: "-date" }],
    ["?tab=all&status=paid", "All", { sort: "-date", filter: { status: ["paid"] } }],
    ["?tab=payments", "Payments", { sort: "-date", filter: { settling: true } }],
    [
      "?tab=payments&kind=invoice&status=due,open",
      "Payments",
      { sort: "-date", filter: { settling: true, status: ["open"] } },
    ],
  ])("at %s it is %s, and asks for what is in it", async (search, name, asked) => {
    const { requests } = showFound(two, `/invoices/${search}`);
    await screen.findByRole("table");
    expect(selected()).toBe(name);
    await expect.poll(requests).toEqual([{ page: 1, page_size: 25, ...asked }]);
  });

  it("are in the address, to which Back leads; the search stays, and filters, order and page belong to one", async () => {
    const { user, address, requests } = showFound(
      two,
      "/invoices/?q=moser&status=due&kind=invoice&sort=id&page=2&period=2026-01-01..2026-03-31",
    );
    await screen.findByRole("table");
    await user.click(tab("Payments"));
    const ofPayments = "/invoices/?q=moser&period=2026-01-01..2026-03-31&tab=payments";
    await expect.poll(address).toBe(ofPayments);
    await expect
      .poll(() => requests().at(-1))
      .toMatchObject({ page: 1, sort: "-date", filter: { search: "moser", settling: true } });
    await user.click(tab("Open"));
    await expect.poll(address).toBe("/invoices/?q=moser&period=2026-01-01..2026-03-31");
    await user.click(screen.getByRole("button", { name: "Back" }));
    await expect.poll(address).toBe(ofPayments);
    await expect.poll(selected).toBe("Payments");
  });

  it.each([
    ["", "Nothing is open"],
    ["?tab=overdue", "Nothing is overdue"],
    ["?tab=payments", "No payments yet"],
  ])("at %s says of an empty one: %s, and leads to all", async (search, title) => {
    const { user, address } = showFound(nothing, `/invoices/${search}`);
    expect(await screen.findByText(title)).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Show all invoices" }));
    await expect.poll(address).toBe("/invoices/?tab=all");
  });

  it("lead on with a search that finds nothing in one of them", async () => {
    const { user, address } = showFound(nothing, "/invoices/?q=moser&status=due");
    await user.click(await screen.findByRole("link", { name: "Search all invoices" }));
    await expect.poll(address).toBe("/invoices/?q=moser&tab=all");
  });

  it.each([
    ["?status=paid&q=a", "?status=paid&q=a&tab=all"],
    ["?status=due,paid&page=2", "?status=due,paid&page=2&tab=all"],
    ["?kind=payment", "?kind=payment&tab=all"],
  ])("have the entries of an address from before there were tabs: %s", async (before, present) => {
    const { address, requests } = showFound(two, `/invoices/${before}`);
    await screen.findByRole("table");
    await expect.poll(() => decodeURIComponent(address())).toBe(`/invoices/${present}`);
    expect(requests()).toHaveLength(1);
  });

  it.each([
    ["", ["Open", "Overdue"], ["All", "Invoice", "Credit note"]],
    ["?tab=overdue", undefined, undefined],
    ["?tab=all", ["Open", "Overdue", "Paid"], ["All", "Invoice", "Credit note", "Payment"]],
    ["?tab=payments", ["Open", "Paid"], ["All", "Credit note", "Payment"]],
  ])("at %s offer the states %o and the types %o", async (search, states, kinds) => {
    const { user } = showFound(two, `/invoices/${search}`);
    await screen.findByRole("table");
    await user.click(screen.getByRole("button", { name: /^Filters/ }));
    const sheet = within(screen.getByRole("dialog"));
    await sheet.findByRole("combobox", { name: "Sort by" });
    const offered = async (name: string) => {
      const box = sheet.queryByRole("combobox", { name });
      if (box === null) return undefined;
      await user.click(box);
      const options = screen
        .getAllByRole("option")
        .flatMap((option) => (option instanceof HTMLOptionElement ? [] : [option.textContent]));
      await user.keyboard("{Escape}");
      return options;
    };
    expect(await offered("State")).toEqual(states);
    expect(await offered("Type")).toEqual(kinds);
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
    expect(screen.getByRole<HTMLProgressElement>("progressbar", { name: "Credit limit used" }).value).toBe(7);
  });

  it.each([
    [40_000, true],
    [0, false],
  ])("marks what is overdue of it: %i cents", async (cents, isMarked) => {
    showBalance({ answer: [{ ...overdue, overdue: eur(cents) }] });
    const value = within(await region("Account balance"))
      .getAllByRole("definition")
      .find(({ previousElementSibling }) => previousElementSibling?.textContent === "Overdue");
    expect([value?.className.includes("overdue"), value?.querySelector("svg") !== null]).toEqual([
      isMarked,
      isMarked,
    ]);
  });

  it("is behind one button on a phone, which says what is open and overdue", async () => {
    const { user } = showBalance({ answer: [overdue] });
    const button = screen.getByRole("button", { name: "Account balance" });
    const place = document.getElementById(button.getAttribute("aria-controls")!)!;
    await expect.poll(() => button.textContent).toBe("Account balanceOpen: €1,000.00Overdue: €400.00");
    expect(within(place).getByRole("region", { name: "Account balance" })).toBeTruthy();
    expect(within(place).getByRole("button", { name: "Statement of account" })).toBeTruthy();
    expect([button.getAttribute("aria-expanded"), place.dataset["open"]]).toEqual(["false", "false"]);
    await user.click(button);
    expect([button.getAttribute("aria-expanded"), place.dataset["open"]]).toEqual(["true", "true"]);
  });

  it("names nothing overdue on its button where nothing is", async () => {
    showBalance({ answer: [{ ...overdue, overdue: eur(0) }] });
    const button = screen.getByRole("button", { name: "Account balance" });
    await expect.poll(() => button.textContent).toBe("Account balanceOpen: €1,000.00");
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
    // All but the first are overdue.
    expect(
      [...ages.querySelectorAll("rect")].map((bar) => bar.getAttribute("class")?.includes("danger")),
    ).toEqual([false, true, true, true]);
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
    const button = screen.getByRole("button", { name: "Account balance" });
    expect(button.getAttribute("aria-expanded"), "what failed is not hidden").toBe("true");
    await expectRetry(user, failure, () => region("Account balance"));
  });
});
