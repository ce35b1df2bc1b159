import { describe, expect, test } from "vitest";
import type { CsvRequest } from "../../src/api/csv-fields.ts";
import { voucherCsvColumns } from "../../server/areas/advantages/vouchers.sql.ts";
import { entryCsvColumns } from "../../server/areas/invoices/invoices-csv.ts";
import type { CsvColumn } from "../../server/areas/kit/csv-columns.ts";
import { csvWriter } from "../../server/areas/kit/csv-lines.ts";
import { shortageCsvColumns } from "../../server/areas/limited-availability/shortages.sql.ts";
import { intrastatColumns } from "../../server/areas/orders/intrastat-csv.ts";
import { openProductColumns } from "../../server/areas/orders/open-products-csv.ts";
import { orderColumns } from "../../server/areas/orders/orders-csv.ts";
import { ticketStatisticsCsv } from "../../server/areas/support/ticket-statistics-csv.ts";
import { bookingCsvColumns } from "../../server/areas/trainings/trainings-csv.ts";

type RowOf<Columns> = Columns extends readonly CsvColumn<infer Row>[] ? Row : never;

const order = {
  id: "SO-2026-000123",
  ordered_on: "2026-02-03",
  reference: "Haus 3; Keller, links",
  status: "ready_for_delivery",
  total_cents: 123456789,
  currency: "EUR",
  item_count: 7,
} satisfies RowOf<typeof orderColumns>;
const credit = {
  id: "CN-2026-000009",
  kind: "credit_note",
  posted_on: "2026-02-03",
  due_on: null,
  order_id: "SO-2026-000123",
  description: '=HYPERLINK("x")',
  amount_cents: -1250,
  open_cents: 5,
  currency: "EUR",
  state: "open",
  payment_method: "net_14",
} satisfies RowOf<typeof entryCsvColumns>;
const item = {
  order_id: "SO-2026-000123",
  position: 2,
  article_number: "100335",
  name: "Miniserver",
  ordered: "2.50",
  open: "1",
  unit_price_cents: 49900,
  discount: "0.235",
  subtotal_cents: 95433,
  currency: "EUR",
  dispatch_on: "2026-12-31",
} as unknown as RowOf<typeof openProductColumns>;
const delivered = {
  number: "DN-2026-000123",
  dated: "2026-02-03",
  commodity_code: "85371098",
  country_of_origin: "AT",
  destination: "DE",
  net_mass_g: 380,
  quantity: "2",
  unit_price_cents: 10000,
  discount: "0.1",
  currency: "EUR",
} satisfies RowOf<typeof intrastatColumns>;
const booking = {
  id: "TB-000106",
  training: {
    title: "KNX, Basis",
    type: { code: "basics" },
    language: "de",
    startsAt: new Date("2026-07-15T22:30:00Z"),
    endsAt: new Date("2026-07-16T06:00:00Z"),
    timeZone: "Europe/Vienna",
    place: { _tag: "Online" },
  },
  participant: { name: "Anna Berger" },
  state: { _tag: "Registered" },
  price: { cents: 31850, currency: "EUR" },
  invoice: null,
} as unknown as RowOf<typeof bookingCsvColumns>;
const voucher = {
  id: "V1",
  status: "redeemed",
  percent: null,
  amount_cents: 61550,
  amount_currency: "CHF",
  article_number: null,
  article_name: null,
  valid_until: "2026-12-31",
  quantity: 3,
  used: 1,
  most_cart_cents: 100000,
  most_cart_currency: "CHF",
} satisfies RowOf<typeof voucherCsvColumns>;
const shortage = {
  id: "100142",
  name: "Smoke Detector Air",
  until: "2026-12-02",
  replacement_number: "100142-S",
  replacement_name: "Smart Socket Air",
} satisfies RowOf<typeof shortageCsvColumns>;

/** A file of one row without what it begins with, by its lines. */
const lines = <Row>(columns: readonly CsvColumn<Row>[], row: Row, asked: CsvRequest, locale = "int") => {
  const { head, lines: written } = csvWriter(columns, asked, { locale });
  expect(head.startsWith("\uFEFF")).toBe(true);
  const whole = head.slice(1) + written([row]);
  expect(whole.endsWith("\r\n")).toBe(true);
  return whole.slice(0, -2).split("\r\n");
};

describe("what programs read keeps its bytes", () => {
  // As these files were before they had languages.
  test.each([
    [
      "orders",
      () => lines(orderColumns, order, { raw: "1", instance: "dede" }, "cscz"),
      "Order,Date,Reference,Status,Total,Currency,Items",
      'SO-2026-000123,2026-02-03,"Haus 3; Keller, links",ready_for_delivery,1234567.89,EUR,7',
    ],
    [
      "invoices",
      () => lines(entryCsvColumns, credit, { raw: "1" }, "dede"),
      "Document,Type,Date,Due,Order,Description,Amount,Open,Currency,State,Payment",
      `CN-2026-000009,credit_note,2026-02-03,,SO-2026-000123,"'=HYPERLINK(""x"")",-12.50,0.05,EUR,open,net_14`,
    ],
    [
      "open products",
      () => lines(openProductColumns, item, { raw: "1" }, "dede"),
      "Order,Position,Article number,Name,Ordered,Open,Unit price,Discount %,Subtotal incl. VAT,Currency,Estimated dispatch",
      "SO-2026-000123,2,100335,Miniserver,2.5,1,499.00,23.5,954.33,EUR,2026-12-31",
    ],
    [
      "Intrastat",
      () => lines(intrastatColumns, delivered, { raw: "1" }, "dede"),
      "Document,Date,Commodity code,Country of origin,Country of destination,Net mass kg,Quantity,Value,Currency",
      "DN-2026-000123,2026-02-03,85371098,AT,DE,0.760,2,180.00,EUR",
    ],
    [
      "trainings",
      () => lines(bookingCsvColumns, booking, { raw: "1" }, "dede"),
      "Booking,Training,Type,Language,Starts,Ends,Time zone,Place,Participant,Status,Price,Currency,Invoice",
      'TB-000106,"KNX, Basis",basics,de,2026-07-15T22:30:00.000Z,2026-07-16T06:00:00.000Z,Europe/Vienna,online,Anna Berger,registered,318.50,EUR,',
    ],
    [
      "vouchers",
      () => lines(voucherCsvColumns, voucher, { raw: "1" }, "dede"),
      "Code,Status,Percent,Amount,Currency,Article,Name,Valid until,Quantity,Left,Most cart value,Cart currency",
      "V1,redeemed,,615.50,CHF,,,2026-12-31,3,2,1000.00,CHF",
    ],
    [
      "short articles",
      () => lines(shortageCsvColumns, shortage, { raw: "1" }, "dede"),
      "Article,Name,Until,Replacement,Name of the replacement",
      "100142,Smoke Detector Air,2026-12-02,100142-S,Smart Socket Air",
    ],
  ] as const)("%s", (_, written, head, line) => {
    expect(written()).toEqual([head, line]);
  });
});

describe("what people open is in their language, as their spreadsheet reads it", () => {
  test("German: semicolons, commas before decimals, words and days", () => {
    expect(lines(orderColumns, order, { instance: "dede" })).toEqual([
      "Bestellnr.;Datum;Referenz;Status;Gesamtbetrag inkl. MwSt.;Währung;Positionen",
      'SO-2026-000123;03.02.2026;"Haus 3; Keller, links";Versandbereit;1234567,89;EUR;7',
    ]);
    expect(lines(intrastatColumns, delivered, { instance: "dede" })[1]).toBe(
      "DN-2026-000123;03.02.2026;85371098;Österreich;Deutschland;0,760;2;180,00;EUR",
    );
    expect(lines(openProductColumns, item, { instance: "deat" })[1]).toBe(
      "SO-2026-000123;2;100335;Miniserver;2,5;1;499,00;23,5;954,33;EUR;31.12.2026",
    );
    expect(lines(voucherCsvColumns, voucher, { instance: "dede" })[1]).toBe(
      "V1;Eingelöst;;615,50;CHF;;;31.12.2026;3;2;1000,00;CHF",
    );
  });
  test("English without a region: commas, points, and days that no region misreads", () => {
    expect(lines(orderColumns, order, { instance: "int" })).toEqual([
      "Order number,Date,Reference,Status,Total incl. VAT,Currency,Items",
      'SO-2026-000123,2026-02-03,"Haus 3; Keller, links",Ready for delivery,1234567.89,EUR,7',
    ]);
  });
  test("in the time zone of a training", () => {
    expect(lines(bookingCsvColumns, booking, { instance: "dede" })[1]).toBe(
      "TB-000106;KNX, Basis;Grundlagen;Deutsch;16.07.2026 00:30;16.07.2026 08:00;Europe/Vienna;Online;Anna Berger;Angemeldet;318,50;EUR;",
    );
  });
  test.each([
    ["enus", "02/03/2026", ","],
    ["enen", "03/02/2026", ","],
    ["frfr", "03/02/2026", ";"],
    ["cscz", "03.02.2026", ";"],
    ["eses", "03/02/2026", ";"],
    ["dech", "03.02.2026", ";"],
  ] as const)("%s writes a day as %s", (instance, written, separator) => {
    const [id, day] = lines(orderColumns, order, { instance })[1]!.split(separator);
    expect([id, day]).toEqual(["SO-2026-000123", written]);
  });
  test("headings and amounts are those of the language", () => {
    expect(lines(shortageCsvColumns, shortage, { instance: "plpl" })[0]).toBe(
      "Numer artykułu;Nazwa;Przewidywane do;Zamiennik;Nazwa zamiennika",
    );
    expect(lines(entryCsvColumns, credit, { instance: "plpl" })[1]).toContain(";-12,50;0,05;");
  });
  test("the Swiss decimal is a point, also behind a semicolon", () => {
    expect(lines(entryCsvColumns, credit, { instance: "dech" })[1]).toContain(";-12.50;0.05;");
  });
  test("formulas are made harmless, also behind a semicolon and in a text with a comma", () => {
    expect(lines(entryCsvColumns, credit, { instance: "dede" })[1]).toBe(
      `CN-2026-000009;Gutschrift;03.02.2026;;SO-2026-000123;"'=HYPERLINK(""x"")";-12,50;0,05;EUR;Offen;14 Tage netto`,
    );
    const reference = "a;=1+1,-2";
    expect(lines(orderColumns, { ...order, reference }, { instance: "dede" })[1]).toContain(
      `;"a;'=1+1,'-2";`,
    );
  });
  test("who names no language has that of the account", () => {
    expect(lines(orderColumns, order, {}, "frfr")[0]).toBe(
      lines(orderColumns, order, { instance: "frfr" }, "dede")[0],
    );
    expect(lines(orderColumns, order, {}, "xx")).toEqual(lines(orderColumns, order, { instance: "int" }));
  });
  test("a code that is new to the portal stays as it is", () => {
    expect(lines(orderColumns, { ...order, status: "melted" }, { instance: "dede" })[1]).toContain(
      ";melted;",
    );
  });
});

test("the statistics of tickets are written in both ways", () => {
  const statistics = {
    from: new Date("2026-02-03"),
    to: new Date("2026-02-03"),
    total: 3,
    days: [{ day: new Date("2026-02-03"), opened: 3, closed: 1 }],
    departments: [{ department: "Technik", tickets: 3 }],
    statuses: [{ status: { code: "on_hold" as const }, tickets: 2 }],
    firstAnswer: {
      medianMinutes: null,
      unanswered: 1,
      times: [{ time: { code: "1h" as const }, tickets: 2 }],
    },
  } as unknown as Parameters<typeof ticketStatisticsCsv>[0];
  expect(ticketStatisticsCsv(statistics, { raw: "1" }, { locale: "dede" }).join("")).toBe(
    [
      "\uFEFFFigure,Of,Tickets",
      "opened,2026-02-03,3",
      "closed,2026-02-03,1",
      "department,Technik,3",
      "status,on_hold,2",
      "first answer,1h,2",
      "first answer,none,1",
      '"first answer, median minutes",,',
      "",
    ].join("\r\n"),
  );
  expect(ticketStatisticsCsv(statistics, {}, { locale: "dede" }).join("").split("\r\n").slice(0, 4)).toEqual([
    "\uFEFFKennzahl;Wert;Tickets",
    "Geöffnet;03.02.2026;3",
    "Geschlossen;03.02.2026;1",
    "Abteilung;Technik;3",
  ]);
});
