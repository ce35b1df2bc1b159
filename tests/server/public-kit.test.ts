// @vitest-environment jsdom
import { createHash } from "node:crypto";
import type { AddressInfo } from "node:net";
import fastify from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { html, paragraphs } from "../../server/dev/html.ts";
import { chooseLanguage } from "../../server/http/accept-language.ts";
import { policyMaker } from "../../server/http/security-headers.ts";
import { createLog } from "../../server/log.ts";
import { publicPage, textLanguage } from "../../server/public/public-page.ts";
import {
  answerUnknownPages,
  createPublisher,
  type FindPublicPage,
  type PublicAnswer,
} from "../../server/public/public-routes.ts";
import { recentReads } from "../../server/public/shared-reads.ts";
import { htmlMistakes } from "../support/html-mistakes.ts";

const parsed = (text: string): Document => new DOMParser().parseFromString(text, "text/html");

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server with one route; its clock stands where the test sets it. */
const serve = async (find: FindPublicPage) => {
  const clock = { now: new Date("2026-11-23T10:00:00Z") };
  const lines: string[] = [];
  const log = createLog({ level: "warn", mode: "development" }, { write: (line) => lines.push(line) });
  const app = fastify();
  app.decorate("makePolicy", policyMaker(undefined));
  answerUnknownPages(app);
  createPublisher(app, { now: () => clock.now, log })("/partner/:slug/", find);
  await app.listen({ port: 0, host: "127.0.0.1" });
  closing.push(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, headers, redirect: "manual" });
  return { get, clock, lines };
};

const page = (key: string, text = key): PublicAnswer => ({
  _tag: "Page",
  key,
  make: () => ({ html: publicPage({ language: "en", title: text, main: html`<h1>${text}</h1>` }) }),
});

describe("the language of a page", () => {
  it.each([
    ["de", ["de", "en"], "de"],
    ["de-AT,en;q=0.5", ["en", "de"], "de"],
    ["en;q=0.5,de", ["en", "de"], "de"],
    ["en;q=0.5,de;q=0.9", ["en", "de"], "de"],
    ["de;q=0,en", ["de", "en"], "en"],
    ["de;q=0", ["de"], undefined],
    ["it, *;q=0.1", ["cs", "de"], "cs"],
    ["it", ["cs", "de"], undefined],
    ["", ["de"], undefined],
    [undefined, ["de"], undefined],
    ["de;q=often, en", ["de", "en"], "en"],
    ["DE-at", ["de"], "de"],
    ["deu", ["de"], undefined],
  ])("that is asked for by %s, of %j, is %s", (header, offered, language) => {
    expect(chooseLanguage(header, offered)).toBe(language);
  });

  it.each([
    ["cs", "de", "cs"],
    ["nl", "de-CH,en", "nl"],
    [undefined, "pt,de-CH;q=0.5", "de"],
    [undefined, "pt", "en"],
    [undefined, "es", "es"],
  ])(
    "has the server's texts, where the text is %s and the reader asks for %s, in %s",
    (text, header, expected) => {
      expect(textLanguage(text, header)).toBe(expected);
    },
  );
});

describe("a public route", () => {
  it("sends a page with its own policy, for a minute, by language", async () => {
    const { get } = await serve(() => Promise.resolve(page("one")));
    const answer = await get("/partner/one/");
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=60",
      vary: "Accept-Language, Accept-Encoding",
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    });
    expect(answer.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; img-src 'self'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; frame-ancestors 'none'; form-action 'none'$/,
    );
    expect(await answer.text()).toContain("<h1>one</h1>");
  });

  it("has a style that its policy allows", async () => {
    const { get } = await serve(() => Promise.resolve(page("one")));
    const answer = await get("/partner/one/");
    const style = parsed(await answer.text()).querySelector("style")?.textContent ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    expect(answer.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
  });

  it("answers 304 to whoever has the page, and its headers alone to HEAD", async () => {
    const { get } = await serve(() => Promise.resolve(page("one")));
    const etag = (await get("/partner/one/")).headers.get("etag") ?? "";
    const again = await get("/partner/one/", { "If-None-Match": `"other", ${etag}` });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await get("/partner/one/", { "If-None-Match": 'W/"other"' })).status).toBe(200);
    const head = await get("/partner/one/", {}, "HEAD");
    expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, etag, ""]);
  });

  it.each([
    ["notFound", 404, "de", "Diese Seite gibt es nicht"],
    ["gone", 410, "cs-CZ", "Tato stránka už není dostupná"],
    ["failed", 500, "pl", "Nie udało się wyświetlić strony"],
    ["failed", 500, "pt", "The page could not be shown"],
  ] as const)("that is %s answers %i with a text in %s", async (why, status, language, heading) => {
    const { get } = await serve(() => Promise.resolve({ _tag: "Missing", why }));
    const answer = await get("/partner/one/", { "Accept-Language": language });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("vary")).toBe("Accept-Language");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    const text = await answer.text();
    expect(parsed(text).querySelector("h1")?.textContent).toBe(heading);
    expect(await htmlMistakes(text)).toEqual([]);
  });

  it("shows a page where its own page fails, and logs why", async () => {
    const { get, lines } = await serve(() => Promise.reject(new Error("no store")));
    const answer = await get("/partner/one/");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([500, "text/html; charset=utf-8"]);
    const text = await answer.text();
    expect(text).not.toContain("no store");
    expect(await htmlMistakes(text)).toEqual([]);
    expect(lines.join("")).toContain("no store");
  });

  it.each([
    ["/partner/one", "/partner/one/"],
    ["/partner/one?a=1", "/partner/one/?a=1"],
    ["/partner/old/", "/partner/new/"],
    ["/partner/old/?a=1", "/partner/new/?a=1"],
  ])("leads from %s to %s", async (from, to) => {
    const { get } = await serve(() => Promise.resolve({ _tag: "Moved", to: "/partner/new/" }));
    const answer = await get(from);
    expect([answer.status, answer.headers.get("location")]).toEqual([308, to]);
  });

  it.each(["/partner/", "/partner/one/two/", "/partner/one/two"])("shows a text at %s", async (path) => {
    const { get } = await serve(() => Promise.resolve(page("one")));
    const answer = await get(path);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
  });

  it("makes a page once, until its time is over", async () => {
    let made = 0;
    const until = new Date("2026-11-23T12:00:00Z");
    const { get, clock } = await serve(() =>
      Promise.resolve({
        _tag: "Page",
        key: "one",
        make: () => {
          made += 1;
          return { html: `<p>${made}</p>`, until };
        },
      }),
    );
    const texts = [];
    for (const at of ["10:00", "11:59", "12:00", "09:00"]) {
      clock.now = new Date(`2026-11-23T${at}:00Z`);
      texts.push(await (await get("/partner/one/")).text());
    }
    expect(texts).toEqual(["<p>1</p>", "<p>1</p>", "<p>2</p>", "<p>3</p>"]);
  });
});

describe("a part of a page", () => {
  it("is text, whatever it holds", () => {
    const text = `<script>alert(1)</script>"'&amp;`;
    const document = parsed(
      publicPage({
        language: "en",
        title: text,
        description: text,
        main: html`<h1 title="${text}">${text}</h1>`,
      }),
    );
    expect(document.title).toBe(text);
    expect(document.querySelector("meta[name=description]")?.getAttribute("content")).toBe(text);
    expect(document.querySelector("h1")?.title).toBe(text);
    expect(document.querySelector("h1")?.textContent).toBe(text);
    expect(document.querySelector("script")).toBeNull();
  });

  it("has paragraphs where its lines are apart", () => {
    const document = parsed(html`${paragraphs("\n one\ntwo \n\n \n\nthree<br>\n\n")}`.text);
    expect([...document.querySelectorAll("p")].map(({ innerHTML }) => innerHTML)).toEqual([
      "one<br>two",
      "three&lt;br&gt;",
    ]);
  });
});

describe("recent reads", () => {
  /** A store whose transactions and time the test counts. */
  const store = () => {
    const state = { ended: 0, now: 10_000 };
    return { state, database: { ended: () => state.ended }, now: () => new Date(state.now) };
  };

  it("answer nobody with what was read before a transaction ended that they asked after, and ask at most once more", async () => {
    const { state, ...services } = store();
    let value = 0;
    let reads = 0;
    const release: (() => void)[] = [];
    const read = recentReads(async () => {
      reads += 1;
      const seen = value;
      await new Promise<void>((resolve) => release.push(resolve));
      return seen;
    }, services);
    const first = read("a");
    value = 1;
    state.ended = 1;
    const later = [read("a"), read("a"), read("a")];
    release.shift()?.();
    expect(await first).toBe(0);
    await Promise.resolve();
    release.shift()?.();
    expect(await Promise.all(later)).toEqual([1, 1, 1]);
    expect(reads).toBe(2);
  });

  it.each([
    ["at once", 0, 0, 1],
    ["within a second", 999, 0, 1],
    ["after a second", 1_000, 0, 2],
    ["after a transaction of this process", 0, 1, 2],
    ["where the clock was put back", -1, 0, 2],
  ])(
    "%s ask the store %i ms later with %i transactions in all %i times",
    async (_when, later, ended, times) => {
      const { state, ...services } = store();
      let reads = 0;
      const read = recentReads(() => Promise.resolve((reads += 1)), services);
      await read("a");
      state.now += later;
      state.ended += ended;
      expect(await read("a")).toBe(times);
      expect(await read("b")).toBe(times + 1);
    },
  );

  it("ask again after a failure, and keep no more than 500", async () => {
    const keys: string[] = [];
    const read = recentReads((key) => {
      keys.push(key);
      return keys.length === 1 ? Promise.reject(new Error("lost")) : Promise.resolve(key);
    }, store());
    const [lost, again, other] = await Promise.allSettled([read("a"), read("a"), read("b")]);
    expect([lost.status, again.status, other.status]).toEqual(["rejected", "fulfilled", "fulfilled"]);
    for (let no = 0; no < 500; no += 1) await read(`${no}`);
    const before = keys.length;
    await read("499");
    await read("a");
    expect(keys.slice(before)).toEqual(["a"]);
  });
});
