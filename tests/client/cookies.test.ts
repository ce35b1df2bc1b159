import { afterEach, expect, it, vi } from "vitest";
import { rememberLocale } from "../../src/app/browser/cookies.ts";
import { companyDomainOf } from "../../src/domain/shell/portal-hosts.ts";
import shipped from "../../portal-config.json" with { type: "json" };

afterEach(() => vi.unstubAllGlobals());

/** What the page at an address writes as the cookie of a language. */
const written = (address: string, chosen: boolean, config = shipped): string => {
  const page = { cookie: "" };
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", new URL(address));
  rememberLocale("cscz", chosen, companyDomainOf(config));
  return page.cookie;
};

it.each([
  [
    "the portal's",
    "https://portal.homeautomation.example/",
    "; SameSite=Lax; Domain=homeautomation.example; Secure",
  ],
  [
    "the company's other pages",
    "https://www.homeautomation.example/",
    "; SameSite=Lax; Domain=homeautomation.example; Secure",
  ],
  [
    "the company's domain itself",
    "https://homeautomation.example/",
    "; SameSite=Lax; Domain=homeautomation.example; Secure",
  ],
  ["another", "https://preview.example/", "; SameSite=Lax; Secure"],
  ["one that only ends like it", "https://otherhomeautomation.example/", "; SameSite=Lax; Secure"],
  ["localhost", "http://localhost:8080/", "; SameSite=Lax"],
])("a chosen language is kept for 365 days on the company's domain: on %s (shell §9)", (_, address, rest) => {
  expect(written(address, true)).toBe(`portal_lang=cscz; Max-Age=31536000; Path=/${rest}`);
});

it("a language that nobody has chosen is kept as long, in a cookie of its own", () => {
  expect(written("http://localhost:8080/", false)).toBe(
    "portal_locale=cscz; Max-Age=31536000; Path=/; SameSite=Lax",
  );
});

it.each([
  ["below a company's domain", "https://portal.company.co.uk/", "company.co.uk"],
  ["that is the company's domain", "https://company.example/", "company.example"],
])("the company's domain of a portal %s", (_, productionPortal, domain) => {
  expect(written(productionPortal, true, { ...shipped, productionPortal })).toContain(`; Domain=${domain};`);
});
