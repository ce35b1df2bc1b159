import { expect, it } from "vitest";
import type { Invoice } from "../../src/domain/invoices/invoice.ts";
import type { Page } from "../../src/domain/kit/list.ts";
import type { BookableTraining, Participant, TrainingBooking } from "../../src/domain/trainings/training.ts";
import { holdTraining, moveUp } from "../../server/areas/trainings/seats.ts";
import { fillSeatsJob } from "../../server/areas/trainings/training-jobs.ts";
import { notificationJob } from "../../server/notifications/notification-job.ts";
import { refusal } from "../support/portal/account-portal.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import { createNewestCalendar } from "../support/portal/newest-calendar.ts";
import { onBoth } from "../support/portal/on-both.ts";
import { testSecrets } from "../support/portal/test-secrets.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

eachDemoPortal("trainings", (demo) => {
  const list = (as: string, fields: Readonly<Record<string, string>> = {}) =>
    demo().ask<Page<TrainingBooking>>(as, "getTrainings", fields);
  const bookable = (fields: Readonly<Record<string, string>> = {}, as = "gold") =>
    demo().ask<Page<BookableTraining>>(as, "getBookableTrainings", fields);
  const offered = async (id: string, as = "gold"): Promise<BookableTraining> =>
    (await bookable({ filter: JSON.stringify({ search: id }) }, as)).rows[0]!;
  const book = (as: string, training: string, more: Readonly<Record<string, string>> = {}, key?: string) =>
    demo().send(
      as,
      "bookTraining",
      { training, participant: as, wish: "seat", ...more },
      key === undefined ? {} : { headers: { "Idempotency-Key": key } },
    );
  const booked = (
    as: string,
    training: string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<TrainingBooking> =>
    demo().ask<TrainingBooking>(as, "bookTraining", { training, participant: as, wish: "seat", ...more });
  const cancel = (as: string, id: string) => demo().send(as, "cancelTraining", { id });
  const letterTo = async (recipient: string) => {
    const [letter] = await demo().database.sql<{ subject: string; body: string }>`
      select subject, body from outbox where recipient = ${`${recipient}@demo.test`} order by id desc limit 1`;
    return letter;
  };

  /** Does the jobs of trainings, as housekeeping does. */
  const doJobs = async (now: Date): Promise<void> => {
    const { signal } = new AbortController();
    const baseUrl = "https://portal.example";
    const jobs = [
      fillSeatsJob({ baseUrl, organizer: "support@portal.example" }),
      notificationJob({ baseUrl, hash: testSecrets.hash }),
    ];
    for (const job of jobs) await job({ database: demo().database, now: () => now, signal });
  };

  /** A date of a training in the time of Vienna, in so many days from now. */
  const plan = async (id: string, seats: number, inDays = 30, cancelDays = 7): Promise<string> => {
    const start = new Date(Math.floor(Date.now() / DAY) * DAY + inDays * DAY + 8 * HOUR);
    await demo().database.sql`
      insert into training_dates (id, title, search_text, type, language, online, city, country, starts_at, ends_at,
        time_zone, price_cents, currency, seats, cancel_until)
      values (${id}, ${`Kurs ${id}`}, ${`kurs ${id.toLowerCase()}\nlinz`}, 'basics', 'de', false, 'Linz', 'AT',
        ${start}, ${new Date(start.getTime() + 8 * HOUR)}, 'Europe/Vienna', 19000, 'EUR', ${seats}, ${new Date(start.getTime() - cancelDays * DAY)})`;
    return id;
  };

  it("of the company are listed with their states, for search, filter, order and pages", async () => {
    const { rows, total } = await list("gold");
    expect(total).toBe(15);
    expect(rows.map(({ state }) => state._tag)).toEqual(
      expect.arrayContaining(["Registered", "Waiting", "Present", "Cancelled", "Withdrawn"]),
    );
    expect((await list("gold", { filter: '{"status":["withdrawn"]}' })).rows).toHaveLength(1);
    expect(
      (await list("gold", { filter: '{"search":"novakova"}', sort: "participant" })).rows.map(
        ({ participant }) => participant.name,
      ),
    ).toEqual(Array.from({ length: 4 }, () => "Eliška Nováková"));
    const byDate = await list("gold", { sort: "date", page: "2", page_size: "10" });
    expect([byDate.rows.length, byDate.total]).toEqual([5, 15]);
    expect((await list("silver")).rows.every(({ participant }) => participant.self)).toBe(true);
  });

  it("are led by the next one; what is over or cancelled is behind what is still held, the latest first", async () => {
    const { rows } = await list("gold", { page_size: "200" });
    const standing = rows.map(({ training, state }) => {
      const comes = training.endsAt > new Date() && state._tag !== "Cancelled" && state._tag !== "Withdrawn";
      return [comes ? 0 : 1, training.startsAt.getTime() * (comes ? 1 : -1)] as const;
    });
    expect(standing).toEqual(standing.toSorted(([a, at], [b, then]) => a - b || at - then));
    expect(new Set(standing.map(([behind]) => behind))).toEqual(new Set([0, 1]));
    expect((await demo().send("gold", "getTrainings", { sort: "-next" })).status).toBe(422);
  });

  it("name an invoice only to who may view invoices, and only one that can be opened", async () => {
    const invoices = async (as: string) =>
      (await list(as)).rows.flatMap(({ invoice }) => (invoice === null ? [] : [invoice]));
    expect((await invoices("gold")).length).toBeGreaterThan(3);
    expect(await invoices("employee")).toEqual([]);
    for (const id of await invoices("gold")) {
      const { lines, net } = await demo().ask<Invoice>("gold", "getInvoice", { id });
      const booking = (await list("gold")).rows.find(({ invoice }) => invoice === id)!;
      expect([lines.map(({ name }) => name), net]).toEqual([[booking.training.title], booking.price]);
    }
    const { sql } = demo().database;
    const [first] = await invoices("gold");
    await sql`update training_bookings set invoice_number = 'RT-1999-1' where invoice_number = ${first!}`;
    expect(await invoices("gold")).not.toContain("RT-1999-1");
    await sql`update training_bookings set invoice_number = ${first!} where invoice_number = 'RT-1999-1'`;
    const csv = (as: string) => demo().send(as, "getTrainingsCsv");
    expect((await csv("gold")).text).toContain("RT-");
    expect((await csv("employee")).text).not.toContain("RT-");
  });

  it("are for people with the right, on every call", async () => {
    for (const name of ["getTrainings", "getBookableTrainings", "getTrainingParticipants"] as const)
      expect((await demo().send("office", name)).status).toBe(403);
    expect((await book("office", "TR-0019")).status).toBe(403);
    expect((await demo().send(undefined, "getTrainings")).status).toBe(401);
  });

  it("come as CSV: all that a filter finds, in its order", async () => {
    const { text, headers } = await demo().send("gold", "getTrainingsCsv", {
      filter: '{"status":["present"]}',
      sort: "date",
      raw: "1",
    });
    const lines = text.trim().split("\r\n");
    expect(headers.get("content-type")).toContain("text/csv");
    expect(lines[0]).toContain("Booking,Training,Type,Language,Starts,Ends,Time zone,Place,Participant");
    expect(lines).toHaveLength(7);
    expect(lines.slice(1).every((line) => line.includes(",present,"))).toBe(true);
  });

  it("that can be booked are those of the future that are held, by type, language and place", async () => {
    const all = await bookable({ page_size: "200" });
    expect(all.total).toBe(23);
    // The account is Czech: its country or online, and its language, come before the time.
    const standing = all.rows.map(({ startsAt, place, language }) => [
      place._tag === "Online" || place.country === "CZ" ? 0 : 2,
      language === "cs" ? 0 : 1,
      startsAt.getTime(),
    ]);
    expect(standing).toEqual(
      standing.toSorted(([a = 0, b = 0, at = 0], [c = 0, d = 0, then = 0]) => a + b - (c + d) || at - then),
    );
    expect(new Set(standing.map(([away = 0, foreign = 0]) => away + foreign))).toEqual(new Set([0, 1, 3]));
    const dated = (await bookable({ sort: "date", page_size: "200" })).rows.map(({ startsAt }) => startsAt);
    expect(dated).toEqual(dated.toSorted((a, b) => a.getTime() - b.getTime()));
    expect(new Set(all.rows.map(({ seats }) => seats._tag))).toEqual(new Set(["Free", "Full"]));
    const only = async (filter: object) =>
      (await bookable({ filter: JSON.stringify(filter), page_size: "200" })).rows;
    expect((await only({ place: "online" })).every(({ place }) => place._tag === "Online")).toBe(true);
    expect((await only({ place: "CZ" })).map(({ place }) => place)).toEqual(
      expect.arrayContaining([expect.objectContaining({ city: "Praha" })]),
    );
    const german = await only({ language: "de", type: ["basics", "sales"] });
    expect(german.length).toBeGreaterThan(0);
    expect(german.every(({ language, type }) => language === "de" && /basics|sales/.test(type.code))).toBe(
      true,
    );
    expect((await only({ search: "kraków" })).length).toBeGreaterThan(0);
    expect(await only({ search: "nowhere" })).toEqual([]);
  });

  it("can be booked for oneself and for a colleague, who gets the letter in their own language", async () => {
    await plan("T-BOOK", 3);
    expect(await booked("gold", "T-BOOK")).toMatchObject({
      state: { _tag: "Registered" },
      participant: { id: "gold", self: true },
      price: { cents: 19_000, currency: "EUR" },
    });
    expect(await letterTo("gold")).toMatchObject({
      subject: "Vaše školení: Kurs T-BOOK",
      body: expect.stringMatching(/9:00.*(SEČ|SELČ)/) as string,
    });
    const people = await demo().ask<readonly Participant[]>("gold", "getTrainingParticipants");
    expect(people.map(({ id }) => id)).toEqual(["gold", "technician", "invited", "employee", "office"]);
    expect((await booked("gold", "T-BOOK", { participant: "technician" })).participant).toMatchObject({
      name: "Petr Černý",
      self: false,
    });
    expect((await letterTo("technician"))?.subject).toBe("Vaše školení: Kurs T-BOOK");
    expect(await offered("T-BOOK")).toMatchObject({
      seats: { _tag: "Free", left: 1, of: 3 },
      own: "registered",
    });
    expect((await offered("T-BOOK", "silver")).own).toBeNull();
  });

  it("are refused: booked already, withdrawn, begun, somebody of another company, somebody deactivated", async () => {
    await plan("T-TWICE", 3);
    await booked("gold", "T-TWICE");
    expect(refusal(await book("gold", "T-TWICE"))).toEqual([200, "TRAINING_BOOKED"]);
    expect(refusal(await book("employee", "T-TWICE", { participant: "gold" }))).toEqual([
      200,
      "TRAINING_BOOKED",
    ]);
    expect(refusal(await book("gold", "TR-0021"))).toEqual([200, "TRAINING_WITHDRAWN"]);
    expect(refusal(await book("gold", "TR-0002"))).toEqual([200, "TRAINING_BEGUN"]);
    expect(refusal(await book("gold", "T-TWICE", { participant: "silver" }))).toEqual([
      200,
      "PARTICIPANT_GONE",
    ]);
    expect(refusal(await book("gold", "T-TWICE", { participant: "former" }))).toEqual([
      200,
      "PARTICIPANT_GONE",
    ]);
    expect((await book("gold", "T-NOWHERE")).status).toBe(404);
  });

  it("are booked once where the request is sent twice, or its answer was lost", async () => {
    await plan("T-ONCE", 5);
    const both = await Promise.all([
      book("gold", "T-ONCE", {}, "training-once"),
      book("gold", "T-ONCE", {}, "training-once"),
    ]);
    expect(both[0].json).toEqual(both[1].json);
    // The page that lost the answer sends it anew, with another key.
    expect(refusal(await book("gold", "T-ONCE", {}, "training-again"))).toEqual([200, "TRAINING_BOOKED"]);
    expect((await offered("T-ONCE")).seats).toMatchObject({ left: 4 });
    const letters = await demo().database.sql`
      select id from outbox where recipient = 'gold@demo.test' and subject like '%T-ONCE'`;
    expect(letters).toHaveLength(1);
  });

  it("give the last seat once: 20 people ask at the same time", onBoth.locks, async () => {
    await plan("T-LAST", 1);
    const people = Array.from({ length: 20 }, (_, index) => `crowd-${index}`);
    await demo().database.sql`
      insert into accounts (id, company_id, email, password_hash, first_name, last_name, contact_nav_instance, contact_country, rights, activated_at)
      select id, 'gold', id || '@demo.test', '', id, 'Crowd', 'AT', 'CZ', '{}', now() from unnest(${people}::text[]) as id`;
    // From several sessions, so that no queue of one account puts them in order.
    const askers = ["gold", "employee", "technician"];
    await Promise.all(askers.map((id) => demo().as(id)));
    const answers = await Promise.all(
      people.map((participant, index) => book(askers[index % 3]!, "T-LAST", { participant })),
    );
    const codes = answers.map(({ json }) => (json as { error_code?: string }).error_code ?? "booked");
    expect(codes.toSorted()).toEqual([...Array.from({ length: 19 }, () => "TRAINING_FULL"), "booked"]);
    expect((await offered("T-LAST")).seats).toEqual({ _tag: "Full", waiting: 0, of: 1 });
  });

  it("have a waiting list: a cancelled seat goes to whoever waits longest, who gets a letter and a day to cancel", async () => {
    await plan("T-WAIT", 1);
    const inAnHour = new Date(Date.now() + HOUR);
    await demo().database.sql`update training_dates set cancel_until = ${inAnHour} where id = 'T-WAIT'`;
    expect(refusal(await book("gold", "T-WAIT", { wish: "waiting" }))).toEqual([200, "TRAINING_SEAT_FREE"]);
    const first = await booked("gold", "T-WAIT");
    expect(refusal(await book("silver", "T-WAIT"))).toEqual([200, "TRAINING_FULL"]);
    expect((await booked("silver", "T-WAIT", { wish: "waiting" })).state).toEqual({
      _tag: "Waiting",
      position: 1,
    });
    expect((await letterTo("silver"))?.subject).toBe("En la lista de espera: Kurs T-WAIT");
    const third = await booked("platin", "T-WAIT", { wish: "waiting" });
    expect(third.state).toEqual({ _tag: "Waiting", position: 2 });
    expect((await offered("T-WAIT")).seats).toEqual({ _tag: "Full", waiting: 2, of: 1 });

    expect(await demo().ask("gold", "cancelTraining", { id: first.id })).toMatchObject({
      state: { _tag: "Cancelled" },
      cancelUntil: null,
    });
    expect((await letterTo("gold"))?.subject).toBe("Zrušeno: Kurs T-WAIT");
    expect((await letterTo("silver"))?.subject).toBe("Una plaza para usted: Kurs T-WAIT");
    const [moved] = (await list("silver", { filter: '{"search":"t-wait"}' })).rows;
    expect(moved?.state).toEqual({ _tag: "Registered" });
    expect(moved?.cancelUntil?.getTime()).toBeGreaterThan(Date.now() + 23 * HOUR);
    expect((await list("platin", { filter: '{"search":"t-wait"}' })).rows[0]?.state).toEqual({
      _tag: "Waiting",
      position: 1,
    });
    // Who has cancelled may book again, but waits like everybody.
    expect(refusal(await book("gold", "T-WAIT"))).toEqual([200, "TRAINING_FULL"]);
    expect((await booked("gold", "T-WAIT", { wish: "waiting" })).state).toEqual({
      _tag: "Waiting",
      position: 2,
    });
  });

  it("are cancelled in time only, once, and by the own company", async () => {
    await plan("T-LATE", 5, 3, 7);
    const late = await booked("gold", "T-LATE");
    expect(late.cancelUntil).toBeNull();
    expect((await letterTo("gold"))?.body).toContain("již uplynula");
    expect(refusal(await cancel("gold", late.id))).toEqual([200, "CANCEL_TOO_LATE"]);
    await plan("T-TIME", 5);
    const { id, cancelUntil } = await booked("gold", "T-TIME");
    expect(cancelUntil?.getTime()).toBeGreaterThan(Date.now());
    expect((await cancel("silver", id)).status).toBe(404);
    const both = await Promise.all([cancel("gold", id), cancel("employee", id)]);
    expect(
      both.map(({ json }) => (json as { error_code?: string }).error_code ?? "cancelled").toSorted(),
    ).toEqual(["BOOKING_CANCELLED", "cancelled"]);
    const [withdrawn] = (await list("gold", { filter: '{"status":["withdrawn"]}' })).rows;
    expect(refusal(await cancel("gold", withdrawn!.id))).toEqual([200, "TRAINING_WITHDRAWN"]);
  });

  it(
    "move up one at a time where one seat becomes free, and keep the seats that people wait for",
    onBoth.locks,
    async () => {
      await plan("T-RAISED", 1);
      await booked("gold", "T-RAISED");
      await booked("silver", "T-RAISED", { wish: "waiting" });
      await booked("platin", "T-RAISED", { wish: "waiting" });
      const { sql } = demo().database;
      await sql`update training_dates set seats = 3 where id = 'T-RAISED'`;
      // Two seats were added, and two people wait for them.
      expect((await offered("T-RAISED")).seats).toEqual({ _tag: "Full", waiting: 2, of: 3 });
      expect(refusal(await book("reg", "T-RAISED"))).toEqual([200, "TRAINING_FULL"]);
      await sql`update training_dates set seats = 2 where id = 'T-RAISED'`;
      const letters: string[] = [];
      const post = {
        mail: async ({ to }: { readonly to: string }): Promise<void> => void letters.push(to),
        baseUrl: "https://portal.example",
        organizer: "support@portal.example",
      };
      await demo().database.transaction(async (inside) => {
        const training = await holdTraining(inside, "T-RAISED");
        await moveUp(inside, training!, new Date(), post);
        await moveUp(inside, training!, new Date(), post);
      });
      expect(letters).toEqual(["silver@demo.test"]);
    },
  );

  it("are booked and cancelled 60 times within 15 minutes at most, by one account", async () => {
    const { sql } = demo().database;
    const used = (what: string, uses: number) =>
      sql`update login_attempts set failures = ${uses} where bucket like ${`${what}:%`}`;
    const training = await plan("TR-LIMIT", 50);
    const { id } = await booked("silver", training);
    expect((await cancel("silver", id)).status).toBe(200);
    await used("booking", 59);
    const { id: last } = await booked("silver", training);
    // What is refused anyway, since it is booked, does not count.
    expect(refusal(await book("silver", training))).toEqual([200, "TRAINING_BOOKED"]);
    await used("cancelled-booking", 59);
    expect((await cancel("silver", last)).status).toBe(200);
    const refused = await book("silver", training);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    await used("booking", 0);
    const { id: kept } = await booked("silver", training);
    expect((await cancel("silver", kept)).status).toBe(429);
    expect(
      (await list("silver", { filter: '{"search":"TR-LIMIT"}' })).rows.map(({ state }) => state._tag),
    ).toContain("Registered");
    await sql`delete from login_attempts where bucket like '%booking:%'`;
  });

  it("have a calendar file with times in UTC, and another that removes it", async () => {
    await plan("T-ICS", 3);
    const { sql } = demo().database;
    const fileOf = async (id: string): Promise<string> =>
      (await demo().send("gold", "getTrainingCalendar", { id })).text.replaceAll("\r\n ", "");
    await sql`
      update training_dates set starts_at = '2126-10-26T08:00:00Z', ends_at = '2126-10-28T16:00:00Z', title = 'Licht; Ton, Bild',
        place_name = 'Campus', street = 'Weg 1', zip = '4020' where id = 'T-ICS'`;
    const { id } = await booked("gold", "T-ICS");
    const file = await demo().send("gold", "getTrainingCalendar", { id });
    expect([file.status, file.headers.get("content-type"), file.headers.get("content-disposition")]).toEqual([
      200,
      "text/calendar; charset=utf-8",
      expect.stringContaining(`training-${id}.ics`) as string,
    ]);
    const lines = (await fileOf(id)).split("\r\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        "METHOD:PUBLISH",
        "DTSTART:21261026T080000Z",
        "DTEND:21261028T160000Z",
        "SUMMARY:Licht\\; Ton\\, Bild",
        "LOCATION:Campus\\, Weg 1\\, 4020 Linz\\, AT",
        "SEQUENCE:3",
        "STATUS:CONFIRMED",
      ]),
    );
    const uid = lines.find((line) => line.startsWith("UID:"));
    const sent = await sql<{ calendar: { method: string; content: string } | null }>`
      select calendar from outbox where recipient = 'gold@demo.test' order by id desc limit 1`;
    expect(sent[0]?.calendar?.method).toBe("PUBLISH");
    expect(sent[0]?.calendar?.content).toContain(uid);
    await cancel("gold", id);
    const removed = (await fileOf(id)).split("\r\n");
    expect(removed).toEqual(expect.arrayContaining([uid, "METHOD:CANCEL", "SEQUENCE:4", "STATUS:CANCELLED"]));
    const [letter] = await sql<{ calendar: { method: string } | null }>`
      select calendar from outbox where recipient = 'gold@demo.test' order by id desc limit 1`;
    expect(letter?.calendar?.method).toBe("CANCEL");
    expect((await demo().send("silver", "getTrainingCalendar", { id })).status).toBe(404);
    const [waiting] = (await list("gold", { filter: '{"status":["waiting"]}' })).rows;
    expect((await demo().send("gold", "getTrainingCalendar", { id: waiting!.id })).status).toBe(404);
  });

  it("are in a calendar that takes the newest SEQUENCE under their last title, until they are cancelled", async () => {
    await plan("T-NEWEST", 3);
    const { sql } = demo().database;
    const calendar = createNewestCalendar();
    const takeFile = async (id: string) =>
      calendar.take((await demo().send("gold", "getTrainingCalendar", { id })).text);
    const takeLetter = async () => {
      const [letter] = await sql<{ calendar: { content: string } }>`
        select calendar from outbox where recipient = 'gold@demo.test' order by id desc limit 1`;
      calendar.take(letter!.calendar.content);
    };
    const { id } = await booked("gold", "T-NEWEST");
    await takeLetter();
    expect(calendar.titles()).toEqual(["Kurs T-NEWEST"]);
    for (const title of ["Kurs 2", "Kurs 3"]) {
      await sql`update training_dates set title = ${title} where id = 'T-NEWEST'`;
      await takeFile(id);
      expect(calendar.titles()).toEqual([title]);
    }
    await cancel("gold", id);
    await takeLetter();
    expect(calendar.titles()).toEqual([]);
    const again = await booked("gold", "T-NEWEST");
    await takeLetter();
    expect(calendar.titles()).toEqual(["Kurs 3"]);
    // What was saved of the first booking leaves the second one in the calendar.
    await takeFile(id);
    expect(calendar.titles()).toEqual(["Kurs 3"]);
    await cancel("gold", again.id);
    await takeFile(again.id);
    expect(calendar.titles()).toEqual([]);
  });

  it("are reminded of once, three days before, in the participant's language, in one process", async () => {
    const begin = Math.floor(Date.now() / DAY) * DAY + 8 * HOUR;
    await plan("T-SOON", 9, 30);
    await plan("T-LATER", 9, 32);
    for (const as of ["gold", "silver", "platin"]) await booked(as, "T-SOON");
    await booked("gold", "T-LATER");
    const { id } = await booked("reg", "T-SOON");
    await cancel("reg", id);
    // Other trainings of the demo data may be in the same letter.
    const reminders = async (): Promise<readonly string[]> =>
      (
        await demo().database.sql<{ recipient: string; body: string }>`
          select recipient, body from outbox where unsubscribe is not null and body ~ 'Kurs T-(SOON|LATER)' order by recipient`
      ).map(({ recipient, body }) => `${recipient} ${body.split("\n\n")[1]}`);
    const work = (days: number) => doJobs(new Date(begin + days * DAY + HOUR));
    await work(26);
    expect(await reminders()).toEqual([]);
    // Two processes at the same time; the one that finds the other at it leaves the job to it.
    await Promise.all([work(27), work(27)]);
    await work(28);
    expect(await reminders()).toEqual([
      expect.stringMatching(/^gold@demo\.test vaš[ei] školení již brzy začn(e|ou):$/u),
      "platin@demo.test Ihre Schulung beginnt bald:",
      expect.stringMatching(/^silver@demo\.test sus? formaci(ón|ones) empiezan? pronto:$/u),
    ]);
  });

  it("that got more seats give them to those who wait, by the job", async () => {
    await plan("T-MORE", 1);
    await booked("gold", "T-MORE");
    await booked("silver", "T-MORE", { wish: "waiting" });
    const { sql } = demo().database;
    await sql`update training_dates set seats = 2 where id = 'T-MORE'`;
    await doJobs(new Date());
    expect((await list("silver", { filter: '{"search":"t-more"}' })).rows[0]?.state).toEqual({
      _tag: "Registered",
    });
    expect((await letterTo("silver"))?.subject).toBe("Una plaza para usted: Kurs T-MORE");
  });
});
