import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { RunningPortal } from "../e2e/support/server.ts";
import { pick } from "../e2e/support/random.ts";
import type { PortalClient, TestAnswer } from "../support/portal/portal-client.ts";
import { hasPostgres } from "../support/portal/postgres.ts";
import { KIND_LIMIT, randomOf, report, sized, type Result } from "./support/campaign.ts";
import { openFaultStore } from "./support/fault-store.ts";
import { owners, sameSession, signIn } from "./support/people.ts";
import {
  answerOf,
  isAcknowledged,
  send,
  ticketIn,
  ticketOf,
  wrongWrites,
  type Write,
} from "./support/writes.ts";

const ROUNDS = sized(20);
const random = randomOf("kill");
const results: Result[] = [];

/** Processes of the portal on one store, of which one is killed and started again in each round. */
const startAll = async (store: Awaited<ReturnType<typeof openFaultStore>>, count: number) => {
  const all: RunningPortal[] = [];
  for (let index = 0; index < count; index += 1) all.push(await store.start());
  return {
    urls: all.map(({ url }) => url),
    stop: () => Promise.all(all.map((portal) => portal.stop())),
    /** Kills one; returns how it is started again. */
    killOne: async (): Promise<() => Promise<void>> => {
      const at = Math.floor(random() * count);
      const portal = all[at];
      await portal?.stop("SIGKILL");
      return async () => {
        all[at] = await store.start({ PORT: new URL(portal?.url ?? "").port });
      };
    },
  };
};

interface Person {
  /** One client for each process, all with the same session. */
  readonly clients: readonly PortalClient[];
  /** The last ticket that was acknowledged. */
  ticket: string;
}

const nextWrite = ({ ticket }: Person): Write => {
  const key = randomUUID();
  return ticket !== "" && random() < 0.66 ? answerOf(key, ticket) : ticketOf(key, random() < 0.3);
};

const kinds = [
  ["PGlite", 1],
  ["PostgreSQL", 2],
] as const;

describe.each(kinds)("%s, %i process(es)", (engine, processes) => {
  test.skipIf(engine === "PostgreSQL" && !hasPostgres())(
    "every acknowledged write is there once after kill -9",
    async () => {
      const store = await openFaultStore(engine);
      const portals = await startAll(store, processes);
      const people = await Promise.all(
        owners.map(async (id): Promise<Person> => {
          const client = await signIn(portals.urls[0] ?? "", id);
          return { clients: portals.urls.map((url) => sameSession(url, client)), ticket: "" };
        }),
      );
      const acknowledged = new Map<string, Write>();
      const wrong: string[] = [];
      const cut = new Set<string>();
      const refused = new Map<number, number>();

      /** Writes until the round ends; returns the writes of the round with their answers, undefined where none came. */
      const write = async (person: Person, isOver: () => boolean) => {
        const sent: { readonly write: Write; readonly answer: TestAnswer | undefined }[] = [];
        while (!isOver()) {
          const one = nextWrite(person);
          const client = pick(person.clients, random);
          const answer = client === undefined ? undefined : await send(client, one);
          sent.push({ write: one, answer });
          if (isAcknowledged(answer)) person.ticket = ticketIn(answer);
          // A limit allows an account 60 tickets and 120 answers in the campaign's time.
          await delay(60 + random() * 100);
        }
        return sent;
      };

      for (let round = 0; round < ROUNDS; round += 1) {
        let isOver = false;
        const writing = people.map((person) => write(person, () => isOver));
        await delay(300 + random() * 1200);
        const restart = await portals.killOne();
        // The other processes go on without it.
        if (processes > 1) await delay(500);
        isOver = true;
        await restart();
        for (const [index, sent] of (await Promise.all(writing)).entries()) {
          for (const { write: one, answer } of sent) {
            if (answer !== undefined && !isAcknowledged(answer)) {
              refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1);
              continue;
            }
            // A person's page asks again with the same key: what was cut off is carried out now, what was acknowledged is only read.
            const client = pick(people[index]?.clients ?? [], random);
            const again = client === undefined ? undefined : await send(client, one);
            if (answer === undefined) {
              if (!isAcknowledged(again)) continue;
              cut.add(one.key);
            } else if (answer.text !== again?.text)
              wrong.push(`${one.text}: ${answer.text} became ${again?.text}`);
            acknowledged.set(one.key, one);
          }
        }
      }
      await portals.stop();
      const database = await store.open();
      wrong.push(...(await wrongWrites(database, store.dataDir, acknowledged.values())));
      await database.close();

      const refusals = [...refused].map(([status, times]) => `${times} with ${status}`).join(", ");
      results.push({
        what: `${engine}, ${processes === 1 ? "one process" : `${processes} processes`}: kill -9`,
        measured: `${ROUNDS} times, ${acknowledged.size - cut.size} acknowledged writes, ${cut.size} cut off and sent again with the same key${refusals === "" ? "" : `, refused: ${refusals}`}; ${wrong.length} lost, doubled or changed`,
      });
      report("kill", results);
      expect(wrong).toEqual([]);
      expect(acknowledged.size).toBeGreaterThan(ROUNDS);
    },
    KIND_LIMIT,
  );
});
