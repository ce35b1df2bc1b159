import { expect, it } from "vitest";
import {
  next,
  referenceActions,
  referenceActors,
  referenceStatuses,
  type ReferenceActor,
} from "../../src/domain/references/reference-life.ts";
import type { ChangeNews } from "../../src/domain/live/change.ts";
import type {
  PublishedReferenceSummary,
  Reference,
  ReferenceContent,
  ReferenceSummary,
} from "../../src/domain/references/reference.ts";
import { up as referenceLanguages } from "../../server/store/migrations/0091-reference-languages.ts";
import { notificationJob } from "../../server/notifications/notification-job.ts";
import { testSecrets } from "../support/portal/test-secrets.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";

interface Page {
  readonly rows: readonly ReferenceSummary[];
  readonly total: number;
}
type Saving =
  | { readonly _tag: "Saved"; readonly saved: Reference }
  | { readonly _tag: "Collided"; readonly theirs: Reference };

const complete: Partial<ReferenceContent> = {
  type: "smart_home",
  areas: ["lighting"],
  challenge: "One house, many wishes.",
  solution: "One system.",
  country: "AT",
  city: "Linz",
  year: "2025",
  products: [{ number: "100335", name: "Miniserver" }],
};

eachDemoPortal("references", (demo) => {
  const actorOf: Readonly<Record<ReferenceActor, string>> = { company: "gold", staff: "staff" };
  const create = (title = "Villa am See", by = "gold"): Promise<Reference> =>
    demo().ask<Reference>(by, "createReference", { title, type: "smart_home" });
  const save = (
    { id, revision, content }: Reference,
    change: Partial<ReferenceContent>,
    by = "gold",
  ): Promise<Saving> =>
    demo().ask<Saving>(by, "saveReference", {
      id,
      version: String(revision),
      content: JSON.stringify({ ...content, ...change }),
    });
  const written = async (change: Partial<ReferenceContent> = {}): Promise<Reference> => {
    const saving = await save(await create(), { ...complete, ...change });
    if (saving._tag !== "Saved") throw new Error("nobody else saves it");
    return saving.saved;
  };
  const fields = (
    { id, revision }: Pick<Reference, "id" | "revision">,
    action: string,
    more: { readonly reason?: string; readonly comments?: object } = {},
  ) => ({
    id,
    revision: String(revision),
    action,
    reason: more.reason ?? (action === "decline" ? "Too short" : ""),
    comments: JSON.stringify(more.comments ?? {}),
  });
  const move = (reference: Reference, action: string, by = "gold", more = {}): Promise<Reference> =>
    demo().ask<Reference>(by, "moveReference", fields(reference, action, more));
  const put = (reference: Reference, status: string): Promise<unknown> =>
    demo().database.sql`update reference_projects set status = ${status} where id = ${reference.id}`;

  it("are listed newest first, searched, filtered and sorted, each company's for itself", async () => {
    const list = (query: Record<string, string> = {}, by = "gold") =>
      demo().ask<Page>(by, "getReferences", query);
    const titles = async (query: Record<string, string>) =>
      (await list(query)).rows.map(({ title }) => title);
    expect((await list()).rows.map(({ status }) => status.code)).toEqual([
      "draft",
      "pending",
      "notApproved",
      "approved",
      "approved",
      "withdrawn",
    ]);
    expect(await titles({ filter: JSON.stringify({ search: "stráni" }) })).toEqual(["Byty Na Stráni"]);
    expect(await titles({ filter: JSON.stringify({ status: ["approved"] }), sort: "title" })).toEqual([
      "Kanceláře v pivovaru",
      "Vila nad Vltavou",
    ]);
    expect(await titles({ filter: JSON.stringify({ type: "office" }) })).toEqual(["Kanceláře v pivovaru"]);
    expect(await titles({ filter: JSON.stringify({ area: "sauna" }) })).toEqual(["Penzion U Lesa"]);
    expect((await list({}, "starter")).total).toBe(0);
  });

  it("are for the right, and reviewed by staff alone", async () => {
    expect((await demo().send(undefined, "getReferences")).status).toBe(401);
    for (const who of ["employee", "customer", "business"])
      expect((await demo().send(who, "getReferences")).status).toBe(403);
    expect((await demo().send("gold", "getReferenceReviews")).status).toBe(403);
    expect((await demo().send("staff", "getReferences")).status).toBe(403);
    const { rows } = await demo().ask<Page>("staff", "getReferenceReviews", {
      filter: JSON.stringify({ status: ["pending"] }),
    });
    expect(rows.map(({ title }) => title)).toEqual([
      "Sternwarte Wendelstein",
      "Byty Na Stráni",
      "Stadthaus Josefstadt",
    ]);
    const all = await demo().ask<Page>("staff", "getReferenceReviews", {});
    expect(all.rows.some(({ status }) => status.code === "draft")).toBe(false);
  });

  it("that are published are read by everybody who is signed in, and nothing else of them", async () => {
    const published = (who: string, query: Record<string, string> = {}) =>
      demo().ask<{ rows: readonly PublishedReferenceSummary[]; total: number }>(
        who,
        "getPublishedReferences",
        query,
      );
    const titles = async (who: string, query: Record<string, string> = {}) =>
      (await published(who, { ...query, page_size: "200" })).rows.map(({ title }) => title);
    const { sql } = demo().database;
    const all = await sql<{ title: string; company_id: string }>`
      select title, company_id from reference_projects where status = 'approved' order by published_at desc, id desc`;
    const approved = all.map(({ title }) => title);
    for (const who of ["customer", "business", "employee", "gold", "staff"])
      expect(await titles(who)).toEqual(approved);
    expect((await demo().send(undefined, "getPublishedReferences")).status).toBe(401);
    expect(await titles("customer", { filter: JSON.stringify({ type: "office" }) })).toEqual([
      "Kanceláře v pivovaru",
    ]);
    expect(await titles("customer", { sort: "title" })).toEqual(
      approved.toSorted((one, other) => one.localeCompare(other, "de")),
    );
    const offered = await written();
    const pending = await move(offered, "submit");
    const one = (id: string) => demo().send("customer", "getPublishedReference", { id });
    expect((await one(pending.id)).status).toBe(404);
    const online = await move(pending, "approve", "staff", { reason: "For the fair" });
    const { json } = await one(online.id);
    expect(json).toMatchObject({ data: { id: online.id, company: online.company, link: online.link } });
    const shown = JSON.stringify([json, await published("customer")]);
    for (const secret of ["For the fair", online.decision?.by ?? ""])
      expect([secret, secret !== "" && shown.includes(secret)]).toEqual([secret, false]);
    expect(Object.keys((json as { data: object }).data).toSorted()).toEqual([
      "company",
      "content",
      "id",
      "link",
      "publishedAt",
    ]);
    await move(online, "withdraw");
    expect((await one(online.id)).status).toBe(404);
    expect(await titles("customer")).toEqual(approved);
    await sql`update companies set deactivated_at = now() where id = 'gold'`;
    try {
      expect(await titles("customer")).toEqual(
        all.filter(({ company_id: id }) => id !== "gold").map(({ title }) => title),
      );
    } finally {
      await sql`update companies set deactivated_at = null where id = 'gold'`;
    }
  });

  it("that wait are the first that staff see, the longest waiting before the others", async () => {
    const { rows } = await demo().ask<Page>("staff", "getReferenceReviews", {});
    const waiting = rows.filter(({ status }) => status.code === "pending");
    expect(waiting.length).toBeGreaterThan(2);
    expect(rows.slice(0, waiting.length)).toEqual(waiting);
    const moments = waiting.map(({ submittedAt }) => Number(submittedAt));
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  });

  it("are begun with a title and a type", async () => {
    const { total } = await demo().ask<Page>("gold", "getReferences", {});
    for (const [begun, field] of [
      [{ title: "   ", type: "smart_home" }, "title"],
      [{ title: "x".repeat(29), type: "smart_home" }, "title"],
      [{ title: "House", type: "" }, "type"],
    ] as const) {
      const { status, json } = await demo().send("gold", "createReference", begun);
      expect([status, json]).toEqual([422, { valid: false, error_code: "INVALID_REQUEST", field }]);
    }
    expect((await demo().ask<Page>("gold", "getReferences", {})).total).toBe(total);
  });

  it("are begun in the language of whoever begins them, and submitted in one that somebody has said", async () => {
    const languages = await Promise.all(
      ["gold", "flagship", "silver"].map(async (by) => (await create("House", by)).content.language),
    );
    expect(languages).toEqual(["cs", "de", "es"]);
    const refusal = await demo().send(
      "gold",
      "moveReference",
      fields(await written({ language: "" }), "submit"),
    );
    expect(refusal.json).toMatchObject({ error_code: "REFERENCE_INCOMPLETE", field: "language" });
    const polish = await written({ language: "pl" });
    expect((await move(polish, "submit")).content.language).toBe("pl");
    const unknown = await demo().send("gold", "saveReference", {
      id: polish.id,
      version: String(polish.revision),
      content: JSON.stringify({ ...polish.content, language: "xx" }),
    });
    expect(unknown.status).toBe(422);
  });

  it("name each area and product once, and an article as the store does", async () => {
    const named = await written({
      areas: ["pool", "lighting", "pool"],
      products: [
        { number: "100335", name: "Free beer" },
        { number: "100335", name: "Miniserver" },
        { number: "999999", name: "Invented" },
      ],
    });
    expect([named.content.areas, named.content.products]).toEqual([
      ["lighting", "pool"],
      [
        { number: "100335", name: "Miniserver" },
        { number: "999999", name: "Invented" },
      ],
    ]);
  });

  it("of another company, and drafts for staff, are not there", async () => {
    const mine = await create();
    for (const who of ["flagship", "staff"]) {
      expect((await demo().send(who, "getReference", { id: mine.id })).status).toBe(404);
      expect((await demo().send(who, "moveReference", fields(mine, "delete"))).status).toBe(404);
    }
    expect(
      (
        await demo().send("flagship", "saveReference", {
          id: mine.id,
          version: "0",
          content: JSON.stringify(mine.content),
        })
      ).status,
    ).toBe(404);
  });

  it("are saved as drafts, incomplete or too long, and collide where somebody else has saved", async () => {
    const begun = await create();
    const long = "x".repeat(60);
    const first = await save(begun, { title: long });
    expect(first).toMatchObject({ _tag: "Saved", saved: { revision: 1, content: { title: long } } });
    expect(await save(begun, { title: "Other" })).toMatchObject({
      _tag: "Collided",
      theirs: { revision: 1, content: { title: long } },
    });
    expect(await save(begun, { title: long })).toMatchObject({ _tag: "Saved", saved: { revision: 1 } });
  });

  it("are submitted where nothing is missing, with a title of 28 graphemes and no more", async () => {
    const family = "👨‍👩‍👧‍👦";
    const exact = await written({ title: `${"é".repeat(27)}${family}` });
    expect((await move(exact, "submit")).status.code).toBe("pending");
    const refusedAt = async (change: Partial<ReferenceContent>) =>
      (await demo().send("gold", "moveReference", fields(await written(change), "submit"))).json;
    const at = (field: string) => ({ valid: false, error_code: "REFERENCE_INCOMPLETE", field });
    expect(await refusedAt({ title: family.repeat(29) })).toMatchObject(at("title"));
    expect(await refusedAt({ year: "25" })).toMatchObject(at("year"));
    expect(await refusedAt({ quote: "Good", quoteName: "" })).toMatchObject(at("quoteName"));
    expect(await refusedAt({ products: [{ number: "999999", name: "Invented" }] })).toMatchObject(
      at("products"),
    );
  });

  it("go the way of their life and no other: every status, action and actor", async () => {
    for (const status of referenceStatuses)
      for (const action of referenceActions)
        for (const actor of referenceActors) {
          const reference = await written();
          await put(reference, status);
          const to = next(status, action, actor);
          const answer =
            action === "edit"
              ? await demo().send(actorOf[actor], "saveReference", {
                  id: reference.id,
                  version: String(reference.revision),
                  content: JSON.stringify({ ...reference.content, city: "Wels" }),
                })
              : await demo().send(actorOf[actor], "moveReference", fields(reference, action));
          const [row] = await demo().database.sql<{ status: string; city: string }>`
            select status, content ->> 'city' as city from reference_projects where id = ${reference.id}`;
          const what = `${actor} ${action} ${status}`;
          expect([what, row?.status]).toEqual([what, to ?? status]);
          expect([what, (answer.json as { valid?: boolean }).valid === true]).toEqual([
            what,
            to !== undefined,
          ]);
          const city = action === "edit" && to !== undefined ? "Wels" : "Linz";
          expect([what, row?.city]).toEqual([what, to === "deleted" ? "" : city]);
        }
  });

  it("are news to their company, and to staff where they see them or saw them", async () => {
    const heard = async <Done>(
      change: () => Promise<Done>,
    ): Promise<[Done, Readonly<Record<string, readonly string[]>>]> => {
      const everybody = ["gold", "office", "staff", "flagship", "employee"];
      const changes = (who: string, since?: string) =>
        demo().ask<ChangeNews>(who, "getChanges", since === undefined ? {} : { last_event_id: since });
      const before = await Promise.all(everybody.map(async (who) => [who, (await changes(who)).id] as const));
      const done = await change();
      const after = await Promise.all(
        before.map(async ([who, id]) => [who, (await changes(who, id)).topics] as const),
      );
      return [done, Object.fromEntries(after.filter(([, topics]) => topics.length > 0))];
    };
    const own = { gold: ["references"] };
    const both = { ...own, staff: ["referenceReviews"] };
    const [begun, whenBegun] = await heard(() => create());
    const [saving, whenSaved] = await heard(() => save(begun, complete));
    if (saving._tag !== "Saved") throw new Error("nobody else saves it");
    const [pending, whenSubmitted] = await heard(() => move(saving.saved, "submit"));
    const [declined, whenDeclined] = await heard(() => move(pending, "decline", "staff"));
    const [, whenMended] = await heard(() => save(declined, { city: "Wels" }));
    expect([whenBegun, whenSaved, whenSubmitted, whenDeclined, whenMended]).toEqual([
      own,
      own,
      both,
      both,
      both,
    ]);
    const [again] = await heard(() => written());
    const submitted = await move(again, "submit");
    const [draft, whenTakenBack] = await heard(() => move(submitted, "withdraw"));
    const [, whenDeleted] = await heard(() => move(draft, "delete"));
    expect([whenTakenBack, whenDeleted]).toEqual([both, own]);
  });

  it("are decided as they were read, with a reason and comments, and submitted again", async () => {
    const pending = await move(await written(), "submit");
    const decline = { reason: "  Too short ", comments: { solution: "Which products?" } };
    const bad = async (action: string, more: object) =>
      (await demo().send("staff", "moveReference", fields(pending, action, more))).json;
    expect(await bad("decline", { reason: " " })).toMatchObject({
      error_code: "REFERENCE_INCOMPLETE",
      field: "reason",
    });
    expect(await bad("approve", { comments: { city: "?" } })).toMatchObject({
      error_code: "REFERENCE_INCOMPLETE",
      field: "decision",
    });
    const declined = await move(pending, "decline", "staff", decline);
    expect(declined.decision).toMatchObject({
      by: "Martina Pichler",
      reason: "Too short",
      comments: { solution: "Which products?" },
    });
    const mended = await save(declined, { solution: "One Miniserver does it all." });
    if (mended._tag !== "Saved") throw new Error("nobody else saves it");
    expect((await demo().send("gold", "moveReference", fields(declined, "submit"))).json).toMatchObject({
      error_code: "REFERENCE_CHANGED",
    });
    const again = await move(mended.saved, "submit");
    // What staff said of the fields is answered with it.
    expect(again.decision?.comments).toEqual({});
    const approved = await move(again, "approve", "staff", { reason: "" });
    expect([approved.status.code, approved.link]).toEqual([
      "approved",
      `/reference-projects/${approved.id}/`,
    ]);
    expect((await demo().send("staff", "moveReference", fields(again, "decline"))).json).toMatchObject({
      error_code: "REFERENCE_MOVED",
    });
    const [event] = await demo().database.sql`
      select kind, account_id, company_id from notification_events where subject = ${approved.id}`;
    expect(event).toEqual({ kind: "reference_online", account_id: null, company_id: "gold" });
  });

  it("are gone for good when they are deleted: content, list and address", async () => {
    const draft = await written();
    expect((await move(draft, "delete")).status.code).toBe("deleted");
    expect((await demo().send("gold", "getReference", { id: draft.id })).status).toBe(404);
    const [row] = await demo().database.sql<{ text: string }>`
      select concat(title, search_text, content::text) as text from reference_projects where id = ${draft.id}`;
    expect(row?.text).not.toMatch(/Villa|Linz|system/u);
  });

  it("name the pictures that they show: for their company while drafted, for everybody while approved", async () => {
    const { sql } = demo().database;
    const uses = (id: string) => sql`select published from picture_uses where owner = ${`reference:${id}`}`;
    const unknown = {
      id: "0".repeat(32),
      width: 400,
      height: 300,
      description: "House",
      copyright: "Huber",
    } as ReferenceContent["pictures"][number];
    const begun = await create();
    const body = { ...begun.content, pictures: [unknown] };
    expect(
      (
        await demo().send("gold", "saveReference", {
          id: begun.id,
          version: "0",
          content: JSON.stringify(body),
        })
      ).json,
    ).toMatchObject({ error_code: "REFERENCE_PICTURE_GONE", field: "pictures" });
    const shown = await demo().ask<Reference>("gold", "getReference", { id: "RP-000001" });
    const [picture] = shown.content.pictures;
    if (picture === undefined) throw new Error("the demo reference has pictures");
    const draft = await written({ pictures: [picture] });
    expect(await uses(draft.id)).toEqual([{ published: false }]);
    const approved = await move(await move(draft, "submit"), "approve", "staff", { reason: "" });
    expect(await uses(draft.id)).toEqual([{ published: true }]);
    const page = await (await fetch(`${demo().portal.url}/reference-projects/${draft.id}/`)).text();
    expect(page).toContain(`/pictures/${picture.id}/whole/640.webp`);
    const withdrawn = await move(approved, "withdraw");
    expect(await uses(draft.id)).toEqual([{ published: false }]);
    await move(withdrawn, "delete");
    expect(await uses(draft.id)).toEqual([]);
  });

  it("name articles that are found by number or name", async () => {
    const find = (search: string) =>
      demo().ask<readonly { readonly number: string; readonly name: string }[]>("gold", "findArticles", {
        search,
      });
    expect(await find("100335")).toEqual([{ number: "100335", name: "Miniserver" }]);
    expect((await find("touch tree")).map(({ number }) => number)).toContain("100242");
    expect(await find("nothing like it")).toEqual([]);
    expect((await find("a")).length).toBe(10);
  });

  it("are announced by letter: each decision to whoever submitted, what is online also to colleagues who chose that", async () => {
    const { database, portal } = demo();
    const { sql } = database;
    // What other tests approved would be announced first, and the next letter an hour later.
    await sql`delete from notification_events`;
    await sql`update accounts set rights = array['tickets', 'partner_references'] where id = 'employee'`;
    await sql`update accounts set notifications = array['reference_online'] where id in ('employee', 'gold')`;
    const begun = await create("Dům pod Ještědem", "employee");
    const saving = await save(begun, complete, "employee");
    if (saving._tag !== "Saved") throw new Error("nobody else saves it");
    const pending = await move(saving.saved, "submit", "employee");
    const letters = async () =>
      (
        await sql<{ recipient: string; body: string }>`
          select recipient, body from outbox where body like ${`%${begun.id}%`} order by id`
      ).map(({ recipient, body }) => [
        recipient,
        /\S+\/reference\S+/u.exec(body)?.[0],
        body.includes("More, please"),
      ]);
    const declined = await move(pending, "decline", "staff", { reason: "More, please" });
    const refusal = ["employee@demo.test", `${portal.url}/reference/${begun.id}/`, true];
    expect(await letters()).toEqual([refusal]);
    const mended = await save(declined, { solution: "One Miniserver for all." }, "employee");
    if (mended._tag !== "Saved") throw new Error("nobody else saves it");
    const again = await move(mended.saved, "submit", "employee");
    const job = notificationJob({ baseUrl: portal.url, hash: testSecrets.hash });
    const run = () => job({ database, now: () => new Date(), signal: new AbortController().signal });
    await run();
    expect(await letters()).toEqual([refusal]);
    await move(again, "approve", "staff", { reason: "" });
    const page = `${portal.url}/reference-projects/${begun.id}/`;
    const mine = ["employee@demo.test", page, false];
    expect(await letters()).toEqual([refusal, mine]);
    await run();
    expect(await letters()).toEqual([refusal, mine, ["gold@demo.test", page, false]]);
    await sql`update accounts set rights = array['tickets', 'trainings'] where id = 'employee'`;
    await sql`update accounts set notifications = '{}' where id in ('employee', 'gold')`;
  });

  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${demo().portal.url}${path}`, {
      headers: { "Accept-Language": "en", ...headers },
      redirect: "manual",
    });
  const text = async (path: string, headers = {}): Promise<string> => (await get(path, headers)).text();
  const titlesOn = (page: string): readonly string[] =>
    [...page.matchAll(/<h2><a [^>]*>([^<]*)/gu)].map(([, title = ""]) => title);

  it("are public once they are approved, in the reader's language, and nothing that was typed becomes markup", async () => {
    const typed = "<img src=x onerror=alert(1)> & co";
    const draft = await written({ title: "<b>Villa</b>", challenge: typed, quote: typed, quoteName: typed });
    const path = `/reference-projects/${draft.id}/`;
    expect((await get(path)).status).toBe(404);
    const pending = await move(draft, "submit");
    expect((await get(path)).status).toBe(404);
    const approved = await move(pending, "approve", "staff", { reason: "" });
    const page = await get(path);
    const body = await page.text();
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "public, max-age=60"]);
    expect(page.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; img-src 'self'; style-src/u,
    );
    expect(body).toMatch(/<h1 itemprop="name"\s+lang="cs"\s*>&lt;b&gt;Villa&lt;\/b&gt;<\/h1>/u);
    expect(body).not.toMatch(/<script|<form|<img|<b>/u);
    expect(body).toContain("Application areas");
    const czech = await text(path, { "Accept-Language": "cs" });
    expect(czech).toContain("Oblasti použití");
    expect(czech).not.toMatch(/<(h1|div|figure)[^>]* lang=/u);
    const etag = page.headers.get("etag") ?? "";
    expect((await get(path, { "If-None-Match": etag })).status).toBe(304);
    expect(titlesOn(await text("/reference-projects/"))[0]).toBe("&lt;b&gt;Villa&lt;/b&gt;");
    await move(approved, "withdraw");
    expect((await get(path)).status).toBe(410);
    expect(titlesOn(await text("/reference-projects/"))).not.toContain("&lt;b&gt;Villa&lt;/b&gt;");
  });

  it("are publicly listed and filtered by links, for partners that are not shut", async () => {
    const list = async (query: string) => titlesOn(await text(`/reference-projects/${query}`));
    expect(await list("?type=hotel")).toEqual(["Hotel Donaublick"]);
    expect(await list("?area=pool&country=ES")).toEqual(["Casa del Olivar"]);
    expect(await list("?type=chains")).toEqual([]);
    const all = await list("");
    expect(await list("?country=%3Cscript%3E&type=x&page=99")).toEqual(all);
    const page = await text("/reference-projects/?type=hotel");
    expect(page).toMatch(/<a href="\/reference-projects\/\?type=hotel"\s+aria-current="true"\s*>Hotel<\/a/u);
    expect(page).not.toMatch(/<script|<form/u);
    const { sql } = demo().database;
    /** Changes the company as another process would, of which a page says nothing for up to a second. */
    const change = async (changing: PromiseLike<unknown>): Promise<void> => {
      await changing;
      demo().portal.clock.forward(1);
    };
    await change(sql`update companies set deactivated_at = now() where id = 'silver'`);
    expect((await get("/reference-projects/RP-000012/")).status).toBe(410);
    expect(await list("?country=ES")).toEqual(all.filter((title) => title !== "Casa del Olivar"));
    await change(
      sql`update companies set deactivated_at = null, partner_status = 'endcustomer' where id = 'silver'`,
    );
    expect((await get("/reference-projects/RP-000012/")).status).toBe(410);
    await change(sql`update companies set partner_status = 'silver' where id = 'silver'`);
    expect((await get("/reference-projects/RP-000012/")).status).toBe(200);
    expect((await get("/reference-projects/RP-999999/")).status).toBe(404);
    expect((await get("/reference-projects/RP-000012")).headers.get("location")).toBe(
      "/reference-projects/RP-000012/",
    );
  });

  it("of an earlier version are in the language of their company's country, or in none that is known", async () => {
    const { database } = demo();
    const ids = ["RP-000001", "RP-000007", "RP-000010", "RP-000012", "RP-000013"];
    const deleted = await move(await create(), "delete");
    await database.sql`update reference_projects set content = content - 'language'`;
    await database.sql.script(referenceLanguages);
    const rows = await database.sql<{ id: string; language: string }>`
      select id, content ->> 'language' as language from reference_projects
      where id = any(${[...ids, deleted.id]}) order by id`;
    expect(rows.map(({ language }) => language)).toEqual(["cs", "de", "de", "es", "", ""]);
    const [first = ""] = ids;
    const kept = await demo().ask<Reference>("gold", "getReference", { id: first });
    expect([kept.status.code, kept.content.title]).toEqual(["approved", "Vila nad Vltavou"]);
  });

  it("that the store does not let go stay, and the answer is 7777 (business §8); no other move is a deletion", async () => {
    const { sql } = demo().database;
    const held = await written();
    const moved = async (action: string) => {
      const { status, json } = await demo().send("gold", "moveReference", fields(held, action));
      return [status, (json as { readonly error_code?: string }).error_code];
    };
    await sql.script(
      "alter table reference_projects add constraint held check (status not in ('deleted', 'pending')) not valid",
    );
    expect([await moved("delete"), await moved("submit")]).toEqual([
      [200, "7777"],
      [500, "INTERNAL_ERROR"],
    ]);
    await sql.script("alter table reference_projects drop constraint held");
    expect((await demo().ask<Reference>("gold", "getReference", { id: held.id })).content.title).toBe(
      held.content.title,
    );
    expect((await move(held, "delete")).status.code).toBe("deleted");
  });

  it("are moved 400 times within 15 minutes at most, by one account", async () => {
    const { sql } = demo().database;
    const complete = await written();
    const pending = await move(complete, "submit");
    await sql`update login_attempts set failures = 399 where bucket like 'reference-move:%'`;
    const back = await move(pending, "withdraw");
    const refused = await demo().send("gold", "moveReference", fields(back, "submit"));
    expect(refused.status).toBe(429);
    expect((await demo().ask<Reference>("gold", "getReference", { id: back.id })).status.code).toBe(
      back.status.code,
    );
    await sql`delete from login_attempts where bucket like 'reference-move:%'`;
  });

  it("are begun 200 times within 15 minutes at most, by one account", async () => {
    const { sql } = demo().database;
    const count = async () =>
      (await sql<{ number: number }>`select count(*)::integer as number from reference_projects`)[0]?.number;
    await sql`delete from login_attempts where bucket like 'reference:%'`;
    const before = (await count()) ?? 0;
    const begun = { title: "Again", type: "smart_home" };
    const answers = [];
    for (let tried = 0; tried < 202; tried += 1)
      answers.push((await demo().send("silver", "createReference", begun)).status);
    expect(answers).toEqual([...Array.from({ length: 200 }, () => 200), 429, 429]);
    expect(await count()).toBe(before + 200);
  });
});
