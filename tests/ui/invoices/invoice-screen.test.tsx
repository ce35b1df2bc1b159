import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { day, eur, known } from "../../../src/atlas/desk/fixtures/samples.ts";
import {
  invoice as open,
  invoiceNumber,
  payment,
  paymentEntry,
} from "../../../src/atlas/samples/invoices.samples.ts";
import type { Invoice } from "../../../src/domain/invoices/invoice.ts";
import type { Payment } from "../../../src/domain/invoices/payment.ts";
import type { EmployeeRight } from "../../../src/domain/shell/access.ts";
import { helpSubject } from "../../../src/domain/tickets/ticket.ts";
import { InvoiceScreen } from "../../../src/ui/screens/invoices/invoice-screen.tsx";
import { inertHelp } from "../../support/inert-help.ts";
import { knownAccount, pageActors } from "../../support/page-actors.ts";
import { oneFailure, expectRetry, refused, renderScreen } from "../../support/render-screen.tsx";
import type { Script } from "../../support/scripted-run.ts";

const creditNote = invoiceNumber("CN-5");
/** Of two rates, overdue and paid in part. */
const invoice: Invoice = {
  ...open,
  state: known("due"),
  amount: eur(123_450),
  open: eur(23_450),
  createdOn: day("02-06"),
  creditNotes: [{ id: creditNote, date: day("02-20"), amount: eur(-10_000) }],
  lines: [
    ...open.lines,
    {
      position: 20,
      articleNumber: "900001",
      name: "Handbook",
      quantity: 3,
      unitPrice: eur(9_409),
      discount: 0,
      vatRate: 0.1,
      subtotal: eur(31_050),
    },
  ],
  net: eur(105_227),
  vat: [...open.vat, { rate: 0.1, net: eur(28_227), vat: eur(2_823) }],
  settlements: [
    {
      id: paymentEntry.id,
      kind: known("payment"),
      date: day("03-01"),
      amount: eur(90_000),
      payment: known("net_30"),
    },
    {
      id: creditNote,
      kind: known("credit_note"),
      date: day("02-20"),
      amount: eur(10_000),
      payment: known("net_30"),
    },
  ],
};

const show = (
  getInvoice: NonNullable<Script["getInvoice"]>,
  rights?: readonly EmployeeRight[],
  others: Script = {},
  at = "/invoice/IN-2026-000101/",
) => {
  const { actors } = pageActors({ account: knownAccount("gold", rights) });
  const help = inertHelp();
  const view = renderScreen(<InvoiceScreen />, {
    at,
    path: "/invoice/:id/",
    actors,
    calls: { getInvoice, ...others },
    session: { machines: [help] },
  });
  return {
    ...view,
    overlay: () => view.actors.open("helpOverlay", help, undefined).getSnapshot().context.overlay,
  };
};

const loaded = async (
  more: Partial<Invoice> = {},
  rights?: readonly EmployeeRight[],
  others: Script = {},
) => {
  const view = show([{ answer: { ...invoice, ...more } }], rights, others);
  await screen.findByRole("region", { name: "Details" });
  return view;
};
/** What is said first, line by line. */
const answer = () =>
  [...screen.getByRole("region", { name: "What is open" }).querySelectorAll("p")]
    .map(({ textContent }) => textContent)
    .join(" ");
const part = (name: string) => within(screen.getByRole("region", { name }));
const rowsOf = (name: string) =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent.replace(/^[^:]*: /, "")));

/** A due day that is not over. */
const coming = new Date("2099-03-07T00:00:00.000Z");

describe("one invoice", () => {
  it("has its number as its title while it loads", () => {
    show(["never"]);
    expect(screen.getByRole("heading", { level: 1, name: "Invoice IN-2026-000101" })).toBeTruthy();
    expect(screen.getByText("Loading")).toBeTruthy();
  });

  it.each([
    ["credit_note", "Credit note IN-2026-000101"],
    ["payment", "Payment IN-2026-000101"],
  ] as const)("shows a %s as such", async (kind, title) => {
    await loaded({ kind: known(kind) });
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeTruthy();
  });

  it("shows every fact of its header that its answer does not say, and how long a settlement takes", async () => {
    await loaded();
    const facts = screen.getByRole("region", { name: "Details" }).textContent;
    for (const fact of [
      "6 Feb 2026",
      "5 Feb 2026",
      "Seeweg 9",
      "€1,234.50",
      "30 days net",
      "up to 5 working days",
    ])
      expect(facts).toContain(fact);
    // The answer says it.
    for (const said of ["Overdue", "7 Mar 2026", "€234.50"]) expect(facts).not.toContain(said);
    expect(part("Details").getByRole("link", { name: "SO-2026-000101" }).getAttribute("href")).toBe(
      "/order/SO-2026-000101/",
    );
    expect(part("Details").getByRole("link", { name: "DN-2026-000101" }).getAttribute("href")).toBe(
      "/order/SO-2026-000101/",
    );
    expect(screen.getByText("Nordlicht Elektro GmbH")).toBeTruthy();
  });

  it("says nothing about settlement once it is paid", async () => {
    await loaded({ open: eur(0), state: known("paid") });
    expect(screen.queryByText(/working days/)).toBeNull();
    expect(answer()).toBe("Paid");
    expect(screen.queryByRole("button", { name: "Pay" })).toBeNull();
  });

  it("names order and delivery note without links to who may not see orders", async () => {
    await loaded({}, ["view_invoices"]);
    expect(part("Details").getByText("SO-2026-000101")).toBeTruthy();
    expect(part("Details").queryByRole("link", { name: "SO-2026-000101" })).toBeNull();
    expect(part("Details").queryByRole("link", { name: "DN-2026-000101" })).toBeNull();
  });

  it("shows its lines, and net amount and VAT by rate, which add up to the total", async () => {
    await loaded();
    expect(rowsOf("Lines")).toEqual([
      ["10", "100335", "Miniserver", "1", "1,000.00", "23%", "20%", "924.00"],
      ["20", "900001", "Handbook", "3", "94.09", "0%", "10%", "310.50"],
    ]);
    expect(rowsOf("VAT by rate")).toEqual([
      ["20%", "770.00", "154.00", "924.00"],
      ["10%", "282.27", "28.23", "310.50"],
      ["Total", "1,052.27", "182.23", "1,234.50"],
    ]);
  });

  it("shows what was paid when, with links, and its credit notes", async () => {
    await loaded();
    expect(rowsOf("Payments and offsets")).toEqual([
      ["PY-2026-000088", "1 Mar 2026", "Payment", "30 days net", "900.00"],
      ["CN-5", "20 Feb 2026", "Credit note", "30 days net", "100.00"],
    ]);
    expect(
      part("Payments and offsets")
        .getByRole("link", { name: /PY-2026-000088/ })
        .getAttribute("href"),
    ).toBe("/invoice/PY-2026-000088/");
    expect(part("Credit notes").getByRole("link", { name: "CN-5" }).getAttribute("href")).toBe(
      "/invoice/CN-5/",
    );
  });

  it("leaves out what there is none of", async () => {
    await loaded({
      order: null,
      delivery: null,
      corrects: invoiceNumber("IN-70"),
      creditNotes: [],
      lines: [],
      settlements: [],
      billingAddress: null,
    });
    expect(part("Details").getByRole("link", { name: "IN-70" }).getAttribute("href")).toBe("/invoice/IN-70/");
    expect(screen.getByText("Nothing has been paid yet.")).toBeTruthy();
    for (const name of ["Lines", "VAT by rate", "Credit notes", "Billing address"])
      expect(screen.queryByRole("region", { name })).toBeNull();
  });

  it.each([
    [
      {},
      "€234.50 has been overdue since 7 Mar 2026 You pay by transfer: “Pay” shows the account and the reference.",
      true,
    ],
    [
      { state: known("open"), dueOn: coming },
      "€234.50 is due by 7 Mar 2099 You pay by transfer: “Pay” shows the account and the reference.",
      true,
    ],
    [
      { state: known("open"), dueOn: null, payment: known("paypal") },
      "€234.50 is open You pay in the webshop (PayPal).",
      true,
    ],
    [
      { state: known("open"), dueOn: coming, payment: known("sepa") },
      "€234.50 is due by 7 Mar 2099 We collect it from your account on 7 Mar 2099. There is nothing for you to do.",
      false,
    ],
    [
      { payment: known("direct_debit") },
      "€234.50 has been overdue since 7 Mar 2026 It was not paid as agreed (Direct debit). Please pay it by transfer.",
      true,
    ],
    [
      { payment: known("cash_on_delivery") },
      "€234.50 has been overdue since 7 Mar 2026 It was not paid as agreed (Cash on delivery). Please pay it by transfer.",
      true,
    ],
    [
      { state: known("open"), payment: known("sepa") },
      "€234.50 is open We collect it from your account, which has not happened yet. There is nothing for you to do.",
      false,
    ],
    [
      { state: known("open"), dueOn: coming, payment: known("cash") },
      "€234.50 is due by 7 Mar 2099 You pay in cash when you collect the goods.",
      false,
    ],
    [
      { state: known("open"), dueOn: coming, payment: known("cheque") },
      "€234.50 is due by 7 Mar 2099 You pay by cheque.",
      false,
    ],
    [
      { state: known("open"), dueOn: coming, payment: { _tag: "Unknown", code: "barter" } },
      "€234.50 is due by 7 Mar 2099 Payment method: barter. Ask us if you do not know how to pay.",
      false,
    ],
    [
      { kind: known("credit_note"), open: eur(-500), dueOn: null },
      "€5.00 in your favour It is set off against one of your next invoices.",
      false,
    ],
    [{ kind: known("credit_note"), open: eur(0) }, "Used up", false],
  ] as const)("says first what is open, until when, and how it is paid: %o", async (more, text, payable) => {
    await loaded(more);
    expect(answer()).toBe(text);
    expect(screen.queryByRole("button", { name: "Pay" }) !== null).toBe(payable);
  });

  it("says nothing of the kind of a payment", async () => {
    await loaded({ kind: known("payment"), open: eur(-500) });
    expect(screen.queryByRole("region", { name: "What is open" })).toBeNull();
  });

  it.each([
    ["Invoice (PDF)", "getInvoicePdf"],
    ["Delivery note (PDF)", "getInvoiceDeliveryNote"],
  ] as const)("loads the %s in the displayed language", async (name, call) => {
    const { user, asked } = await loaded({}, undefined, { [call]: [{ answer: undefined }] });
    await user.click(part("Details").getByRole("button", { name }));
    expect(await part("Details").findByText("The download has started.")).toBeTruthy();
    await expect.poll(() => asked(call)).toEqual([{ id: "IN-2026-000101", instance: "int" }]);
  });

  it("offers a credit note as one, no document of a payment, and no delivery note where there is none", async () => {
    const { unmount } = await loaded({ kind: known("credit_note"), delivery: null });
    expect(screen.getByRole("button", { name: "Credit note (PDF)" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Delivery note (PDF)" })).toBeNull();
    unmount();
    await loaded({ kind: known("payment"), delivery: null });
    expect(screen.queryByRole("button", { name: /PDF/ })).toBeNull();
  });

  it("says at its button why the PDF was not loaded", async () => {
    const { code, failure } = oneFailure;
    const { user } = await loaded({}, undefined, { getInvoicePdf: [{ failure }] });
    await user.click(screen.getByRole("button", { name: "Invoice (PDF)" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The PDF could not be downloaded.");
    expect(alert.textContent).toContain(`Code ${code}`);
  });

  it("opens the help form with the invoice's subject and the account's department", async () => {
    const { user, overlay } = await loaded();
    await user.click(screen.getByRole("button", { name: "Ask about this invoice" }));
    // The overlay's code is loaded when it is first opened.
    const dialog = { name: "Ask for help with invoice IN-2026-000101" };
    expect(await screen.findByRole("dialog", dialog)).toBeTruthy();
    expect(overlay()).toMatchObject({
      type: "invoice",
      no: "IN-2026-000101",
      draftKey: "help-invoice-IN-2026-000101",
      department: "support-ch",
    });
    expect(helpSubject({ type: "invoice", no: "IN-2026-000101" })).toBe("Portal - Invoice #IN-2026-000101");
  });

  it("shows no help to an employee without the right for tickets", async () => {
    await loaded({}, ["view_invoices"]);
    expect(screen.queryByRole("button", { name: "Ask about this invoice" })).toBeNull();
    expect(screen.queryByRole("link", { name: /help/ })).toBeNull();
  });

  it("shows that it does not exist, with a link back and without a retry", async () => {
    show([refused("NOT_FOUND")]);
    expect(await screen.findByText("Invoice not found")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(screen.getAllByRole("link", { name: "All invoices" })[0]?.getAttribute("href")).toBe("/invoices/");
  });

  it("shows the text for a failure, and a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show([{ failure }, { answer: invoice }]);
    expect(await screen.findByText(`Code ${code}`)).toBeTruthy();
    expect(screen.getByText("The document could not be loaded")).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByRole("table", { name: "Lines" }));
  });
});

describe("paying an invoice", () => {
  const payable: Script = { getInvoicePayment: [{ answer: payment }] };
  const opened = async (how: Payment["how"]) => {
    const view = show(
      [{ answer: invoice }],
      undefined,
      { getInvoicePayment: [{ answer: { ...payment, how } }] },
      "/invoice/IN-2026-000101/?pay=open",
    );
    return { ...view, dialog: within(await screen.findByRole("dialog", { name: "Pay IN-2026-000101" })) };
  };
  const amount = eur(23_450);

  it("is opened by its button, is in the address, and is closed by Back and by its buttons", async () => {
    const { user, address, asked } = await loaded({}, undefined, payable);
    await user.click(screen.getByRole("button", { name: "Pay" }));
    await expect.poll(address).toBe("/invoice/IN-2026-000101/?pay=open");
    const dialog = within(await screen.findByRole("dialog", { name: "Pay IN-2026-000101" }));
    expect(await dialog.findByText("AT61 1904 3002 3457 3201")).toBeTruthy();
    await expect.poll(() => asked("getInvoicePayment")).toEqual([{ ids: ["IN-2026-000101"] }]);
    await user.click(dialog.getAllByRole("button", { name: "Close" })[1]!);
    await expect.poll(address).toBe("/invoice/IN-2026-000101/");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shows amount, account and reference to copy, and the code with a name", async () => {
    const { user, dialog } = await opened(payment.how);
    const code = await dialog.findByRole("img", {
      name: "Payment code (EPC) for banking apps; the same details are next to it",
    });
    expect(code.querySelector("path")?.getAttribute("d")).toBe("M4 4h7v1H4z");
    for (const [name, copied] of [
      ["Amount", "924.00"],
      ["IBAN", "AT611904300234573201"],
      ["BIC", "BKAUATWW"],
      ["Payment reference", "IN-2026-000101"],
      ["Recipient", "Home Automation GmbH"],
    ] as const) {
      await user.click(dialog.getByRole("button", { name: `Copy ${name}` }));
      expect(await navigator.clipboard.readText()).toBe(copied);
    }
  });

  it("says where the browser does not copy", async () => {
    const { user, dialog } = await opened(payment.how);
    const { clipboard } = navigator;
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined });
    await user.click(await dialog.findByRole("button", { name: "Copy IBAN" }));
    expect(await screen.findByText("Not copied: select the text yourself")).toBeTruthy();
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  });

  it.each([
    [{ ...payment.how, code: null }, "Copy the details into a transfer at your bank."],
    [
      { _tag: "NoAccount", amount: { ...amount, currency: "GBP" }, reference: "IN-2026-000101" },
      "No account for GBP is stored here. Ask us where to transfer the amount, and name the reference IN-2026-000101.",
    ],
    [
      { _tag: "Debit", amount, on: day("03-07") },
      "We collect it from your account on 7 Mar 2026. There is nothing for you to do.",
    ],
    [{ _tag: "Shop", amount, payment: known("credit_card") }, "You pay in the webshop (Credit card)."],
    [
      { _tag: "Otherwise", amount, payment: known("claim") },
      "It is set off against your complaint. There is nothing for you to do.",
    ],
    [
      { _tag: "Otherwise", amount, payment: known("intercompany") },
      "It is settled within our group. There is nothing for you to do.",
    ],
    [
      { _tag: "Otherwise", amount, payment: known("cash_on_delivery") },
      "You pay the carrier when the goods arrive.",
    ],
    [{ _tag: "Settled" }, "There is nothing to pay."],
    [
      { _tag: "Apart", reason: "methods", documents: ["IN-7"] },
      "These are not paid by transfer. Pay the others without them:",
    ],
    [
      { _tag: "Apart", reason: "length", documents: [] },
      /^One payment reference cannot name so many invoices/,
    ],
  ] as const)("says how, as the server answers: %o", async (how, text) => {
    const { dialog } = await opened(how);
    expect(await dialog.findByText(text)).toBeTruthy();
    expect(dialog.queryByRole("img")).toBeNull();
  });

  it("leads to the shop, to support for an account, and to the documents that are apart", async () => {
    const first = await opened({ _tag: "Shop", amount, payment: known("paypal") });
    expect((await first.dialog.findByRole("link", { name: /Pay in the webshop/ })).getAttribute("href")).toBe(
      "https://shop.homeautomation.example/",
    );
    first.unmount();
    const second = await opened({ _tag: "NoAccount", amount, reference: "IN-2026-000101" });
    expect(
      (await second.dialog.findByRole("link", { name: "Ask for the account" })).getAttribute("href"),
    ).toContain("IN-2026-000101");
    second.unmount();
    const third = await opened({ _tag: "Apart", reason: "currencies", documents: ["IN-7"] });
    expect((await third.dialog.findByRole("link", { name: "IN-7" })).getAttribute("href")).toBe(
      "/invoice/IN-7/",
    );
  });

  it("says why it was not loaded, with a retry", async () => {
    const { code, failure } = oneFailure;
    const { user } = show(
      [{ answer: invoice }],
      undefined,
      { getInvoicePayment: [{ failure }, { answer: payment }] },
      "/invoice/IN-2026-000101/?pay=open",
    );
    expect(await screen.findByText("How to pay could not be loaded")).toBeTruthy();
    expect(screen.getByText(`Code ${code}`)).toBeTruthy();
    await expectRetry(user, failure, () => screen.findByText("BKAUATWW"));
  });
});
