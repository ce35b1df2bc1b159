import { describe, expect, it } from "vitest";
import { UNATTENDED_HEADER } from "../../src/api/unattended-header.ts";
import { topics, type ChangeId, type ChangeNews } from "../../src/domain/live/change.ts";
import type { TicketReceipt } from "../../src/domain/tickets/ticket.ts";
import type { EditedWebsite } from "../../src/domain/website/website.ts";
import { hashSecret } from "../../server/accounts/secret.ts";
import { emptyDirectory } from "../../server/devices/device-directory.ts";
import { createHandlers } from "../../server/handlers.ts";
import { purgeChanges, readChanges } from "../../server/live/changes.sql.ts";
import { openDatabase } from "../../server/store/database.ts";
import { handlerSettings } from "../support/portal/account-portal.ts";
import { seedTestAccounts } from "../support/portal/demo-like-accounts.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import { eachStore } from "../support/portal/each-store.ts";
import { follow, type Followed } from "../support/portal/follow.ts";
import { onBoth } from "../support/portal/on-both.ts";
import type { PortalClient } from "../support/portal/portal-client.ts";
import { startTestPortal } from "../support/portal/portal.ts";

const minutes = 60;
const fields = { department: "support-cz", ticket_subject: "Miniserver", ticket_description: "It is silent" };

eachDemoPortal("live changes", (demo) => {
  const following: Followed[] = [];
  const followAs = async (id: string, since?: ChangeId): Promise<Followed> => {
    const stream = await follow(demo().portal.url, await demo().as(id), since);
    following.push(stream);
    return stream;
  };
  const createTicket = async (id: string): Promise<string> =>
    (await demo().ask<TicketReceipt>(id, "createTicket", fields)).ticketId;
  const changes = (id: string, since?: ChangeId): Promise<ChangeNews> =>
    demo().ask<ChangeNews>(id, "getChanges", since === undefined ? {} : { last_event_id: since });
  /** Where a reader is now, who has heard of everything. */
  const now = async (id: string): Promise<ChangeId> => (await changes(id)).id;
  const leaveAll = (): void => {
    for (const { leave } of following.splice(0)) leave();
  };
  const lastUse = async (client: PortalClient): Promise<Date | undefined> => {
    const hash = hashSecret(client.cookies.get("portal_session") ?? "");
    const [row] = await demo().database.sql<{ last_used_at: Date }>`
      select last_used_at from sessions where token_hash = ${hash}`;
    return row?.last_used_at;
  };

  it(
    "tell a company of the answer to its ticket, staff of every ticket, and nobody else",
    onBoth.notifications,
    async () => {
      const id = await createTicket("customer");
      const streams = await Promise.all(
        (["customer", "staff", "gold", "office"] as const).map(async (who) => followAs(who, await now(who))),
      );
      await demo().ask("staff", "answerTicket", { id, message: "Have you tried again?" });
      const [customer, staff, gold, office] = streams;
      await expect.poll(customer!.topics).toEqual(["tickets"]);
      await expect.poll(staff!.topics).toEqual(["tickets"]);
      // Events are sent in order: what comes later has overtaken nothing.
      await demo().database.sql`update messages set priority = priority where id = 'M-0080'`;
      await expect.poll(gold!.topics).toEqual(["messages"]);
      await expect.poll(office!.topics).toEqual(["messages"]);
      expect(JSON.stringify(customer!.lines)).not.toContain(id);
      leaveAll();
    },
  );

  it("are sent to whoever has the right alone", async () => {
    const streams = await Promise.all(
      (["gold", "employee"] as const).map(async (who) => followAs(who, await now(who))),
    );
    await demo().database
      .sql`update orders set status = 'sent' where id = (select min(id) from orders where company_id = 'gold')`;
    await expect.poll(streams[0]!.topics).toEqual(["orders"]);
    await demo().database
      .sql`update training_dates set seats = seats + 1 where id = (select min(id) from training_dates)`;
    await expect.poll(streams[1]!.topics).toEqual(["trainings"]);
    leaveAll();
  });

  it("tell who manages the people of a company of them, and not of their visits", async () => {
    const before = { gold: (await changes("gold")).id, silver: (await changes("silver")).id };
    const { sql } = demo().database;
    await sql`update accounts set last_seen_at = now() where id = 'employee'`;
    expect((await changes("gold", before.gold)).topics).toEqual([]);
    await sql`update accounts set first_name = 'Ida' where id = 'employee'`;
    expect((await changes("gold", before.gold)).topics).toEqual(["employees"]);
    expect((await changes("silver", before.silver)).topics).toEqual([]);
    await sql`update accounts set first_name = 'Eliška' where id = 'employee'`;
    // Somebody who is no longer in the list is news, too, but only there.
    const later = { gold: await now("gold"), silver: await now("silver") };
    await demo().ask("gold", "withdrawInvitation", { id: "invited" });
    expect((await changes("gold", later.gold)).topics).toEqual(["employees"]);
    expect((await changes("silver", later.silver)).topics).toEqual([]);
  });

  it("tell those of a company who may edit its website of every draft, publication and going offline", async () => {
    const { sql } = demo().database;
    const [who, before] = [["gold", "employee", "silver"], {} as Record<string, ChangeId>];
    const heard = () =>
      Promise.all(who.map(async (id) => (await changes(id, before[id])).topics.includes("website")));
    const look = async () => {
      for (const id of who) before[id] = await now(id);
    };
    const { draft } = await demo().ask<EditedWebsite>("gold", "getWebsite");
    await look();
    const website = JSON.stringify({ ...draft.website, street2: "Top 2" });
    await demo().ask("gold", "saveWebsite", { website, revision: String(draft.revision) });
    // The employee has no right to the website; another company has its own.
    expect(await heard()).toEqual([true, false, false]);
    await look();
    await demo().ask("gold", "publishWebsite", { revision: String(draft.revision + 1) });
    expect(await heard()).toEqual([true, false, false]);
    await look();
    await demo().ask("gold", "takeWebsiteOffline");
    expect(await heard()).toEqual([true, false, false]);
    await look();
    await sql`update companies set street2 = 'Top 3' where id = 'gold'`;
    expect(await heard()).toEqual([false, false, false]);
    // A company's first draft.
    const first = await demo().ask<EditedWebsite>("disti", "getWebsite");
    const since = await now("disti");
    await demo().ask("disti", "saveWebsite", {
      website: JSON.stringify(first.draft.website),
      revision: "0",
    });
    expect((await changes("disti", since)).topics).toEqual(["website"]);
  });

  it(
    "are sent once they are committed, and never where they are rolled back",
    onBoth.notifications,
    async () => {
      const before = await now("gold");
      const failed = demo().database.transaction(async (sql) => {
        await sql`update orders set status = 'sent' where company_id = 'gold'`;
        throw new Error("changed my mind");
      });
      await expect(failed).rejects.toThrow("changed my mind");
      expect((await changes("gold", before)).topics).toEqual([]);
    },
  );

  it("are told of a message whose moment has come", async () => {
    const { database, portal } = demo();
    const soon = new Date(portal.clock.now().getTime() + 5 * minutes * 1000);
    await database.sql`update messages set published_at = ${soon} where id = 'M-0080'`;
    const before = await now("gold");
    expect((await changes("gold", before)).topics).toEqual([]);
    portal.clock.forward(6 * minutes);
    expect((await changes("gold", before)).topics).toEqual(["messages"]);
  });

  it("are told of messages that the same account reads elsewhere", async () => {
    const [mine, colleague] = await Promise.all([now("gold"), now("employee")]);
    await demo().ask("gold", "markMessageRead", { id: "M-0079" });
    expect((await changes("gold", mine)).topics).toEqual(["messages"]);
    expect((await changes("employee", colleague)).topics).toEqual([]);
  });

  it(
    "are resumed from the last event; after too long, or with an id of another store, everything is looked at again",
    onBoth.notifications,
    async () => {
      const before = await now("gold");
      await createTicket("gold");
      const resumed = await followAs("gold", before);
      expect(resumed.topics()).toEqual(["tickets"]);
      expect((await changes("gold", resumed.lastId())).topics).toEqual([]);
      const at = demo().portal.clock.now().getTime();
      for (const id of [
        `${at - 11 * minutes * 1000}/5:5:`,
        `${at}/9999999999:9999999999:`,
        `${at}/7:5:`,
        `${at}/5:9:8,7`,
      ])
        expect((await changes("gold", id as ChangeId)).topics, id).toEqual(
          topics.filter(
            (topic) => !["referenceReviews", "licenceReviews", "pioneerCases", "knownIssues"].includes(topic),
          ),
        );
      expect((await demo().send("gold", "getChanges", { last_event_id: "yesterday" })).status).toBe(422);
      leaveAll();
    },
  );

  it("tell staff of trade licences, of submissions and of known issues, and nobody else", async () => {
    const { sql } = demo().database;
    const before = { staff: await now("staff"), gold: await now("gold") };
    await sql`update licence_reviews set reason = reason where id = 'L-applicant'`;
    expect((await changes("staff", before.staff)).topics).toEqual(["licenceReviews"]);
    await sql`update pioneer_submissions set outcome = outcome`;
    expect((await changes("staff", before.staff)).topics).toEqual(["licenceReviews", "pioneerCases"]);
    await sql`update known_issues set texts = texts`;
    expect((await changes("staff", before.staff)).topics).toEqual([
      "licenceReviews",
      "pioneerCases",
      "knownIssues",
    ]);
    expect((await changes("gold", before.gold)).topics).toEqual([]);
  });

  it("end with a logout, at once", async () => {
    const client = demo().portal.client();
    await client.call("login", { email_address: "silver@demo.test", password: "Portal-Demo-2026!" });
    const stream = await follow(demo().portal.url, client);
    await client.call("logout");
    await stream.ended;
    expect((await follow(demo().portal.url, client)).status).toBe(401);
  });

  it("end where the company is switched off, and follow the rights as they are", async () => {
    const employee = await followAs("employee", await now("employee"));
    const business = await followAs("business", await now("business"));
    const { sql } = demo().database;
    await sql`update accounts set rights = '{trainings}' where id = 'employee'`;
    await sql`update companies set deactivated_at = now() where id = 'business'`;
    await business.ended;
    await createTicket("gold");
    await sql`update training_dates set seats = seats + 1 where id = (select min(id) from training_dates)`;
    await expect.poll(employee.topics).toContain("trainings");
    expect(employee.topics()).not.toContain("tickets");
    leaveAll();
  });

  it("have one stream a session: a second takes the place of the first", async () => {
    const first = await followAs("gold");
    const second = await followAs("gold");
    await first.ended;
    expect(first.lines.at(-1)).toEqual({ kind: "replaced" });
    await createTicket("gold");
    await expect.poll(second.topics).toContain("tickets");
    leaveAll();
  });

  it("are answered without a buffer or a cache, to a page of the portal with a session alone", async () => {
    const stream = await followAs("gold");
    expect([
      stream.headers.get("content-type"),
      stream.headers.get("x-accel-buffering"),
      stream.headers.get("cache-control"),
    ]).toEqual(["application/x-ndjson; charset=utf-8", "no", "no-store"]);
    const { url } = demo().portal;
    const gold = await demo().as("gold");
    expect((await follow(url, gold, undefined, { Origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await follow(url, gold, undefined, { "Portal-Account": "somebody-else" })).status).toBe(409);
    expect((await follow(url, demo().portal.client())).status).toBe(401);
    leaveAll();
  });

  it("are deleted once no browser resumes from them", async () => {
    const { sql } = demo().database;
    await createTicket("gold");
    await purgeChanges(sql, new Date(Date.now() + 25 * minutes * 1000));
    expect(await sql`select 1 from live_events limit 1`).toHaveLength(1);
    await purgeChanges(sql, new Date(Date.now() + 31 * minutes * 1000));
    expect(await sql`select 1 from live_events`).toEqual([]);
  });

  it("do not extend the session: neither the stream, nor asking, nor looking again by itself", async () => {
    const client = demo().portal.client();
    await client.call("login", { email_address: "silver@demo.test", password: "Portal-Demo-2026!" });
    const used = await lastUse(client);
    demo().portal.clock.forward(29 * minutes);
    const stream = await follow(demo().portal.url, client);
    const asked = await client.call("getChanges");
    const looked = await client.call("getTickets", {}, { headers: { [UNATTENDED_HEADER]: "1" } });
    expect([stream.status, asked.status, looked.status]).toEqual([200, 200, 200]);
    expect(
      [stream.headers, asked.headers, looked.headers].map((headers) => headers.get("portal-session-seconds")),
    ).toEqual([null, null, null]);
    expect(await lastUse(client)).toEqual(used);
    demo().portal.clock.forward(2 * minutes);
    expect((await client.call("getChanges")).status).toBe(401);
    stream.leave();
  });
});

eachStore("event streams", onBoth.notifications, (store) => {
  const start = (database = store.database(), aliveEvery?: number) =>
    startTestPortal(database, {
      handlers: (services) =>
        createHandlers(services, { ...handlerSettings, devices: emptyDirectory, connectLimit: 1_500 }),
      ...(aliveEvery === undefined ? {} : { aliveEvery }),
    });

  it("say that they are alive, and end soon after their session has run out", async () => {
    await seedTestAccounts(store.database());
    const portal = await start(undefined, 50);
    const stream = await follow(portal.url, await portal.signedIn("gold"));
    await expect.poll(() => stream.lines.at(-1)).toEqual({ kind: "alive" });
    portal.clock.forward(31 * minutes);
    await stream.ended;
    await portal.close();
  });

  describe.runIf(store.engine === "PostgreSQL")("on PostgreSQL", () => {
    it("tell what another process has written", async () => {
      const other = await openDatabase(store.options());
      const [here, there] = [await start(), await start(other)];
      const stream = await follow(here.url, await here.signedIn("gold"));
      const writer = await there.signedIn("gold");
      await writer.call("createTicket", fields);
      await expect.poll(stream.topics).toContain("tickets");
      stream.leave();
      await there.close();
      await here.close();
      await other.close();
    });

    it("lose nothing where a transaction commits later than one that began after it", async () => {
      const { transaction } = store.database();
      const beside = await openDatabase(store.options());
      const { sql } = beside;
      const before = (await readChanges(sql, undefined, new Date())).id;
      let between: ChangeId | undefined;
      await transaction(async (first) => {
        await first`update training_dates set seats = seats`;
        await first`insert into live_events (topic) values ('trainings')`;
        await sql`insert into live_events (topic) values ('messages')`;
        const seen = await readChanges(sql, before, new Date());
        expect(seen.changes.map(({ topic }) => topic)).toEqual(["messages"]);
        between = seen.id;
      });
      const seen = await readChanges(sql, between, new Date());
      expect(seen.changes.map(({ topic }) => topic)).toEqual(["trainings"]);
    });
  });
});
