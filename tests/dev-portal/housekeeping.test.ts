import { beforeEach, describe, expect, it } from "vitest";
import { cleanUp, housekeepingLock } from "../../dev-portal/housekeeping.ts";
import { openDatabase } from "../../dev-portal/store/database.ts";
import { noFiles } from "../support/portal/portal.ts";
import { eachStore } from "../support/portal/each-store.ts";

const now = new Date();
const days = (count: number): Date => new Date(now.getTime() + count * 24 * 60 * 60 * 1000);

/** Every table whose rows expire. */
const expiring = [
  "identity_model",
  "sessions",
  "known_browsers",
  "login_attempts",
  "idempotency",
  "account_links",
  "academy_links",
  "download_links",
  "email_codes",
  "email_proofs",
  "code_attempts",
  "cloud_dns_requests",
  "ticket_drafts",
] as const;

eachStore("housekeeping", (store) => {
  /** A row in every table that expires, written `age` days ago or with an end as long ago. */
  const fill = async (name: string, age: number) => {
    const { sql } = store.database();
    const at = days(-age);
    await sql`insert into identity_model (kind, id, payload, expires_at) values ('AccessToken', ${name}, '{}', ${at})`;
    await sql`insert into sessions (token_hash, account_id, created_at, last_used_at) values (${name}, 'a', ${at}, ${at})`;
    await sql`insert into known_browsers (account_id, browser_hash, last_used_at) values ('a', ${name}, ${at})`;
    await sql`insert into login_attempts (bucket, window_start, failures) values (${name}, ${at}, 1)`;
    await sql`insert into idempotency (account_id, call, key, request_hash, created_at) values ('a', 'call', ${name}, 'h', ${at})`;
    await sql`insert into account_links (token_hash, purpose, account_id, email, created_at, expires_at) values (${name}, 'reset', 'a', 'a@test.example', ${at}, ${at})`;
    await sql`insert into academy_links (token_hash, account_id, created_at, expires_at) values (${name}, 'a', ${at}, ${at})`;
    await sql`insert into download_links (id, session_hash, call, fields, expires_at) values (${name}, 's', 'call', '{}', ${at})`;
    await sql`insert into email_codes (email, browser_hash, code_hash, sent_at, expires_at, tries) values (${name}, 'b', 'h', ${at}, ${at}, 0)`;
    await sql`insert into email_proofs (proof_hash, email, expires_at) values (${name}, 'a@test.example', ${at})`;
    await sql`insert into code_attempts (account_id, tried_at) values ('a', ${at})`;
    await sql`insert into cloud_dns_requests (subject, kind, serial, asked_at) values (${name}, 'test', 'S', ${at})`;
    await sql`insert into ticket_drafts (account_id, key, draft, saved_at) values ('a', ${name}, '{}', ${at})`;
  };
  /** The number of rows by table. */
  const counts = async (): Promise<Readonly<Record<string, number>>> => {
    const rows = await store.database().sql<{ readonly name: string; readonly rows: number }>`
      select 'identity_model' as name, count(*) as rows from identity_model
      union all select 'sessions', count(*) from sessions
      union all select 'known_browsers', count(*) from known_browsers
      union all select 'login_attempts', count(*) from login_attempts
      union all select 'idempotency', count(*) from idempotency
      union all select 'account_links', count(*) from account_links
      union all select 'academy_links', count(*) from academy_links
      union all select 'download_links', count(*) from download_links
      union all select 'email_codes', count(*) from email_codes
      union all select 'email_proofs', count(*) from email_proofs
      union all select 'code_attempts', count(*) from code_attempts
      union all select 'cloud_dns_requests', count(*) from cloud_dns_requests
      union all select 'ticket_drafts', count(*) from ticket_drafts`;
    return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
  };
  const each = (count: number) => Object.fromEntries(expiring.map((table) => [table, count]));

  beforeEach(async () => {
    const { sql } = store.database();
    for (const table of [...expiring, "accounts", "companies"]) await sql.script(`delete from ${table}`);
    await sql`insert into companies (id, name, nav_instance, country, partner_status) values ('c', 'C', 'INT', 'AT', 'none')`;
    await sql`
      insert into accounts (id, company_id, email, password_hash, first_name, last_name, contact_nav_instance, contact_country)
      values ('a', 'c', 'a@test.example', 'h', 'A', 'A', 'INT', 'AT')`;
  });

  it("deletes what has expired, in every table whose rows expire, and nothing else", async () => {
    await fill("old", 1_000);
    await fill("new", 0);
    await store.database().sql`
      update identity_model set expires_at = ${days(1)} where id = 'new'`;
    for (const table of ["account_links", "academy_links", "email_codes", "email_proofs"])
      await store.database().sql.script(`
        update ${table} set expires_at = now() + interval '1 day' where expires_at > now() - interval '1 day'`);
    await cleanUp(store.database(), noFiles, now);
    expect(await counts()).toEqual(each(1));
  });

  describe.skipIf(store.engine === "PGlite")("in two processes", () => {
    it("runs in one of them at a time", async () => {
      await fill("old", 1_000);
      const other = await openDatabase(store.options());
      let finish = (): void => {};
      try {
        const cleaning = new Promise<void>((resolve) => {
          finish = resolve;
        });
        let begin = (): void => {};
        const begun = new Promise<void>((resolve) => {
          begin = resolve;
        });
        const busy = other.transaction(async (sql) => {
          await sql`select pg_advisory_xact_lock(${housekeepingLock})`;
          begin();
          await cleaning;
        });
        await begun;
        await cleanUp(store.database(), noFiles, now);
        expect(await counts()).toEqual(each(1));
        finish();
        await busy;
        await cleanUp(store.database(), noFiles, now);
        expect(await counts()).toEqual(each(0));
      } finally {
        finish();
        await other.close();
      }
    });
  });
});
