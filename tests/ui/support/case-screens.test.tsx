import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { pageOf } from "../../../src/atlas/desk/fixtures/samples.ts";
import { voucher } from "../../../src/atlas/samples/advantages.samples.ts";
import { balance, entry } from "../../../src/atlas/samples/invoices.samples.ts";
import { booking } from "../../../src/atlas/samples/trainings.samples.ts";
import type { Page } from "../../../src/domain/kit/list.ts";
import { CaseVouchersScreen } from "../../../src/ui/screens/support/case-vouchers-screen.tsx";
import { CaseInvoicesScreen } from "../../../src/ui/screens/support/case-invoices-screen.tsx";
import { CaseTrainingsScreen } from "../../../src/ui/screens/support/case-trainings-screen.tsx";
import { knownAccount, pageActors } from "../../support/page-actors.ts";
import {
  oneFailure,
  expectRetry,
  refused,
  renderScreen,
  type StubResult,
} from "../../support/render-screen.tsx";
import type { Script } from "../../support/scripted-run.ts";

const actors = () => pageActors({ account: knownAccount("ma") }).actors;

const showInvoices = (getCaseInvoices: NonNullable<Script["getCaseInvoices"]>, search = "") => {
  const view = renderScreen(<CaseInvoicesScreen />, {
    at: `/support/T-1/invoices/${search}`,
    path: "/support/:id/invoices/",
    actors: actors(),
    calls: { getCaseInvoices, getCaseBalance: [{ answer: [balance] }] },
  });
  return { ...view, requests: () => view.asked("getCaseInvoices") };
};
const showTrainings = (getCaseTrainings: NonNullable<Script["getCaseTrainings"]>, search = "") => {
  const view = renderScreen(<CaseTrainingsScreen />, {
    at: `/support/T-1/trainings/${search}`,
    path: "/support/:id/trainings/",
    actors: actors(),
    calls: { getCaseTrainings },
  });
  return { ...view, requests: () => view.asked("getCaseTrainings") };
};
const showVouchers = (getCaseVouchers: NonNullable<Script["getCaseVouchers"]>, search = "") => {
  const view = renderScreen(<CaseVouchersScreen />, {
    at: `/support/T-1/vouchers/${search}`,
    path: "/support/:id/vouchers/",
    actors: actors(),
    calls: { getCaseVouchers },
  });
  return { ...view, requests: () => view.asked("getCaseVouchers") };
};

const parts = [
  [
    "Invoices of the company",
    showInvoices,
    pageOf(entry),
    "Invoices, page 1",
    "This company has not been invoiced for anything.",
    "?tab=all",
  ],
  [
    "Trainings of the company",
    showTrainings,
    pageOf(booking),
    "Booked trainings, page 1",
    "Nobody from this company has been booked for a training.",
    "",
  ],
  ["Vouchers of the company", showVouchers, pageOf(voucher), "Vouchers, page 1", "No vouchers", ""],
] as const;
type Show = (
  results: readonly StubResult<Page<never>>[],
  search?: string,
) => ReturnType<typeof renderScreen> & { readonly requests: () => readonly unknown[] };

describe.each(parts)("%s, from a support case", (title, showPart, filled, table, nothing, ofAll) => {
  const show = showPart as Show;
  const page = filled as Page<never>;

  it("has its title, the way back and the note while it loads", () => {
    show(["never"]);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Back to the support case" }).getAttribute("href")).toBe(
      "/support/T-1/",
    );
    expect(screen.getByText(/Each visit is recorded/)).toBeTruthy();
  });

  it("is for reading only: rows without steps, files and links", async () => {
    show([{ answer: page }]);
    const rows = await screen.findByRole("table", { name: table });
    const [, first] = within(rows).getAllByRole("row");
    expect(within(first!).queryAllByRole("button")).toEqual([]);
    expect(within(first!).queryAllByRole("link")).toEqual([]);
    expect(screen.queryByRole("button", { name: /CSV/ })).toBeNull();
  });

  it("asks by the ticket for what the address says", async () => {
    const { requests } = show([{ answer: page }], "?q=abc&page=2");
    await screen.findByRole("table", { name: table.replace("1", "2") });
    await expect.poll(requests).toMatchObject([{ id: "T-1", page: 2, filter: { search: "abc" } }]);
  });

  it("says that the company has none", async () => {
    show([{ answer: pageOf() }], ofAll);
    expect(await screen.findByText(nothing)).toBeTruthy();
  });

  it("says that there is no such case", async () => {
    show([refused("NOT_FOUND")]);
    expect(await screen.findByText("No such support case")).toBeTruthy();
  });

  it("shows the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show([{ failure }, { answer: page }]);
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("table", { name: table }));
  });
});

describe("the invoices of a support case", () => {
  it("have the company's balance above them", async () => {
    showInvoices([{ answer: pageOf(entry) }]);
    expect(await screen.findByRole("region", { name: "Account balance" })).toBeTruthy();
  });

  it("are in tabs, of which the first has what is unpaid", async () => {
    const { user, address, requests } = showInvoices([{ answer: pageOf(entry) }]);
    await screen.findByRole("table", { name: "Invoices, page 1" });
    await expect
      .poll(requests)
      .toEqual([{ id: "T-1", page: 1, page_size: 25, sort: "dueOn", filter: { status: ["open", "due"] } }]);
    await user.click(screen.getByRole("tab", { name: "Payments" }));
    await expect.poll(address).toBe("/support/T-1/invoices/?tab=payments");
    await expect.poll(() => requests().at(-1)).toMatchObject({ id: "T-1", filter: { settling: true } });
  });
});
