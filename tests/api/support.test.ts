import { supportCaseList } from "../../src/domain/support/support.lists.ts";
import { describe, expect, it } from "vitest";
import type { RemoteConnectResult } from "../../src/domain/products/remote-connect.ts";
import {
  waitingAges,
  waitingForOf,
  type SupportCase,
  type SupportCaseSummary,
} from "../../src/domain/support/support-case.ts";
import type { Ticket, TicketReceipt } from "../../src/domain/tickets/ticket.ts";
import type { TicketStatistics } from "../../src/domain/support/ticket-statistics.ts";
import { baseSerial } from "../../server/demo/devices.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";

interface Page {
  readonly rows: readonly SupportCaseSummary[];
  readonly total: number;
}

const fields = { department: "support-cz", ticket_subject: "Case", ticket_description: "Help" };
const dayText = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

eachDemoPortal("support", (demo) => {
  const list = (id: string, filter: object = {}, more: Record<string, string> = {}): Promise<Page> =>
    demo().ask<Page>(id, "getSupportCases", { page_size: "200", filter: JSON.stringify(filter), ...more });
  const create = async (id: string, more: Record<string, string> = {}): Promise<string> =>
    (await demo().ask<TicketReceipt>(id, "createGuidedTicket", { ...fields, ...more })).ticketId;

  describe("cases", () => {
    it("are all visible to staff, the company's own to a partner, and none to others", async () => {
      const all = await list("staff");
      expect(all.total).toBeGreaterThanOrEqual(60);
      expect(new Set(all.rows.map(({ company }) => company)).size).toBeGreaterThan(8);
      const own = await list("platin");
      expect(new Set(own.rows.map(({ company }) => company))).toEqual(
        new Set(["Köhler & Söhne Elektro GmbH"]),
      );
      const theirs = all.rows.find(({ company }) => company !== "Köhler & Söhne Elektro GmbH");
      expect((await demo().send("platin", "getSupportCase", { id: theirs?.id ?? "" })).status).toBe(404);
      for (const name of ["getSupportCases", "getSupportCase"] as const)
        expect((await demo().send("customer", name, { id: "x" })).status).toBe(403);
    });

    it("are narrowed by how long ago the last thing happened, each case to one age", async () => {
      const id = await create("gold");
      const hours = async (count: number): Promise<readonly string[]> => {
        await demo().database.sql`
          update tickets set last_activity_at = ${demo().portal.clock.now()}::timestamptz - make_interval(mins => ${count * 60 + 1}) where id = ${id}`;
        const found = await Promise.all(
          waitingAges.map(async (age) =>
            (await list("staff", { age, search: id })).rows.length === 1 ? [age] : [],
          ),
        );
        return found.flat();
      };
      expect([await hours(0), await hours(23), await hours(24)]).toEqual([["1d"], ["1d"], ["3d"]]);
      expect([await hours(71), await hours(72)]).toEqual([["3d"], ["7d"]]);
      expect([await hours(167), await hours(168)]).toEqual([["7d"], ["longer"]]);
    });

    it("are found by serial number and by ticket number", async () => {
      const id = await create("gold", { area: "product", serial: baseSerial(9) });
      expect((await list("staff", { search: id.toLowerCase() })).rows.map((row) => row.id)).toEqual([id]);
      const bySerial = await list("staff", { search: baseSerial(9) });
      expect(bySerial.rows.map((row) => row.id)).toContain(id);
      expect(bySerial.rows.every(({ serial }) => serial === baseSerial(9))).toBe(true);
      expect((await list("silver", { search: id })).total).toBe(0);
    });

    it.each(supportCaseList.sortable.flatMap((column) => [column, `-${column}`]))(
      "sorted by %s, each is on one page",
      async (sort) => {
        const { total } = await list("staff");
        const pages = await Promise.all(
          Array.from({ length: Math.ceil(total / 20) }, (_, at) =>
            list("staff", {}, { sort, page_size: "20", page: String(at + 1) }),
          ),
        );
        expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(total);
      },
    );

    it("show who has to answer next, and are filtered by it", async () => {
      const id = await create("gold");
      const turn = async () => (await list("staff", { search: id })).rows[0]?.waitingFor;
      expect(await turn()).toBe("support");
      await demo().ask("staff", "answerTicket", { id, message: "Please try" });
      expect(await turn()).toBe("customer");
      await demo().ask("gold", "answerTicket", { id, message: "Tried" });
      expect((await list("staff", { waiting: "support" })).rows.map((row) => row.id)).toContain(id);
      await demo().ask("gold", "closeTicket", { id });
      expect(await turn()).toBe("nobody");
      expect((await list("staff", { waiting: "support", status: ["closed"] })).total).toBe(0);
    });

    it("wait in the list for the side that the ticket itself names", async () => {
      const { rows } = await list("staff", {}, { page_size: "40" });
      const turns = await Promise.all(
        rows.map(async ({ id }) => waitingForOf(await demo().ask<Ticket>("staff", "getTicket", { id }))),
      );
      expect(rows.map(({ waitingFor }) => waitingFor)).toEqual(turns);
      expect(new Set(turns).size).toBe(3);
    });

    it("show their product with its tests to staff and to those who may see the company's products", async () => {
      const result = await demo().ask<RemoteConnectResult>("gold", "testRemoteConnect", {
        serial: baseSerial(2),
      });
      const id = await create("gold", { area: "product", serial: baseSerial(2) });
      for (const reader of ["staff", "gold"]) {
        const found = await demo().ask<SupportCase>(reader, "getSupportCase", { id });
        expect(found).toMatchObject({
          ticket: { id, subject: "Case" },
          department: "support-cz",
          company: { debitor: "10003", country: "CZ" },
        });
        expect(found.product).toMatchObject({ serial: baseSerial(2) });
        expect(found.product?.results[0]).toEqual(result);
      }
      expect((await demo().ask<SupportCase>("employee", "getSupportCase", { id })).product).toBeNull();
      await demo().database.sql`update products set company_id = 'silver' where serial = ${baseSerial(2)}`;
      expect((await demo().ask<SupportCase>("gold", "getSupportCase", { id })).product).toBeNull();
    });
  });

  describe("statistics", () => {
    const ask = (from: number, to: number): Promise<TicketStatistics> =>
      demo().ask<TicketStatistics>("staff", "getTicketStatistics", { from: dayText(from), to: dayText(to) });

    it("count by day, department, status and time to the first answer, with equal totals", async () => {
      const found = await ask(300, 1);
      expect(found.days).toHaveLength(300);
      expect(found.total).toBeGreaterThanOrEqual(59);
      const { firstAnswer } = found;
      const sums = [
        found.days.map(({ opened }) => opened),
        found.departments.map(({ tickets }) => tickets),
        found.statuses.map(({ tickets }) => tickets),
      ].map(sum);
      expect(sums).toEqual([found.total, found.total, found.total]);
      expect(sum(firstAnswer.times.map(({ tickets }) => tickets)) + firstAnswer.unanswered).toBe(found.total);
      expect(firstAnswer.medianMinutes).toBeGreaterThanOrEqual(15);
      expect(firstAnswer.medianMinutes).toBeLessThanOrEqual(300);
    });

    it("change with new tickets and answers", async () => {
      const before = await ask(0, 0);
      const id = await create("gold");
      await demo().ask("staff", "answerTicket", { id, message: "At once" });
      await demo().ask("gold", "closeTicket", { id });
      const after = await ask(0, 0);
      const [was] = before.days;
      expect(after.days).toEqual([
        { ...was, opened: (was?.opened ?? 0) + 1, closed: (was?.closed ?? 0) + 1 },
      ]);
      expect(after.firstAnswer.times[0]).toMatchObject({
        time: { code: "1h" },
        tickets: (before.firstAnswer.times[0]?.tickets ?? 0) + 1,
      });
    });

    it("are exported as CSV with the same numbers", async () => {
      const found = await ask(30, 0);
      const answer = await demo().send("staff", "getTicketStatisticsCsv", {
        from: dayText(30),
        to: dayText(0),
        raw: "1",
      });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
      const lines = answer.text.trim().split("\r\n");
      expect(lines[0]).toContain("Figure,Of,Tickets");
      for (const { day, opened } of found.days)
        expect(lines).toContain(`opened,${day.toISOString().slice(0, 10)},${opened}`);
      for (const { department, tickets } of found.departments)
        expect(lines).toContain(`department,${department},${tickets}`);
    });

    it("are for staff only, and refuse an invalid period", async () => {
      for (const name of ["getTicketStatistics", "getTicketStatisticsCsv"] as const) {
        expect((await demo().send("gold", name, { from: dayText(1), to: dayText(0) })).status).toBe(403);
        for (const [from, to] of [
          [0, 1],
          [367, 0],
        ] as const) {
          expect((await demo().send("staff", name, { from: dayText(from), to: dayText(to) })).json).toEqual({
            valid: false,
            error_code: "PERIOD_INVALID",
            field: "to",
          });
        }
      }
    });
  });
});
