import { afterEach, beforeEach, expect, it } from "vitest";
import { hashSecret } from "../../server/accounts/secret.ts";
import { emptyDirectory } from "../../server/devices/device-directory.ts";
import { createHandlers } from "../../server/handlers.ts";
import { createLog } from "../../server/log.ts";
import { diskFullText } from "../../server/store/disk-full.ts";
import { handlerSettings, refusal } from "../support/portal/account-portal.ts";
import { applicantFields } from "../support/portal/sign-up-fields.ts";
import { testPassword } from "../support/portal/demo-like-accounts.ts";
import { eachPortal } from "../support/portal/each-portal.ts";

const lines: string[] = [];
const log = createLog({ level: "error", mode: "production" }, { write: (line) => void lines.push(line) });
const handlers = (services: Parameters<typeof createHandlers>[0]) =>
  createHandlers(services, { ...handlerSettings, devices: emptyDirectory, connectLimit: 10_000 });
const applicant = { ...applicantFields, password: testPassword };
const proof = "P".repeat(43);

eachPortal("a store whose disk is full", { log, handlers }, (portal, database) => {
  /** Makes PostgreSQL refuse rows of these tables as it does on a full disk. */
  beforeEach(async () => {
    lines.length = 0;
    const full = ["companies", "identity_model"].map(
      (table) =>
        `create trigger no_room before insert or update on ${table} for each row execute function no_room()`,
    );
    await database().sql.script(`
      create or replace function no_room() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      ${full.join(";")}`);
  });
  afterEach(() =>
    database().sql.script("drop trigger no_room on companies; drop trigger no_room on identity_model"),
  );
  const logged = () =>
    lines.map((line) => {
      const { level, msg, err, part, route } = JSON.parse(line) as Readonly<Record<string, unknown>>;
      return { level, msg, err, where: part ?? route };
    });

  it("refuses a sign-up that can be sent again, and logs the one sentence", async () => {
    const { sql } = database();
    await sql`
      insert into email_proofs (proof_hash, email, expires_at)
      values (${hashSecret(proof)}, ${applicant.email}, ${new Date(Date.now() + 60 * 60 * 1000)})`;
    const answer = await portal()
      .client()
      .call("createAccount", { ...applicant, verification: proof });
    expect([...refusal(answer), answer.headers.get("retry-after")]).toEqual([503, "STORAGE_FULL", "60"]);
    expect(logged()).toEqual([
      { level: "error", msg: diskFullText, err: undefined, where: "/api/createAccount" },
    ]);
    await sql.script("alter table companies disable trigger no_room");
    const again = await portal()
      .client()
      .call("createAccount", { ...applicant, verification: proof });
    expect(again.json).toMatchObject({ valid: true, data: { email: applicant.email } });
  });

  it("refuses a sign-on, and logs the one sentence", async () => {
    const query = new URLSearchParams({
      client_id: "portal",
      redirect_uri: `${portal().url}/login/`,
      response_type: "code",
      scope: "openid",
      code_challenge: "x".repeat(43),
      code_challenge_method: "S256",
    });
    const { status } = await portal().client().get(`/realms/partner/protocol/openid-connect/auth?${query}`);
    expect(status).toBe(503);
    expect(logged()).toEqual([
      { level: "error", msg: diskFullText, err: undefined, where: "identity server" },
    ]);
  });
});
