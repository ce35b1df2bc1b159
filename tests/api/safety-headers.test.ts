import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readMark } from "../../server/mark/mark.ts";
import { PUBLIC_REFERENCES_PATH } from "../../src/domain/references/public-path.ts";
import { textFiles } from "../../scripts/vite/text-files.ts";
import { openCookieBrowser } from "../support/portal/cookie-browser.ts";
import { eachPortal } from "../support/portal/each-portal.ts";
import { authorize, identityAt } from "../support/portal/identity-harness.ts";
import type { TestPortal } from "../support/portal/portal.ts";

const reports = "https://reports.example/csp";

eachPortal(
  "a portal by TLS",
  {
    baseUrl: "https://portal.example",
    cspReports: reports,
    securityContact: "mailto:security@portal.example",
  },
  (portal) => {
    it.each([
      "/health/ready",
      "/realms/partner/.well-known/openid-configuration",
      "/realms/partner/protocol/openid-connect/certs",
      "/realms/partner/protocol/openid-connect/auth?client_id=unknown",
      "/realms/other/",
    ])("says nosniff and HSTS at %s", async (path) => {
      const { headers } = await portal().client().get(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        "x-content-type-options": "nosniff",
        "strict-transport-security": "max-age=31536000; includeSubDomains",
      });
    });

    it("names the address to which browsers report what the policy refused", async () => {
      const { headers } = await portal().client().get("/health/ready");
      expect(headers.get("content-security-policy")).toContain(`; report-uri ${reports}; report-to policy`);
      expect(headers.get("reporting-endpoints")).toBe(`policy="${reports}"`);
    });

    it.each([
      ["light", "/mark.svg"],
      ["dark", "/mark-dark.svg"],
    ] as const)(
      "shows the %s mark, which neither runs nor loads anything where it is opened",
      async (theme, path) => {
        const { status, headers, text } = await portal().client().get(path);
        expect([status, text]).toEqual([200, readMark({})[theme]]);
        expect(Object.fromEntries(headers)).toMatchObject({
          "content-type": "image/svg+xml; charset=utf-8",
          "cache-control": "public, max-age=3600, stale-while-revalidate=604800",
          "content-security-policy": expect.stringMatching(/^default-src 'none'; sandbox;/),
          "x-content-type-options": "nosniff",
        });
      },
    );

    it("says whom to tell of a weakness, until half a year from now", async () => {
      const { status, headers, text } = await portal().client().get("/.well-known/security.txt");
      expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
      const fields = Object.fromEntries(
        text
          .trim()
          .split("\n")
          .map((line) => line.split(/: (.*)/, 2)),
      );
      expect(fields).toMatchObject({
        Contact: "mailto:security@portal.example",
        Canonical: "https://portal.example/.well-known/security.txt",
      });
      const days = (Date.parse(fields["Expires"] ?? "") - portal().clock.now().getTime()) / 86_400_000;
      expect(days).toBeGreaterThan(179);
      expect(days).toBeLessThan(181);
    });
  },
);

/** A built page with its texts. */
const staticDir = mkdtempSync(join(tmpdir(), "portal-headers-"));
afterAll(() => rmSync(staticDir, { recursive: true, force: true }));
const write = (file: string, content: string): void => {
  const path = join(staticDir, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
};
write("index.html", readFileSync("index.html", "utf8"));
for (const [file, texts] of textFiles()) write(`assets/texts-1/${file}`, texts);

const html = { Accept: "text/html" };
const signOn = "/realms/partner/protocol/openid-connect";
const signIn = async ({ url }: TestPortal) => {
  const { page } = await authorize(identityAt(url), openCookieBrowser());
  if (page === undefined) throw new Error("the sign-on shows a page");
  return page;
};

eachPortal("a portal with an address for reports", { cspReports: reports, staticDir }, (portal) => {
  type Ask = (portal: TestPortal) => Promise<{ readonly status: number; readonly headers: Headers }>;
  const at =
    (path: string): Ask =>
    (portal) =>
      portal.client().get(path, html);
  const signedIn =
    (path: string): Ask =>
    async (portal) =>
      (await portal.signedIn("gold")).get(path, html);

  it.each<[string, number, Ask]>([
    ["the portal's page", 200, at("/orders/")],
    ["a form that was sent without a script", 405, ({ client }) => client().post("/login/", "x=1", html)],
    ["the sign-on's login", 200, signIn],
    ["a sign-on that fails", 400, at(`${signOn}/auth?client_id=unknown`)],
    ["the sign-on's status", 200, at(`${signOn}/login-status-iframe.html`)],
    ["the sign-on's look at cookies", 200, at(`${signOn}/3p-cookies/step1.html`)],
    ["the sign-on's sign-out", 200, at(`${signOn}/logout`)],
    ["a list that everybody can read", 200, at(PUBLIC_REFERENCES_PATH)],
    ["a public address without a page", 404, at("/partner/nobody/")],
    ["a website before it is published", 200, signedIn("/api/previewWebsite")],
    ["a link in a letter", 404, at("/api/unsubscribe/unknown")],
    ["a link to a file", 401, at("/api/download/unknown")],
    ["the calls", 200, at("/api/docs")],
    ["the tools", 200, at("/dev/")],
    ["a call that is not there", 404, at("/api/none")],
  ])("names it at every kind of page: %s", async (_, status, ask) => {
    const answer = await ask(portal());
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-security-policy")).toMatch(
      new RegExp(`^default-src 'none'; .*; report-uri ${reports}; report-to policy$`),
    );
    expect(answer.headers.get("reporting-endpoints")).toBe(`policy="${reports}"`);
  });
});

eachPortal("a portal without an address for reports", {}, (portal) => {
  it("names none, and says no HSTS without TLS", async () => {
    const { headers } = await portal().client().get("/health/ready");
    expect(headers.get("content-security-policy")).not.toContain("report");
    expect([headers.get("reporting-endpoints"), headers.get("strict-transport-security")]).toEqual([
      null,
      null,
    ]);
  });
});
