import { request } from "node:http";
import { expect, it } from "vitest";
import { demoTicket } from "../support/portal/demo-numbers.ts";
import { calls } from "../../src/api/calls.ts";
import type { AnyCall } from "../../src/api/call.ts";
import type { CallName } from "../../server/http/handler.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";

const field = (name: string, value: string): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fields = `${field("department", "support-cz")}${field("ticket_subject", "Help")}${field("ticket_description", "Words")}`;
const fileHead = '--b\r\nContent-Disposition: form-data; name="files[0]"; filename="a.txt"\r\n\r\nwords';
const boundary = "multipart/form-data; boundary=b";

/** Requests of multipart that no browser sends. */
const malformed: readonly (readonly [what: string, type: string, body: string])[] = [
  ["no boundary", "multipart/form-data", `${fields}--b--\r\n`],
  ["an empty boundary", "multipart/form-data; boundary=", `${fields}--b--\r\n`],
  ["an end within a field", boundary, `${fields}${field("more", "x").slice(0, -4)}`],
  ["an end within a file", boundary, `${fields}${fileHead}`],
  ["an end within a part's header", boundary, `${fields}--b\r\nContent-Dispo`],
  ["no last boundary", boundary, fields],
  ["no part at all", boundary, "words"],
  ["a part without a name", boundary, `${fields}--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n`],
  [
    "a file without a name of its own",
    boundary,
    `${fields}--b\r\nContent-Disposition: form-data; name="files[0]"\r\nContent-Type: application/octet-stream\r\n\r\nx\r\n--b--\r\n`,
  ],
  ["a field that names a prototype's method", boundary, `${fields}${field("constructor", "x")}--b--\r\n`],
  ["the field __proto__", boundary, `${fields}${field("__proto__", "x")}--b--\r\n`],
  [
    "a field of JSON",
    boundary,
    `${fields}--b\r\nContent-Disposition: form-data; name="x"\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n--b--\r\n`,
  ],
  [
    "a field of broken JSON",
    boundary,
    `${fields}--b\r\nContent-Disposition: form-data; name="x"\r\nContent-Type: application/json\r\n\r\n{"a"\r\n--b--\r\n`,
  ],
];

const nasty: readonly (readonly [what: string, text: string])[] = [
  ["NUL", "a\\u0000b"],
  ["half of a surrogate pair", "a\\ud83db"],
];
const entries = Object.entries(calls) as readonly (readonly [CallName, AnyCall])[];
const lists = entries.filter(
  ([, { body }]) =>
    "fields" in body.fields &&
    typeof body.fields.fields === "object" &&
    "filter" in (body.fields.fields ?? {}),
);

eachDemoPortal("a malformed request", (demo) => {
  it.each(malformed)("of multipart is answered with 400: %s", async (_what, type, body) => {
    const client = await demo().as("gold");
    const answer = await client.post("/api/createTicket", body, { "Content-Type": type });
    expect([answer.status, answer.json]).toMatchObject([400, { valid: false, error_code: "BAD_REQUEST" }]);
  });

  it("with fields of more than 200 kB in all is refused while it is read", async () => {
    const client = await demo().as("gold");
    const many = Array.from({ length: 99 }, (_, index) => field(`f${index}`, "x".repeat(100_000))).join("");
    const answer = await client.post("/api/createTicket", `${many}${fields}--b--\r\n`, {
      "Content-Type": boundary,
    });
    expect([answer.status, answer.json]).toEqual([
      413,
      { valid: false, error_code: "TOO_LARGE", field: "f1" },
    ]);
  });

  it("that announces more than the call can take is refused before it is read", async () => {
    const client = await demo().as("gold");
    const status = await new Promise((resolve, reject) => {
      const sending = request(`${demo().portal.url}/api/createTicket`, {
        method: "POST",
        headers: {
          Origin: demo().portal.url,
          Cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          "Content-Type": boundary,
          "Content-Length": "200000000",
        },
      });
      sending.on("response", ({ statusCode }) => {
        resolve(statusCode);
        sending.destroy();
      });
      sending.on("error", reject);
      sending.flushHeaders();
    });
    expect(status).toBe(413);
  });

  it("of multipart is refused by every call without files before it is read", async () => {
    for (const [name, record] of entries.filter(([, { body }]) => body._tag === "Form")) {
      const client = await demo().as(record.access === "open" ? "gold" : "staff");
      const answer = await client.post(`/api/${name}`, "x".repeat(1_000), { "Content-Type": boundary });
      expect([name, answer.status]).toEqual([name, answer.status === 403 ? 403 : 415]);
    }
  });

  it("finds the lists that are filtered", () => {
    expect(lists.length).toBeGreaterThanOrEqual(6);
  });

  it.each(nasty)("with %s in a field of JSON is answered with 400 and the field", async (_what, text) => {
    for (const [name] of lists)
      for (const id of ["gold", "staff"]) {
        const answer = await demo().send(id, name, {
          id: demoTicket(60),
          instance: "int",
          filter: `{"search":"${text}"}`,
        });
        const refusal = { valid: false, error_code: "INVALID_REQUEST", field: "filter" };
        const expected = answer.status === 403 ? [name, 403, answer.json] : [name, 400, refusal];
        expect([name, answer.status, answer.json]).toEqual(expected);
      }
    const draft = await demo().send("gold", "saveTicketDraft", {
      key: "new-ticket",
      draft: `{"subject":"${text}","message":"","fileNames":[]}`,
    });
    expect([draft.status, draft.json]).toMatchObject([400, { field: "draft" }]);
  });

  const realm = "/realms/partner/protocol/openid-connect";
  const nul = "a\0b";
  it.each([
    ["client_id", { grant_type: "authorization_code", client_id: nul, code: "x" }],
    ["code", { grant_type: "authorization_code", client_id: "portal", code: nul, redirect_uri: "x" }],
    ["refresh_token", { grant_type: "refresh_token", client_id: "portal", refresh_token: nul }],
  ])("to the identity server with NUL in %s is answered with 400 and the field", async (name, fields) => {
    const answer = await demo().portal.client().post(`${realm}/token`, new URLSearchParams(fields));
    expect([answer.status, answer.json]).toMatchObject([
      400,
      { error: "invalid_request", error_description: expect.stringContaining(name) },
    ]);
  });

  it.each(["client_id", "state", "nonce", "code_challenge", "login_hint", "redirect_uri"])(
    "to the identity server's login page with NUL in %s is answered with 400 and the field",
    async (name) => {
      const query = new URLSearchParams({
        client_id: "portal",
        redirect_uri: `${demo().portal.url}/login/`,
        response_type: "code",
        scope: "openid",
        code_challenge: "A".repeat(43),
        code_challenge_method: "S256",
        [name]: nul,
      });
      const answer = await demo().portal.client().get(`${realm}/auth?${query}`);
      expect([answer.status, answer.json]).toMatchObject([
        400,
        { error_description: expect.stringContaining(name) },
      ]);
    },
  );
});
