import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { noOpeningHours } from "../../src/domain/website/opening-hours.ts";
import type { EditedWebsite, Website, WebsiteDraft } from "../../src/domain/website/website.ts";
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
  ])("are found or told in words, address %#", async (path, status, heading) => {
    await publish("gold", { slug: "werkstatt-nord" });
    const answer = await ask(path, "GET", { "Accept-Language": "en" });
    expect([answer.status, answer.headers.location ?? headingOf(answer.text)]).toEqual([status, heading]);
    expect(answer.headers["content-type"]).toBe(status === 308 ? undefined : "text/html; charset=utf-8");
    const head = await ask(path, "HEAD");
    expect([head.status, head.headers.location, head.text]).toEqual([status, answer.headers.location, ""]);
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
    ["pl", "en"],
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
