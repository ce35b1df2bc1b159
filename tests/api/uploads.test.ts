import { readdirSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import * as Schema from "effect/Schema";
import { Readable } from "node:stream";
import { beforeEach, expect, it } from "vitest";
import { TicketId } from "../../src/domain/tickets/ticket.ts";
import { fileAnswer, type CallName, type Handlers, type UploadedFile } from "../../server/http/handler.ts";
import { eachPortal } from "../support/portal/each-portal.ts";
import { handlersWith } from "../support/portal/portal.ts";

const fields = { department: "support", ticket_subject: "Help", ticket_description: "With files" };
const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const fileOf = (name: string, head: Uint8Array | string, size = 0): File => {
  const start = Buffer.from(head);
  return new File([start, new Uint8Array(Math.max(0, size - start.length))], name);
};
let seen: readonly (UploadedFile & { readonly bytes: number })[] = [];

const createTicket: Handlers<CallName>["createTicket"] = (context) => {
  seen = context.files.map((file) => ({ ...file, bytes: readFileSync(file.path).length }));
  return Promise.resolve({ ticketId: Schema.decodeSync(TicketId)("T-1") });
};
const servedNames = { "A-1": "ünï 'x'.txt", "A-2": 'x"; filename="y.exe', "A-3": "50%41 \\" } as const;
const getTicketAttachment: Handlers<CallName>["getTicketAttachment"] = (_, { id }) =>
  Promise.resolve(
    fileAnswer(
      Readable.from([Buffer.from("<script>")]),
      servedNames[id as keyof typeof servedNames],
      "text/plain",
    ),
  );

eachPortal("an upload", { handlers: handlersWith({ createTicket, getTicketAttachment }) }, (portal) => {
  beforeEach(() => {
    seen = [];
  });
  const folder = (): string => {
    const [own = ""] = readdirSync(join(portal().dataDir, "incoming"));
    return join(portal().dataDir, "incoming", own);
  };
  const leftovers = (): readonly string[] => readdirSync(folder()).filter((name) => name !== "owner.json");
  const send = async (files: readonly File[], more = {}) =>
    (await portal().signedIn("gold")).call("createTicket", { ...fields, ...more }, { files });

  it("arrives complete with name, size and hash, and its temporary file is deleted", async () => {
    const answer = await send([
      fileOf("shot.PNG", pngHead, 3_000_000),
      fileOf("../../etc/readme.txt", "hello"),
    ]);
    expect(answer.json).toMatchObject({ valid: true });
    expect(seen).toMatchObject([
      { name: "shot.PNG", kind: "png", size: 3_000_000, bytes: 3_000_000 },
      { name: "readme.txt", kind: "txt", size: 5 },
    ]);
    expect(leftovers()).toEqual([]);
  });

  it.each([
    [
      "more than 10,000,000 bytes of ticket file",
      fileOf("big.zip", "PK\u0003\u0004", 10_000_001),
      413,
      "TOO_LARGE",
    ],
    ["more than 10,000,000 bytes of picture", fileOf("big.png", pngHead, 10_000_001), 413, "TOO_LARGE"],
    ["an .exe named .png", fileOf("virus.png", "MZ\u0090\u0000\u0003", 5_000), 422, "FILE_TYPE_NOT_ALLOWED"],
    ["a tiny .exe named .png", fileOf("virus.png", "MZ"), 422, "FILE_TYPE_NOT_ALLOWED"],
    ["an .exe", fileOf("setup.exe", "MZ", 100), 422, "FILE_TYPE_NOT_ALLOWED"],
    ["an empty file", fileOf("empty.txt", ""), 422, "FILE_EMPTY"],
  ])("is refused: %s", async (_what, file, status, code) => {
    const answer = await send([fileOf("fine.txt", "fine"), file]);
    expect([answer.status, answer.json]).toEqual([
      status,
      { valid: false, error_code: code, field: "files[1]", file: file.name },
    ]);
    expect(seen).toEqual([]);
    expect(leftovers()).toEqual([]);
  });

  it("arrives with the name that the person sees, whatever browsers and others write into it", async () => {
    const names = ['Störung "1".pdf', "100%22.txt", "a\r\nb.txt", "photo\u202Egnp.txt", "\u200B.txt"];
    expect((await send(names.map((name) => fileOf(name, "%PDF-")))).json).toMatchObject({ valid: true });
    expect(seen.map(({ name }) => name)).toEqual([
      'Störung "1".pdf',
      // Browsers leave a percent sign as it is: what looks like an escape is one.
      '100".txt',
      "a b.txt",
      "photognp.txt",
      "file.txt",
    ]);
    const refused = await send([fileOf('Pro\u2066gramm "2".exe', "MZ")]);
    expect(refused.json).toMatchObject({ error_code: "FILE_TYPE_NOT_ALLOWED", file: 'Programm "2".exe' });
  });

  it("arrives as a text in UTF-16, as a log with colours, and as a JPEG of Windows", async () => {
    const files = [
      fileOf("notes.txt", Buffer.from("\uFEFFStörung", "utf16le")),
      fileOf("build.log", "\u001B[32mINFO"),
      fileOf("photo.jfif", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)),
    ];
    expect((await send(files)).json).toMatchObject({ valid: true });
    expect(seen.map(({ name, kind }) => [name, kind])).toEqual([
      ["notes.txt", "txt"],
      ["build.log", "log"],
      ["photo.jfif", "jpg"],
    ]);
  });

  it("arrives also after its folder was deleted", async () => {
    rmSync(folder(), { recursive: true });
    expect((await send([fileOf("fine.txt", "fine")])).json).toMatchObject({ valid: true });
    expect(leftovers()).toEqual([]);
  });

  it("may be as large as its rule says", async () => {
    expect((await send([fileOf("full.zip", "PK\u0003\u0004", 10_000_000)])).status).toBe(200);
    expect((await send([fileOf("full.png", pngHead, 10_000_000)])).status).toBe(200);
  });

  it("may be a picture under 11,000,000 bytes in the help overlay alone (shell §5)", async () => {
    const help = { ticket_subject: "Portal - Order #A-1001" };
    expect((await send([fileOf("full.png", pngHead, 10_999_999)], help)).status).toBe(200);
    expect((await send([fileOf("big.png", pngHead, 11_000_000)], help)).status).toBe(413);
    expect((await send([fileOf("big.zip", "PK\u0003\u0004", 10_000_001)], help)).status).toBe(413);
  });

  it("is one of at most ten, and the call's fields are checked as well", async () => {
    const eleven = Array.from({ length: 11 }, (_, index) => fileOf(`${index}.txt`, "x"));
    expect((await send(eleven)).json).toMatchObject({ error_code: "TOO_MANY_FILES", field: "files[10]" });
    expect((await send([fileOf("fine.txt", "fine")], { ticket_subject: "" })).json).toMatchObject({
      error_code: "INVALID_REQUEST",
      field: "ticket_subject",
    });
    expect(leftovers()).toEqual([]);
  });

  it("is refused without a session, and by a call without files", async () => {
    expect(
      (
        await portal()
          .client()
          .call("createTicket", fields, { files: [fileOf("big.zip", "PK\u0003\u0004", 5_000_000)] })
      ).status,
    ).toBe(401);
    expect(
      (
        await portal()
          .client()
          .call("checkUserSession", {}, { files: [fileOf("fine.txt", "fine")] })
      ).status,
    ).toBe(415);
  });

  it("leaves no file when the connection is closed during the upload", async () => {
    const client = await portal().signedIn("gold");
    const head =
      '--b\r\nContent-Disposition: form-data; name="files[0]"; filename="a.zip"\r\n\r\nPK\u0003\u0004';
    const headers = {
      Origin: portal().url,
      Cookie: `portal_session=${client.cookies.get("portal_session")}`,
      "Content-Type": "multipart/form-data; boundary=b",
      "Content-Length": "5000000",
    };
    await new Promise<void>((resolve) => {
      const sending = request(`${portal().url}/api/createTicket`, { method: "POST", headers });
      sending.on("error", () => resolve());
      sending.write(`${head}${"x".repeat(200_000)}`, () => sending.destroy(new Error("hung up")));
    });
    await expect.poll(leftovers).toEqual([]);
    expect(seen).toEqual([]);
  });

  it("is served as an attachment with its name and a policy that allows nothing", async () => {
    const answer = await (await portal().signedIn("gold")).call("getTicketAttachment", { id: "A-1" });
    expect(answer.text).toBe("<script>");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-disposition": `attachment; filename="uni 'x'.txt"; filename*=UTF-8''%C3%BCn%C3%AF%20%27x%27.txt`,
      "content-type": "text/plain",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "no-store",
    });
  });

  it.each([
    ["A-2", `filename="x_; filename=_y.exe"; filename*=UTF-8''x%22%3B%20filename%3D%22y.exe`],
    ["A-3", `filename="50_41 _"; filename*=UTF-8''50%2541%20%5C`],
  ])("is served by a name that none of its signs ends: %s", async (id, header) => {
    const { headers } = await (await portal().signedIn("gold")).call("getTicketAttachment", { id });
    expect(headers.get("content-disposition")).toBe(`attachment; ${header}`);
  });
});
