import { spawn } from "node:child_process";
import { once } from "node:events";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createPortalClient, type PortalClient, type TestAnswer } from "../support/portal/portal-client.ts";
import { hasPostgres } from "../support/portal/postgres.ts";
import { pick } from "../e2e/support/random.ts";
import { KIND_LIMIT, randomOf, report, sized, type Result } from "./support/campaign.ts";
import { openFaultStore, type FaultStore } from "./support/fault-store.ts";
import { owners, sameSession, signIn } from "./support/people.ts";
import { isAcknowledged, ticketOf, wrongWrites, type Write } from "./support/writes.ts";

const CLIENTS = 50;
const SECONDS = sized(60);
/** The bare server answers so fast that a quarter of the time gives as many samples. */
const BARE_SECONDS = Math.max(1, Math.round(SECONDS / 4));
const random = randomOf("load");
const results: Result[] = [];

interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly each: number;
}

const timesOf = (durations: readonly number[], seconds: number): Times => {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), each: durations.length / seconds };
};

/** Lets every client ask one question after the other for some seconds, and returns how long each answer took, in ms. */
const run = async (
  seconds: number,
  asks: readonly (() => Promise<unknown>)[],
): Promise<readonly number[]> => {
  const durations: number[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    asks.map(async (ask) => {
      while (performance.now() < end) {
        const start = performance.now();
        await ask();
        durations.push(performance.now() - start);
      }
    }),
  );
  return durations;
};

const measureBare = async (): Promise<Times> => {
  const child = spawn(process.execPath, ["tests/faults/support/bare-server.mjs"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  const url = /http:\S+/.exec(said.toString())?.[0] ?? "";
  const durations = await run(
    BARE_SECONDS,
    Array.from({ length: CLIENTS }, () => {
      const client = createPortalClient(url);
      return () => client.call("bare", { page: "1" });
    }),
  );
  child.kill();
  return timesOf(durations, BARE_SECONDS);
};

/** How many of the clients write, and what one of them may do without a limit answering: a ticket a second, and drafts between. */
const WRITERS = Math.ceil(CLIENTS / 4);
const TICKET_EVERY = 1_100;

/** Accounts of their own for those who write, with the gold partner's password. */
const addWriters = async (store: FaultStore): Promise<readonly string[]> => {
  const ids = Array.from({ length: WRITERS }, (_, index) => `writer-${index}`);
  const database = await store.open();
  await database.sql`
    insert into accounts (id, company_id, email, password_hash, first_name, last_name, contact_nav_instance, contact_country, activated_at)
    select id, company_id, id || '@demo.test', password_hash, first_name, last_name, contact_nav_instance, contact_country, activated_at
    from unnest(${ids}::text[]) as new (id), (select company_id, password_hash, first_name, last_name, contact_nav_instance, contact_country, activated_at from accounts where id = 'gold') as gold`;
  await database.close();
  return ids;
};

const reads = [
  ["getOrders", { page: "1" }],
  ["getProducts", {}],
  ["getTickets", {}],
  ["checkUserSession", {}],
  ["getDashboard", {}],
] as const;

describe.each(["PGlite", "PostgreSQL"] as const)("%s", (engine) => {
  test.skipIf(engine === "PostgreSQL" && !hasPostgres())(
    `${CLIENTS} clients, a quarter of them writing: no error, and no acknowledged ticket is lost`,
    async () => {
      const bare = await measureBare();
      const store = await openFaultStore(engine);
      const writers = await addWriters(store);
      const portal = await store.start();
      const signInAll = (ids: readonly string[]) => Promise.all(ids.map((id) => signIn(portal.url, id)));
      const writing = await signInAll(writers);
      const sessions = await signInAll(owners);
      const written: Write[] = [];
      const wrong: string[] = [];
      let limited = 0;
      const check = (what: string, answer: TestAnswer): void => {
        if (answer.status === 429) limited += 1;
        else if (answer.status !== 200) wrong.push(`${what}: ${answer.status} ${answer.text.slice(0, 200)}`);
      };
      const write = (client: PortalClient): (() => Promise<void>) => {
        let next = 0;
        return async () => {
          if (performance.now() < next) {
            const draft = JSON.stringify({ subject: "Load", message: randomUUID(), fileNames: [] });
            check("saveTicketDraft", await client.call("saveTicketDraft", { key: "load", draft }));
            return;
          }
          next = performance.now() + TICKET_EVERY;
          const ticket = ticketOf(randomUUID(), false);
          const answer = await client.call(ticket.call, ticket.fields, {
            headers: { "Idempotency-Key": ticket.key },
            files: [],
          });
          check(ticket.call, answer);
          if (isAcknowledged(answer)) written.push(ticket);
        };
      };
      const read = (client: PortalClient) => async (): Promise<void> => {
        const [name, fields] = pick(reads, random) ?? reads[0];
        check(name, await client.call(name, fields));
      };
      const durations = await run(SECONDS, [
        ...writing.map(write),
        ...Array.from({ length: CLIENTS - WRITERS }, (_, index) =>
          read(sameSession(portal.url, sessions[index % sessions.length]!)),
        ),
      ]);
      await portal.stop();
      const database = await store.open();
      wrong.push(...(await wrongWrites(database, store.dataDir, written)));
      await database.close();

      const { p50, p99, each } = timesOf(durations, SECONDS);
      const ratio = (own: number, other: number): string => (own / other).toFixed(1);
      results.push({
        what: `${engine}: ${CLIENTS} clients for ${SECONDS} s`,
        measured: `p50 ${ratio(p50, bare.p50)} times and p99 ${ratio(p99, bare.p99)} times that of a bare Fastify answer, ${(each / bare.each).toFixed(2)} of its answers a second (${each.toFixed(0)}); ${written.length} tickets acknowledged and found once, ${limited} refused by a limit, ${wrong.length} errors`,
      });
      report("load", results);
      expect(wrong).toEqual([]);
      expect(written.length).toBeGreaterThan(0);
    },
    KIND_LIMIT,
  );
});
