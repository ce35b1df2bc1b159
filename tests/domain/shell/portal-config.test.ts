import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { describe, expect, it, test } from "vitest";
import packageFile from "../../../package.json" with { type: "json" };
import shipped from "../../../portal-config.json" with { type: "json" };
import { navigation } from "../../../src/domain/shell/navigation.ts";
import { PortalConfig, VERSION, versionLabel } from "../../../src/domain/shell/portal-config.ts";
import { callBase, homeOf, isProduction } from "../../../src/domain/shell/portal-hosts.ts";

const isConfig = Schema.is(PortalConfig);
const production = "https://portal.example";
const development = "https://dev.portal.example";
const config = {
  ...Schema.decodeUnknownSync(PortalConfig)(shipped),
  productionPortal: `${production}/`,
  developmentPortal: `${development}/start/`,
};

describe("the host of all calls (shell §7)", () => {
  it.each([
    ["the page's own in production", production, production],
    ["the development portal's for any other page", "https://preview.example", development],
    ["the page's own on localhost", "http://localhost:5173", "http://localhost:5173"],
    ["the page's own on 127.0.0.1", "http://127.0.0.1:4173", "http://127.0.0.1:4173"],
    ["not the page's own on a host that only looks like it", "https://localhost.example", development],
  ])("is %s", (_, origin, host) => expect(callBase(config, origin)).toBe(host));

  it("is the page's own where no development portal is configured", () => {
    expect(callBase({ ...config, developmentPortal: "" }, "https://preview.example")).toBe(
      "https://preview.example",
    );
  });
});

test("a page is of production by its whole origin", () => {
  expect(isProduction(config, production)).toBe(true);
  for (const origin of [development, "http://portal.example", `${production}:8443`])
    expect(isProduction(config, origin), origin).toBe(false);
});

test("a logout at the identity server leads to the production portal, on localhost to the page's own origin (shell §4)", () => {
  expect(
    [
      production,
      development,
      "https://preview.example",
      "http://localhost:8080",
      "http://127.0.0.1:8080",
    ].map((origin) => homeOf(config, origin)),
  ).toEqual([
    `${production}/`,
    `${production}/`,
    `${production}/`,
    "http://localhost:8080",
    "http://127.0.0.1:8080",
  ]);
});

test("the footer tells the version, and outside production that it is a development one (shell §1)", () => {
  // A package has three numbers.
  expect(packageFile.version).toBe(`${VERSION}.0`);
  expect(versionLabel(true)).toBe(`V${VERSION}`);
  expect(versionLabel(false)).toBe(`DEV-V${VERSION}`);
});

describe("a configuration", () => {
  it("is the one that is shipped", () => expect(isConfig(shipped)).toBe(true));

  it.each([
    ["a host without a scheme", { productionPortal: "portal.example" }],
    ["a host with a scheme in its query", { productionPortal: "portal.example?https://" }],
    ["a webshop of another scheme", { webshop: "ftp://shop.example/" }],
    ["a link that is a script", { links: { library: "javascript:alert(1)" } }],
    ["a link within a folder", { links: { library: "library/" } }],
    ["an identity server without a realm", { identity: { url: "", clientId: "portal" } }],
    ["a shop without an address", { shops: { at: { name: "Shop AT", instance: "AT" } } }],
    ["support without a phone number", { support: { email: "support@homeautomation.example" } }],
    ["a department without a name", { departments: { default: null } }],
    ["no list of promotions", { promotions: undefined }],
  ])("is not one with %s", (_, changed) => expect(isConfig({ ...shipped, ...changed })).toBe(false));

  it.each(["/atlas/", "http://library.example/", "https://library.example/"])(
    "may have the link %s",
    (link) => expect(isConfig({ ...shipped, links: { library: link } })).toBe(true),
  );

  it.each([
    ["A promotion has a name.", { name: " " }],
    ["A promotion has a name.", { name: undefined }],
    ["A promotion's url begins with https:// or http://.", { url: "/promotion/" }],
    ["A promotion has a url.", { url: undefined }],
    [
      "A promotion's locales are some of cscz, eses, itit, itch, frfr, frch, sksk, plpl.",
      { locales: ["dede"] },
    ],
    ["A promotion has one locale at least.", { locales: [] }],
    ["A promotion has locales.", { locales: undefined }],
  ])("says of a bad promotion where it stands: %s", (sentence, changed) => {
    const promotion = { name: "Akce", url: "https://www.example/", locales: ["cscz"] };
    const given = JSON.stringify({ ...shipped, promotions: [promotion, { ...promotion, ...changed }] });
    const result = Schema.decodeUnknownResult(Schema.fromJsonString(PortalConfig))(given);
    const message = Result.isFailure(result) ? result.failure.message : "accepted";
    expect(message.split("\n")[0]).toBe(sentence);
    expect(message).toContain('["promotions"][1]');
  });

  it("says of promotions that are no list, or are missing, what they are", () => {
    const outcome = (promotions: unknown) => {
      const result = Schema.decodeUnknownResult(PortalConfig)({ ...shipped, promotions });
      return Result.isFailure(result) ? result.failure.message.split("\n")[0] : "accepted";
    };
    expect(outcome({})).toBe("The promotions are a list.");
    expect(outcome([])).toBe("accepted");
    const { promotions: _, ...without } = shipped;
    const result = Schema.decodeUnknownResult(PortalConfig)(without);
    expect(Result.isFailure(result) && result.failure.message).toContain(
      "The promotions are a list, which may be empty.",
    );
  });

  it("has an address for each link of the navigation", () => {
    const links = navigation
      .flatMap(({ entries }) => entries)
      .flatMap(({ to }) => (to.kind === "link" ? [to.link] : []));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !Object.hasOwn(shipped.links, link))).toEqual([]);
  });
});
