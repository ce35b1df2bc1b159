import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { typed as cleaned } from "../../src/domain/kit/typed.ts";
import { noOpeningHours } from "../../src/domain/website/opening-hours.ts";
import type { EditedWebsite, Website, WebsiteDraft } from "../../src/domain/website/website.ts";
import { htmlMistakes } from "../support/html-mistakes.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";

eachDemoPortal("public pages", (demo) => {
  const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") =>
    fetch(`${demo().portal.url}${path}`, { method, headers, redirect: "manual" });

  /** Publishes a website of the company of a demo account with these changes. */
  const publish = async (id: string, changed: Partial<Website>): Promise<void> => {
    const { draft } = await demo().ask<EditedWebsite>(id, "getWebsite");
    const website: Website = {
      ...draft.website,
      companyName: "Werkstatt Nord",
      street: "Hauptstraße 1",
      street2: "",
      zip: "4150",
      city: "Rohrbach",
      country: "AT",
      phone: "+43728912345",
      email: "office@werkstatt.example",
      texts: [
        { language: "de", description: "Wir bauen Häuser um.", imprint: "Werkstatt Nord" },
        { language: "en", description: "We convert houses.", imprint: "Werkstatt Nord" },
      ],
      hours: noOpeningHours,
      header: null,
      logo: null,
      gallery: [],
      links: [],
      ...changed,
    };
    const { saved } = await demo().ask<{ saved: WebsiteDraft }>(id, "saveWebsite", {
      website: JSON.stringify(website),
      revision: String(draft.revision),
    });
    await demo().ask(id, "publishWebsite", { revision: String(saved.revision) });
  };

  it("show a published website to everybody, in their language, with a policy of its own", async () => {
    await publish("gold", { slug: "werkstatt-nord" });
    const german = await get("/partner/werkstatt-nord/", { "Accept-Language": "de-AT" });
    expect(german.status).toBe(200);
    expect(Object.fromEntries(german.headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=60",
      vary: "Accept-Language, Accept-Encoding",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(
        /^default-src 'none'; img-src 'self'; style-src 'sha256-[^']+'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'$/,
      ),
    });
    expect(german.headers.get("set-cookie")).toBeNull();
    const shown = await german.text();
    expect(shown).toContain("Wir bauen Häuser um.");
    expect(shown).not.toMatch(/<script|<form|\son\w+=/);
    expect(shown).toContain("https://map.example/?q=Hauptstra%C3%9Fe%201");
    const english = await get("/partner/werkstatt-nord/", { "Accept-Language": "fr;q=0.5,en" });
    expect(await english.text()).toContain("We convert houses.");
    expect(english.headers.get("etag")).not.toBe(german.headers.get("etag"));
  });

  it("are known to who has them, until they say something else", async () => {
    const headers = { "Accept-Language": "de" };
    await publish("gold", { slug: "werkstatt-nord", companyName: "Werkstatt Nord 1" });
    const first = await get("/partner/werkstatt-nord/", headers);
    const known = { ...headers, "If-None-Match": first.headers.get("etag") ?? "" };
    const again = await get("/partner/werkstatt-nord/", known);
    expect([again.status, again.headers.get("cache-control"), await again.text()]).toEqual([
      304,
      "public, max-age=60",
      "",
    ]);
    const head = await get("/partner/werkstatt-nord/", headers, "HEAD");
    expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([
      200,
      first.headers.get("etag"),
      "",
    ]);
    await publish("gold", { slug: "werkstatt-nord", companyName: "Werkstatt Nord 2" });
    const changed = await get("/partner/werkstatt-nord/", known);
    expect([changed.status, (await changed.text()).includes("Werkstatt Nord 2")]).toEqual([200, true]);
  });

  it("do not show a draft", async () => {
    await publish("gold", { slug: "werkstatt-nord" });
    const { draft } = await demo().ask<EditedWebsite>("gold", "getWebsite");
    await demo().ask("gold", "saveWebsite", {
      website: JSON.stringify({ ...draft.website, companyName: "Only a draft" }),
      revision: String(draft.revision),
    });
    expect(await (await get("/partner/werkstatt-nord/")).text()).not.toContain("Only a draft");
  });

  it("are where the address says, or say why they are not", async () => {
    const at = async (path: string): Promise<string> => {
      const answer = await get(path, { "Accept-Language": "en" });
      return `${answer.status} ${answer.headers.get("location") ?? /<h1[^>]*>([^<]*)/.exec(await answer.text())?.[1]} ${answer.headers.get("cache-control")}`;
    };
    /** Changes the company as another process would, of which a page says nothing for up to a second. */
    const change = async (changing: PromiseLike<unknown>): Promise<void> => {
      await changing;
      demo().portal.clock.forward(1);
    };
    const { sql } = demo().database;
    const gone = "410 This page is no longer available no-store";
    const shown = "200 Werkstatt Nord public, max-age=60";
    await publish("gold", { slug: "werkstatt-alt" });
    await publish("gold", { slug: "werkstatt-neu" });
    expect(await at("/partner/werkstatt-neu/")).toBe(shown);
    expect(await at("/partner/werkstatt-neu?from=letter")).toBe(
      "308 /partner/werkstatt-neu/?from=letter no-store",
    );
    expect(await at("/partner/werkstatt-alt/")).toBe("308 /partner/werkstatt-neu/ no-store");
    expect(await at("/partner/nobody-here/")).toBe("404 This page does not exist no-store");
    expect(await at("/partner/")).toBe("404 This page does not exist no-store");

    const [company] = await sql<{ id: string; partner_status: string }>`
      select c.id, c.partner_status from companies c join accounts a on a.company_id = c.id where a.id = 'gold'`;
    if (company === undefined) throw new Error("the demo account gold has no company");
    await change(sql`update companies set partner_status = 'endcustomer' where id = ${company.id}`);
    expect(await at("/partner/werkstatt-neu/")).toBe(gone);
    await change(
      sql`update companies set partner_status = ${company.partner_status} where id = ${company.id}`,
    );
    expect(await at("/partner/werkstatt-neu/")).toBe(shown);
    await change(sql`update companies set deactivated_at = now() where id = ${company.id}`);
    expect(await at("/partner/werkstatt-neu/")).toBe(gone);
    await change(sql`update companies set deactivated_at = null where id = ${company.id}`);
    await demo().ask("gold", "takeWebsiteOffline");
    expect(await at("/partner/werkstatt-neu/")).toBe(gone);
    expect(await at("/partner/werkstatt-alt/")).toBe(gone);
    await publish("gold", { slug: "werkstatt-neu" });
    expect(await at("/partner/werkstatt-neu/")).toBe(shown);
  });

  /** Asks for an address as it is written, which `fetch` would normalise. */
  const ask = async (path: string, method = "GET", headers: Readonly<Record<string, string>> = {}) => {
    const asking = request(demo().portal.url, { path, method, headers }).end();
    const [answer] = (await once(asking, "response")) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
  };
  const headingOf = (html: string): string | undefined => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

  const long = "a".repeat(8_000);
  const noPage = "This page does not exist";
  it.each([
    ["/partner/%ff/", 404, noPage],
    ["/partner/%zz", 404, noPage],
    ["/partner/%00/", 404, noPage],
    ["/partner/%1b/", 404, noPage],
    ["/partner", 404, noPage],
    ["/partner?a=1", 404, noPage],
    ["/partner//", 404, noPage],
    ["/partner/a%2fb/", 404, noPage],
    [`/partner/${long}/`, 404, noPage],
    [`/partner/${"a".repeat(90)}/`, 404, noPage],
    ["/reference-projects/%2e%2e/", 404, noPage],
    ["/reference-projects/%00/", 404, noPage],
    ["/reference-projects/%e2%80%ae/", 404, noPage],
    [`/reference-projects/${long}`, 404, noPage],
    ["/reference-projects/one/two/", 404, noPage],
    [`/reference-projects/?page=%ff&type=%00&x=${long}`, 200, "Reference projects"],
    ["/reference-projects/?page=1e9&page=-1&area=a&area=b", 200, "Reference projects"],
    ["/partner/WERKSTATT-nord/", 308, "/partner/werkstatt-nord/"],
    ["/Partner/werkstatt-nord/?a=1", 308, "/partner/werkstatt-nord/?a=1"],
    ["/Reference-Projects", 308, "/reference-projects/"],
    ["/reference-projects/rp-000001/", 308, "/reference-projects/RP-000001/"],
    ["/reference-projects/rp-999999/", 404, noPage],
  ])("are found or explained in words, address %#", async (path, status, heading) => {
    await publish("gold", { slug: "werkstatt-nord" });
    const answer = await ask(path, "GET", { "Accept-Language": "en" });
    expect([answer.status, answer.headers.location ?? headingOf(answer.text)]).toEqual([status, heading]);
    expect(answer.headers["content-type"]).toBe(status === 308 ? undefined : "text/html; charset=utf-8");
    const head = await ask(path, "HEAD");
    expect([head.status, head.headers.location, head.text]).toEqual([status, answer.headers.location, ""]);
  });

  it("lead from where a reference project was to all of them", async () => {
    const hrefs = async (path: string) => {
      const { text: page } = await ask(path);
      return [...page.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
    };
    expect(await hrefs("/reference-projects/RP-999999/")).toEqual(["/reference-projects/"]);
    expect(await hrefs("/reference-projects/%ff/")).toEqual(["/reference-projects/"]);
    expect(await hrefs("/partner/nobody-here/")).toEqual([]);
  });

  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"])(
    "take nothing but readings, and say so to %s in words",
    async (method) => {
      for (const path of ["/reference-projects/", "/partner/nobody-here/", "/partner/%ff/"]) {
        const answer = await ask(path, method, { "Accept-Language": "de", "Content-Type": "text/x" });
        expect([answer.status, answer.headers.allow, headingOf(answer.text)]).toEqual([
          405,
          "GET, HEAD",
          "Diese Seite kann nur gelesen werden",
        ]);
      }
    },
  );

  it.each([
    ["*", "en"],
    ["de;q=0, *;q=0.1", "en"],
    ["de;q=0, cs;q=0.1", "cs"],
    ["pl", "pl"],
    ["pt", "en"],
    [";;;=,,q=1,-", "en"],
    [`${"x;q=0.1,".repeat(900)}fr`, "fr"],
    ["es-".repeat(2_600), "es"],
  ])("are in a language whatever is accepted, %#", async (accepted, language) => {
    const answer = await ask("/reference-projects/", "GET", { "Accept-Language": accepted });
    expect([answer.status, /<html lang="(\w+)"/.exec(answer.text)?.[1]]).toEqual([200, language]);
  });

  it("leave addresses that cannot be read to others where they are not theirs", async () => {
    for (const path of ["/api/%ff", `/pictures/${long}/whole/640.webp`]) {
      const answer = await ask(path);
      expect([answer.status, JSON.parse(answer.text)]).toMatchObject([404, { error_code: "NOT_FOUND" }]);
    }
  });

  it("are valid HTML as they are served", async () => {
    await publish("gold", {
      slug: "werkstatt-nord",
      companyName: "Elektroinstallationstechnikwerkstatt Nordwald & Söhne",
      texts: [
        { language: "nl", description: "Wij verbouwen huizen.", imprint: "Werkstatt Nord" },
        { language: "de", description: "Wir bauen um.\n\nSeit 1990.", imprint: "Werkstatt Nord" },
      ],
      hours: { ...noOpeningHours, special: [{ date: "2099-12-24", spans: [] }] },
      links: ["https://www.facebook.com/werkstatt?a=1&b=2"],
    });
    const paths = [
      "/partner/werkstatt-nord/",
      // With every picture.
      "/partner/bergmann-gebaudetechnik-gmbh/",
      "/reference-projects/",
      "/reference-projects/?type=hotel&area=energy",
      "/reference-projects/?type=hotel&area=pool&country=ES",
      "/reference-projects/RP-000007/",
      "/reference-projects/RP-000012/",
      "/reference-projects/RP-999999/",
      "/partner/nobody-here/",
      "/partner/%ff/",
    ];
    for (const path of paths)
      for (const language of ["de", "nl,cs", "pl"]) {
        const { text: page } = await ask(path, "GET", { "Accept-Language": language });
        expect([path, language, await htmlMistakes(page)]).toEqual([path, language, []]);
      }
    const post = await ask("/reference-projects/", "POST");
    expect(await htmlMistakes(post.text)).toEqual([]);
  });

  it.each([
    `<script>alert(1)</script><img src=x onerror="alert(1)">`,
    `"' onmouseover='alert(1)' x="</title></style></div><h1>`,
    "javascript:alert(1) <a href=javascript:alert(1)>x</a> [x](javascript:alert(1))",
    "&lt;b&gt;&#60;b&#62; {when} {address} {company} <!-- ]]>",
    "\u202Eevitagen\u2066\u2067 \u200F\u2028\u2029x",
    "Donaudampfschifffahrt".repeat(60),
    "Wir\u0007bauen um",
  ])("show what a partner types as text: %#", async (typed) => {
    /** A page's tags; those of the head say what the text says. */
    const tagsOf = (page: string): readonly string[] => page.split("<body")[1]?.match(/<[^>]*>/g) ?? [];
    const page = async (text: string): Promise<string> => {
      await publish("gold", {
        slug: "werkstatt-nord",
        texts: [{ language: "de", description: text, imprint: text }],
      });
      return (await get("/partner/werkstatt-nord/")).text();
    };
    const shown = await page(typed);
    expect(tagsOf(shown)).toEqual(tagsOf(await page("Wir bauen um.")));
    expect(await htmlMistakes(shown)).toEqual([]);
    const escaped = cleaned(typed)
      .replaceAll("\u0007", "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
      .replaceAll("'", "&#39;");
    expect(shown.split(escaped)).toHaveLength(typed.length > 160 || /\s{2}/.test(typed) ? 3 : 4);
  });

  it("have a title and a description without signs that turn the direction of what stands beside them", async () => {
    await publish("gold", {
      slug: "werkstatt-nord",
      companyName: "Werk\u202Estatt",
      texts: [{ language: "de", description: "Wir \u2067bauen.", imprint: "x" }],
    });
    const shown = await (await get("/partner/werkstatt-nord/")).text();
    expect(shown).toContain("<title>Werkstatt, Rohrbach</title>");
    expect(shown).toMatch(/<meta name="description" content="Wir bauen." \/>/);
  });

  it("of a partner have no link but those of known networks, and no signs of markup in a name", async () => {
    const { draft } = await demo().ask<EditedWebsite>("gold", "getWebsite");
    const refused = async (changed: Partial<Website>): Promise<unknown> => {
      const { saved } = await demo().ask<{ saved: WebsiteDraft }>("gold", "saveWebsite", {
        website: JSON.stringify({ ...draft.website, ...changed }),
        revision: String((await demo().ask<EditedWebsite>("gold", "getWebsite")).draft.revision),
      });
      const { json } = await demo().send("gold", "publishWebsite", { revision: String(saved.revision) });
      return (json as { readonly field?: string }).field;
    };
    for (const link of [
      "javascript:alert(1)",
      "data:text/html,x",
      "//evil.example/",
      "https://evil.example/facebook.com",
    ])
      expect(await refused({ links: [link] })).toBe("links");
    const nul = await demo().send("gold", "saveWebsite", {
      website: JSON.stringify({ ...draft.website, city: "Linz\0" }),
      revision: String(draft.revision),
    });
    expect(nul.status).toBe(400);
    expect(await refused({ companyName: "<b>Werkstatt</b>" })).toBe("companyName");
    expect(await refused({ city: "Linz<script>" })).toBe("city");
  });

  // The clock goes on for the tests after this one, whose sessions it ends.
  it("say whether the company is open, and have another ETag when that changes", async () => {
    const day = [{ from: "08:00", to: "17:00" }];
    const week = {
      monday: day,
      tuesday: day,
      wednesday: day,
      thursday: day,
      friday: day,
      saturday: day,
      sunday: day,
    };
    await publish("gold", { slug: "werkstatt-nord", hours: { week, special: [] } });
    const tagsOf = new Map<string, string[]>();
    for (let hour = 0; hour < 24; hour += 6) {
      const page = await get("/partner/werkstatt-nord/", { "Accept-Language": "en" });
      const state = /Open now|Closed now/.exec(await page.text())?.[0] ?? "";
      tagsOf.set(state, [...(tagsOf.get(state) ?? []), page.headers.get("etag") ?? ""]);
      demo().portal.clock.forward(6 * 60 * 60);
    }
    expect([...tagsOf.keys()].toSorted()).toEqual(["Closed now", "Open now"]);
    expect(tagsOf.get("Open now")?.some((tag) => tagsOf.get("Closed now")?.includes(tag))).toBe(false);
  });
});
