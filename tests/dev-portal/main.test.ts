import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase } from "../../dev-portal/store/database.ts";
import { follow } from "../support/portal/follow.ts";
import { createPortalClient } from "../support/portal/portal-client.ts";
import { startProcess, type PortalProcess } from "../support/portal/portal-process.ts";
import { preparedOn } from "../support/portal/prepared.ts";

const timeout = 120_000;
let folder = "";
let running: PortalProcess[] = [];

const start = (variables: Readonly<Record<string, string>> = {}): PortalProcess => {
  const process = startProcess("main", {
    PORT: "0",
    DATA_DIR: folder,
    STATIC_DIR: join(folder, "none"),
    ...variables,
  });
  running.push(process);
  return process;
};

/** Starts on a copy of the prepared demo store: filling one takes most of the time of a test that is about something else. */
const startFilled = (): PortalProcess => {
  cpSync(preparedOn("PGlite").demo, folder, { recursive: true });
  return start();
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "portal-main-"));
  running = [];
});
afterEach(async () => {
  for (const { process } of running) process.kill("SIGKILL");
  await Promise.all(running.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

it(
  "reports its start, serves demo accounts, and exits with 0",
  async () => {
    const first = start();
    const client = createPortalClient(await first.ready);
    const answer = await client.call("login", {
      email_address: "gold@demo.test",
      password: "Portal-Demo-2026!",
    });
    expect(answer.json).toMatchObject({ valid: true });
    expect(first.output()).toContain(`Opening the store in ${folder}`);
    first.process.kill("SIGTERM");
    expect(await first.ended).toBe(0);
    expect(first.output()).toContain("Stopped");

    const second = start();
    const again = createPortalClient(await second.ready);
    for (const [name, value] of client.cookies) again.cookies.set(name, value);
    expect((await again.call("checkUserSession")).json).toMatchObject({ loggedIn: true });
    second.process.kill("SIGINT");
    expect(await second.ended).toBe(0);

    const production = start({ PORTAL_MODE: "production", SMTP_URL: "smtp://127.0.0.1:9" });
    expect(await production.ended).toBe(1);
    expect(JSON.parse(production.output().trim().split("\n").at(-1) ?? "")).toMatchObject({
      level: "error",
      msg: expect.stringContaining("Set DATA_DIR or DATABASE_URL to another store"),
    });
    expect(production.output()).not.toContain("    at ");
  },
  timeout,
);

it(
  "exits at the second signal without waiting for open requests",
  async () => {
    const portal = startFilled();
    const url = await portal.ready;
    const client = createPortalClient(url);
    await client.post(
      "/dev/faults/",
      new URLSearchParams({ target: "checkUserSession", kind: "slow", value: "60000" }),
    );
    const hanging = client.call("checkUserSession").catch(() => "cut off");
    await expect.poll(async () => (await client.get("/dev/faults.json")).json).toHaveLength(1);
    portal.process.kill("SIGINT");
    await expect.poll(portal.output).toContain("Stopping");
    portal.process.kill("SIGINT");
    expect(await portal.ended).toBe(130);
    expect(await hanging).toBe("cut off");
  },
  timeout,
);

it(
  "answers what runs when it is stopped, and refuses what comes meanwhile",
  async () => {
    const portal = startFilled();
    const url = await portal.ready;
    const client = createPortalClient(url);
    const slow = { target: "checkUserSession", kind: "slow", value: "4000" };
    await client.post("/dev/faults/", new URLSearchParams(slow));
    const running = Array.from({ length: 10 }, () => client.call("checkUserSession"));
    await new Promise((resolve) => setTimeout(resolve, 500));
    portal.process.kill("SIGTERM");
    await expect.poll(portal.output).toContain("Stopping");
    const refused = await createPortalClient(url).call("getCountries", { instance: "int" });
    expect([refused.status, refused.headers.get("connection")]).toEqual([503, "close"]);
    const answers = await Promise.all(running);
    expect(answers.map(({ status, headers }) => [status, headers.get("connection")])).toEqual(
      running.map(() => [200, "close"]),
    );
    expect(await portal.ended).toBe(0);
  },
  timeout,
);

it(
  "ends event streams first when it is stopped",
  async () => {
    const portal = startFilled();
    const url = await portal.ready;
    const client = createPortalClient(url);
    await client.call("login", { email_address: "gold@demo.test", password: "Portal-Demo-2026!" });
    const stream = await follow(url, client);
    await client.post(
      "/dev/faults/",
      new URLSearchParams({ target: "getCountries", kind: "slow", value: "4000" }),
    );
    const ends: string[] = [];
    const slow = client.call("getCountries", { instance: "int" }).then(() => void ends.push("call"));
    const ended = stream.ended.then(() => void ends.push("stream"));
    await new Promise((resolve) => setTimeout(resolve, 500));
    portal.process.kill("SIGTERM");
    await Promise.all([slow, ended]);
    expect(ends).toEqual(["stream", "call"]);
    expect(await portal.ended).toBe(0);
  },
  timeout,
);

it(
  "writes lines of JSON in production, and metrics on a port of their own",
  async () => {
    const portal = start({ PORTAL_MODE: "production", METRICS_PORT: "0", SMTP_URL: "smtp://127.0.0.1:9" });
    const url = await portal.ready;
    const metrics = /Metrics: ([^\s"]+)/.exec(portal.output())?.[1] ?? "";
    await createPortalClient(url).call("checkUserSession");
    expect(await (await fetch(metrics)).text()).toContain(
      'portal_request_seconds_count{method="POST",route="/api/checkUserSession",status="200"} 1',
    );
    expect((await createPortalClient(url).get("/metrics")).text).not.toContain("portal_request_seconds");
    await expect.poll(portal.output).toContain("checkUserSession");
    const lines = portal
      .output()
      .trim()
      .split("\n")
      // What packages say at their start of a Node that they do not support.
      .filter((line) => !/^(oidc-provider WARNING|\()/.test(line))
      .map((line) => JSON.parse(line) as { readonly msg: string });
    expect(lines.map(({ msg }) => msg)).toContain("request");
    portal.process.kill("SIGTERM");
    expect(await portal.ended).toBe(0);
  },
  timeout,
);

it.each([
  [{ HOST: "0.0.0.0" }, "set DEV_ACCESS_PASSWORD, or PORTAL_MODE=production"],
  [{ BASE_URL: "https://portal.example" }, "set DEV_ACCESS_PASSWORD, or PORTAL_MODE=production"],
  [{ PORTAL_MODE: "production" }, "set SMTP_URL"],
  [{ PORT: "99999" }, "PORT must be a number from 0 to 65535"],
])(
  "refuses to start with %o, with a message and before it writes anything",
  async (variables, words) => {
    const portal = start(variables);
    expect(await portal.ended).toBe(1);
    expect(portal.output()).toContain(words);
    expect(portal.output()).not.toContain("    at ");
    expect(existsSync(join(folder, "pglite"))).toBe(false);
  },
  timeout,
);

it(
  "refuses a data directory that another process holds",
  async () => {
    const first = startFilled();
    await first.ready;
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(
      `The data directory ${folder} is in use by process ${first.process.pid}`,
    );
  },
  timeout,
);

it(
  "refuses a store of a newer version, in words, and leaves nothing behind",
  async () => {
    cpSync(preparedOn("PGlite").demo, folder, { recursive: true });
    const database = await openDatabase({ dataDir: folder });
    await database.sql`insert into schema_migrations (id) values ('9999-later')`;
    await database.close();
    const portal = start();
    expect(await portal.ended).toBe(1);
    expect(portal.output()).toContain("The store has migrations that this version does not know: 9999-later");
    expect(portal.output()).not.toContain("    at ");
    expect(readdirSync(join(folder, "incoming"))).toEqual([]);
  },
  timeout,
);

it(
  "refuses a store whose keys another SECRETS_KEY has encrypted, in words",
  async () => {
    cpSync(preparedOn("PGlite").demo, folder, { recursive: true });
    const first = start({ SECRETS_KEY: "a".repeat(32) });
    await first.ready;
    first.process.kill("SIGTERM");
    expect(await first.ended).toBe(0);
    const second = start({ SECRETS_KEY: "b".repeat(32) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain("encrypted with another SECRETS_KEY");
    expect(second.output()).not.toContain("    at ");
  },
  timeout,
);

it(
  "ends with a defect in the log where the store cannot be opened, and can be started again",
  { tags: ["long"], timeout },
  async () => {
    writeFileSync(join(folder, "pglite"), "no store");
    const portal = start();
    expect(await portal.ended).toBe(1);
    expect(portal.output()).toContain('"part":"main"');
    expect(portal.output()).not.toContain("The portal is ready");

    rmSync(join(folder, "pglite"));
    mkdirSync(join(folder, "pglite"));
    writeFileSync(join(folder, "pglite", "PG_VERSION"), "1");
    const again = start();
    expect(await again.ended).toBe(1);
    expect(again.output()).toContain('"part":"main"');

    rmSync(join(folder, "pglite"), { recursive: true });
    cpSync(preparedOn("PGlite").demo, folder, { recursive: true });
    await start().ready;
  },
);

it(
  "has no tools and no demo accounts in production",
  async () => {
    const portal = start({ PORTAL_MODE: "production", SMTP_URL: "smtp://127.0.0.1:9" });
    const client = createPortalClient(await portal.ready);
    expect(
      (await client.call("login", { email_address: "gold@demo.test", password: "Portal-Demo-2026!" })).json,
    ).toEqual({ valid: false, error_code: "NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS" });
    expect((await client.get("/dev/")).status).toBe(404);
  },
  timeout,
);
