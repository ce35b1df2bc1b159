import { expect, it } from "vitest";
import type { Page } from "../../src/domain/kit/list.ts";
import type { Attendance, AttendanceSummary } from "../../src/domain/trainings/attendance.ts";
import type { ExosphereLicence } from "../../src/domain/trainings/exosphere.ts";
import type { Product } from "../../src/domain/products/product.ts";
import type { Sql } from "../../server/store/sql.ts";
import { refusal } from "../support/portal/account-portal.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import { heldBack } from "../support/portal/held-back.ts";
import { onBoth } from "../support/portal/on-both.ts";

/** The demo's date at which the gold company's owner and technician were present, and its employee was not. */
const DATE = "TR-0015";

eachDemoPortal("attendance", (demo) => {
  const dates = (fields: Readonly<Record<string, string>> = {}) =>
    demo().ask<Page<AttendanceSummary>>("staff", "getTrainingDates", fields);
  const people = (id = DATE) => demo().ask<Attendance>("staff", "getAttendance", { id });
  const mark = (booking: string, present: boolean, as = "staff") =>
    demo().send(as, "markAttendance", { booking, present: present ? "1" : "0" });
  const bookingOf = async (name: string, id = DATE) =>
    (await people(id)).attendees.find((attendee) => attendee.name === name)!;
  const notes = (booking: string) =>
    demo().database.sql<{ present: boolean; account_id: string }>`
      select present, account_id from training_attendance where booking_id = ${booking} order by id`;
  const licences = (as = "gold") => demo().ask<readonly ExosphereLicence[]>(as, "getExosphereLicences");
  const licenceOf = async (id: string, as = "gold") =>
    (await licences(as)).find(({ participant }) => participant.id === id)?.state;
  const claim = (as: string, participant = as, key?: string) =>
    demo().send(
      as,
      "claimExosphereLicence",
      { participant },
      key === undefined ? {} : { headers: { "Idempotency-Key": key } },
    );
  const codeOf = ({ json }: { readonly json: unknown }) =>
    (json as { data: { state: { code?: string } } }).data.state.code;

  it("is for staff alone: dates, people and marks", async () => {
    for (const as of ["gold", "employee", "customer"]) {
      expect((await demo().send(as, "getTrainingDates")).status).toBe(403);
      expect((await demo().send(as, "getAttendance", { id: DATE })).status).toBe(403);
      expect((await mark("TB-000001", true, as)).status).toBe(403);
    }
  });

  it("lists all dates with search, type and time, and the people of one with who marked them", async () => {
    const all = await dates({ page_size: "200" });
    expect(all.total).toBe(40);
    expect(all.rows.some(({ withdrawn }) => withdrawn)).toBe(true);
    const begun = await dates({ filter: '{"time":"begun"}', page_size: "200" });
    expect(begun.total).toBe(16);
    expect(begun.rows.every(({ startsAt }) => startsAt.getTime() <= Date.now())).toBe(true);
    expect((await dates({ filter: '{"time":"upcoming","type":["basics"]}' })).rows.length).toBeGreaterThan(0);
    expect((await dates({ filter: `{"search":"${DATE.toLowerCase()}"}` })).rows).toMatchObject([
      { id: DATE },
    ]);
    expect(await bookingOf("Tomáš Dvořák")).toMatchObject({
      present: true,
      mark: { by: "Martina Pichler" },
    });
    expect(await bookingOf("Eliška Nováková")).toMatchObject({ present: false, mark: null });
    expect((await demo().send("staff", "getAttendance", { id: "TR-9999" })).status).toBe(404);
  });

  it("is marked 1,000 times within 15 minutes at most, by one account", async () => {
    const { sql } = demo().database;
    const { booking, present } = await bookingOf("Eliška Nováková");
    expect((await mark(booking, !present)).status).toBe(200);
    await sql`update login_attempts set failures = 999 where bucket like 'attendance:%'`;
    expect((await mark(booking, present)).status).toBe(200);
    expect((await mark(booking, !present)).status).toBe(429);
    expect((await bookingOf("Eliška Nováková")).present).toBe(present);
    await sql`delete from login_attempts where bucket like 'attendance:%'`;
    await sql`delete from training_attendance where booking_id = ${booking}`;
  });

  it("is marked, noted with its author, and noted once where it is sent twice", async () => {
    const { booking } = await bookingOf("Eliška Nováková");
    expect(await demo().ask("staff", "markAttendance", { booking, present: "1" })).toMatchObject({
      training: { id: DATE },
    });
    await mark(booking, true);
    expect(await bookingOf("Eliška Nováková")).toMatchObject({
      present: true,
      mark: { by: "Martina Pichler" },
    });
    await mark(booking, false);
    expect(await notes(booking)).toEqual([
      { present: true, account_id: "staff" },
      { present: false, account_id: "staff" },
    ]);
    expect((await bookingOf("Eliška Nováková")).present).toBe(false);
  });

  it("cannot be marked before the training has begun, of one that is withdrawn, or of who has cancelled", async () => {
    const upcoming = await people("TR-0019");
    expect(upcoming.blocked).toBe("TRAINING_NOT_BEGUN");
    expect(refusal(await mark(upcoming.attendees[0]!.booking, true))).toEqual([200, "TRAINING_NOT_BEGUN"]);
    const withdrawn = await people("TR-0021");
    expect(refusal(await mark(withdrawn.attendees[0]!.booking, true))).toEqual([200, "TRAINING_WITHDRAWN"]);
    const [cancelled] = await demo().database.sql<{ id: string }>`
      select b.id from training_bookings b join training_dates t on t.id = b.training_id where b.status = 'cancelled' and t.starts_at < now() limit 1`;
    expect(refusal(await mark(cancelled!.id, true))).toEqual([200, "BOOKING_CANCELLED"]);
    expect((await mark("TB-nobody", true)).status).toBe(404);
  });

  it("makes the licence possible, and nothing else does", async () => {
    // The employee of another company has a seat, and was not marked.
    await demo().database.sql`
      update training_bookings set status = 'registered' where participant_id = 'silver'`;
    expect(await licenceOf("silver", "silver")).toEqual({ _tag: "NotEntitled" });
    expect(refusal(await claim("silver"))).toEqual([200, "EXOSPHERE_NOT_ENTITLED"]);
    const [seat] = await demo().database.sql<{ id: string }>`
      select b.id from training_bookings b join training_dates t on t.id = b.training_id
      where b.participant_id = 'silver' and t.starts_at < now() order by b.id limit 1`;
    await mark(seat!.id, true);
    expect(await licenceOf("silver", "silver")).toEqual({ _tag: "Available" });
    // It has begun, so that staff may mark, and is completed at its end only (business §1).
    const ends = (more: string) => demo().database.sql`
      update training_dates set ends_at = now() + ${more}::interval where id = (select training_id from training_bookings where id = ${seat!.id})`;
    await ends("1 hour");
    expect(await licenceOf("silver", "silver")).toEqual({ _tag: "NotEntitled" });
    expect(refusal(await claim("silver"))).toEqual([200, "EXOSPHERE_NOT_ENTITLED"]);
    await ends("0 hours");
    expect(await licenceOf("silver", "silver")).toEqual({ _tag: "Available" });
    await mark(seat!.id, false);
    expect(await licenceOf("silver", "silver")).toEqual({ _tag: "NotEntitled" });
  });

  it(
    "gives one licence a person, also from two tabs at the same time or after a lost answer",
    onBoth.locks,
    async () => {
      expect(await licenceOf("gold")).toEqual({ _tag: "Available" });
      const askers = ["gold", "employee", "technician"];
      await Promise.all(askers.map((id) => demo().as(id)));
      const tabs = await Promise.all([
        ...Array.from({ length: 21 }, (_, index) => claim(askers[index % 3]!, "gold")),
        claim("gold", "gold", "claim-1"),
      ]);
      const codes = new Set(tabs.map(codeOf));
      expect(codes.size).toBe(1);
      // The same request again, and another one by a colleague.
      expect(codeOf(await claim("gold", "gold", "claim-1"))).toBe([...codes][0]);
      expect(codeOf(await claim("employee", "gold"))).toBe([...codes][0]);
      const { sql } = demo().database;
      const stored = await sql<{ code: string; service: string; company_id: string; months: number }>`
      select l.code, l.service, l.company_id, l.months from licences l join exosphere_licences e on e.code = l.code where e.participant_id = 'gold'`;
      expect(stored).toEqual([{ code: [...codes][0], service: "exosphere", company_id: "gold", months: 12 }]);
      const all = await sql`select code from licences where service = 'exosphere' and company_id = 'gold'`;
      // That of the demo data, and this one.
      expect(all).toHaveLength(2);
      const licensed = async () => {
        const [product] = (await demo().ask<Page<{ serial: string }>>("gold", "getProducts")).rows;
        const { licences: listed } = await demo().ask<Product>("gold", "getProduct", {
          serial: product!.serial,
        });
        const claimed = listed.filter(({ service }) => service.code === "exosphere");
        expect(claimed.filter(({ claimedUntil }) => claimedUntil === null)).toEqual([]);
        return claimed.map(({ code }) => code);
      };
      expect(await licensed()).toEqual(expect.arrayContaining([...codes, "E12M-1000-3001"]));
      await sql`update exosphere_licences set valid_until = '2026-01-01' where code = 'E12M-1000-3001'`;
      expect(await licensed()).toEqual([...codes]);
      const state = await licenceOf("gold");
      const inAYear = new Date();
      inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1);
      expect(state).toMatchObject({ _tag: "Claimed" });
      expect(
        state?._tag === "Claimed" &&
          Math.abs(state.validUntil.getTime() - inAYear.getTime()) < 2 * 86_400_000,
      ).toBe(true);
    },
  );

  const giveLicence = async (held: Sql, code: string, booking: string): Promise<void> => {
    await held`insert into licences (code, service, months, purchased_on, company_id) values (${code}, 'exosphere', 12, '2026-01-01', 'gold')`;
    await held`
      insert into exosphere_licences (participant_id, booking_id, code, claimed_at, valid_until)
      values ('employee', ${booking}, ${code}, now(), '2099-01-01')`;
  };
  const takeLicence = async (code: string): Promise<void> => {
    await demo().database.sql`delete from exosphere_licences where code = ${code}`;
    await demo().database.sql`delete from licences where code = ${code}`;
  };
  const presentEmployee = async (): Promise<string> => {
    const [booking] = await demo().database.sql<{ id: string }>`
      update training_bookings set status = 'present' where training_id = ${DATE} and participant_id = 'employee' returning id`;
    return booking!.id;
  };

  it("is not given by a claim that waited for a mark that the person was absent", onBoth.locks, async () => {
    const { sql } = demo().database;
    await presentEmployee();
    await demo().as("gold");
    const absent: string[] = [];
    const { answer } = await heldBack(
      demo().database,
      async (held) => {
        const marked = await held<{ id: string }>`
          update training_bookings set status = 'registered' where participant_id = 'employee' and status = 'present' returning id`;
        absent.push(...marked.map(({ id }) => id));
      },
      () => claim("gold", "employee"),
      async () => {},
    );
    expect(refusal(await answer)).toEqual([200, "EXOSPHERE_NOT_ENTITLED"]);
    await sql`
      update training_bookings set status = 'present' where id = any (${absent}::text[]) and training_id <> ${DATE}`;
  });

  it(
    "keeps a person present whom a mark that waited for the claim says was absent",
    onBoth.locks,
    async () => {
      const booking = await presentEmployee();
      await demo().as("staff");
      const code = "E12M-TEST-MARK";
      const { answer } = await heldBack(
        demo().database,
        (held) => held`select id from training_bookings where id = ${booking} for update`,
        () => mark(booking, false),
        (held) => giveLicence(held, code, booking),
      );
      expect(refusal(await answer)).toEqual([200, "LICENCE_CLAIMED"]);
      await takeLicence(code);
      await demo().database.sql`update training_bookings set status = 'registered' where id = ${booking}`;
    },
  );

  it(
    "waits for a claim for the same person that has not ended yet, and gives its licence",
    onBoth.locks,
    async () => {
      const booking = await presentEmployee();
      await demo().as("gold");
      const code = "E12M-TEST-LOCK";
      const later = await heldBack(
        demo().database,
        // What a claim does, step by step: the other one asks after the first.
        (held) => held`select id from accounts where id = 'employee' for update`,
        () => claim("gold", "employee"),
        (held) => giveLicence(held, code, booking),
      );
      expect(codeOf(await later.answer)).toBe(code);
      await takeLicence(code);
      await demo().database.sql`update training_bookings set status = 'registered' where id = ${booking}`;
    },
  );

  it("stays where its licence was claimed", async () => {
    const claimed = await demo().database.sql<{ booking_id: string }>`
      select booking_id from exosphere_licences where participant_id = 'technician'`;
    expect(refusal(await mark(claimed[0]!.booking_id, false))).toEqual([200, "LICENCE_CLAIMED"]);
    expect(await licenceOf("technician")).toMatchObject({ _tag: "Claimed", code: "E12M-1000-3001" });
  });

  it("makes the certificate possible, for the own company, and nothing else does", async () => {
    const certificate = (as: string, id: string) =>
      demo().send(as, "getTrainingCertificate", { id, instance: "cscz" });
    const present = (await bookingOf("Petr Černý")).booking;
    const file = await certificate("gold", present);
    expect([file.status, file.headers.get("content-type"), file.text.slice(0, 5)]).toEqual([
      200,
      "application/pdf",
      "%PDF-",
    ]);
    expect((await certificate("silver", present)).status).toBe(404);
    const absent = (await bookingOf("Eliška Nováková")).booking;
    expect((await certificate("gold", absent)).status).toBe(404);
    await mark(absent, true);
    expect((await certificate("gold", absent)).status).toBe(200);
    await mark(absent, false);
    expect((await certificate("gold", absent)).status).toBe(404);
  });

  it("lets nobody claim for another company, and its code starts no cloud service", async () => {
    expect(refusal(await claim("silver", "gold"))).toEqual([200, "PARTICIPANT_GONE"]);
    const [product] = await demo().database.sql<{ serial: string }>`
      select serial from products where company_id = 'gold' and weather_until is null order by serial limit 1`;
    expect(
      refusal(
        await demo().send("gold", "activateCloudService", {
          serial: product!.serial,
          service: "weather",
          licence_code: "E12M-1000-3001",
        }),
      ),
    ).toEqual([200, "LICENCE_OTHER_SERVICE", "licence_code"]);
  });
});
