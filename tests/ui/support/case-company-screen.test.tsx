import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { failureCode } from "../../../src/domain/kit/call-failure.ts";
import type { Voucher } from "../../../src/domain/advantages/voucher.ts";
import type { AccountBalance } from "../../../src/domain/invoices/account-balance.ts";
import type { LedgerEntry } from "../../../src/domain/invoices/invoice.ts";
import type { CaseCompany } from "../../../src/domain/support/case-company.ts";
import type { TrainingBooking } from "../../../src/domain/trainings/training.ts";
import type { Page } from "../../../src/ui/lists/list-address.ts";
import type { InvoicesRequest } from "../../../src/ui/screens/invoices/invoices-actors.ts";
import type { EmployeeRight } from "../../../src/domain/shell/access.ts";
import {
  CaseCompanyActorsProvider,
  type CaseCompanyActors,
  type OfTicket,
} from "../../../src/ui/screens/support/case-company-actors.ts";
import { CaseCompanyScreen } from "../../../src/ui/screens/support/case-company-screen.tsx";
import { knownAccount, pageActors } from "../../support/page-actors.ts";
import { everyFailure, expectRetry, inertResource, renderScreen } from "../../support/render-screen.tsx";
import { balance, entry } from "../invoices/invoice-samples.ts";
import { booking } from "../../../src/atlas/desk/fixtures/trainings.fixtures.tsx";
import { voucher } from "../../../src/atlas/desk/fixtures/advantages.fixtures.tsx";

const company: CaseCompany = { name: "Elektro Huber", debitor: "100200" };
const none: Page<never> = { rows: [], total: 0 };
const invoices: Page<LedgerEntry> = { rows: [entry("IN-77")], total: 1 };
const bookings: Page<TrainingBooking> = { rows: [booking], total: 1 };
const vouchers: Page<Voucher> = { rows: [voucher], total: 1 };
const balances: readonly AccountBalance[] = [balance];

const show = (
  actors: Partial<CaseCompanyActors>,
  { at = "", rights }: { readonly at?: string; readonly rights?: readonly EmployeeRight[] } = {},
) => {
  const all: CaseCompanyActors = {
    company: inertResource([{ answer: company }]),
    balance: inertResource([{ answer: balances }]),
    invoices: inertResource([{ answer: invoices }]),
    trainings: inertResource([{ answer: bookings }]),
    vouchers: inertResource([{ answer: vouchers }]),
    ...actors,
  };
  const staff = knownAccount("ma");
  return renderScreen(<CaseCompanyScreen />, {
    at: `/support/T-1/company/${at}`,
    path: "/support/:id/company/",
    actors: pageActors({ account: { ...staff, visitor: { ...staff.visitor, rights } } }).actors,
    wrap: (child) => <CaseCompanyActorsProvider value={all}>{child}</CaseCompanyActorsProvider>,
  });
};

const tabs = () => screen.queryAllByRole("tab").map(({ textContent }) => textContent);

describe("the company of a support case", () => {
  it("has its title, the way back and the note while everything loads", () => {
    show({
      company: inertResource(["never"]),
      balance: inertResource(["never"]),
      invoices: inertResource(["never"]),
    });
    expect(screen.getByRole("heading", { level: 1, name: "Company of case T-1" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Back to the support case" }).getAttribute("href")).toBe(
      "/support/T-1/",
    );
    expect(screen.getByText(/Each look is noted/)).toBeTruthy();
  });

  it("shows its name, balance and invoices, without a link, a file or another step", async () => {
    show({});
    expect(await screen.findByText("Elektro Huber, customer number 100200")).toBeTruthy();
    expect(await screen.findByRole("region", { name: "Account balance" })).toBeTruthy();
    const table = await screen.findByRole("table", { name: "Invoices, page 1" });
    expect(within(table).getByText("IN-77")).toBeTruthy();
    expect(within(table).queryByRole("link", { name: /IN-77/ })).toBeNull();
    expect(screen.queryByRole("button", { name: /CSV/ })).toBeNull();
  });

  it("asks for what the address says, by the ticket", async () => {
    const asked: unknown[] = [];
    show(
      {
        invoices: inertResource<OfTicket & InvoicesRequest, Page<LedgerEntry>>(
          [{ answer: none }],
          (request) => asked.push(request),
        ),
      },
      { at: "?status=due&sort=-amount" },
    );
    await screen.findByText("No matching invoices");
    expect(asked).toEqual([
      { id: "T-1", page: 1, page_size: 25, sort: "-amount", filter: { status: ["due"] } },
    ]);
  });

  it("shows training bookings without cancelling or files", async () => {
    show({}, { at: "?tab=trainings" });
    const table = await screen.findByRole("table", { name: "Booked trainings, page 1" });
    expect(within(table).getByText(booking.training.title)).toBeTruthy();
    expect(within(table).queryAllByRole("button")).toEqual([]);
  });

  it("shows vouchers with their status, to read only", async () => {
    show({}, { at: "?tab=vouchers" });
    const table = await screen.findByRole("table", { name: "Vouchers, page 1" });
    expect(within(table).getByText(voucher.code)).toBeTruthy();
    expect(within(table).queryAllByRole("button")).toEqual([]);
    expect(within(table).queryAllByRole("link", { name: /shop/i })).toEqual([]);
  });

  it("changes the part in the address, without the filters of the other", async () => {
    const { user } = show({}, { at: "?status=due" });
    await user.click(await screen.findByRole("tab", { name: "Vouchers" }));
    expect(await screen.findByRole("table", { name: "Vouchers, page 1" })).toBeTruthy();
  });

  it.each([
    ["", "invoices", "Nothing has been invoiced to this company."],
    ["?tab=trainings", "trainings", "Nobody of this company has been booked for a training."],
    ["?tab=vouchers", "vouchers", "No vouchers"],
  ] as const)("says in %s that a company has none", async (at, part, words) => {
    show({ [part]: inertResource([{ answer: none }]) }, { at });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each([
    [["tickets", "view_invoices"], ["Invoices"]],
    [
      ["tickets", "trainings", "webshop_orders"],
      ["Trainings", "Vouchers"],
    ],
    [["tickets"], []],
  ] as const)("has with the rights %j the parts %j", async (rights, expected) => {
    show({}, { rights });
    await screen.findByText("Elektro Huber, customer number 100200");
    expect(tabs()).toEqual(expected);
    expect(screen.queryByText("Nothing that you may see") === null).toBe(expected.length > 0);
  });

  it("says that there is no such case, and shows nothing else", async () => {
    show({
      company: inertResource<OfTicket, CaseCompany>([{ failure: { _tag: "Refused", code: "NOT_FOUND" } }]),
    });
    expect(await screen.findByText("No such support case")).toBeTruthy();
    expect(tabs()).toEqual([]);
  });

  const failures = everyFailure.filter((failure) => failureCode(failure) !== "NOT_FOUND");
  it.each(failures.map((failure) => [failureCode(failure), failure] as const))(
    "shows the text for %s of the company, and a retry where it can help",
    async (code, failure) => {
      const { user } = show({
        company: inertResource<OfTicket, CaseCompany>([{ failure }, { answer: company }]),
      });
      expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
      await expectRetry(user, failure, () => screen.findByText(/Elektro Huber/));
    },
  );
});
