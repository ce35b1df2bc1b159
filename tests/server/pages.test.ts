import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls } from "../../src/api/calls.ts";
import { openDatabase, type Database } from "../../server/store/database.ts";
import { putLetter } from "../../server/mail/outbox.ts";
import { seedTestAccounts } from "../support/portal/demo-like-accounts.ts";
import { createPortalClient } from "../support/portal/portal-client.ts";
import { startTestPortal, type TestPortal } from "../support/portal/portal.ts";
import { putStore } from "../support/portal/prepared.ts";

const hashed = (content: string): string =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

const html = { Accept: "text/html,application/xhtml+xml" };
const folder = mkdtempSync(join(tmpdir(), "portal-static-"));
let database: Database;
let portal: TestPortal;

beforeAll(async () => {
  mkdirSync(join(folder, "web/assets"), { recursive: true });
  const put = (name: string, text: string): void => writeFileSync(join(folder, "web", name), text);
  put("index.html", '<!doctype html><title>portal</title><link rel="stylesheet" href="/assets/main-1.css">');
  put("assets/main-1.css", "body{color:red}");
  put("robots.txt", "User-agent: *");
  put("favicon.svg", "<svg />");
  put("silent-check-sso.html", "<!doctype html>");
  put("assets/main-abc.js", "export {}".repeat(100));
  writeFileSync(join(folder, "web/assets/main-abc.js.br"), brotliCompressSync("export {}".repeat(100)));
  writeFileSync(join(folder, "secret.txt"), "outside");
  putStore("tables", join(folder, "store"));
  database = await openDatabase({ dataDir: join(folder, "store") });
  await seedTestAccounts(database);
  portal = await startTestPortal(database, { staticDir: join(folder, "web") });
});
afterAll(async () => {
  await portal.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  portal.client().get(path, headers);
const basic = (password: string) => ({
  Authorization: `Basic ${Buffer.from(`dev:${password}`).toString("base64")}`,
});

/** The status of a path that is sent as it is written: fetch would normalise it. */
const statusOfRaw = async (url: string, path: string): Promise<number | undefined> => {
  const sent = request(url, { path }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
};

const withFault = async (fault: Readonly<Record<string, string>>) => {
  const client = await portal.signedIn("gold");
  expect((await client.post("/dev/faults/", new URLSearchParams(fault))).status).toBe(303);
  return client;
};

describe("the built portal", () => {
  it("is served for every navigation, and never for a script, a missing page or a path outside", async () => {
    for (const path of ["/", "/orders/?status=done", "/order/123:/", "/order/1.2/"])
      expect((await get(path, html)).text).toContain("<title>portal</title>");
    expect((await get("/missing.js", { Accept: "*/*" })).status).toBe(404);
    expect((await get("/missing.html", html)).status).toBe(404);
    expect((await get("/%E0%A4%A", html)).status).toBe(400);
    expect((await get("/assets/old.js", html)).status).toBe(404);
    expect((await get("/..%2fsecret.txt", html)).text).not.toContain("outside");
  });

  it("is cached for a year where the name has a hash, and revalidated otherwise", async () => {
    expect((await get("/assets/main-abc.js")).headers.get("cache-control")).toBe(
      "public, max-age=31536000, immutable",
    );
    for (const [path, cacheControl] of [
      ["/", "no-cache"],
      ["/robots.txt", "no-cache"],
      // Browsers ask for the icon on every page.
      ["/favicon.svg", "public, max-age=3600"],
      // A silent sign-on loads it in advance.
      ["/silent-check-sso.html", "public, max-age=3600"],
    ] as const) {
      const first = await get(path, html);
      expect(first.headers.get("cache-control")).toBe(cacheControl);
      const again = await get(path, { ...html, "If-None-Match": first.headers.get("etag") ?? "" });
      expect([again.status, again.text]).toEqual([304, ""]);
    }
  });

  it("is sent compressed where the browser accepts it, and without a body for HEAD", async () => {
    const compressed = await fetch(`${portal.url}/assets/main-abc.js`, {
      headers: { "Accept-Encoding": "gzip, br" },
    });
    expect([compressed.headers.get("content-encoding"), await compressed.text()]).toEqual([
      "br",
      "export {}".repeat(100),
    ]);
    const refusedCoding = await fetch(`${portal.url}/assets/main-abc.js`, {
      headers: { "Accept-Encoding": "br;q=0, identity" },
    });
    expect(refusedCoding.headers.get("content-encoding")).toBeNull();
    const head = await fetch(`${portal.url}/robots.txt`, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "13", ""]);
    expect((await portal.client().post("/orders/", "")).status).toBe(405);
  });

  it("has headers that allow nothing from other origins", async () => {
    const page = await get("/", html);
    const { headers } = page;
    const policy = headers.get("content-security-policy") ?? "";
    const styles = hashed("body{color:red}");
    expect(page.text).toContain("<style>body{color:red}</style>");
    const [, script = ""] =
      /<script>(.*)<\/script>/.exec(readFileSync("public/silent-check-sso.html", "utf8")) ?? [];
    const silentCheck = hashed(script);
    for (const part of [
      "default-src 'none'",
      `script-src 'self' ${silentCheck} ${hashed(readFileSync("src/prerender/early-press.js", "utf8"))}`,
      `style-src 'self' ${styles}`,
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types portal-worker",
    ]) {
      expect(policy.split("; ")).toContain(part);
    }
    expect(policy).not.toMatch(/unsafe|\*|http/);
    // A file server sends the page as it is built, with its styles beside it.
    expect(readFileSync("docs/deployment.md", "utf8")).toContain(
      `Content-Security-Policy: ${policy.replace(` ${styles}`, "")}\n`,
    );
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(headers.get("strict-transport-security")).toBeNull();
  });
});

describe("the state atlas", () => {
  const folderOf = join(folder, "atlas");
  const build = (title: string, at: Date): void => {
    mkdirSync(join(folderOf, "assets"), { recursive: true });
    mkdirSync(join(folderOf, "data"), { recursive: true });
    writeFileSync(join(folderOf, "assets/main-abc.js"), "export {}");
    writeFileSync(join(folderOf, "data/index.json"), "{}");
    writeFileSync(join(folderOf, "index.html"), `<!doctype html><title>${title}</title>`);
    utimesSync(join(folderOf, "index.html"), at, at);
  };

  it("says that it is not built yet, is served as soon as it is, again after a new build, and is never replaced by the portal's page", async () => {
    const there = await startTestPortal(database, { staticDir: join(folder, "web"), atlasDir: folderOf });
    const getThere = (path: string) => there.client().get(path, html);
    const early = await getThere("/atlas/");
    expect([early.status, early.headers.get("refresh")]).toEqual([503, "5"]);
    expect(early.text).toContain("The state atlas is not built yet");
    build("atlas", new Date(1000));
    expect((await getThere("/atlas/")).text).toContain("<title>atlas</title>");
    const bare = await getThere("/atlas");
    expect([bare.status, bare.headers.get("location")]).toEqual([308, "/atlas/"]);
    expect((await getThere("/atlas/data/index.json")).text).toBe("{}");
    expect((await getThere("/atlas/assets/main-abc.js")).headers.get("cache-control")).toContain("immutable");
    expect((await getThere("/atlas/")).headers.get("content-security-policy")).toContain("script-src 'self'");
    expect((await getThere("/atlas/data/gone.json")).status).toBe(404);
    expect((await getThere("/atlas/..%2f..%2fsecret.txt")).text).not.toContain("outside");
    build("newer", new Date(2000));
    expect((await getThere("/atlas/")).text).toContain("<title>newer</title>");
    await there.close();
  });
});

describe("behind TLS, with an identity server elsewhere", () => {
  it("allows only that server, sends HSTS for a year, and has no tools in production", async () => {
    const there = await startTestPortal(database, {
      mode: "production",
      baseUrl: "https://portal.example",
      staticDir: join(folder, "web"),
      identity: { url: "https://id.example/auth", realm: "partner", clientId: "portal" },
    });
    const { headers } = await there.client().get("/", html);
    expect(headers.get("content-security-policy")).toContain(
      "connect-src 'self' https://id.example; frame-src 'self' https://id.example; form-action 'self' https://id.example;",
    );
    expect(headers.get("strict-transport-security")).toContain("max-age=31536000");
    for (const path of ["/dev/", "/dev/outbox.json", "/dev/faults/"])
      expect((await there.client().get(path)).status).toBe(404);
    await there.close();
  });
});

describe("the description of the calls", () => {
  it("has every call, and every schema that it refers to", async () => {
    const { json, text } = await portal.client().get("/api/openapi.json");
    const document = json as {
      openapi: string;
      paths: Record<string, unknown>;
      components: { schemas: Record<string, unknown> };
    };
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths).toSorted()).toEqual(
      Object.values(calls)
        .map(({ path }) => path)
        .toSorted(),
    );
    for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g))
      expect(Object.keys(document.components.schemas)).toContain(name);
    expect(text).toContain("EMPTY_EMAIL_ADDRESS");
  });

  it("has a page without inline code", async () => {
    const { text } = await portal.client().get("/api/docs");
    for (const name of Object.keys(calls)) expect(text).toContain(`<h2 id="${name}">`);
    expect(text).not.toMatch(/<script|<style|style=|onclick/);
    expect((await portal.client().get("/api/docs.css")).headers.get("content-type")).toContain("text/css");
  });
});

describe("the tools of development", () => {
  it("shows the outbox with its content escaped", async () => {
    await putLetter(
      database.sql,
      { to: "a@test.example", subject: "<b>bold</b>", text: "Hello & good day", language: "en" },
      new Date(),
    );
    expect((await portal.client().get("/dev/outbox/")).text).toContain("&lt;b&gt;bold&lt;/b&gt;");
    expect((await portal.client().get("/dev/outbox.json")).json).toMatchObject([
      { recipient: "a@test.example", body: "Hello & good day", sent_at: null },
    ]);
    expect((await portal.client().get("/dev/")).text).toContain("/dev/faults/");
  });

  it("are available for the portal's own host names only, and with the password where there is one", async () => {
    const guarded = await startTestPortal(database, { devAccessPassword: "s3cret" });
    const without = await guarded.client().get("/dev/outbox.json");
    expect([without.status, without.headers.get("www-authenticate")]).toEqual([
      401,
      'Basic realm="Development tools", charset="UTF-8"',
    ]);
    expect((await guarded.client().get("/dev/outbox.json", basic("wrong"))).status).toBe(401);
    expect((await guarded.client().get("/dev/outbox.json", basic("s3cret"))).status).toBe(200);
    await guarded.close();
  });

  it.each([
    "/%64ev/outbox.json",
    "/de%76/outbox/",
    "/%64%65%76/faults.json",
    "http://localhost/dev/outbox.json",
    "//dev/outbox.json",
    "/dev/../dev/outbox.json",
  ])("are guarded by their route, however %s is written", async (path) => {
    const guarded = await startTestPortal(database, { devAccessPassword: "s3cret" });
    expect(await statusOfRaw(guarded.url, path)).not.toBe(200);
    await guarded.close();
  });

  it("are not for requests that a proxy passes on, unless there is a password", async () => {
    for (const header of ["X-Forwarded-For", "X-Forwarded-Host", "Forwarded", "X-Real-IP", "Via"]) {
      const answer = await portal.client().get("/dev/outbox.json", { [header]: "203.0.113.7" });
      expect([header, answer.status]).toEqual([header, 403]);
    }
    const guarded = await startTestPortal(database, { devAccessPassword: "s3cret" });
    const passedOn = { ...basic("s3cret"), "X-Forwarded-For": "203.0.113.7" };
    expect((await guarded.client().get("/dev/outbox.json", passedOn)).status).toBe(200);
    await guarded.close();
  });
});

describe("faults", () => {
  it("make calls fail, malformed or cut off for one browser only", async () => {
    const failing = await withFault({ target: "getPartnerData", kind: "fail", value: "503" });
    expect((await failing.call("getPartnerData")).status).toBe(503);
    expect((await failing.call("checkUserSession")).status).toBe(200);
    expect((await (await portal.signedIn("gold")).call("getPartnerData")).status).toBe(200);
    const malformed = await withFault({ target: "all-calls", kind: "malformed" });
    expect(await malformed.call("checkUserSession")).toMatchObject({ status: 200, json: undefined });
    const cut = await withFault({ target: "getPartnerData", kind: "cut" });
    await expect(cut.call("getPartnerData")).rejects.toThrow("terminated");
  });

  it("delay calls, or never answer them", async () => {
    const slow = await withFault({ target: "getPartnerData", kind: "slow", value: "300" });
    const begin = performance.now();
    expect((await slow.call("getPartnerData")).status).toBe(200);
    expect(performance.now() - begin).toBeGreaterThan(290);
    const hanging = await withFault({ target: "getPartnerData", kind: "hang" });
    const first = await Promise.race([
      hanging.call("getPartnerData").catch(() => "cut"),
      hanging.call("checkUserSession"),
    ]);
    expect(first).toMatchObject({ status: 200, json: { loggedIn: true } });
  });

  it("apply to the identity server too", async () => {
    const client = await withFault({ target: "identity", kind: "fail", value: "500" });
    expect((await client.get("/realms/partner/.well-known/openid-configuration")).status).toBe(500);
    expect((await portal.client().get("/realms/partner/.well-known/openid-configuration")).status).toBe(200);
  });

  it("behind TLS, are set by a Secure cookie", async () => {
    const there = await startTestPortal(database, {
      baseUrl: "https://portal.example",
      trustProxy: "127.0.0.1",
      devAccessPassword: "s3cret",
    });
    const client = createPortalClient(there.url, { origin: "https://portal.example" });
    const passedOn = {
      ...basic("s3cret"),
      "X-Forwarded-Proto": "https",
      "X-Forwarded-Host": "portal.example",
    };
    const fault = new URLSearchParams({ target: "getCountries", kind: "fail", value: "503" });
    const set = await client.post("/dev/faults/", fault, passedOn);
    expect(set.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-dev_faults=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
    ]);
    expect((await client.call("getCountries")).status).toBe(503);
    expect((await client.get("/dev/faults.json", passedOn)).json).toHaveLength(1);
    await there.close();
  });

  it("are listed and cleared, and invalid ones are refused", async () => {
    const client = await withFault({ target: "getPartnerData", kind: "fail", value: "500" });
    expect((await client.get("/dev/faults.json")).json).toEqual([
      { target: "getPartnerData", kind: "fail", value: 500 },
    ]);
    expect((await client.get("/dev/faults/")).text).toContain("<td>getPartnerData</td>");
    await client.post("/dev/faults/clear", new URLSearchParams());
    expect((await client.get("/dev/faults.json")).json).toEqual([]);
    expect(
      (await client.post("/dev/faults/", new URLSearchParams({ target: "everything", kind: "fail" }))).status,
    ).toBe(422);
    expect(
      (
        await client.post("/dev/faults/", new URLSearchParams({ target: "login", kind: "fail" }), {
          Origin: "https://evil.example",
        })
      ).status,
    ).toBe(403);
  });
});
