import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeEach, expect, it } from "vitest";
import { readMark } from "../../server/mark/mark.ts";
import { ConfigurationRefused } from "../../server/configuration-refused.ts";
import { configurePage } from "../../server/configure-page.ts";
import { localeOfRequest } from "../../server/http/page-language.ts";
import { portalPage } from "../../server/http/portal-page.ts";
import { readStaticFiles } from "../../server/http/static-files.ts";
import { readConfiguration } from "../../server/page-config.ts";
import { catalogueOf, languageTag, locales, type Locale } from "../../src/domain/shell/locale.ts";

const folder = mkdtempSync(join(tmpdir(), "portal-page-"));
const page = join(folder, "index.html");
const file = join(folder, "own.json");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const given = JSON.parse(readFileSync("portal-config.json", "utf8")) as Readonly<Record<string, unknown>>;
const write = (webshop: string): void => writeFileSync(file, JSON.stringify({ ...given, webshop }));

beforeEach(() => {
  writeFileSync(page, readFileSync("index.html"));
  write("https://shop.test.example/?of=</script>$&");
});

/** A request for a page whose browser has a mark of a session, so that nothing is prerendered. */
const known = (locale: Locale = "int") =>
  ({ url: "/", headers: { cookie: `portal_hint=1; portal_lang=${locale}` } }) as IncomingMessage;

const place = {
  origin: "https://portal.test.example",
  mark: readMark({}),
  otherOrigins: [],
  identityOrigin: undefined,
  reports: undefined,
  now: () => new Date(),
};

const webshopIn = async (html: string): Promise<string> => {
  writeFileSync(page, html);
  return (await readConfiguration(page)).webshop;
};

it("a built page is given a configuration without a build, in all its compressed forms", async () => {
  await configurePage({ STATIC_DIR: folder }, file, () => {});
  const html = readFileSync(page, "utf8");
  expect(await webshopIn(html)).toBe("https://shop.test.example/?of=</script>$&");
  // The value ends no element: the page has as many as before.
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe(html);
  expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe(html);
});

it("a static server gets the login as it stands before any script, with the configuration's shops and no style inside", async () => {
  await configurePage({ STATIC_DIR: folder }, file, () => {});
  const login = readFileSync(join(folder, "login/index.html"), "utf8");
  expect(login).toContain('<div id="root" data-prerendered>');
  expect(login).toContain('<input id="');
  expect(login).not.toContain("<style>");
  expect(gunzipSync(readFileSync(join(folder, "login/index.html.gz"))).toString()).toBe(login);
});

it("a configuration that is not valid is refused by name, and the page stays as it was", async () => {
  writeFileSync(file, JSON.stringify({ ...given, webshop: "ftp://shop" }));
  await expect(configurePage({ STATIC_DIR: folder }, file, () => {})).rejects.toThrow(/own\.json.*webshop/s);
  await expect(readConfiguration(join(folder, "missing.json"))).rejects.toThrow(ConfigurationRefused);
  expect(readFileSync(page, "utf8")).toBe(readFileSync("index.html", "utf8"));
});

it("the served page follows a configuration that is replaced, and stays as it was for an invalid one", async () => {
  const failures: unknown[] = [];
  const served = await portalPage({
    ...place,
    files: readStaticFiles(folder),
    config: () => readConfiguration(file),
    report: (error) => failures.push(error),
  });
  const first = await served(known());
  write("https://other.test.example/");
  const second = await served(known());
  expect(await webshopIn(second.plain.toString())).toBe("https://other.test.example/");
  expect(second.etag).not.toBe(first.etag);
  expect(second.compressed.map(({ coding }) => coding)).toEqual(["br", "gzip"]);
  writeFileSync(file, "{");
  expect(await served(known())).toBe(second);
  expect(failures).toEqual([expect.any(ConfigurationRefused)]);
  await expect(
    portalPage({
      ...place,
      files: readStaticFiles(folder),
      config: () => readConfiguration(file),
      report: () => {},
    }),
  ).rejects.toThrow(ConfigurationRefused);
});

it.each([
  ["where no other host is configured", "", [], ""],
  ["with the host of its calls", "https://api.test.example/", [], " https://api.test.example"],
  ["not with its own", "https://portal.test.example", [], ""],
  [
    "with the portal's own host for pages of other origins, and not for localhost",
    "https://portal.test.example",
    ["https://page.test.example", "http://localhost:1"],
    " https://portal.test.example",
  ],
])("the policy of the page is %s", async (_what, developmentPortal, otherOrigins, sources) => {
  writeFileSync(file, JSON.stringify({ ...given, developmentPortal }));
  const served = await portalPage({
    ...place,
    otherOrigins,
    files: readStaticFiles(folder),
    config: () => readConfiguration(file),
    report: () => {},
  });
  expect((await served(known())).policy).toContain(
    `connect-src 'self'${sources}; frame-src 'self'${sources}; form-action 'self';`,
  );
});

const askedBy = (headers: IncomingHttpHeaders) => localeOfRequest({ headers } as IncomingMessage);

it.each(locales)(
  "the page of %s has its language, title and first texts in its first bytes",
  async (locale) => {
    const catalogue = catalogueOf(locale);
    mkdirSync(join(folder, "assets/texts-1"), { recursive: true });
    writeFileSync(
      join(folder, `assets/texts-1/${catalogue}-shell.js`),
      `export default ${JSON.stringify({ shell: { "header.product": `Portal <${catalogue}> & more` } })}`,
    );
    const served = await portalPage({
      ...place,
      files: readStaticFiles(folder),
      config: () => readConfiguration(file),
      report: () => {},
    });
    const { plain, vary } = await served(known(locale));
    const html = plain.toString();
    expect(html).toContain(`<html lang="${languageTag(locale)}">`);
    expect(html).toContain(`<title>Portal &lt;${catalogue}> &amp; more</title>`);
    expect(html.match(/<link rel="modulepreload" href="[^"]*" crossorigin>/g)).toEqual([
      `<link rel="modulepreload" href="/assets/texts-1/${catalogue}-shell.js" crossorigin>`,
    ]);
    expect(vary).toBe("Accept-Encoding, Accept-Language, Cookie");
  },
);

it("the page's locale follows the person's choice, the last login's, and the browser's languages", () => {
  const czech = "cs;q=0.9, de;q=0.8";
  expect(askedBy({ "accept-language": czech })).toBe("cscz");
  expect(askedBy({ host: "localhost:8080", "accept-language": czech })).toBe("enus");
  expect(askedBy({ "accept-language": czech, cookie: "portal_locale=plpl" })).toBe("plpl");
  expect(askedBy({ host: "localhost:8080", cookie: "portal_locale=plpl; portal_lang=deat" })).toBe("deat");
  expect(askedBy({ cookie: "portal_lang=<script>" })).toBe("int");
  expect(askedBy({})).toBe("int");
});
