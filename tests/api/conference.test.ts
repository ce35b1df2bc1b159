import { describe, expect, it } from "vitest";
import type { Award } from "../../src/domain/conference/award.ts";
import type { Conference } from "../../src/domain/conference/conference.ts";
import type { Participant } from "../../src/domain/conference/participant.ts";
import type { AddedPicture } from "../../src/domain/pictures/picture.ts";
import type { Saving } from "../../src/domain/kit/version.ts";
import { passPlacesOnJob } from "../../server/areas/conference/conference-jobs.ts";
import { refusal } from "../support/portal/account-portal.ts";
import { onBoth } from "../support/portal/on-both.ts";
import type { TestAnswer } from "../support/portal/portal-client.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import { createNewestCalendar } from "../support/portal/newest-calendar.ts";

const HOUR = 60 * 60 * 1000;
/** Ten minutes: a session lasts longer. */
const MINUTES = HOUR / 6;
const DAY = 24 * HOUR;

/** A picture of one dot. */
const dot = new File(
  [
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
      "base64",
    ),
  ],
  "dot.png",
);

/** The code of a refusal, or that there was none. */
const codeOf = ({ json }: TestAnswer): string =>
  (json as { readonly error_code?: string }).error_code ?? "registered";

const person = (mail: string, more: Readonly<Record<string, string>> = {}) => ({
  salutation: "ms",
  firstname: "Ada",
  lastname: "Byron",
  mail,
  phone: "+43 1 5550100",
  company: "Byron Elektro",
  position: "",
  shirt: "M",
  category: "commercial",
  ...more,
});

eachDemoPortal("the conference", (demo) => {
  const shown = (as = "gold") => demo().ask<Conference>(as, "getConference", { instance: "enen" });
  const fields = (conference: string, places: number, people: readonly object[]) => ({
    conference,
    places: String(places),
    participants: JSON.stringify(people),
    instance: "enen",
  });
  const register = (
    as: string,
    conference: string,
    places: number,
    people: readonly object[],
    key?: string,
  ) =>
    demo().send(
      as,
      "registerParticipants",
      fields(conference, places, people),
      key === undefined ? {} : { headers: { "Idempotency-Key": key } },
    );
  const registered = (as: string, conference: string, places: number, people: readonly object[]) =>
    demo().ask<Conference>(as, "registerParticipants", fields(conference, places, people));
  const withdraw = (as: string, id: string) =>
    demo().send(as, "withdrawParticipant", { id, instance: "enen" });
  const accept = (as: string, id: string) => demo().send(as, "acceptPlace", { id, instance: "enen" });
  const letters = (recipient: string) =>
    demo().database.sql<{ subject: string; body: string; calendar: { content: string } | null }>`
      select * from outbox where recipient = ${`${recipient}@demo.test`} order by id desc`;
  const job = async (now: Date) => {
    const { signal } = new AbortController();
    const origin = { baseUrl: "https://portal.example", organizer: "support@portal.example" };
    await passPlacesOnJob(origin)({ database: demo().database, now: () => now, signal });
  };

  /** Makes a conference the coming one: it begins before all others. */
  let planned = 0;
  const beginning = Date.now();
  const plan = async (
    capacity: number,
    {
      beginsIn = 5 * DAY,
      registrationEndsIn = 2 * DAY,
    }: { beginsIn?: number; registrationEndsIn?: number } = {},
  ): Promise<string> => {
    planned += 1;
    const id = `test-${planned}`;
    const { sql } = demo().database;
    const start = new Date(beginning + beginsIn - planned * 1000);
    await sql`
      insert into conferences (id, titles, venue, starts_at, ends_at, time_zone, registration_until, capacity, accept_hours, hotels)
      values (${id}, ${sql.json({ int: `Conference ${planned}` })},
        ${sql.json({ name: "Hall", street: "Street 1", zip: "4020", city: "Linz", country: "AT" })}, ${start},
        ${new Date(start.getTime() + DAY)}, 'Europe/Vienna', ${new Date(Date.now() + registrationEndsIn)}, ${capacity}, 24, '[]')`;
    return id;
  };

  it("of the demo data is shown with the company's participants, its places and the nearest hotel first", async () => {
    const conference = await shown();
    expect(conference).toMatchObject({
      title: "Partner Conference",
      closed: false,
      begun: false,
      seats: { _tag: "Free", left: 115, of: 120 },
      participants: [{ firstname: "Tomáš", state: { _tag: "Registered" } }],
    });
    const distances = conference.hotels.map(({ distance }) => distance);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    const { title } = await demo().ask<Conference>("gold", "getConference", { instance: "cscz" });
    expect(title).toBe("Partnerská konference");
  });

  it("is for partners, with any rights or none; others are refused on every call", async () => {
    expect((await shown("employee")).participants).toHaveLength(1);
    for (const name of [
      "getConference",
      "getConferenceCalendar",
      "registerParticipants",
      "changeParticipant",
      "withdrawParticipant",
      "acceptPlace",
    ] as const) {
      expect((await demo().send("customer", name)).status, name).toBe(403);
      expect((await demo().send("staff", name)).status, name).toBe(403);
      expect((await demo().send(undefined, name)).status, name).toBe(401);
    }
  });

  it("has a calendar file in the reader's language", async () => {
    const { id } = await shown();
    const { text, headers } = await demo().send("gold", "getConferenceCalendar", { id, instance: "dede" });
    expect(headers.get("content-type")).toContain("text/calendar");
    expect(text).toContain("SUMMARY:Partnerkonferenz");
    expect(text).toContain("LOCATION:Design Center Linz");
    expect(text).toContain(`UID:conference-${id}@`);
  });

  it("is in a calendar that takes the newest SEQUENCE as long as somebody is registered, however often that changes", async () => {
    const id = await plan(2);
    const calendar = createNewestCalendar();
    const takeLetter = async () => calendar.take((await letters("gold"))[0]!.calendar!.content);
    const takeFile = async () =>
      calendar.take((await demo().send("gold", "getConferenceCalendar", { id, instance: "int" })).text);
    const title = `Conference ${planned}`;
    for (const mail of ["one@test.example", "two@test.example", "one@test.example"]) {
      const { participants } = await registered("gold", id, 1, [person(mail)]);
      await takeLetter();
      expect(calendar.titles()).toEqual([title]);
      await withdraw("gold", participants[0]!.id);
      await takeLetter();
      expect(calendar.titles()).toEqual([]);
    }
    // Saved by somebody who is not registered any more.
    await takeFile();
    expect(calendar.titles()).toEqual([title]);
    const { participants } = await registered("gold", id, 1, [person("one@test.example")]);
    await takeLetter();
    await withdraw("gold", participants[0]!.id);
    await takeLetter();
    expect(calendar.titles()).toEqual([]);
    await takeFile();
    const { sql } = demo().database;
    await sql`update conferences set titles = ${sql.json({ int: "Another title" })} where id = ${id}`;
    await takeFile();
    expect(calendar.titles()).toEqual(["Another title"]);
  });

  it("registers two people of a company, who are told in one letter with the calendar file, and no third", async () => {
    const id = await plan(3);
    const answer = await registered("gold", id, 2, [
      person("One@Test.example"),
      person("two@test.example", { firstname: "Toni" }),
    ]);
    expect(answer.participants).toMatchObject([
      { mail: "one@test.example", phone: "+4315550100", state: { _tag: "Registered" }, version: 1 },
      { mail: "two@test.example", state: { _tag: "Registered" } },
    ]);
    expect(answer.seats).toEqual({ _tag: "Free", left: 1, of: 3 });
    const [letter] = await letters("gold");
    expect(letter?.subject).toContain(`Conference ${planned}`);
    expect(letter?.body).toContain("Ada Byron, Toni Byron");
    expect(refusal(await register("employee", id, 1, [person("three@test.example")]))).toEqual([
      200,
      "PARTICIPANT_LIMIT",
    ]);
    expect((await shown("silver")).participants).toEqual([]);
  });

  it("refuses the same person twice, also within a request, and names a field that is wrong", async () => {
    const id = await plan(5);
    await registered("gold", id, 1, [person("one@test.example")]);
    expect(refusal(await register("gold", id, 1, [person("ONE@test.example")]))).toEqual([
      200,
      "PARTICIPANT_TWICE",
      "participants[0].mail",
    ]);
    expect(
      refusal(await register("silver", id, 2, [person("a@test.example"), person("a@test.example")])),
    ).toEqual([200, "PARTICIPANT_TWICE", "participants[1].mail"]);
    expect(
      refusal(
        await register("silver", id, 2, [
          person("a@test.example"),
          person("b@test.example", { shirt: "XXXXL" }),
        ]),
      ),
    ).toEqual([422, "SHIRT_EMPTY", "participants[1].shirt"]);
    expect((await register("silver", id, 1, [])).status).toBe(422);
    expect((await register("silver", "nowhere", 1, [person("a@test.example")])).status).toBe(404);
  });

  it("is closed at the second at which the registration ends, not before", async () => {
    const id = await plan(5);
    const until = new Date(Math.floor(Date.now() / 1000) * 1000 + MINUTES);
    await demo().database.sql`update conferences set registration_until = ${until} where id = ${id}`;
    const at = async (moment: number) => {
      demo().portal.clock.stopAt(new Date(moment));
      const answer = await register("gold", id, 1, [person(`at-${moment}@test.example`)]);
      demo().portal.clock.stopAt(undefined);
      return refusal(answer);
    };
    expect(await at(until.getTime())).toEqual([200, "REGISTRATION_CLOSED"]);
    expect(await at(until.getTime() - 1000)).toEqual([200, undefined]);
  });

  it("gives the number of places that the company has seen, or none", async () => {
    const id = await plan(1);
    const both = [person("one@test.example"), person("two@test.example")];
    expect(refusal(await register("gold", id, 2, both))).toEqual([200, "CONFERENCE_FULL"]);
    expect(refusal(await register("gold", id, 0, both))).toEqual([200, "CONFERENCE_PLACE_FREE"]);
    const { participants, seats } = await registered("gold", id, 1, both);
    expect(participants.map(({ state }) => state)).toEqual([
      { _tag: "Registered" },
      { _tag: "Waiting", position: 1 },
    ]);
    expect(seats).toEqual({ _tag: "Full", waiting: 1, of: 1 });
    const [waiting, placed] = await letters("gold");
    expect([waiting?.subject, placed?.subject]).toEqual([
      `Na čekací listině: Conference ${planned}`,
      `Přihláška platí: Conference ${planned}`,
    ]);
  });

  it("gives the last place once: 20 companies ask at the same time", onBoth.locks, async () => {
    const id = await plan(1);
    const { sql } = demo().database;
    const crowd = Array.from({ length: 20 }, (_, index) => `crowd-${index}`);
    await sql`
      insert into companies select (json_populate_record(c, json_build_object('id', n, 'debitor', null))).* from companies c, unnest(${crowd}::text[]) as n
      where c.id = 'gold'`;
    await sql`
      insert into accounts select (json_populate_record(a, json_build_object('id', n, 'company_id', n, 'email', n || '@demo.test'))).*
      from accounts a, unnest(${crowd}::text[]) as n where a.id = 'gold'`;
    for (const name of crowd) await demo().as(name);
    const answers = await Promise.all(
      crowd.map((name) => register(name, id, 1, [person(`${name}@test.example`)])),
    );
    const codes = answers.map((answer) => codeOf(answer));
    expect(codes.toSorted()).toEqual([...Array.from({ length: 19 }, () => "CONFERENCE_FULL"), "registered"]);
    expect((await shown()).seats).toEqual({ _tag: "Full", waiting: 0, of: 1 });
  });

  it(
    "registers two people in all where two people of a company do it at the same time",
    onBoth.locks,
    async () => {
      const id = await plan(10);
      const answers = await Promise.all(
        ["gold", "employee", "office"].map((as) =>
          register(as, id, 2, [person(`${as}-1@test.example`), person(`${as}-2@test.example`)]),
        ),
      );
      expect(answers.map((answer) => codeOf(answer)).toSorted()).toEqual([
        "PARTICIPANT_LIMIT",
        "PARTICIPANT_LIMIT",
        "registered",
      ]);
      expect((await shown()).participants).toHaveLength(2);
    },
  );

  it("registers and withdraws people 40 times within 15 minutes at most, by one account", async () => {
    const { sql } = demo().database;
    const used = (what: string, uses: number) =>
      sql`update login_attempts set failures = ${uses} where bucket like ${`${what}:%`}`;
    const conference = await plan(50);
    const round = async (step: number): Promise<readonly number[]> => {
      const asked = await register("silver", conference, 1, [person(`round-${step}@silver.example`)]);
      const [one] = (await shown("silver")).participants;
      return [asked.status, one === undefined ? 0 : (await withdraw("silver", one.id)).status];
    };
    expect(await round(1)).toEqual([200, 200]);
    await used("conference-registration", 39);
    expect(await round(2)).toEqual([200, 200]);
    expect(await round(3)).toEqual([429, 0]);
    await used("conference-registration", 0);
    await used("conference-withdrawal", 40);
    expect(await round(4)).toEqual([200, 429]);
    await sql`delete from login_attempts where bucket like 'conference-%'`;
    await sql`delete from outbox where recipient = 'silver@demo.test'`;
  });

  it("registers once where the request is sent twice", async () => {
    const id = await plan(10);
    const both = await Promise.all([
      register("gold", id, 1, [person("one@test.example")], "conference-once"),
      register("gold", id, 1, [person("one@test.example")], "conference-once"),
    ]);
    expect(both[0].json).toEqual(both[1].json);
    expect((await shown()).participants).toHaveLength(1);
  });

  it("offers a place that becomes free to who waits longest, who accepts it in time", async () => {
    const id = await plan(1);
    const first = (await registered("gold", id, 1, [person("one@test.example")])).participants[0]!;
    const waiting = (await registered("silver", id, 0, [person("two@test.example")])).participants[0]!;
    await registered("platin", id, 0, [person("three@test.example")]);
    expect(refusal(await accept("silver", waiting.id))).toEqual([200, "OFFER_OVER"]);
    expect((await withdraw("silver", first.id)).status).toBe(404);
    expect((await withdraw("gold", first.id)).status).toBe(200);
    expect((await letters("gold"))[0]?.subject).toBe(`Odhlášeno: Conference ${planned}`);
    const offered = (await shown("silver")).participants[0]!;
    expect(offered.state._tag).toBe("Offered");
    expect((await letters("silver"))[0]?.subject).toBe(`Una plaza libre: Conference ${planned}`);
    expect((await shown("platin")).participants[0]?.state).toEqual({ _tag: "Waiting", position: 1 });
    // It is kept: nobody else gets it.
    expect(refusal(await register("flagship", id, 1, [person("four@test.example")]))).toEqual([
      200,
      "CONFERENCE_FULL",
    ]);
    expect((await accept("silver", waiting.id)).status).toBe(200);
    expect((await accept("silver", waiting.id)).status).toBe(200);
    const sent = (await letters("silver")).filter(({ subject }) => subject.startsWith("Su inscripción"));
    expect(sent).toHaveLength(1);
    expect((await shown("silver")).participants[0]?.state).toEqual({ _tag: "Registered" });
    expect(refusal(await withdraw("gold", first.id))).toEqual([200, "PARTICIPANT_WITHDRAWN"]);
  });

  it("passes a place on when the time to accept is over, to the second, and again when it is declined", async () => {
    const id = await plan(1);
    const first = (await registered("gold", id, 1, [person("one@test.example")])).participants[0]!;
    const names = ["silver", "platin", "flagship"] as const;
    for (const name of names) await registered(name, id, 0, [person(`${name}@test.example`)]);
    await withdraw("gold", first.id);
    const ofCompany = async (name: string): Promise<Participant> => (await shown(name)).participants[0]!;
    const until = new Date(Math.floor(Date.now() / 1000) * 1000 + MINUTES);
    await demo().database.sql`
      update conference_participants set offer_until = ${until} where conference_id = ${id} and status = 'offered'`;
    await job(new Date(until.getTime() - 1000));
    expect((await ofCompany("silver")).state._tag).toBe("Offered");
    // Before the job has run, the place cannot be accepted any more.
    demo().portal.clock.stopAt(until);
    expect((await ofCompany("silver")).state).toEqual({ _tag: "Lapsed", at: until });
    expect(refusal(await accept("silver", (await ofCompany("silver")).id))).toEqual([200, "OFFER_OVER"]);
    await job(until);
    expect((await letters("silver"))[0]?.subject).toBe(`Plaza no conservada: Conference ${planned}`);
    expect((await ofCompany("platin")).state._tag).toBe("Offered");
    await withdraw("platin", (await ofCompany("platin")).id);
    expect((await ofCompany("flagship")).state._tag).toBe("Offered");
    demo().portal.clock.stopAt(undefined);
    // Who did not accept in time may register again.
    expect(refusal(await register("silver", id, 0, [person("silver@test.example")]))).toEqual([
      200,
      undefined,
    ]);
  });

  it("counts a place as free from the second at which nobody may accept it any more, before the job has run", async () => {
    const id = await plan(1);
    const first = (await registered("gold", id, 1, [person("one@test.example")])).participants[0]!;
    await registered("silver", id, 0, [person("two@test.example")]);
    await withdraw("gold", first.id);
    const until = new Date(Math.floor(Date.now() / 1000) * 1000 + MINUTES);
    await demo().database.sql`
      update conference_participants set offer_until = ${until} where conference_id = ${id} and status = 'offered'`;
    const seatsAt = async (moment: Date) => {
      demo().portal.clock.stopAt(moment);
      const { seats } = await shown("platin");
      demo().portal.clock.stopAt(undefined);
      return seats;
    };
    expect(await seatsAt(new Date(until.getTime() - 1000))).toEqual({ _tag: "Full", waiting: 0, of: 1 });
    expect(await seatsAt(until)).toEqual({ _tag: "Free", left: 1, of: 1 });
  });

  it("offers places that are added to those who wait, once, in their order", async () => {
    const id = await plan(0);
    await registered("gold", id, 0, [person("one@test.example"), person("two@test.example")]);
    await registered("silver", id, 0, [person("three@test.example")]);
    await demo().database.sql`update conferences set capacity = 2 where id = ${id}`;
    await job(new Date());
    await job(new Date());
    expect((await shown()).participants.map(({ state }) => state._tag)).toEqual(["Offered", "Offered"]);
    expect((await shown("silver")).participants[0]?.state).toEqual({ _tag: "Waiting", position: 1 });
    const offers = (await letters("gold")).filter(({ subject }) => subject.startsWith("Volné místo"));
    expect(offers.filter(({ subject }) => subject.endsWith(`Conference ${planned}`))).toHaveLength(2);
  });

  it("changes a participant once for a version; the second of two people sees what the first changed", async () => {
    const id = await plan(2);
    const [one, two] = (
      await registered("gold", id, 2, [person("one@test.example"), person("two@test.example")])
    ).participants;
    const change = (as: string, more: Readonly<Record<string, string>>, version = "1") =>
      demo().ask<Saving<Participant>>(as, "changeParticipant", {
        id: one!.id,
        ...person("one@test.example"),
        ...more,
        version,
      });
    expect(await change("gold", { shirt: "XL" })).toMatchObject({
      _tag: "Saved",
      saved: { shirt: "XL", version: 2 },
    });
    expect(await change("employee", { shirt: "S" })).toMatchObject({
      _tag: "Collided",
      theirs: { shirt: "XL", version: 2 },
    });
    expect(await change("gold", { shirt: "XL" })).toMatchObject({ _tag: "Saved", saved: { version: 2 } });
    const raw = (as: string, participant: Participant, more: Readonly<Record<string, string>>) =>
      demo().send(as, "changeParticipant", {
        id: participant.id,
        ...person("one@test.example"),
        version: "2",
        ...more,
      });
    expect(refusal(await raw("gold", one!, { mail: "two@test.example" }))).toEqual([
      200,
      "PARTICIPANT_TWICE",
      "mail",
    ]);
    expect(refusal(await raw("gold", one!, { lastname: "" }))).toEqual([422, "LAST_NAME_EMPTY", "lastname"]);
    expect((await raw("silver", one!, {})).status).toBe(404);
    await withdraw("gold", two!.id);
    expect(refusal(await raw("gold", two!, {}))).toEqual([200, "PARTICIPANT_WITHDRAWN"]);
  });

  it("changes nothing any more once it has begun", async () => {
    const id = await plan(1);
    const first = (await registered("gold", id, 1, [person("one@test.example")])).participants[0]!;
    const other = (await registered("silver", id, 0, [person("two@test.example")])).participants[0]!;
    const { sql } = demo().database;
    const begun = new Date(Date.now() - HOUR);
    await sql`update conferences set registration_until = ${begun}, starts_at = ${begun} where id = ${id}`;
    expect(await shown()).toMatchObject({ closed: true, begun: true });
    expect(refusal(await withdraw("gold", first.id))).toEqual([200, "CONFERENCE_BEGUN"]);
    expect(refusal(await accept("silver", other.id))).toEqual([200, "CONFERENCE_BEGUN"]);
    await job(new Date());
    expect((await shown("silver")).participants[0]?.state._tag).toBe("Waiting");
    await sql`delete from conference_participants where conference_id = ${id}`;
    await sql`delete from conferences where id = ${id}`;
  });

  it("writes to an owner of the company where who registered is deactivated", async () => {
    const id = await plan(1);
    await registered("employee", id, 1, [person("one@test.example")]);
    const { sql } = demo().database;
    await sql`update accounts set deactivated_at = now() where id = 'employee'`;
    await withdraw("gold", (await shown()).participants[0]!.id);
    await sql`update accounts set deactivated_at = null where id = 'employee'`;
    expect((await letters("gold"))[0]?.subject).toBe(`Odhlášeno: Conference ${planned}`);
  });

  describe("has an award", () => {
    const award = (as = "gold") => demo().ask<Award>(as, "getAward", { instance: "enen" });
    const save = (as: string, more: Readonly<Record<string, string>> = {}) =>
      demo().send(as, "saveAwardProject", {
        conference: "partner-conference",
        category: "energy",
        title: "Bakery",
        text: "A third less energy",
        pictures: "[]",
        submitted: "0",
        reference: "",
        version: "0",
        ...more,
      });
    const saved = (answer: TestAnswer) =>
      (answer.json as { readonly data: { readonly _tag: string; readonly theirs?: unknown } }).data;
    const projectOf = async (as: string, category = "energy") =>
      (await award(as)).categories.find(({ id }) => id === category)?.project;
    /** The award of the demo data is that of the conference that comes next: the others of these tests are over. */
    const alone = () => demo().database.sql`
      update conferences set registration_until = '2020-01-01', starts_at = '2020-01-01', ends_at = '2020-01-02' where id like 'test-%'`;

    it("with categories in the reader's language and the company's own draft", async () => {
      await alone();
      const { categories, closed } = await award();
      expect([closed, categories.map(({ name }) => name)]).toEqual([
        false,
        ["Smart home", "Commercial building", "Energy"],
      ]);
      expect(await projectOf("gold", "smart-home")).toMatchObject({ submitted: false, version: 1 });
      expect(await projectOf("silver", "smart-home")).toBeNull();
      expect((await shown()).awardDeadline).not.toBeNull();
      for (const name of ["getAward", "saveAwardProject"] as const) {
        expect((await demo().send("customer", name)).status).toBe(403);
        expect((await demo().send(undefined, name)).status).toBe(401);
      }
    });

    it("with a project a category and company: a draft that may be incomplete, submitted, taken back", async () => {
      await alone();
      expect((await save("gold", { title: "", text: "" })).status).toBe(200);
      expect(refusal(await save("gold", { title: "", submitted: "1", version: "1" }))).toEqual([
        422,
        "TITLE_EMPTY",
        "title",
      ]);
      expect(refusal(await save("gold", { text: " ", submitted: "1", version: "1" }))).toEqual([
        422,
        "DESCRIPTION_EMPTY",
        "text",
      ]);
      expect(refusal(await save("gold", { title: "a".repeat(81), version: "1" }))).toEqual([
        422,
        "TOO_LONG",
        "title",
      ]);
      expect(saved(await save("gold", { submitted: "1", version: "1" }))._tag).toBe("Saved");
      expect(await projectOf("employee")).toMatchObject({ title: "Bakery", submitted: true, version: 2 });
      expect(saved(await save("employee", { version: "2" }))._tag).toBe("Saved");
      expect(await projectOf("gold")).toMatchObject({ submitted: false, version: 3 });
      expect((await save("gold", { category: "garden" })).status).toBe(404);
    });

    it(
      "where the second of two people sees what the first saved, also of a first save at the same time",
      onBoth.locks,
      async () => {
        await alone();
        const both = await Promise.all([
          save("platin", { category: "commercial", title: "One" }),
          save("platin", { category: "commercial", title: "Two" }),
        ]);
        expect(both.map((answer) => saved(answer)._tag).toSorted()).toEqual(["Collided", "Saved"]);
        const { title, version } = (await projectOf("platin", "commercial"))!;
        const other = { category: "commercial", title: "Three", version: "0" };
        expect(saved(await save("platin", other))).toMatchObject({ _tag: "Collided", theirs: { title } });
        // What is sent again after a lost answer is no collision.
        expect(saved(await save("platin", { ...other, title }))._tag).toBe("Saved");
        expect(version).toBe(1);
      },
    );

    it("takes an approved reference of the company over, by who may manage references", async () => {
      await alone();
      const { sources } = await award();
      expect(sources.length).toBeGreaterThan(0);
      expect((await award("office")).sources).toEqual([]);
      const [{ id, pictures } = { id: "", pictures: [] }] = sources;
      expect(pictures.length).toBeGreaterThan(0);
      // Its pictures are the project's, also for who may not manage references.
      const other = { category: "commercial", reference: id, pictures: JSON.stringify(pictures) };
      expect((await save("silver", other)).status).toBe(404);
      expect((await save("office", other)).status).toBe(404);
      expect(saved(await save("gold", other))._tag).toBe("Saved");
      expect(await projectOf("office", "commercial")).toMatchObject({ reference: id, pictures });
      expect(
        (await demo().send("office", "getPicture", { id: pictures[0]!.id, width: "320", crop: "whole" }))
          .status,
      ).toBe(200);
      // Who may not manage references can go on with the project.
      expect(saved(await save("office", { ...other, title: "Inn", version: "1" }))._tag).toBe("Saved");
      expect(await projectOf("gold", "commercial")).toMatchObject({ title: "Inn", reference: id });
      // Dropped, it stays dropped; what was taken over is the project's own.
      const dropped = { ...other, title: "Inn", reference: "" };
      expect(saved(await save("gold", { ...dropped, version: "2" }))._tag).toBe("Saved");
      expect(await projectOf("gold", "commercial")).toMatchObject({
        title: "Inn",
        reference: null,
        pictures,
      });
      expect(saved(await save("gold", { ...other, title: "Inn", version: "2" }))._tag).toBe("Collided");
      // Who may not manage references can no longer name it.
      expect((await save("office", { ...other, version: "3" })).status).toBe(404);
    });

    it("with pictures, which the company sees, that are described once it is submitted", async () => {
      await alone();
      const made = (as: string) =>
        demo().ask<AddedPicture>(as, "addPicture", { purpose: "award" }, { files: [dot] });
      const { sql } = demo().database;
      const [one, two] = [await made("office"), await made("gold")];
      const captions = { description: "The house by night", copyright: "Nordlicht" };
      const crop = { x: 0, y: 0, width: 1, height: 1 };
      const category = "pictures";
      await sql`
        update awards set categories = categories || ${sql.json([{ id: category, texts: { int: { name: "Pictures", text: "Light" } } }])}`;
      const saveWith = (
        as: string,
        pictures: readonly object[],
        more: Readonly<Record<string, string>> = {},
      ) => save(as, { category, pictures: JSON.stringify(pictures), ...more });
      const bare = [
        { ...two, ...captions, crop },
        { ...one, description: " ", copyright: "Nordlicht" },
      ];
      expect(saved(await saveWith("gold", bare))._tag).toBe("Saved");
      expect(await projectOf("office", category)).toMatchObject({ pictures: bare });
      for (const pictures of [bare, [{ ...one, ...captions, copyright: "" }]])
        expect(refusal(await saveWith("gold", pictures, { submitted: "1", version: "1" }))).toEqual([
          422,
          "DESCRIPTION_EMPTY",
          "pictures",
        ]);
      const whole = [
        { ...one, ...captions },
        { ...two, ...captions },
      ];
      expect(saved(await saveWith("gold", whole, { submitted: "1", version: "1" }))._tag).toBe("Saved");
      // The same again after a lost answer; other pictures are another project.
      expect(saved(await saveWith("gold", whole, { submitted: "1", version: "1" }))._tag).toBe("Saved");
      expect(saved(await saveWith("gold", [], { submitted: "1", version: "1" }))._tag).toBe("Collided");
      const shownTo = async (as: string) =>
        (await demo().send(as, "getPicture", { id: two.id, width: "320", crop: "whole" })).status;
      expect([await shownTo("employee"), await shownTo("staff"), await shownTo("silver")]).toEqual([
        200, 200, 404,
      ]);
      // The uses follow what is saved, and a picture of another company is none.
      const uses = async () =>
        (
          await sql<{ picture_id: string }>`
          select picture_id from picture_uses where purpose = 'award' and picture_id = any (${[one.id, two.id]})`
        ).length;
      expect(await uses()).toBe(2);
      const others = await made("silver");
      expect(refusal(await saveWith("gold", [{ ...others, ...captions }], { version: "2" }))).toEqual([
        200,
        "AWARD_PICTURE_GONE",
        "pictures",
      ]);
      expect(await uses()).toBe(2);
      expect(saved(await saveWith("gold", [whole[1]!], { version: "2" }))._tag).toBe("Saved");
      expect(await uses()).toBe(1);
      expect(
        (
          await saveWith(
            "gold",
            Array.from({ length: 13 }, () => whole[0]!),
            { version: "3" },
          )
        ).status,
      ).toBe(422);
      await sql`delete from award_projects where category = ${category}`;
    });

    it("until the second of its deadline, which the server enforces; then projects are shown and not changed", async () => {
      await alone();
      const { sql } = demo().database;
      const deadline = new Date(Math.floor(Date.now() / 1000) * 1000 + MINUTES);
      const [before] = await sql<{ deadline: Date }>`select deadline from awards`;
      await sql`update awards set deadline = ${deadline}`;
      demo().portal.clock.stopAt(new Date(deadline.getTime() - 1000));
      expect(saved(await save("disti", { submitted: "1" }))._tag).toBe("Saved");
      expect((await award("disti")).closed).toBe(false);
      demo().portal.clock.stopAt(deadline);
      expect(refusal(await save("disti", { version: "1" }))).toEqual([200, "AWARD_CLOSED"]);
      expect(refusal(await save("silver"))).toEqual([200, "AWARD_CLOSED"]);
      expect((await award("disti")).closed).toBe(true);
      expect(await projectOf("disti")).toMatchObject({ title: "Bakery", submitted: true, version: 1 });
      demo().portal.clock.stopAt(undefined);
      await sql`update awards set deadline = ${before!.deadline}`;
    });
  });
});
