import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { eur, known, pageOf } from "../../../src/atlas/desk/fixtures/samples.ts";
import { ARCHIVE_MAX, entry, invoiceNumber, payment } from "../../../src/atlas/samples/invoices.samples.ts";
import type { LedgerEntry } from "../../../src/domain/invoices/invoice.ts";
import { InvoicesScreen } from "../../../src/ui/screens/invoices/invoices-screen.tsx";
import { pageActors } from "../../support/page-actors.ts";
import { renderScreen } from "../../support/render-screen.tsx";

const first: LedgerEntry = { ...entry, id: invoiceNumber("IN-1"), open: eur(10_050) };
const second: LedgerEntry = { ...entry, id: invoiceNumber("IN-2"), open: eur(2_000) };

const show = (rows: readonly LedgerEntry[], at = "/invoices/") =>
  renderScreen(<InvoicesScreen />, {
    at,
    actors: pageActors().actors,
    calls: {
      getInvoices: [{ answer: { ...pageOf(...rows), archiveMax: ARCHIVE_MAX } }],
      getInvoicePayment: [{ answer: payment }],
    },
  });
const picking = async (...rows: readonly LedgerEntry[]) => {
  const view = show(rows);
  for (const { id } of rows)
    await view.user.click(await screen.findByRole("checkbox", { name: `Select ${id}` }));
  return view;
};

describe("invoices that were picked", () => {
  it("are paid together: the button names their number and sum, the dialog is in the address", async () => {
    const { user, address, asked } = await picking(first, second);
    await user.click(await screen.findByRole("button", { name: "Pay 2 invoices: €120.50" }));
    await expect.poll(address).toBe("/invoices/?pay=IN-1%2CIN-2");
    const dialog = within(await screen.findByRole("dialog", { name: "Pay 2 invoices" }));
    expect(await dialog.findByText("BKAUATWW")).toBeTruthy();
    await expect.poll(() => asked("getInvoicePayment")).toEqual([{ ids: ["IN-1", "IN-2"] }]);
    await user.click(dialog.getAllByRole("button", { name: "Close" })[0]!);
    await expect.poll(address).toBe("/invoices/");
    expect(screen.getByRole("button", { name: "Pay 2 invoices: €120.50" })).toBeTruthy();
  });

  it("are in the address of the dialog, also after a reload", async () => {
    const { asked } = show([first, second], "/invoices/?pay=IN-2,IN-1,");
    expect(await screen.findByRole("dialog", { name: "Pay 2 invoices" })).toBeTruthy();
    await expect.poll(() => asked("getInvoicePayment")).toEqual([{ ids: ["IN-2", "IN-1"] }]);
  });

  it.each([
    [
      { ...second, open: { cents: 5, currency: "CZK" } },
      "Each currency is a payment of its own: select invoices of one currency to pay them together.",
    ],
    [
      { ...second, payment: known("sepa") },
      "To pay together, select only unpaid invoices that are transferred.",
    ],
    [
      { ...second, open: eur(0), state: known("paid") },
      "To pay together, select only unpaid invoices that are transferred.",
    ],
    [
      { ...second, kind: known("credit_note"), open: eur(-5) },
      "To pay together, select only unpaid invoices that are transferred.",
    ],
  ] as const)("are not offered together with %o, and it is said why", async (other, text) => {
    await picking(first, other);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull();
  });

  it("are not offered where none of them is to be paid", async () => {
    await picking({ ...first, open: eur(0), state: known("paid") });
    expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull();
    expect(screen.queryByText(/pay together|Pay some of them/i)).toBeNull();
  });

  it("say why where all that is open is paid otherwise", async () => {
    await picking({ ...first, payment: known("paypal") });
    expect(
      await screen.findByText("To pay together, select only unpaid invoices that are transferred."),
    ).toBeTruthy();
  });

  it("are all that one payment can pay, by one press", async () => {
    const { user } = show([
      first,
      { ...second, payment: known("paypal") },
      { ...second, id: invoiceNumber("IN-3") },
    ]);
    await user.click(await screen.findByRole("button", { name: "Select all that can be paid" }));
    expect(await screen.findByRole("button", { name: "Pay 2 invoices: €120.50" })).toBeTruthy();
  });

  it("are picked one by one where not several can be paid", async () => {
    show([first, { ...second, payment: known("paypal") }]);
    expect(await screen.findByRole("button", { name: "Select this page" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Select all that can be paid" })).toBeNull();
  });

  it("are more than one reference names: it is said what to do", async () => {
    const many = Array.from({ length: 20 }, (_, at) => ({
      ...first,
      id: invoiceNumber(`IN-2026-${100_000 + at}`),
    }));
    const { user } = show(many);
    await user.click(await screen.findByRole("button", { name: "Select this page" }));
    expect(await screen.findByText(/^One payment reference cannot name so many invoices/)).toBeTruthy();
  });
});
