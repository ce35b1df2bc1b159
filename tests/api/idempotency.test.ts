import * as Schema from "effect/Schema";
import { expect, it } from "vitest";
import { VerificationProof } from "../../src/domain/sign-up/verification.ts";
import { TicketId } from "../../src/domain/tickets/ticket.ts";
import { createSignUpHandlers } from "../../dev-portal/areas/sign-up/sign-up.handlers.ts";
import { createVatCheck } from "../../dev-portal/areas/sign-up/vat-check.ts";
import { secretsOf } from "../../dev-portal/store/secrets.ts";
import { refused } from "../../dev-portal/http/handler.ts";
import { eachPortal } from "../support/portal/each-portal.ts";
import { handlersWith, startTestPortal } from "../support/portal/portal.ts";

const { uploadTradeLicence } = createSignUpHandlers({
  vatCheck: createVatCheck(undefined),
  supportEmail: "support@test.example",
  passwordCost: undefined,
});
const toProof = Schema.decodeSync(VerificationProof);
let links = 0;
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
      Promise.resolve(() => Promise.resolve({ verification: toProof("proof-".repeat(8).slice(0, 43)) })),
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

  it("has no answer that is a secret: a repeat makes another one", async () => {
    const client = await portal().signedIn("gold");
    const linkOf = async (): Promise<string> => {
      const { json } = await client.call("getAcademyOneTimeUrl", { language: "int", status: "gold" }, key);
      return (json as { link: string }).link;
    };
    const both = [await linkOf(), await linkOf()];
    expect(new Set(both).size).toBe(2);
    expect(await kept()).not.toContain("secret-");

    const files = [new File(["%PDF-1.4\n%%EOF"], "licence.pdf", { type: "application/pdf" })];
    const { json } = await client.call("uploadTradeLicence", {}, { ...key, files });
    const { licence } = (json as { data: { licence: string } }).data;
    expect(licence).toMatch(/^[\w-]{20,}$/);
    expect(await kept()).not.toContain(licence);

    const proof = await client.call("verifyCode", { email: "new@test.example", code: "000000" }, key);
    expect(proof.text).toContain("proof-");
    expect(await kept()).not.toContain("proof-");
  });
});
