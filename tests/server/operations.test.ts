import fastify from "fastify";
import { expect, it, vi } from "vitest";
import { createWarnings, registerReady, UNTRUSTED_PROXY } from "../../server/http/health.ts";
import { routeOf } from "../../server/http/observe.ts";
import { createLog } from "../../server/log.ts";
import type { Database } from "../../server/store/database.ts";
import { emailOf, testPassword } from "../support/portal/demo-like-accounts.ts";
import { eachPortal } from "../support/portal/each-portal.ts";

const lines: string[] = [];
const log = createLog({ level: "info", mode: "production" }, { write: (line) => void lines.push(line) });

eachPortal("a portal", { log }, (portal, database) => {
  it("writes one line for each request, without anything personal", async () => {
    lines.length = 0;
    const client = portal().client();
    await client.call("login", { email_address: emailOf("gold"), password: testPassword });
    await client.get("/reset-password/secret-of-a-link?mail=gold");
    await client.call("noSuchCall");
    await expect.poll(() => lines.length).toBe(3);
    const entries = lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    expect(
      entries.map(({ method, route, status, level, msg }) => [method, route, status, level, msg]),
    ).toEqual([
      ["POST", "/api/login", 200, "info", "request"],
      ["GET", "page", 404, "info", "request"],
      ["POST", "/api/", 404, "info", "request"],
    ]);
    for (const entry of entries)
      expect(Object.keys(entry).toSorted()).toEqual(
        ["level", "method", "ms", "msg", "pid", "route", "status", "time"].toSorted(),
      );
  });

  it("writes a defect without its message, which may quote what was typed", async () => {
    lines.length = 0;
    log.error(
      { err: Object.assign(new Error("key (email)=(ada@byron.example)"), { code: "23505" }) },
      "defect",
    );
    expect(lines[0]).toContain('"code":"23505"');
    expect(lines[0]).toContain("operations.test.ts");
    expect(lines[0]).not.toContain("byron");
  });

  it("is ready while the store answers, and warns of a proxy that it does not know, once", async () => {
    const ready = async () => {
      const { status, json } = await portal().client().get("/health/ready");
      return [status, json];
    };
    expect(await ready()).toEqual([200, { ready: true, warnings: [] }]);
    lines.length = 0;
    for (const address of ["192.0.2.1", "192.0.2.2"])
      await portal()
        .client()
        .call("checkUserSession", {}, { headers: { "X-Forwarded-For": address } });
    expect(lines.filter((line) => line.includes(UNTRUSTED_PROXY))).toHaveLength(1);
    expect(await ready()).toEqual([200, { ready: true, warnings: [UNTRUSTED_PROXY] }]);
    expect(await database().sql`select 1 as one`).toEqual([{ one: 1 }]);
  });
});

eachPortal("a portal behind a proxy that it knows", { log, trustProxy: "127.0.0.1" }, (portal) => {
  it("warns of nothing", async () => {
    const client = portal().client();
    await client.call("checkUserSession", {}, { headers: { "X-Forwarded-For": "192.0.2.1" } });
    expect((await client.get("/health/ready")).json).toEqual({ ready: true, warnings: [] });
  });
});

it("a portal whose store does not answer is not ready", async () => {
  const app = fastify();
  const hanging = { sql: vi.fn(() => new Promise(() => {})) };
  registerReady(app, hanging as unknown as Database, createWarnings());
  const [one, other] = await Promise.all([app.inject("/health/ready"), app.inject("/health/ready")]);
  expect([one.statusCode, other.statusCode, one.json()]).toEqual([503, 503, { ready: false, warnings: [] }]);
  expect(hanging.sql).toHaveBeenCalledTimes(1);
});

it.each([
  ["/api/getOrders", "/api/getOrders"],
  ["/api/getOrders?x=1", "/api/getOrders"],
  ["/api/gold@demo.test", "/api/"],
  ["/realms/partner/login-actions/authenticate/uid", "/realms/"],
  ["/reset-password/secret", "page"],
  ["/assets/index-abc.js", "/assets/"],
  ["/partner/somebody/", "/partner/"],
])("the address %s is logged as %s", (url, route) => {
  expect(routeOf(url)).toBe(route);
});
