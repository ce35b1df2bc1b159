import { beforeEach, describe, expect, it } from "vitest";
import { cleanUp, housekeepingLock } from "../../server/housekeeping.ts";
import { openDatabase } from "../../server/store/database.ts";
import { onBoth } from "../support/portal/on-both.ts";
import { noFiles } from "../support/portal/portal.ts";
import { eachStore } from "../support/portal/each-store.ts";

const now = new Date();
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Every table whose rows expire, and for how long after their time a row is kept, in seconds. */
const lifetimes = {
  identity_model: 0,
  sessions: 30 * minute,
  known_browsers: 365 * day,
  login_attempts: 15 * minute,
  idempotency: day,
  account_links: 30 * day,
  academy_links: 0,
  download_links: 12 * hour,
  email_codes: 0,
  email_proofs: 0,
  code_attempts: hour,
  cloud_dns_requests: 10 * minute,
  ticket_drafts: 90 * day,
  notification_events: 90 * day,
  dismissed_notices: 0,
  built_files: 30 * day,
} as const;
type Expiring = keyof typeof lifetimes;
const expiring = Object.keys(lifetimes) as readonly Expiring[];

eachStore("housekeeping", onBoth.statements, (store) => {
  /** A row in every table that expires, whose lifetime is over for `seconds`. */
  const fill = async (name: string, seconds: number) => {
    const { sql } = store.database();
    const timeOf = (table: Expiring): Date => new Date(now.getTime() - (lifetimes[table] + seconds) * 1000);
    await sql`insert into identity_model (kind, id, payload, expires_at) values ('AccessToken', ${name}, '{}', ${timeOf("identity_model")})`;
    await sql`insert into sessions (token_hash, account_id, created_at, last_used_at) values (${name}, 'a', ${timeOf("sessions")}, ${timeOf("sessions")})`;
    await sql`insert into known_browsers (account_id, browser_hash, last_used_at) values ('a', ${name}, ${timeOf("known_browsers")})`;
    await sql`insert into login_attempts (bucket, window_start, failures) values (${name}, ${timeOf("login_attempts")}, 1)`;
    await sql`insert into idempotency (account_id, call, key, request_hash, created_at) values ('a', 'call', ${name}, 'h', ${timeOf("idempotency")})`;
    await sql`insert into account_links (token_hash, purpose, account_id, email, created_at, expires_at) values (${name}, 'reset', 'a', 'a@test.example', ${now}, ${timeOf("account_links")})`;
    await sql`insert into academy_links (token_hash, account_id, created_at, expires_at) values (${name}, 'a', ${now}, ${timeOf("academy_links")})`;
    await sql`insert into download_links (id, session_hash, call, fields, expires_at) values (${name}, 's', 'call', '{}', ${timeOf("download_links")})`;
    await sql`insert into email_codes (email, browser_hash, code_hash, sent_at, expires_at, tries) values (${name}, 'b', 'h', ${now}, ${timeOf("email_codes")}, 0)`;
    await sql`insert into email_proofs (proof_hash, email, expires_at) values (${name}, 'a@test.example', ${timeOf("email_proofs")})`;
    await sql`insert into code_attempts (account_id, tried_at) values ('a', ${timeOf("code_attempts")})`;
    await sql`insert into cloud_dns_requests (subject, kind, serial, asked_at) values (${name}, 'test', 'S', ${timeOf("cloud_dns_requests")})`;
    await sql`insert into ticket_drafts (account_id, key, draft, saved_at) values ('a', ${name}, '{}', ${timeOf("ticket_drafts")})`;
    await sql`insert into notification_events (kind, event_key, company_id, subject, happened_at, addressed_at) values ('order_sent', ${name}, 'c', ${name}, ${timeOf("notification_events")}, ${now})`;
    await sql`insert into dismissed_notices (account_id, notice, until) values ('a', ${name}, ${timeOf("dismissed_notices")})`;
    await sql`insert into built_files (address, is_brotli, content, kept_at) values (${name}, false, '', ${timeOf("built_files")})`;
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
      union all select 'ticket_drafts', count(*) from ticket_drafts
      union all select 'notification_events', count(*) from notification_events
      union all select 'dismissed_notices', count(*) from dismissed_notices
      union all select 'built_files', count(*) from built_files`;
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
    await fill("old", 5 * minute);
    await fill("new", -5 * minute);
    await cleanUp(store.database(), noFiles, now);
    expect(await counts()).toEqual(each(1));
  });

  describe.skipIf(store.engine === "PGlite")("in two processes", () => {
    it("runs in one of them at a time", async () => {
      await fill("old", day);
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
