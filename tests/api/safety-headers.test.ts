import { expect, it } from "vitest";
import { eachPortal } from "../support/portal/each-portal.ts";

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
