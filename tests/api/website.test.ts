import { describe, expect, it } from "vitest";
import { readPublicWebsite } from "../../server/areas/website/public-website.ts";
import type { CallName } from "../../server/http/handler.ts";
import {
  KEPT_VERSIONS,
  type EditedWebsite,
  type PublishedWebsite,
  type SiteText,
  type Website,
  type WebsiteDraft,
} from "../../src/domain/website/website.ts";
import { noOpeningHours } from "../../src/domain/website/opening-hours.ts";
import { publicLanguages, type PublicLanguage } from "../../src/domain/shell/public-language.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import { onBoth } from "../support/portal/on-both.ts";

type Saving =
  | { readonly _tag: "Saved"; readonly saved: WebsiteDraft }
  | { readonly _tag: "Collided"; readonly theirs: WebsiteDraft };

/** What the proposal lacks. */
const written: Partial<Website> = {
  texts: [
    { language: "it", description: "Impianti <b>elettrici</b>\n\ne domotica", imprint: "P. IVA IT1" },
    { language: "de", description: "Elektrik", imprint: "Inhaber" },
  ],
  phone: "+39 02 555 0100",
  email: "Info@Example.com",
  links: ["facebook.com/elettrica", ""],
};

eachDemoPortal("the website of a partner", (demo) => {
  const get = (id = "disti"): Promise<EditedWebsite> => demo().ask<EditedWebsite>(id, "getWebsite");
  const save = (website: Website, revision: number, id = "disti"): Promise<Saving> =>
    demo().ask<Saving>(id, "saveWebsite", { website: JSON.stringify(website), revision: String(revision) });
  const refusal = async (id: string, name: CallName, fields: Record<string, string> = {}) => {
    const { status, json } = await demo().send(id, name, fields);
    const { error_code: code, field } = json as { readonly error_code?: string; readonly field?: string };
    return field === undefined ? [status, code] : [status, code, field];
  };
  const publicAt = (slug: string) => readPublicWebsite(demo().database.sql, slug);
  const savedDraft = (saving: Saving): WebsiteDraft => {
    if (saving._tag === "Collided") throw new Error("it collided");
    return saving.saved;
  };
  /** Saves what differs from the draft. */
  const change = async (more: Partial<Website>, id = "disti"): Promise<WebsiteDraft> => {
    const { draft } = await get(id);
    return savedDraft(await save({ ...draft.website, ...more }, draft.revision, id));
  };
  const publish = (revision: number, id = "disti"): Promise<EditedWebsite> =>
    demo().ask<EditedWebsite>(id, "publishWebsite", { revision: String(revision) });
  const publishChanged = async (more: Partial<Website>, id = "disti"): Promise<EditedWebsite> =>
    publish((await change(more, id)).revision, id);

  describe("as a draft", () => {
    it("begins with what the settings know, and is nobody's until it is saved", async () => {
      const { draft, live, versions } = await get();
      expect([draft.revision, draft.changedBy, live, versions]).toEqual([0, null, null, []]);
      expect(draft.website).toMatchObject({ country: "IT", texts: [{ description: "", imprint: "" }] });
      expect(draft.website.slug).toMatch(/^[a-z\d-]+$/);
      expect(await publicAt(draft.website.slug)).toBeUndefined();
    });

    it("is kept complete or not, and says who changed it", async () => {
      const draft = await change({ phone: "0", email: "", links: ["nothing"] });
      expect(draft.revision).toBe(1);
      const kept = await get();
      expect(kept.draft).toEqual(draft);
      expect(kept.draft.changedBy).not.toBeNull();
      expect(kept.draft.website).toMatchObject({ phone: "0", email: "", links: ["nothing"] });
    });

    it("is not overwritten by who has not seen the last save; the same content is no collision", async () => {
      const { draft } = await get();
      const mine = { ...draft.website, city: "Roma" };
      const theirs = savedDraft(await save({ ...draft.website, city: "Milano" }, draft.revision));
      expect(await save(mine, draft.revision)).toEqual({ _tag: "Collided", theirs });
      expect((await get()).draft.website.city).toBe("Milano");
      // A repeat of a save whose answer was lost.
      expect(await save(theirs.website, draft.revision)).toEqual({ _tag: "Saved", saved: theirs });
    });

    it("takes no picture that the company does not have", async () => {
      const { draft } = await get();
      const header = { id: "0".repeat(32), width: 10, height: 10, description: "", copyright: "" };
      const fields = {
        website: JSON.stringify({ ...draft.website, header }),
        revision: String(draft.revision),
      };
      expect(await refusal("disti", "saveWebsite", fields)).toEqual([200, "WEBSITE_PICTURE_GONE", "header"]);
      expect((await get()).draft).toEqual(draft);
    });

    it("holds at most six languages, each once, three gallery images and ten links, and texts of a length", async () => {
      const { draft } = await get();
      const textIn = (language: PublicLanguage): SiteText => ({ language, description: "x", imprint: "y" });
      const image = { id: "1".repeat(32), width: 10, height: 10, description: "", copyright: "" };
      const tooMuch: Readonly<Record<string, unknown>> = {
        "seven languages": { texts: publicLanguages.slice(0, 7).map(textIn) },
        "no language": { texts: [] },
        "a language twice": { texts: [textIn("de"), textIn("en"), textIn("de")] },
        "an unknown language": { texts: [{ ...textIn("de"), language: "xx" }] },
        "four images": { gallery: Array.from({ length: 4 }, () => image) },
        "eleven links": { links: Array.from({ length: 11 }, () => "https://x.com/me") },
        "a long description": { texts: [{ ...textIn("de"), description: "x".repeat(2001) }] },
        "a long imprint": { texts: [{ ...textIn("de"), imprint: "x".repeat(3001) }] },
        "a long line": { city: "x".repeat(301) },
      };
      for (const [what, more] of Object.entries(tooMuch)) {
        const website = JSON.stringify({ ...draft.website, ...(more as object) });
        const answer = await refusal("disti", "saveWebsite", { website, revision: String(draft.revision) });
        expect([what, ...answer.slice(0, 2)]).toEqual([what, 422, "INVALID_REQUEST"]);
      }
      expect((await get()).draft).toEqual(draft);
      const most = await change({ texts: publicLanguages.slice(0, 6).map(textIn) });
      expect(most.website.texts).toHaveLength(6);
      await change({ texts: draft.website.texts });
    });

    it("is for partners with the right, and each company has its own", async () => {
      const { draft, live } = await get("gold");
      const revision = String(draft.revision);
      const website = JSON.stringify(draft.website);
      const asked: readonly (readonly [CallName, Record<string, string>])[] = [
        ["getWebsite", {}],
        ["getWebsiteVersion", { version: "1" }],
        ["saveWebsite", { website, revision }],
        ["publishWebsite", { revision }],
        ["takeWebsiteOffline", {}],
        ["restoreWebsiteVersion", { version: "1", revision }],
      ];
      for (const id of ["employee", "customer", "staff"])
        for (const [name, fields] of asked)
          expect([id, name, (await refusal(id, name, fields))[0]]).toEqual([id, name, 403]);
      expect((await get("gold")).live).toEqual(live);
      expect((await get("reg")).draft.website.city).not.toBe("Milano");
    });

    it("is also for an employee with the right, who is named as its author", async () => {
      const { sql } = demo().database;
      const [{ rights } = { rights: [] }] = await sql<{ rights: readonly string[] }>`
        select rights from accounts where id = 'office'`;
      await sql`update accounts set rights = ${[...rights, "partner_website"]} where id = 'office'`;
      const before = await get("office");
      expect(before).toEqual(await get("gold"));
      const saved = await change({ street2: "Top 9" }, "office");
      expect(saved.changedBy).not.toBe(before.draft.changedBy);
      expect((await get("gold")).draft).toEqual(saved);
      await sql`update accounts set rights = ${rights} where id = 'office'`;
      expect((await refusal("office", "getWebsite"))[0]).toBe(403);
    });
  });

  describe("is published", () => {
    it("only without faults, which are refused at their field", async () => {
      const refusedAt = async (more: Partial<Website>) => {
        const { revision } = await change(more);
        return refusal("disti", "publishWebsite", { revision: String(revision) });
      };
      expect(await refusedAt({ phone: "0" })).toEqual([422, "PHONE_PLUS", "phone"]);
      expect(await refusedAt({ ...written, email: "x" })).toEqual([422, "EMAIL_INVALID", "email"]);
      expect(await refusedAt({ ...written, country: "XX" })).toEqual([422, "COUNTRY_UNKNOWN", "country"]);
      expect(await refusedAt({ ...written, country: "IT", links: ["https://example.com/me"] })).toEqual([
        422,
        "LINK_UNKNOWN_NETWORK",
        "links",
      ]);
      expect(await refusedAt({ ...written, slug: "admin" })).toEqual([422, "SLUG_RESERVED", "slug"]);
      expect((await get()).live).toBeNull();
    });

    it("with every rule of its fields, also by who does not use the screen", async () => {
      const span = (from: string, to: string) => ({ from, to });
      const on = (monday: Website["hours"]["week"]["monday"], special: Website["hours"]["special"] = []) => ({
        hours: { ...noOpeningHours, week: { ...noOpeningHours.week, monday }, special },
      });
      const good: Partial<Website> = { ...written, country: "IT", slug: "elettrica-regole" };
      const { draft: gold } = await get("gold");
      const rules: readonly (readonly [Partial<Website>, string, string])[] = [
        [{ companyName: " " }, "COMPANY_NAME_EMPTY", "companyName"],
        [{ street: "" }, "STREET_EMPTY", "street"],
        [{ zip: "" }, "ZIP_EMPTY", "zip"],
        [{ city: "" }, "CITY_EMPTY", "city"],
        [{ country: "" }, "COUNTRY_EMPTY", "country"],
        [{ phone: "+39 abc" }, "PHONE_DIGITS", "phone"],
        [{ email: "" }, "EMAIL_EMPTY", "email"],
        [
          { texts: [{ language: "it", description: " ", imprint: "x" }] },
          "DESCRIPTION_EMPTY",
          "description.it",
        ],
        [{ texts: [{ language: "it", description: "x", imprint: "" }] }, "IMPRINT_EMPTY", "imprint.it"],
        [on([span("08:00", "")]), "TIME_MISSING", "monday"],
        [on([span("17:00", "08:00")]), "END_BEFORE_START", "monday"],
        [on([span("08:00", "12:00"), span("11:00", "17:00")]), "SPANS_OVERLAP", "monday"],
        [on([], [{ date: "", spans: [] }]), "DATE_MISSING", "special"],
        [
          on(
            [],
            Array.from({ length: 2 }, () => ({ date: "2026-12-24", spans: [] })),
          ),
          "DATE_TWICE",
          "special",
        ],
        [{ links: ["https://facebook.com/"] }, "LINK_NO_PROFILE", "links"],
        [{ links: ["nothing"] }, "LINK_NO_ADDRESS", "links"],
        [{ links: ["facebook.com/a", "https://facebook.com/a"] }, "LINK_TWICE", "links"],
        [{ slug: "" }, "SLUG_EMPTY", "slug"],
        [{ slug: "a--b" }, "SLUG_SIGNS", "slug"],
        [{ slug: "ab" }, "SLUG_LENGTH", "slug"],
      ];
      for (const [more, code, field] of rules) {
        const { revision } = await change({
          ...good,
          ...on([]),
          street: "Via 1",
          zip: "20121",
          city: "Milano",
          companyName: "Elettrica",
          ...more,
        });
        expect(await refusal("disti", "publishWebsite", { revision: String(revision) })).toEqual([
          422,
          code,
          field,
        ]);
      }
      const [first] = gold.website.gallery;
      const pictures: readonly (readonly [Partial<Website>, string, string])[] = [
        [{ header: { ...first!, description: "" } }, "PICTURE_DESCRIPTION_EMPTY", "header"],
        [{ logo: { ...first!, description: " " } }, "PICTURE_DESCRIPTION_EMPTY", "logo"],
        [{ gallery: [{ ...first!, copyright: "" }] }, "PICTURE_COPYRIGHT_EMPTY", "gallery"],
      ];
      for (const [more, code, field] of pictures) {
        const { revision } = await change({ ...gold.website, ...more }, "gold");
        expect(await refusal("gold", "publishWebsite", { revision: String(revision) })).toEqual([
          422,
          code,
          field,
        ]);
      }
      await change(gold.website, "gold");
      await change({
        ...good,
        ...on([]),
        street: "Via 1",
        zip: "20121",
        city: "Milano",
        companyName: "Elettrica",
      });
      expect((await get()).live).toBeNull();
    });

    it("as it is shown: trimmed, with phone, e-mail and links in their normal form", async () => {
      const { live, versions } = await publishChanged({ ...written, slug: "Elettrica-Demo" });
      expect(versions.map(({ version }) => version)).toEqual([1]);
      expect(live?.website).toMatchObject({
        slug: "elettrica-demo",
        phone: "+39025550100",
        email: "info@example.com",
        links: ["https://facebook.com/elettrica"],
      });
      const found = await publicAt("elettrica-demo");
      expect(found).toMatchObject({ _tag: "Live", slug: "elettrica-demo", version: 1 });
    });

    it("once, also when twenty publish it at the same time", onBoth.locks, async () => {
      const { versions } = await get();
      const { revision } = await change({ ...written, slug: "elettrica-demo", city: "Torino" });
      const answers = await Promise.all(Array.from({ length: 20 }, () => publish(revision)));
      expect(new Set(answers.map(({ live }) => live?.version))).toEqual(new Set([versions.length + 1]));
      expect((await get()).versions).toHaveLength(versions.length + 1);
    });

    it("not by who has not seen what is in it", async () => {
      const { revision } = await change({ city: "Genova" });
      await change({ city: "Palermo" });
      expect(await refusal("disti", "publishWebsite", { revision: String(revision) })).toEqual([
        200,
        "WEBSITE_CHANGED",
      ]);
      expect((await get()).live?.website.city).toBe("Torino");
    });

    it("at a new slug, to which the old one leads, and which nobody else gets", async () => {
      await publishChanged({ slug: "elettrica-nuova" });
      expect(await publicAt("elettrica-demo")).toEqual({ _tag: "Moved", slug: "elettrica-nuova" });
      for (const slug of ["elettrica-demo", "elettrica-nuova"]) {
        const { revision } = await change(
          { ...written, slug, companyName: "Reg", street: "Ring 1", zip: "28001", city: "Madrid" },
          "reg",
        );
        expect(await refusal("reg", "publishWebsite", { revision: String(revision) })).toEqual([
          200,
          "WEBSITE_SLUG_TAKEN",
          "slug",
        ]);
      }
      await publishChanged({ slug: "elettrica-demo" });
      expect(await publicAt("elettrica-nuova")).toEqual({ _tag: "Moved", slug: "elettrica-demo" });
    });

    it("by one company where several want the same slug at the same time", onBoth.locks, async () => {
      const ids = ["reg", "starter", "swiss"];
      const drafts = await Promise.all(
        ids.map((id) =>
          change(
            {
              ...written,
              slug: "the-same",
              companyName: id,
              street: "Ring 1",
              zip: "1010",
              city: "Wien",
              country: "AT",
            },
            id,
          ),
        ),
      );
      const answers = await Promise.all(
        ids.map((id, index) =>
          demo().send(id, "publishWebsite", { revision: String(drafts[index]!.revision) }),
        ),
      );
      expect(answers.filter(({ json }) => (json as { valid: boolean }).valid)).toHaveLength(1);
    });
  });

  describe("afterwards", () => {
    it("keeps the last ten versions, and any of them can be the draft again", async () => {
      for (let step = 0; step < KEPT_VERSIONS; step += 1) await publishChanged({ city: `Città ${step}` });
      const { draft, versions } = await get();
      expect(versions).toHaveLength(KEPT_VERSIONS);
      const oldest = versions.at(-1)!;
      expect(await refusal("disti", "getWebsiteVersion", { version: "1" })).toEqual([
        200,
        "WEBSITE_VERSION_GONE",
      ]);
      const version = String(oldest.version);
      const kept = await demo().ask<PublishedWebsite>("disti", "getWebsiteVersion", { version });
      const fields = { version, revision: String(draft.revision) };
      const restored = await demo().ask<EditedWebsite>("disti", "restoreWebsiteVersion", fields);
      expect(restored.draft.website).toEqual(kept.website);
      // Visitors still see the newest one.
      expect(restored.live?.version).toBe(versions[0]?.version);
    });

    it("does not replace a draft that was changed meanwhile, nor with a version of another company", async () => {
      const { draft, versions } = await get();
      const version = String(versions[3]!.version);
      await change({ street: "Via 2" });
      expect(
        await refusal("disti", "restoreWebsiteVersion", { version, revision: String(draft.revision) }),
      ).toEqual([200, "WEBSITE_CHANGED"]);
      expect(await refusal("reg21", "getWebsiteVersion", { version: "12" })).toEqual([
        200,
        "WEBSITE_VERSION_GONE",
      ]);
    });

    it("is offline where the company says so, and gone where it is shut or no partner", async () => {
      const sql = demo().database.sql;
      const slug = "elettrica-demo";
      const { live } = await demo().ask<EditedWebsite>("disti", "takeWebsiteOffline");
      expect(live).toBeNull();
      expect(await publicAt(slug)).toEqual({ _tag: "Offline" });
      await publishChanged({ slug });
      const company = (
        await sql<{ id: string; status: string }>`
        select c.id, c.partner_status as status from companies c join website_slugs s on s.company_id = c.id where s.slug = ${slug}`
      )[0]!;
      await sql`update companies set deactivated_at = now() where id = ${company.id}`;
      expect(await publicAt(slug)).toEqual({ _tag: "Gone" });
      await sql`update companies set deactivated_at = null, partner_status = 'business' where id = ${company.id}`;
      expect(await publicAt(slug)).toEqual({ _tag: "Gone" });
      await sql`update companies set partner_status = ${company.status} where id = ${company.id}`;
      expect(await publicAt(slug)).toMatchObject({ _tag: "Live" });
    });
  });

  it("keeps the last ten former slugs; an older one is free again", async () => {
    await publishChanged({ slug: "elettrica-0" });
    for (let step = 1; step <= 11; step += 1) await publishChanged({ slug: `elettrica-${step}` });
    expect(await publicAt("elettrica-0")).toBeUndefined();
    expect(await publicAt("elettrica-1")).toEqual({ _tag: "Moved", slug: "elettrica-11" });
  });

  it("shows who may edit it the draft as a visitor would see it, in each of its languages", async () => {
    const { draft } = await get();
    await change({ ...written, city: "Modena" });
    expect(draft.website.city).not.toBe("Modena");
    const client = await demo().as("disti");
    const page = await client.get("/api/previewWebsite?language=it");
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
    expect(page.text).toContain("Modena");
    expect(page.text).toContain("Impianti &lt;b&gt;elettrici&lt;/b&gt;");
    expect((await client.get("/api/previewWebsite?language=de")).text).toContain("Elektrik");
    const [employee, nobody] = [
      await demo().as("employee"),
      fetch(`${demo().portal.url}/api/previewWebsite`),
    ];
    expect((await employee.get("/api/previewWebsite")).status).toBe(403);
    expect((await nobody).status).toBe(401);
  });

  it("names its pictures, and makes those of the live version public, as long as it is", async () => {
    const uses = async (): Promise<readonly string[]> =>
      (
        await demo().database.sql<{ owner: string }>`
        select distinct owner from picture_uses where purpose = 'website' and owner like '%:gold%' and published order by owner`
      ).map(({ owner }) => owner);
    expect(await uses()).toEqual(["live:gold"]);
    await demo().ask("gold", "takeWebsiteOffline");
    expect(await uses()).toEqual([]);
    const { draft } = await get("gold");
    await publish(draft.revision, "gold");
    expect(await uses()).toEqual(["live:gold"]);
    const { gallery } = draft.website;
    const others = await demo().send("silver", "saveWebsite", {
      website: JSON.stringify({ ...(await get("silver")).draft.website, gallery }),
      revision: String((await get("silver")).draft.revision),
    });
    expect(others.json).toMatchObject({ error_code: "WEBSITE_PICTURE_GONE", field: "gallery" });
  });

  it("has demo data: online, with changes that are not published, never published, offline", async () => {
    const ids = ["flagship", "platin", "gold", "silver", "reg21"];
    const states = await Promise.all(ids.map(async (id) => [id, (await get(id)).versions.length]));
    expect(states).toEqual([
      ["flagship", 2],
      ["platin", 1],
      ["gold", 4],
      ["silver", 0],
      ["reg21", 1],
    ]);
    expect((await get("flagship")).live?.version).toBe(2);
    expect((await get("reg21")).live).toBeNull();
    for (const id of ["flagship", "platin", "gold"]) {
      const { live } = await get(id);
      expect(await publicAt(live?.website.slug ?? "")).toMatchObject({ _tag: "Live" });
    }
  });
});
