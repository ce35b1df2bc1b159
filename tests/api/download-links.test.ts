import { expect, it } from "vitest";
import { fileAnswer, notFound, type CallName, type Handlers } from "../../server/http/handler.ts";
import { bytesContent } from "../../server/files/bytes-content.ts";
import { eachPortal } from "../support/portal/each-portal.ts";
import { handlersWith } from "../support/portal/portal.ts";
import type { PortalClient, TestAnswer } from "../support/portal/portal-client.ts";

const text = "0123456789abcdef";
let kept = text;
let opened = 0;

const getTicketAttachment: Handlers<CallName>["getTicketAttachment"] = (_context, { id }) => {
  if (id !== "there") return Promise.resolve(notFound);
  const content = bytesContent(Buffer.from(kept));
  const open: typeof content.open = (range) => {
    opened += 1;
    return content.open(range);
  };
  return Promise.resolve(fileAnswer({ ...content, open }, "Plán č. 1.png", "image/png", { inline: true }));
};

const asked = { "Portal-Download": "link" };

eachPortal("a link to a file", { handlers: handlersWith({ getTicketAttachment }) }, (portal, database) => {
  const ask = (client: PortalClient, id = "there"): Promise<TestAnswer> =>
    client.call("getTicketAttachment", { id }, { headers: asked });
  const linkFor = async (client: PortalClient): Promise<string> =>
    ((await ask(client)).json as { readonly data: { readonly path: string } }).data.path;
  const problem = ({ status, text: page }: TestAnswer): readonly unknown[] => [
    status,
    /<h1>([^<]*)</.exec(page)?.[1],
  ];

  it("is answered in the place of the bytes, and gives the file to the browser's own download", async () => {
    const client = await portal().signedIn("gold");
    opened = 0;
    const answer = await ask(client);
    expect([answer.status, opened]).toEqual([200, 0]);
    expect(answer.json).toEqual({
      valid: true,
      data: { path: expect.stringMatching(/^\/api\/download\/[\w-]{22}\.[\w-]{43}$/) as string },
    });
    const file = await client.get((answer.json as { data: { path: string } }).data.path);
    expect([file.status, file.text]).toEqual([200, text]);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": String(text.length),
      "accept-ranges": "bytes",
      etag: expect.stringMatching(/^"[\w-]{64}"$/) as string,
      "content-disposition": `attachment; filename="Plan c. 1.png"; filename*=UTF-8''Pl%C3%A1n%20%C4%8D.%201.png`,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
  });

  it("is made 500 times within 15 minutes at most, for one session", async () => {
    const client = await portal().signedIn("gold");
    const { sql } = database();
    const bucket = "download-link:%";
    expect((await ask(client)).status).toBe(200);
    await sql`update login_attempts set failures = 499 where bucket like ${bucket}`;
    expect((await ask(client)).status).toBe(200);
    const refused = await ask(client);
    expect([refused.status, refused.json, Number(refused.headers.get("retry-after")) > 0]).toEqual([
      429,
      { valid: false, error_code: "TOO_MANY_REQUESTS" },
      true,
    ]);
    await sql`delete from login_attempts where bucket like ${bucket}`;
  });

  it("is refused in the call's own words where there is no file", async () => {
    const client = await portal().signedIn("gold");
    const before = await database().sql`select 1 from download_links`;
    expect(await ask(client, "missing")).toMatchObject({
      status: 404,
      json: { valid: false, error_code: "NOT_FOUND" },
    });
    expect(await database().sql`select 1 from download_links`).toHaveLength(before.length);
    const helper = await portal().signedIn("helper");
    expect((await ask(helper)).status).toBe(403);
  });

  it.each([
    ["bytes=4-7", 206, "4567", "bytes 4-7/16"],
    ["bytes=10-", 206, "abcdef", "bytes 10-15/16"],
    ["bytes=-3", 206, "def", "bytes 13-15/16"],
    ["bytes=-99", 206, text, "bytes 0-15/16"],
    ["bytes=14-99", 206, "ef", "bytes 14-15/16"],
    ["bytes=16-", 416, "", "bytes */16"],
    ["bytes=-0", 416, "", "bytes */16"],
    ["bytes=7-4", 200, text, null],
    ["bytes=0-1,4-5", 200, text, null],
    ["lines=1-2", 200, text, null],
  ])("answers the part %s with %i", async (range, status, part, contentRange) => {
    const client = await portal().signedIn("gold");
    const answer = await client.get(await linkFor(client), { Range: range });
    expect([answer.status, answer.text, answer.headers.get("content-range")]).toEqual([
      status,
      part,
      contentRange,
    ]);
  });

  it("answers the whole of another file than the one that was begun, or none where the browser asks for none", async () => {
    const client = await portal().signedIn("gold");
    const path = await linkFor(client);
    const etag = (await client.get(path)).headers.get("etag") ?? "";
    const part = { Range: "bytes=4-" };
    expect((await client.get(path, { ...part, "If-Range": etag })).text).toBe(text.slice(4));
    expect((await client.get(path, { ...part, "If-Match": etag })).text).toBe(text.slice(4));
    kept = "another file now";
    expect(await client.get(path, { ...part, "If-Range": etag })).toMatchObject({ status: 200, text: kept });
    expect((await client.get(path, { ...part, "If-Match": etag })).status).toBe(412);
    kept = text;
  });

  it("expires after 60 seconds, and lets what was begun be resumed", async () => {
    const client = await portal().signedIn("gold");
    const [unused, begun] = [await linkFor(client), await linkFor(client)];
    const etag = (await client.get(begun)).headers.get("etag") ?? "";
    portal().clock.forward(59);
    expect((await client.get(await linkFor(client))).status).toBe(200);
    expect((await client.get(begun)).status).toBe(200);
    portal().clock.forward(2);
    client.cookies.set("portal_lang", "cscz");
    expect(problem(await client.get(unused))).toEqual([410, "Platnost odkazu vypršela"]);
    expect((await client.get(begun)).status).toBe(410);
    expect((await client.get(begun, { Range: "bytes=4-", "If-Range": '"another"' })).status).toBe(410);
    expect((await client.get(unused, { Range: "bytes=4-", "If-Range": etag })).status).toBe(410);
    expect((await client.get(begun, { Range: "bytes=4-", "If-Range": etag })).text).toBe(text.slice(4));
  });

  it("works in its own session alone, and says so in words", async () => {
    const client = await portal().signedIn("gold");
    const path = await linkFor(client);
    const again = await portal().signedIn("gold");
    // In the language that the account names, where the browser remembers none.
    expect(problem(await again.get(path))).toEqual([403, "Dieser Link gehört zu einer anderen Anmeldung"]);
    const other = await portal().signedIn("silver");
    other.cookies.set("portal_lang", "enen");
    expect(problem(await other.get(path))).toEqual([403, "This link belongs to another sign-in"]);
    other.cookies.delete("portal_lang");
    other.cookies.set("portal_locale", "plpl");
    expect(problem(await other.get(path))).toEqual([403, "Ten link należy do innej sesji"]);
    const unknown = await portal().client().get(path);
    expect(problem(unknown)).toEqual([401, "You are not signed in"]);
    // The portal reads the code of a page that a frame loads in the place of a file.
    expect(unknown.text).toContain('<meta name="portal-code" content="SESSION_EXPIRED" />');
    await client.call("logout");
    expect((await client.get(path)).status).toBe(401);
  });

  it("is not valid once it was changed", async () => {
    const client = await portal().signedIn("gold");
    const [one, other] = [await linkFor(client), await linkFor(client)];
    const [id = "", signature = ""] = one.split(".");
    for (const changed of [
      id,
      `${id}.`,
      `${id}.${other.split(".")[1]}`,
      `${other.split(".")[0]}.${signature}`,
      // NUL, which the store does not take.
      `${one.slice(0, -2)}%00`,
      `${id}%00.${signature}`,
    ])
      expect(problem(await client.get(changed))).toEqual([404, "Dieser Link ist nicht gültig"]);
    await database().sql`update download_links set expires_at = expires_at + interval '1 day'`;
    expect((await client.get(one)).status).toBe(404);
  });

  it("counts a right that was withdrawn meanwhile", async () => {
    const client = await portal().signedIn("employee");
    const path = await linkFor(client);
    await database().sql`update accounts set rights = '{trainings}' where id = 'employee'`;
    expect(problem(await client.get(path))).toEqual([403, "Sie dürfen diese Datei nicht laden"]);
    await database().sql`update accounts set rights = '{tickets,trainings}' where id = 'employee'`;
    expect((await client.get(path)).status).toBe(200);
  });
});
