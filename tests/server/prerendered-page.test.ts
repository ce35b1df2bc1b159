import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readMark } from "../../server/mark/mark.ts";
import { prerenderedPlace } from "../../server/http/prerendered-page.ts";
import { serveBuild } from "../../server/http/portal-page.ts";
import { readStaticFiles } from "../../server/http/static-files.ts";
import { readConfiguration, withConfiguration } from "../../server/page-config.ts";
import { catalogueFile, textFiles } from "../../scripts/vite/text-files.ts";
import { THEME_KEY } from "../../src/domain/account/theme-key.ts";
import { catalogueOf, languageTag, locales } from "../../src/domain/shell/locale.ts";

const PRODUCTION = "https://portal.homeautomation.example";
const config = await readConfiguration("portal-config.json");
const folder = mkdtempSync(join(tmpdir(), "portal-prerendered-"));

const write = (file: string, content: string): void => {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
};

const clock = { now: new Date("2026-12-31T12:00:00Z") };

const serve = async (origin: string) => {
  const handle = await serveBuild({
    files: readStaticFiles(folder),
    otherBuild: () => Promise.resolve(undefined),
    config: undefined,
    mark: readMark({}),
    origin,
    otherOrigins: [],
    identityOrigin: undefined,
    reports: undefined,
    now: () => clock.now,
    report: () => {},
  });
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
};

let development: Awaited<ReturnType<typeof serve>>;
let production: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  const page = readFileSync("index.html", "utf8").replace(
    "</title>",
    '</title>\n<link rel="stylesheet" href="/assets/main-1.css">',
  );
  write("index.html", withConfiguration(page, config));
  write("assets/main-1.css", ".main{color:red;--mark:url(/mark.svg)}");
  write("assets/keycloak-adapter-1.js", "");
  write("prerendered/forgot-password.css", ".forgot{color:blue}");
  for (const [file, texts] of textFiles()) write(`assets/texts-1/${file}`, texts);
  development = await serve("http://localhost:8080");
  production = await serve(PRODUCTION);
});
afterAll(() => {
  development.stop();
  production.stop();
  rmSync(folder, { recursive: true, force: true });
});

const headingOf = (html: string): string | undefined =>
  /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, "");

const open = async (path: string, cookie = "portal_lang=dede", { url } = development) => {
  const response = await fetch(`${url}${path}`, { headers: { Accept: "text/html", Cookie: cookie } });
  return { html: await response.text(), headers: response.headers };
};

describe("which page stands before any script", () => {
  const placeOf = (url: string, cookie = "") =>
    prerenderedPlace({ url, headers: { cookie } } as IncomingMessage, config);

  it.each([
    ["/login/", "login", "/login/"],
    ["/login", "login", "/login/"],
    ["/login/?redirect=%2Forders%2F", "login", "/login/"],
    ["/login/at/", "login", "/login/at/"],
    ["/login/?id=1&shop=at", "login", "/login/", "?shop=at"],
    ["/login/?shop=nowhere", "login", "/login/"],
    ["/login/?shop=constructor", "login", "/login/"],
    ["/login/at/?shop=ch", "login", "/login/at/"],
    ["/forgot-password/", "forgot-password", "/forgot-password/"],
    ["/", "login", "/login/"],
    ["/order/SO-2026-000560/", "login", "/login/"],
  ])("%s begins with the %s", (url, name, path, search = "") => {
    expect(placeOf(url)).toEqual({ name, path, search });
  });

  it.each([
    ["/login/nowhere/"],
    ["/registration/"],
    ["/reset-password/"],
    ["/messages/"],
    ["/no-such-page/"],
  ])("%s begins with no such page", (url) => expect(placeOf(url)).toBeUndefined());

  it("nobody who is most likely signed in begins with the login", () => {
    expect(placeOf("/login/", "portal_hint=1")).toBeUndefined();
    expect(placeOf("/login/", "portal_hint=dede")).toBeUndefined();
    expect(placeOf("/", "portal_sign_on=1")).toBeUndefined();
    expect(placeOf("/", "portal_hint=0; portal_sign_on=")).toEqual({
      name: "login",
      path: "/login/",
      search: "",
    });
  });
});

it.each(locales)("the login of %s is in its language", async (locale) => {
  const { html, headers } = await open("/login/", `portal_lang=${locale}`);
  const texts = catalogueFile(catalogueOf(locale), "shell");
  expect(html).toContain(`<html lang="${languageTag(locale)}">`);
  expect(headingOf(html)).toBe(texts["login.title"]);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(headers.get("vary")).toBe("Accept-Encoding, Accept-Language, Cookie");
});

it("the copyright names the present year, also of a portal that runs since the year before", async () => {
  const copyright = catalogueFile("dede", "shell")["footer.copyright"] ?? "";
  for (const year of [2026, 2027]) {
    clock.now = new Date(year, 11, 31);
    expect((await open("/login/")).html).toContain(copyright.replace("{{year}}", String(year)));
  }
});

it("the forgotten password has the texts and the styles of its own screen", async () => {
  const { html } = await open("/forgot-password/");
  expect(headingOf(html)).toBe(catalogueFile("dede", "passwords")["forgot.title"]);
  const mark = `url("data:image/svg+xml,${encodeURIComponent(readMark({}).light)}")`;
  expect(html).toContain(`<style>.main{color:red;--mark:${mark}}.forgot{color:blue}</style>`);
});

it("the form can be sent without any script, and sends nothing in an address", async () => {
  const { html } = await open("/login/");
  expect(html).toMatch(/<form [^>]*method="post"/);
  expect(html).not.toMatch(/<form [^>]*(action|method="get")/);
});

it("shops and the mark of a development portal are part of it", async () => {
  const shop = await open("/login/at/");
  expect(shop.html).toContain(config.shops["at"]?.name);
  const byParameter = await open("/login/?shop=at");
  for (const { html } of [shop, byParameter]) expect(html).toContain('data-shop="at"');
  const { html } = await open("/login/");
  expect(html).not.toContain("data-shop");
  expect(html).toContain(">DEV</span>");
  expect(html).toContain(">DEV-V");
  const live = await open("/login/", "portal_lang=dede", production);
  expect(live.html).not.toContain("DEV");
});

describe("which page names the code of the sign-on adapter", () => {
  it.each([
    ["the page of a screen without a session", "/orders/", "", true],
    ["with a mark of single sign-on", "/", "portal_sign_on=1", true],
    ["not with a session", "/orders/", "portal_sign_on=1; portal_hint=1", false],
    ["not an open screen", "/messages/", "", false],
    ["not the login", "/login/", "", false],
  ])("%s", async (_, path, cookie, isNamed) => {
    const { html } = await open(path, cookie);
    expect(html.includes('<link rel="modulepreload" href="/assets/keycloak-adapter-1.js" crossorigin>')).toBe(
      isNamed,
    );
  });
});

it.each([
  ["a prerendered page", "", ["style", "script"]],
  ["another page", "portal_hint=1", ["style"]],
])("the policy allows what stands inside %s, and nothing else", async (_, cookie, tags) => {
  const { html, headers } = await open("/login/", cookie);
  const policy = headers.get("content-security-policy") ?? "";
  const inside = [...html.matchAll(/<(script|style)>(.*?)<\/\1>/gs)];
  expect(inside.map(([, tag]) => tag)).toEqual(tags);
  for (const [, tag = "", content = ""] of inside) {
    const source = `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
    expect(policy.split("; ").find((part) => part.startsWith(`${tag}-src`))).toContain(source);
  }
  expect(policy).not.toContain("unsafe");
});

it("the script inside the page applies the theme that the portal keeps", async () => {
  const { html } = await open("/login/");
  expect(html).toContain(`localStorage.getItem("${THEME_KEY}")`);
});

it("a form that is sent without the portal's script is answered in words, and never with what was sent", async () => {
  const response = await fetch(`${development.url}/login/`, {
    method: "POST",
    headers: { Accept: "text/html", Cookie: "portal_lang=cscz" },
    body: new URLSearchParams({ email: "somebody@demo.test", password: "secret-of-somebody" }),
  });
  const text = await response.text();
  expect([response.status, response.headers.get("content-type")]).toEqual([405, "text/html; charset=utf-8"]);
  expect(text).toContain('<html lang="cs">');
  expect(text).toContain("Portál potřebuje JavaScript");
  expect(text).toContain(`<a href="/login/">${catalogueFile("cscz", "shell")["login.title"]}</a>`);
  expect(text).not.toMatch(/somebody|secret/);
});
