import { spawn } from "node:child_process";
import { once } from "node:events";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createPortalClient, type PortalClient, type TestAnswer } from "../support/portal/portal-client.ts";
import { hasPostgres } from "../support/portal/postgres.ts";
import { pick } from "../e2e/support/random.ts";
import { KIND_LIMIT, randomOf, report, sized, type Result } from "./support/campaign.ts";
import { openFaultStore } from "./support/fault-store.ts";
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

const reads = [
  ["getOrders", { page: "1" }],
  ["getProducts", {}],
  ["getTickets", {}],
  ["checkUserSession", {}],
  ["getDashboard", {}],
] as const;

test.each(["PGlite", "PostgreSQL"] as const)(
  `${CLIENTS} clients on %s, a quarter of them writing: no error, and no acknowledged ticket is lost`,
  async (engine) => {
    if (engine === "PostgreSQL" && !hasPostgres()) return;
    const bare = await measureBare();
    const store = await openFaultStore(engine);
    const portal = await store.start();
    const sessions = await Promise.all(owners.map((id) => signIn(portal.url, id)));
    const written: Write[] = [];
    const wrong: string[] = [];
    let limited = 0;
    const check = (what: string, answer: TestAnswer): void => {
      if (answer.status === 429) limited += 1;
      else if (answer.status !== 200) wrong.push(`${what}: ${answer.status} ${answer.text.slice(0, 200)}`);
    };
    const writing = (client: PortalClient) => async (): Promise<void> => {
      const write = ticketOf(randomUUID(), false);
      const answer = await client.call(write.call, write.fields, {
        headers: { "Idempotency-Key": write.key },
        files: [],
      });
      check(write.call, answer);
      if (isAcknowledged(answer)) written.push(write);
    };
    const reading = (client: PortalClient) => async (): Promise<void> => {
      const [name, fields] = pick(reads, random) ?? reads[0];
      check(name, await client.call(name, fields));
    };
    const durations = await run(
      SECONDS,
      Array.from({ length: CLIENTS }, (_, index) => {
        const client = sameSession(portal.url, sessions[index % sessions.length]!);
        return index % 4 === 0 ? writing(client) : reading(client);
      }),
    );
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
