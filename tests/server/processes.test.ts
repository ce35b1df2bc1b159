import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emailOf, testPassword } from "../support/portal/demo-like-accounts.ts";
import { createPortalClient, type PortalClient } from "../support/portal/portal-client.ts";
import { startProcess, type PortalProcess } from "../support/portal/portal-process.ts";
import { hasPostgres, startPostgres, type PostgresServer } from "../support/portal/postgres.ts";
import { preparedOn, putStore } from "../support/portal/prepared.ts";

const timeout = 120_000;
const ticket = (subject: string) => ({
  department: "support",
  ticket_subject: subject,
  ticket_description: "words",
});
let folder = "";
let running: PortalProcess[] = [];

const start = async (
  variables: Readonly<Record<string, string>>,
): Promise<{ readonly url: string; readonly process: PortalProcess }> => {
  const process = startProcess("test-portal", { DATA_DIR: folder, ...variables });
  running.push(process);
  return { url: await process.ready, process };
};

const signIn = async (url: string): Promise<PortalClient> => {
  const client = createPortalClient(url);
  const answer = await client.call("login", { email_address: emailOf("gold"), password: testPassword });
  expect(answer.json).toMatchObject({ valid: true });
  return client;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "portal-process-"));
  running = [];
});
afterEach(async () => {
  for (const { process } of running) process.kill("SIGKILL");
  await Promise.all(running.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

const keys = Array.from({ length: 20 }, (_, index) => `T-${index}`);
const sendAll = async (client: PortalClient): Promise<readonly unknown[]> => {
  const answers: unknown[] = [];
  for (const key of keys)
    answers.push(
      (await client.call("createTicket", ticket(key), { headers: { "Idempotency-Key": key } })).json,
    );
  return answers;
};

/** Kills a portal after twenty receipts, and asks its successor, in the same session, for each of them, and for a row that must be there. */
const killAndAsk = async (variables: Readonly<Record<string, string>>) => {
  const first = await start(variables);
  const client = await signIn(first.url);
  const receipts = await sendAll(client);
  first.process.process.kill("SIGKILL");
  await first.process.ended;
  const second = await start(variables);
  const again = createPortalClient(second.url);
  for (const [name, value] of client.cookies) again.cookies.set(name, value);
  const answers = await sendAll(again);
  const doubled = await again.call("createTicket", ticket("T-19"), {
    headers: { "Idempotency-Key": "another" },
  });
  return { receipts, answers, doubled: doubled.status };
};

const receiptsOfAll = keys.map((ticketId) => ({ valid: true, data: { ticketId } }));
/** The row of the last ticket is there already, so that writing it once more is refused by the store. */
const nothingLost = { receipts: receiptsOfAll, answers: receiptsOfAll, doubled: 500 };

describe("processes on PGlite", () => {
  it(
    "lose nothing that was acknowledged when one is killed",
    async () => {
      putStore("tables", folder);
      expect(await killAndAsk({})).toEqual(nothingLost);
    },
    timeout,
  );
});

describe.skipIf(!hasPostgres())("processes on PostgreSQL", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, timeout);
  afterAll(() => server.stop());

  it(
    "lose nothing that was acknowledged when one is killed",
    async () => {
      expect(
        await killAndAsk({ DATABASE_URL: await server.freshUrl(preparedOn("PostgreSQL").tables) }),
      ).toEqual(nothingLost);
    },
    timeout,
  );

  it(
    "share sessions, counters and data side by side",
    async () => {
      const variables = { DATABASE_URL: await server.freshUrl(preparedOn("PostgreSQL").tables) };
      const first = await start(variables);
      const second = await start(variables);
      const here = await signIn(first.url);
      const there = createPortalClient(second.url);
      for (const [name, value] of here.cookies) there.cookies.set(name, value);
      const key = { headers: { "Idempotency-Key": "both" } };
      const both = await Promise.all([
        here.call("createTicket", ticket("T-1"), key),
        there.call("createTicket", ticket("T-1"), key),
      ]);
      const receipt = { valid: true, data: { ticketId: "T-1" } };
      expect(both.map(({ json }) => json)).toEqual([receipt, receipt]);
      for (let failure = 0; failure < 10; failure += 1) {
        await createPortalClient(failure % 2 === 0 ? first.url : second.url).call("login", {
          email_address: emailOf("staff"),
          password: "wrong",
        });
      }
      const refused = await createPortalClient(second.url).call("login", {
        email_address: emailOf("staff"),
        password: testPassword,
      });
      expect(refused.json).toEqual({ valid: false, error_code: "TOO_MANY_LOGIN_ATTEMPTS" });
    },
    timeout,
  );
});
