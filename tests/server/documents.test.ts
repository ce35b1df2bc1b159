import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { certificatePdf } from "../../server/documents/certificate.ts";
import { deliveryNotePdf } from "../../server/documents/delivery-note.ts";
import { invoicePdf, type InvoicePaper } from "../../server/documents/invoice.ts";
import { registrationPdf } from "../../server/documents/registration.ts";
import { statementPdf } from "../../server/documents/statement.ts";
import { locales, type Locale } from "../../src/domain/shell/locale.ts";
import { plainBlanks, printedDay, printedIn } from "../support/printed-money.ts";
import { eur } from "../../src/atlas/desk/fixtures/samples.ts";
import { dayOf } from "../../server/areas/kit/day.ts";

const name = "Hersteller GmbH";
const issuer = {
  name,
  mark: () => Promise.resolve(undefined),
  accounts: [
    { currency: "EUR", name, iban: "AT611904300234573201", bic: "GIBAATWWXXX" },
    { currency: "CZK", name, iban: "CZ6508000000192000145399", bic: "GIBACZPX" },
  ],
};

/** The texts of a document by page, with the blanks of its numbers as plain ones. */
const read = async (bytes: Buffer) => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf);
  const { info } = await pdf.getMetadata();
  const pages = text.map(plainBlanks);
  return { pages, all: pages.join(" "), info: info as Readonly<Record<string, unknown>>, pdf };
};

/** All letters of the portal's 13 languages beyond ASCII, and Greek and Cyrillic, which names may have. */
const letters = {
  german: "ÄÖÜäöüßẞ",
  french: "ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ’«»",
  czech: "ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž",
  spanish: "ÁÉÍÑÓÚÜáéíñóúü¿¡ªº",
  dutch: "ÁÉËÏÓÖÜáéëïóöüĳĲ",
  italian: "ÀÈÉÌÎÒÓÙàèéìîòóù",
  polish: "ĄĆĘŁŃÓŚŹŻąćęłńóśźż",
  slovak: "ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽáäčďéíĺľňóôŕšťúýž",
  turkish: "ÇĞİIÖŞÜçğıiöşüâîû",
  catalan: "ÀÇÈÉÍÏÒÓÚÜàçèéíïòóúü·Ŀŀ",
  english: "£€’“”–—…",
  greek: "Ωμέγα Ήλιος",
  cyrillic: "Жук Щит Їжак",
};

const line = (position: number, name: string, vatRate: number, cents: number) => ({
  position,
  articleNumber: `10033${position}`,
  name,
  quantity: 2,
  unitPrice: eur(cents),
  discount: 0.23,
  vatRate,
  subtotal: eur(cents),
});

const invoice: InvoicePaper = {
  id: "RE-2026-0441",
  kind: { code: "invoice" },
  createdOn: dayOf("2026-02-04"),
  date: dayOf("2026-02-05"),
  dueOn: dayOf("2026-03-07"),
  payment: { code: "net_30" },
  order: "SO-2026-000101",
  delivery: "LS-2026-0313",
  corrects: null,
  customer: { name: "Nordlicht Elektro GmbH", debitor: "D-10042", vatId: "ATU12345678" },
  billingAddress: {
    name: "Nordlicht Elektro GmbH",
    street: "Hauptplatz 1",
    zip: "4020",
    city: "Linz",
    country: "AT",
  },
  lines: [line(1, "Miniserver", 0.2, 120_000), line(2, "Handbuch", 0.1, 1_234_567)],
  net: eur(1_222_334),
  vat: [
    { rate: 0.2, net: eur(100_000), vat: eur(20_000) },
    { rate: 0.1, net: eur(1_122_334), vat: eur(112_233) },
  ],
  amount: eur(1_354_567),
  settlements: [{ id: "ZE-2026-0007", date: dayOf("2026-02-20"), amount: eur(54_567) }],
  open: eur(1_300_000),
};

describe("an invoice", () => {
  it("shows its lines, the VAT of each rate, what was paid, and what is open, to the cent", async () => {
    const { all, info } = await read(await invoicePdf(invoice, "deat", issuer));
    const written = (cents: number): string => printedIn("de-AT", eur(cents));
    const on = (text: string): string => printedDay("de-AT", dayOf(text));
    for (const text of [
      "Rechnung RE-2026-0441",
      "Nordlicht Elektro GmbH Hauptplatz 1 4020 Linz Österreich",
      "Kundennummer D-10042",
      `Versandt am ${on("2026-02-05")}`,
      `Fällig am ${on("2026-03-07")}`,
      "Zahlung 30 Tage netto",
      "Lieferschein LS-2026-0313",
      `Nettobetrag ${written(1_222_334)}`,
      `MwSt. 20 % auf ${written(100_000)} ${written(20_000)}`,
      `MwSt. 10 % auf ${written(1_122_334)} ${written(112_233)}`,
      `Gesamtbetrag ${written(1_354_567)}`,
      `ZE-2026-0007 vom ${on("2026-02-20")} ${written(-54_567)}`,
      `Offener Betrag ${written(1_300_000)}`,
      "AT611904300234573201 GIBAATWWXXX",
    ])
      expect(all).toContain(text);
    expect(info).toMatchObject({ Title: "Rechnung RE-2026-0441", Language: "de-DE", Author: issuer.name });
  });

  it("names the account for its currency, and none where there is none for it", async () => {
    const inCurrency = async (currency: string) =>
      (await read(await invoicePdf({ ...invoice, open: { ...invoice.open, currency } }, "deat", issuer))).all;
    const czech = await inCurrency("CZK");
    expect(czech).toContain("CZ6508000000192000145399 GIBACZPX");
    expect(czech).not.toContain("AT611904300234573201");
    expect(await inCurrency("GBP")).not.toContain("AT611904300234573201");
  });

  it.each([
    ["enus", "en-US"],
    ["enuk", "en-GB"],
    ["dech", "de-CH"],
    ["cscz", "cs-CZ"],
    ["frfr", "fr-FR"],
    ["eses", "es-ES"],
    ["plpl", "pl-PL"],
  ] as const)("writes money and days for %s as %s", async (locale, tag) => {
    const { all } = await read(await invoicePdf(invoice, locale, issuer));
    expect(all).toContain(printedIn(tag, invoice.amount));
    expect(all).toContain(printedDay(tag, invoice.date));
  });

  it("is a credit note where it is one: with the invoice that it corrects, and without a request to pay", async () => {
    const credit = {
      ...invoice,
      kind: { code: "credit_note" },
      corrects: "RE-2026-0400",
      amount: eur(-1_354_567),
      open: eur(-1_354_567),
      settlements: [],
    };
    const { all } = await read(await invoicePdf(credit, "enen", issuer));
    expect(all).toContain("Credit note RE-2026-0441");
    expect(all).toContain("For invoice RE-2026-0400");
    expect(all).toContain("Total -€13,545.67");
    expect(all).not.toContain("Bank account");
    expect(all).not.toContain("Dispatched on");
  });

  it("of 200 lines has each of them once, the headings on every page, and all pages numbered", async () => {
    const lines = Array.from({ length: 200 }, (_, index) =>
      line(index + 1, index % 10 === 0 ? `Lange Bezeichnung ${"sehr ".repeat(40)}lang` : "Relay", 0.2, 100),
    );
    const { pages, all } = await read(await invoicePdf({ ...invoice, lines }, "dede", issuer));
    expect(pages.length).toBeGreaterThan(5);
    pages.forEach((page, index) => {
      expect(page).toContain(`Seite ${index + 1} von ${pages.length}`);
      expect(page).toContain(issuer.name);
    });
    for (const page of pages.slice(0, -1)) expect(page).toContain("Bezeichnung Menge Einzelpreis");
    for (const { position, articleNumber } of lines)
      expect(all.split(` ${position} ${articleNumber} `)).toHaveLength(2);
    expect(all.match(/lang 2 1,00 €/g)).toHaveLength(20);
  });

  it("is the same file for the same data", async () => {
    const [one, other] = await Promise.all([
      invoicePdf(invoice, "dede", issuer),
      invoicePdf(invoice, "dede", issuer),
    ]);
    expect(one.equals(other)).toBe(true);
  });

  it("is tagged, so that screen readers find its title and its table", async () => {
    const { pdf } = await read(await invoicePdf(invoice, "dede", issuer));
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    for (const role of ["H1", "P", "Table", "TR", "TH", "TD"]) expect(tree).toContain(`"role":"${role}"`);
  });
});

describe("every document", () => {
  const address = invoice.billingAddress;
  const every: Readonly<Record<string, (locale: Locale, name: string) => Promise<Buffer>>> = {
    invoice: (locale, name) => invoicePdf({ ...invoice, lines: [line(1, name, 0.2, 100)] }, locale, issuer),
    "delivery note": (locale, name) =>
      deliveryNotePdf(
        {
          number: "LS-1",
          date: dayOf("2026-02-05"),
          order: "SO-1",
          reference: name,
          customer: invoice.customer,
          shippingAddress: address ?? expect.fail("an address"),
          lines: [{ position: 1, articleNumber: "1", name: "Relay", quantity: 2.5 }],
          shipments: [{ number: "1Z-42", carrier: "DHL" }],
        },
        locale,
        issuer,
      ),
    statement: (locale, name) =>
      statementPdf(
        {
          day: dayOf("2026-11-22"),
          customer: { ...invoice.customer, name },
          billingAddress: null,
          accounts: [],
        },
        locale,
        issuer,
      ),
    registration: (locale, name) =>
      registrationPdf(
        {
          owner: name,
          serial: "504F94D00001",
          product: "Miniserver",
          project: "",
          registeredOn: dayOf("2026-01-02"),
          purchasedOn: null,
          day: dayOf("2026-11-22"),
        },
        locale,
        issuer,
      ),
    certificate: (locale, name) =>
      certificatePdf(
        {
          participant: name,
          company: "Nordlicht",
          training: "T-1",
          title: "Basics",
          startsAt: new Date("2026-05-04T07:00:00Z"),
          endsAt: new Date("2026-05-05T15:00:00Z"),
          timeZone: "Europe/Vienna",
          place: { _tag: "Online" },
        },
        locale,
        issuer,
      ),
  };

  it.each(Object.keys(every))("%s has the letters of all languages, and of names", async (kind) => {
    const all = Object.values(letters).join(" ");
    const { all: text } = await read(await every[kind]!("int", all));
    for (const sign of new Set(all.replaceAll(" ", "").normalize("NFC")))
      expect(text.normalize("NFC"), sign).toContain(sign);
  });

  it.each(Object.keys(every))("%s is written in every locale, without a placeholder", async (kind) => {
    for (const locale of locales) {
      const { all, pages } = await read(await every[kind]!(locale, "Nordlicht"));
      expect(all).not.toMatch(/[{}]|undefined/);
      expect(pages).toHaveLength(1);
    }
  });
});

describe("a delivery note", () => {
  it("shows what was sent and its parcels, and no price", async () => {
    const { all } = await read(
      await deliveryNotePdf(
        {
          number: "LS-2026-0313",
          date: dayOf("2026-02-05"),
          order: "SO-2026-000101",
          reference: "Seeweg 9",
          customer: invoice.customer,
          shippingAddress: {
            name: "Baustelle",
            street: "Seeweg 9",
            zip: "5310",
            city: "Mondsee",
            country: "AT",
          },
          lines: [{ position: 10, articleNumber: "100335", name: "Miniserver", quantity: 1.5 }],
          shipments: [{ number: "1Z-42", carrier: "DHL" }],
        },
        "cscz",
        issuer,
      ),
    );
    for (const text of [
      "Dodací list LS-2026-0313",
      "Baustelle Seeweg 9 5310 Mondsee Rakousko",
      "10 100335 Miniserver 1,5",
      "DHL 1Z-42",
    ])
      expect(all).toContain(text);
    expect(all).not.toContain("€");
  });
});

describe("a statement of account", () => {
  const account = (currency: string) => ({
    items: [
      {
        id: "RE-1",
        kind: { code: "invoice" },
        date: dayOf("2026-01-10"),
        dueOn: dayOf("2026-02-09"),
        description: "Seeweg 9",
        amount: { cents: 100_001, currency },
        open: { cents: 50_001, currency },
      },
      {
        id: "GS-1",
        kind: { code: "credit_note" },
        date: dayOf("2026-02-10"),
        dueOn: null,
        description: "",
        amount: { cents: -1_000, currency },
        open: { cents: -1_000, currency },
      },
    ],
    balance: {
      open: { cents: 49_001, currency },
      overdue: { cents: 50_001, currency },
      ages: [
        { band: { code: "not_due" }, amount: { cents: -1_000, currency } },
        { band: { code: "1_30" }, amount: { cents: 0, currency } },
        { band: { code: "31_60" }, amount: { cents: 0, currency } },
        { band: { code: "over_60" }, amount: { cents: 50_001, currency } },
      ],
    },
  });
  const statement = {
    day: dayOf("2026-11-22"),
    customer: invoice.customer,
    billingAddress: invoice.billingAddress,
  };

  it("shows what was open, its ages and the balance, by currency", async () => {
    const accounts = [account("EUR"), account("CHF")];
    const { all } = await read(await statementPdf({ ...statement, accounts }, "enus", issuer));
    for (const text of [
      "Statement of account, Nov 22, 2026",
      "RE-1 Jan 10, 2026 Feb 9, 2026 Invoice, Seeweg 9 €1,000.01 €500.01",
      "GS-1 Feb 10, 2026 Credit note -€10.00 -€10.00",
      "Not due -€10.00",
      "More than 60 days overdue €500.01",
      "Of which overdue CHF 500.01",
      "Balance €490.01",
      "Balance CHF 490.01",
    ])
      expect(all).toContain(text);
  });

  it("says so where nothing was open", async () => {
    const { all } = await read(await statementPdf({ ...statement, accounts: [] }, "dede", issuer));
    expect(all).toContain(`Am ${printedDay("de-DE", statement.day)} war nichts offen.`);
  });
});
