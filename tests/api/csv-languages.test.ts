import { expect, it } from "vitest";
import type { CallName } from "../../server/http/handler.ts";
import { offeredPeriods } from "../../src/domain/orders/intrastat.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";

const [, quarter = ""] = offeredPeriods("quarters", new Date());
const lastMonth = { from: "2026-01-01", to: "2026-01-31" };

/** Every call that answers a CSV file, who asks, what else it needs, and the file's German head. */
const files: readonly (readonly [CallName, string, Readonly<Record<string, string>>, string])[] = [
  ["getOrdersCsv", "gold", {}, "Bestellnr.;Datum;Referenz;Status;"],
  ["getOpenProductsCsv", "gold", {}, "Bestellnr.;Position;Artikelnummer;"],
  ["getIntrastatCsv", "gold", { period: quarter }, "Beleg;Datum;Warennummer;"],
  ["getInvoicesCsv", "gold", {}, "Beleg;Art;Datum;Fälligkeit;"],
  ["getTrainingsCsv", "gold", {}, "Buchung;Schulung;Art;Sprache;"],
  ["getVouchersCsv", "gold", {}, "Code;Status;Prozent;Betrag;"],
  ["getShortagesCsv", "gold", {}, "Artikelnummer;Name;"],
  ["getTicketStatisticsCsv", "staff", lastMonth, "Kennzahl;Wert;Tickets"],
];

eachDemoPortal("CSV files", (demo) => {
  const load = async (call: CallName, who: string, fields: Readonly<Record<string, string>>) => {
    const { status, headers, text } = await demo().send(who, call, fields);
    expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    return text.replace("\uFEFF", "");
  };

  it.each(files)("%s has the language that is asked for, and as many lines for programs", async (...file) => {
    const [call, who, fields, germanHead] = file;
    const german = await load(call, who, { ...fields, instance: "dede" });
    const english = await load(call, who, { ...fields, instance: "enen" });
    const raw = await load(call, who, { ...fields, raw: "1" });
    expect(german.startsWith(germanHead)).toBe(true);
    expect(await load(call, who, { ...fields, instance: "dede", raw: "1" })).toBe(raw);
    const count = (text: string) => text.split("\r\n").length;
    expect(count(raw)).toBeGreaterThan(2);
    expect([count(german), count(english)]).toEqual([count(raw), count(raw)]);
    const amounts = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
    expect(amounts(german, /;-?\d+,\d\d(?=;|\r)/g)).toBe(amounts(raw, /,-?\d+\.\d\d(?=,|\r)/g));
    expect(amounts(english, /,-?\d+\.\d\d(?=,|\r)/g)).toBe(amounts(raw, /,-?\d+\.\d\d(?=,|\r)/g));
  });

  it("have the account's language where the call names none", async () => {
    const { sql } = demo().database;
    const [{ locale } = { locale: "" }] = await sql<{
      locale: string;
    }>`select locale from accounts where id = 'gold'`;
    await sql`update accounts set locale = 'frfr' where id = 'gold'`;
    try {
      expect(await load("getOrdersCsv", "gold", {})).toBe(
        await load("getOrdersCsv", "gold", { instance: "frfr" }),
      );
    } finally {
      await sql`update accounts set locale = ${locale} where id = 'gold'`;
    }
  });

  it.each([{ raw: "2" }, { raw: "" }, { instance: "xx" }])("refuse %o", async (fields) => {
    const { status, json } = await demo().send("gold", "getOrdersCsv", fields);
    expect([status, json]).toEqual([
      422,
      { valid: false, error_code: "INVALID_REQUEST", field: Object.keys(fields)[0] },
    ]);
  });
});
