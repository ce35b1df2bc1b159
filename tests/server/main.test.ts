import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase } from "../../server/store/database.ts";
import { follow } from "../support/portal/follow.ts";
import { createPortalClient } from "../support/portal/portal-client.ts";
import { startProcess, type PortalProcess } from "../support/portal/portal-process.ts";
import { putStore } from "../support/portal/prepared.ts";
import shipped from "../../portal-config.json" with { type: "json" };

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

const production = { PORTAL_MODE: "production", SMTP_URL: "smtp://127.0.0.1:9" };

/** Waits until a portal that was started with METRICS_PORT answers as many requests at the same time. */
const answering = (portal: PortalProcess, requests: number): Promise<void> => {
  const metrics = /Metrics: ([^\s"]+)/.exec(portal.output())?.[1] ?? "";
  return expect
    .poll(async () => (await fetch(metrics)).text())
    .toMatch(new RegExp(`^portal_requests_running ${requests}$`, "m"));
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
  "reports its start, serves demo accounts, and exits with 0; production and another SECRETS_KEY refuse its store",
  async () => {
    putStore("demo", folder);
    const first = start({ SECRETS_KEY: "a".repeat(32) });
    const client = createPortalClient(await first.ready);
    const answer = await client.call("login", {
      email_address: "gold@demo.test",
      password: "Portal-Demo-2026!",
    });
    expect(answer.json).toMatchObject({ valid: true });
    const signOut = new URL("/realms/partner/protocol/openid-connect/logout", await first.ready);
    signOut.search = new URLSearchParams({
      client_id: "portal",
      post_logout_redirect_uri: `${shipped.productionPortal}/login/`,
    }).toString();
    expect((await fetch(signOut)).status).toBe(200);
    expect(first.output()).toContain(`Opening the store in ${folder}`);
    first.process.kill("SIGTERM");
    expect(await first.ended).toBe(0);
    expect(first.output()).toContain("Stopped");

    const second = start({ SECRETS_KEY: "a".repeat(32) });
    const again = createPortalClient(await second.ready);
    for (const [name, value] of client.cookies) again.cookies.set(name, value);
    expect((await again.call("checkUserSession")).json).toMatchObject({ loggedIn: true });
    second.process.kill("SIGINT");
    expect(await second.ended).toBe(0);

    const inProduction = start(production);
    expect(await inProduction.ended).toBe(1);
    expect(JSON.parse(inProduction.output().trim().split("\n").at(-1) ?? "")).toMatchObject({
      level: "error",
      msg: expect.stringContaining("Set DATA_DIR or DATABASE_URL to another store"),
    });
    const withAnotherKey = start({ SECRETS_KEY: "b".repeat(32) });
    expect(await withAnotherKey.ended).toBe(1);
    expect(withAnotherKey.output()).toContain("encrypted with another SECRETS_KEY");
    for (const refused of [inProduction, withAnotherKey]) expect(refused.output()).not.toContain("    at ");
  },
  timeout,
);

it(
  "fills an empty data directory with demo data at its first start",
  { tags: ["long"], timeout },
  async () => {
    const client = createPortalClient(await start().ready);
    const answer = await client.call("login", {
      email_address: "gold@demo.test",
      password: "Portal-Demo-2026!",
    });
    expect(answer.json).toMatchObject({ valid: true });
  },
);

it(
  "holds its data directory, and exits at the second signal without waiting for open requests",
  async () => {
    putStore("demo", folder);
    const portal = start({ METRICS_PORT: "0" });
    const url = await portal.ready;
    const other = start();
    expect(await other.ended).toBe(1);
    expect(other.output()).toContain(
      `The data directory ${folder} is in use by process ${portal.process.pid}`,
    );
    const client = createPortalClient(url);
    await client.post(
      "/dev/faults/",
      new URLSearchParams({ target: "checkUserSession", kind: "slow", value: "60000" }),
    );
    const hanging = client.call("checkUserSession").catch(() => "cut off");
    await answering(portal, 1);
    portal.process.kill("SIGINT");
    await expect.poll(portal.output).toContain("Stopping");
    portal.process.kill("SIGINT");
    expect(await portal.ended).toBe(130);
    expect(await hanging).toBe("cut off");
  },
  timeout,
);

it(
  "ends event streams first when it is stopped, answers what runs, and refuses what comes meanwhile",
  async () => {
    putStore("demo", folder);
    const portal = start({ METRICS_PORT: "0" });
    const url = await portal.ready;
    const follower = createPortalClient(url);
    await follower.call("login", { email_address: "gold@demo.test", password: "Portal-Demo-2026!" });
    const stream = await follow(url, follower);
    const client = createPortalClient(url);
    const slow = { target: "checkUserSession", kind: "slow", value: "4000" };
    await client.post("/dev/faults/", new URLSearchParams(slow));
    const ends: string[] = [];
    const ended = stream.ended.then(() => void ends.push("stream"));
    const running = Array.from({ length: 10 }, () =>
      client.call("checkUserSession").finally(() => void ends.push("call")),
    );
    // The stream is one too.
    await answering(portal, 1 + running.length);
    portal.process.kill("SIGTERM");
    await expect.poll(portal.output).toContain("Stopping");
    const refused = await createPortalClient(url).call("getCountries", { instance: "int" });
    expect([refused.status, refused.headers.get("connection")]).toEqual([503, "close"]);
    const answers = await Promise.all(running);
    await ended;
    expect(answers.map(({ status, headers }) => [status, headers.get("connection")])).toEqual(
      running.map(() => [200, "close"]),
    );
    expect(ends).toEqual(["stream", ...running.map(() => "call")]);
    expect(await portal.ended).toBe(0);
  },
  timeout,
);

it(
  "in production writes lines of JSON, and metrics on a port of their own, and has no tools and no demo accounts",
  async () => {
    putStore("tables", folder);
    const portal = start({ ...production, METRICS_PORT: "0" });
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
    const client = createPortalClient(url);
    expect(
      (await client.call("login", { email_address: "gold@demo.test", password: "Portal-Demo-2026!" })).json,
    ).toEqual({ valid: false, error_code: "NO_WEBACCOUNT_FOR_THIS_EMAIL_ADDRESS" });
    expect((await client.get("/dev/")).status).toBe(404);
    portal.process.kill("SIGTERM");
    expect(await portal.ended).toBe(0);
  },
  timeout,
);

it(
  "refuses to start with variables that are not enough, with a message and before it writes anything",
  async () => {
    const portal = start({ PORTAL_MODE: "production" });
    expect(await portal.ended).toBe(1);
    expect(portal.output()).toContain("set SMTP_URL");
    expect(portal.output()).not.toContain("    at ");
    expect(existsSync(join(folder, "pglite"))).toBe(false);
  },
  timeout,
);

it(
  "refuses a store of a newer version, in words, and leaves nothing behind",
  async () => {
    putStore("tables", folder);
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
  "ends where the store cannot be opened, with a sentence or a defect in the log, and can be started again",
  { tags: ["long"], timeout },
  async () => {
    writeFileSync(join(folder, "pglite"), "no store");
    const portal = start();
    expect(await portal.ended).toBe(1);
    expect(portal.output()).toContain("is a file, and a folder is needed");
    expect(portal.output()).not.toContain("The portal is ready");

    rmSync(join(folder, "pglite"));
    mkdirSync(join(folder, "pglite"));
    writeFileSync(join(folder, "pglite", "PG_VERSION"), "1");
    const again = start();
    expect(await again.ended).toBe(1);
    expect(again.output()).toContain('"part":"main"');

    rmSync(join(folder, "pglite"), { recursive: true });
    putStore("demo", folder);
    await start().ready;
  },
);
