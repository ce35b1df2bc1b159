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
    const text = await german.text();
    expect(text).toContain("Wir bauen Häuser um.");
    expect(text).not.toMatch(/<script|<form|\son\w+=/);
    expect(text).toContain("https://map.example/?q=Hauptstra%C3%9Fe%201");
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

  it("take nothing but readings", async () => {
    const post = await get("/partner/werkstatt-neu/", { Origin: demo().portal.url }, "POST");
    expect(post.status).toBe(404);
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
