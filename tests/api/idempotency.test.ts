import { randomUUID } from "node:crypto";
import * as Schema from "effect/Schema";
import { expect, it } from "vitest";
import { VerificationProof } from "../../src/domain/sign-up/verification.ts";
import { TicketId } from "../../src/domain/tickets/ticket.ts";
import { createSignUpHandlers } from "../../server/areas/sign-up/sign-up.handlers.ts";
import { createVatCheck } from "../../server/areas/sign-up/vat-check.ts";
import { secretsOf } from "../../server/store/secrets.ts";
import { refused } from "../../server/http/handler.ts";
import { eachPortal } from "../support/portal/each-portal.ts";
import { handlersWith, startTestPortal } from "../support/portal/portal.ts";

const { uploadTradeLicence } = createSignUpHandlers({
  vatCheck: createVatCheck(undefined),
  supportEmail: "support@test.example",
  passwordCost: undefined,
});
const toProof = Schema.decodeSync(VerificationProof);
let links = 0;
const verified: string[] = [];
let refusesTickets = false;
const handlers = handlersWith({
  createTicket: () =>
    Promise.resolve(
      refusesTickets ? refused("FILE_EMPTY") : { ticketId: Schema.decodeSync(TicketId)("T-1") },
    ),
  getAcademyOneTimeUrl: () => {
    links += 1;
    return Promise.resolve({ link: `https://academy.example/?token=secret-${links}` });
  },
  uploadTradeLicence,
  verifyCode: {
    prepare: () =>
      Promise.resolve(() => {
        verified.push(`${verified.length}-${"proof-".repeat(8)}`.slice(0, 43));
        return Promise.resolve({ verification: toProof(verified.at(-1) ?? "") });
      }),
  },
});
const key = { headers: { "Idempotency-Key": "one" } };
const ticket = { department: "support", ticket_subject: "Help", ticket_description: "It does not work" };

eachPortal("what is kept for repeats", { handlers }, (portal, database) => {
  const kept = async (): Promise<string> => JSON.stringify(await database().sql`select * from idempotency`);

  it("has a hash of the request that needs a key from outside of the store", async () => {
    const elsewhere = await startTestPortal(database(), {
      handlers,
      secrets: secretsOf("another key", { seals: false }),
    });
    const here = await portal().signedIn("gold");
    const there = await elsewhere.signedIn("gold");
    expect((await here.call("createTicket", ticket, key)).json).toMatchObject({ valid: true });
    expect((await here.call("createTicket", ticket, key)).json).toMatchObject({ valid: true });
    expect((await there.call("createTicket", ticket, key)).json).toMatchObject({
      error_code: "IDEMPOTENCY_KEY_REUSED",
    });
    await elsewhere.close();
  });

  it("is marked where it is given again: the browser then asks whether it still holds", async () => {
    const client = await portal().signedIn("gold");
    const send = async (id: string) =>
      (await client.call("createTicket", ticket, { headers: { "Idempotency-Key": id } })).headers.get(
        "idempotent-replayed",
      );
    expect([await send("marked"), await send("marked"), await send("other")]).toEqual([null, "true", null]);
  });

  it("has no refusal: a repeat is decided anew", async () => {
    const client = await portal().signedIn("gold");
    const send = async () =>
      (await client.call("createTicket", ticket, { headers: { "Idempotency-Key": "refused" } })).json;
    refusesTickets = true;
    expect(await send()).toMatchObject({ error_code: "FILE_EMPTY" });
    refusesTickets = false;
    expect(await send()).toMatchObject({ valid: true });
  });

  it("is of a request with its files: with another one it is no repeat", async () => {
    const client = await portal().signedIn("gold");
    const send = async (name: string, content: string) => {
      const files = [new File([content], name)];
      return (await client.call("createTicket", ticket, { headers: { "Idempotency-Key": "files" }, files }))
        .json;
    };
    expect(await send("log.txt", "09:14")).toMatchObject({ valid: true });
    expect(await send("log.txt", "09:14")).toMatchObject({ valid: true });
    for (const [name, content] of [
      ["log.txt", "09:15"],
      ["other.txt", "09:14"],
    ] as const)
      expect(await send(name, content)).toMatchObject({ error_code: "IDEMPOTENCY_KEY_REUSED" });
  });

  it("has an answer that is a secret encrypted: a repeat gets the same", async () => {
    const client = await portal().signedIn("gold");
    const linkOf = async (): Promise<string> => {
      const { json } = await client.call("getAcademyOneTimeUrl", { language: "int", status: "gold" }, key);
      return (json as { link: string }).link;
    };
    const link = await linkOf();
    const made = links;
    expect([await linkOf(), links]).toEqual([link, made]);
    expect(await kept()).not.toContain("secret-");

    const files = [new File(["%PDF-1.4\n%%EOF"], "licence.pdf", { type: "application/pdf" })];
    const licenceOf = async (): Promise<string> => {
      const { json } = await client.call("uploadTradeLicence", {}, { ...key, files });
      return (json as { data: { licence: string } }).data.licence;
    };
    const licence = await licenceOf();
    expect(licence).toMatch(/^[\w-]{20,}$/);
    expect(await licenceOf()).toBe(licence);
    expect(await kept()).not.toContain(licence);

    const proof = await client.call("verifyCode", { email: "new@test.example", code: "000000" }, key);
    expect(proof.text).toContain("proof-");
    expect(await kept()).not.toContain("proof-");
  });

  it("belongs to the browser where nobody is signed in, and to nobody else", async () => {
    const [here, elsewhere] = [portal().client(), portal().client()];
    for (const client of [here, elsewhere]) await client.call("checkUserSession");
    const send = async (client: typeof here, email = "new@test.example"): Promise<unknown> =>
      (
        await client.call(
          "verifyCode",
          { email, code: "000000" },
          { headers: { "Idempotency-Key": "anonymous" } },
        )
      ).json;
    const proofs = verified.length;
    const first = await send(here);
    expect(await send(here)).toEqual(first);
    expect(verified.length - proofs).toBe(1);
    expect(await send(elsewhere)).not.toEqual(first);
    expect(await send(here, "other@test.example")).toMatchObject({ error_code: "IDEMPOTENCY_KEY_REUSED" });
  });

  it("of nobody signed in is found again where the answer of another first call has replaced the browser's cookie, or it had none", async () => {
    const client = portal().client();
    const send = async (id: string, email = "new@test.example"): Promise<unknown> =>
      (await client.call("verifyCode", { email, code: "000000" }, { headers: { "Idempotency-Key": id } }))
        .json;
    const proofs = verified.length;
    const early = randomUUID();
    const [first] = await Promise.all([
      send(early),
      client.call("checkUserSession"),
      client.call("checkUserSession"),
    ]);
    expect(await send(early)).toEqual(first);
    const between = randomUUID();
    const second = await send(between);
    client.cookies.set("portal_writes", "of-another-answer");
    expect(await send(between)).toEqual(second);
    expect(verified.length - proofs).toBe(2);
    expect(await send(between, "other@test.example")).toMatchObject({
      error_code: "IDEMPOTENCY_KEY_REUSED",
    });
    expect(await Promise.all([send(randomUUID()), send(randomUUID())])).not.toContainEqual(second);
  });

  it("of an account is not given to another one in the same browser", async () => {
    const [gold, silver] = [await portal().signedIn("gold"), await portal().signedIn("silver")];
    const options = { headers: { "Idempotency-Key": "of-gold" } };
    expect((await gold.call("createTicket", ticket, options)).json).toMatchObject({ valid: true });
    silver.cookies.set("portal_writes", gold.cookies.get("portal_writes") ?? "");
    expect((await silver.call("createTicket", ticket, options)).json).toMatchObject({
      error_code: "IDEMPOTENCY_KEY_REUSED",
    });
    // Whoever's session has ended meanwhile gets it, until they sign out.
    const signedIn = new Map(gold.cookies);
    gold.cookies.delete("portal_session");
    expect((await gold.call("createTicket", ticket, options)).json).toMatchObject({ valid: true });
    expect((await gold.call("createTicket", { ...ticket, ticket_subject: "Other" }, options)).status).toBe(
      422,
    );
    gold.cookies.set("portal_session", signedIn.get("portal_session") ?? "");
    await gold.call("logout");
    expect((await gold.call("createTicket", ticket, options)).status).toBe(401);
  });

  it("holds for a day", async () => {
    const client = await portal().signedIn("gold");
    const link = async (): Promise<unknown> =>
      (
        await client.call(
          "getAcademyOneTimeUrl",
          { language: "int", status: "gold" },
          { headers: { "Idempotency-Key": "day" } },
        )
      ).json;
    const first = await link();
    await database()
      .sql`update idempotency set created_at = created_at - interval '25 hours' where key = 'day'`;
    expect(await link()).not.toEqual(first);
  });
});
