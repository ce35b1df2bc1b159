import { describe, expect, it } from "vitest";
import { ageBands } from "../../src/domain/invoices/account-balance.ts";
import { ageBandOf } from "../../src/domain/invoices/open-items.ts";
import { dayOf } from "../../server/areas/kit/day.ts";
import { calendarOf } from "../../server/demo/calendar.ts";
import { makeOrder, planOrders, type DemoOrder } from "../../server/demo/orders.ts";
import { demoCompanies } from "../../server/demo/people.ts";

const today = dayOf("2026-11-21");
const calendar = calendarOf(today);
const all: readonly DemoOrder[] = demoCompanies.flatMap((company) =>
  planOrders(company, 1).map((plan) =>
    makeOrder(plan, `SO-2026-${company.id}-${String(plan.index).padStart(6, "0")}`, calendar),
  ),
);
const ofGold = all.filter(({ order }) => order["company_id"] === "gold");

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const invoicesOf = ({ ledger }: DemoOrder) => ledger.entries.filter(({ kind }) => kind === "invoice");

describe("the demo ledger", () => {
  it("invoices what was dispatched: each delivery once, with the quantities that left", () => {
    for (const order of all) {
      const { papers, ledger, items } = order;
      expect(invoicesOf(order).map(({ delivery_number: number }) => number)).toEqual(
        papers.map(({ number }) => number),
      );
      const ids = new Set(invoicesOf(order).map(({ id }) => id));
      const invoiced = ledger.lines.filter(({ entry_id: id }) => ids.has(id));
      const sent = papers.length === 0 ? [] : items.filter(({ ordered, open }) => ordered > open);
      expect(
        invoiced
          .map(({ position, quantity }) => [position, quantity])
          .toSorted(([one = 0], [other = 0]) => one - other),
      ).toEqual(sent.map(({ position, ordered, open }) => [position, ordered - open]));
    }
  });

  it("adds up: an order that was sent is invoiced to the cent, in one delivery or two", () => {
    const whole = all.filter(({ order }) => order["status"] === "done" || order["status"] === "sent");
    expect(whole.some((order) => invoicesOf(order).length === 2)).toBe(true);
    for (const order of whole)
      expect(sumOf(invoicesOf(order).map(({ amount_cents: cents }) => cents))).toBe(order.order.total_cents);
  });

  it("has lines that make each document's amount", () => {
    for (const { ledger } of all) {
      for (const entry of ledger.entries.filter(({ kind }) => kind !== "payment")) {
        const lines = ledger.lines.filter(({ entry_id: id }) => id === entry.id);
        expect(sumOf(lines.map(({ subtotal_cents: cents }) => cents))).toBe(entry.amount_cents);
        expect(Math.sign(entry.net_cents)).toBe(Math.sign(entry.amount_cents));
        expect(Math.abs(entry.net_cents)).toBeLessThan(Math.abs(entry.amount_cents));
      }
    }
  });

  it("leaves open what was not settled: all amounts together are what is open", () => {
    for (const { ledger, order } of all) {
      expect(sumOf(ledger.entries.map(({ amount_cents: cents }) => cents))).toBe(
        sumOf(ledger.entries.map(({ open_cents: cents }) => cents)),
      );
      const wrong = ledger.entries.filter(({ kind, amount_cents: amount, open_cents: open }) => {
        // What was paid in advance waits for the invoices of what is still to be sent.
        if (kind === "payment")
          return open !== 0 && (open > 0 || order["status"] === "sent" || order["status"] === "done");
        return kind === "invoice" ? open < 0 || open > amount : open > 0 || open < amount;
      });
      expect(wrong).toEqual([]);
    }
  });

  it("settles nothing before it exists, nor in the future", () => {
    for (const { ledger } of all) {
      const postedOn = new Map(ledger.entries.map(({ id, posted_on: day }) => [id, day]));
      for (const { document_id: document, settled_by: by, settled_on: day } of ledger.settlements) {
        expect(day >= postedOn.get(document)! && day >= postedOn.get(by)!).toBe(true);
        expect(day <= calendar.dayAgo(0)).toBe(true);
      }
    }
  });

  it("names each document once", () => {
    const ids = all.flatMap(({ ledger }) => ledger.entries.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("looks like a business: most is paid, and something is open in each age, in parts, and as a credit", () => {
    const entries = ofGold.flatMap(({ ledger }) => ledger.entries);
    const open = entries.filter(({ open_cents: cents }) => cents !== 0);
    const bands = open
      .filter(({ kind }) => kind === "invoice")
      .map(({ due_on: due }) => ageBandOf(due === null ? null : dayOf(due), today));
    expect(new Set(bands)).toEqual(new Set(ageBands));
    expect(open.length).toBeLessThan(entries.length / 8);
    expect(open.some(({ amount_cents: amount, open_cents: left }) => left > 0 && left < amount)).toBe(true);
    expect(open.some(({ kind }) => kind === "credit_note")).toBe(true);
    expect(entries.filter(({ kind }) => kind === "credit_note").length).toBeGreaterThan(10);
    expect(entries.some(({ kind, amount_cents: cents }) => kind === "payment" && cents > 0)).toBe(true);
  });
});
