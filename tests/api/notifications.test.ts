import { expect, it } from "vitest";
import { noteEvent } from "../../server/notifications/notification-events.ts";
import { notificationJob } from "../../server/notifications/notification-job.ts";
import type { AccountSettings } from "../../src/domain/account/account-settings.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import type { PortalClient } from "../support/portal/portal-client.ts";
import { testSecrets } from "../support/portal/test-secrets.ts";

/** What a mail program sends at one click (RFC 8058, 3.1). */
const oneClick = "List-Unsubscribe=One-Click";
const form = { "Content-Type": "application/x-www-form-urlencoded" };

eachDemoPortal("letters that people choose", (demo) => {
  let ahead = 0;
  /** Does the job as housekeeping does, an hour later each time. */
  const work = async (): Promise<void> => {
    ahead += 61 * 60 * 1000;
    const moment = new Date(Date.now() + ahead);
    const job = notificationJob({ baseUrl: demo().portal.url, hash: testSecrets.hash });
    await job({ database: demo().database, now: () => moment, signal: new AbortController().signal });
  };
  const letterTo = async (recipient: string, about = "/ticket/") => {
    const [letter] = await demo().database.sql<{ subject: string; body: string; unsubscribe: string | null }>`
      select subject, body, unsubscribe from outbox where recipient = ${`${recipient}@demo.test`} and body like ${`%${about}%`} order by id desc limit 1`;
    return letter;
  };
  const choices = async (id: string): Promise<readonly string[]> =>
    (await demo().ask<AccountSettings>(id, "getAccount")).notifications;
  let events = 0;
  /** A letter about a ticket's answer, and the path of its link. */
  const linkOf = async (recipient: string, company: string): Promise<string> => {
    events += 1;
    const [ticket] = await demo().database.sql<{ id: string }>`
      select id from tickets where company_id = ${company} order by id limit 1`;
    const event = { key: `test-${events}`, companyId: company, causedBy: "staff", subject: ticket?.id ?? "" };
    await noteEvent(demo().database.sql, { kind: "ticket_answer", ...event }, new Date());
    await work();
    const { unsubscribe } = (await letterTo(recipient)) ?? {};
    return new URL(unsubscribe ?? "missing:").pathname;
  };
  /** A mail provider: no cookies, and no origin. */
  const provider = (): PortalClient => demo().portal.client();
  const press = (path: string, body: BodyInit = oneClick, headers: Readonly<Record<string, string>> = form) =>
    fetch(`${demo().portal.url}${path}`, { method: "POST", body, headers });

  it("tell a company that support has answered its ticket, and not that somebody of its own has", async () => {
    const [ticket] = await demo().database.sql<{ id: string }>`
      select id from tickets where company_id = 'gold' and status = 'open' order by id limit 1`;
    const id = ticket?.id ?? "";
    const recipients = async (): Promise<readonly string[]> => {
      await work();
      const rows = await demo().database.sql<{ recipient: string }>`
        select recipient from outbox where body like ${`%/ticket/${id}/%`} order by recipient`;
      return rows.map(({ recipient }) => recipient);
    };
    expect((await demo().send("gold", "answerTicket", { id, message: "Any news?" })).status).toBe(200);
    expect(await recipients()).toEqual([]);
    expect((await demo().send("staff", "answerTicket", { id, message: "Which version?" })).status).toBe(200);
    // "office" has no right to tickets, "former" is deactivated, and "invited" has not followed the invitation.
    expect(await recipients()).toEqual(["employee@demo.test", "gold@demo.test", "technician@demo.test"]);
    expect((await letterTo("gold"))?.subject).toBe(`Odpověď na tiket ${id}`);
    expect((await letterTo("gold"))?.body).not.toContain("Which version?");
  });

  it("are switched off by one click without a session, again and again, that kind for that person alone", async () => {
    const path = await linkOf("gold", "gold");
    const before = await choices("gold");
    expect(before).toContain("ticket_answer");
    const colleague = await choices("employee");
    for (const body of [oneClick, oneClick]) {
      const answer = await press(path, body);
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
      expect(await answer.text()).toContain("Už nebudete dostávat e-maily, když přišla odpověď na tiket.");
    }
    expect(await choices("gold")).toEqual(before.filter((kind) => kind !== "ticket_answer"));
    expect(await choices("employee")).toEqual(colleague);
    // Switched on again in the settings, the same link switches it off again: also as multipart, which the standard allows.
    await demo().ask("gold", "saveNotificationChoices", { kinds: JSON.stringify(before) });
    expect(await choices("gold")).toContain("ticket_answer");
    expect(await linkOf("gold", "gold")).toBe(path);
    const parts = new FormData();
    parts.append("List-Unsubscribe", "One-Click");
    expect((await press(path, parts, {})).status).toBe(200);
    expect(await choices("gold")).not.toContain("ticket_answer");
    // The next event is announced to others only.
    const last = await letterTo("gold");
    await linkOf("employee", "gold");
    expect(await letterTo("gold")).toEqual(last);
  });

  it("have a page that asks first, in the reader's language, with a policy of its own", async () => {
    const path = await linkOf("silver", "silver");
    for (const client of [provider(), await demo().as("silver")]) {
      const { status, text, headers } = await client.get(path, { "Accept-Language": "fr" });
      expect(status).toBe(200);
      expect(text).toContain('<html lang="es">');
      expect(text).toContain("¿No recibir más correos cuando se haya respondido un ticket?");
      expect(text).toContain('<form method="post"><button>Desactivar</button></form>');
      expect(text).not.toMatch(/silver|@demo|<script/);
      expect(headers.get("content-security-policy")).toMatch(
        /^default-src 'none'; style-src 'sha256-[^ ]+'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'$/,
      );
      expect(headers.get("cache-control")).toBe("no-store");
    }
    expect((await fetch(`${demo().portal.url}${path}`, { method: "HEAD" })).status).toBe(200);
    expect(await choices("silver")).toContain("ticket_answer");
    // The button of the page.
    expect((await provider().post(path, "", form)).status).toBe(200);
    expect(await choices("silver")).not.toContain("ticket_answer");
  });

  it("cannot be switched off by a link that is forged, or put together of two", async () => {
    const gold = await linkOf("employee", "gold");
    const other = await linkOf("reg", "reg");
    const [id = "", signature = ""] = (gold.split("/").at(-1) ?? "").split(".");
    const otherSignature = other.split(".").at(-1) ?? "";
    const before = [await choices("employee"), await choices("reg")];
    for (const forged of [
      id,
      `${id}.`,
      `${id}.${otherSignature}`,
      `${id}.${signature.slice(0, -2)}AA`,
      `${id}.${signature}.more`,
      `gold.${signature}`,
      "%00",
    ]) {
      for (const answer of [
        await press(`/api/unsubscribe/${forged}`),
        await fetch(`${demo().portal.url}/api/unsubscribe/${forged}`, {
          headers: { "Accept-Language": "de" },
        }),
      ])
        expect([forged, answer.status]).toEqual([forged, 404]);
    }
    const page = await provider().get(`/api/unsubscribe/${id}`, { "Accept-Language": "de" });
    expect(page.text).toContain("Dieser Link ist nicht gültig");
    expect([await choices("employee"), await choices("reg")]).toEqual(before);
    // The link is no login, and no other call goes without an origin.
    expect((await provider().get("/api/unsubscribe/")).status).toBe(404);
    expect((await press("/api/saveNotificationChoices", "kinds=[]")).status).toBe(403);
  });

  it("are in the outbox with their headers, which other letters lack", async () => {
    const path = await linkOf("reg21", "reg21");
    const { text } = await provider().get("/dev/outbox/");
    expect(text).toContain(`List-Unsubscribe: &lt;${demo().portal.url}${path}&gt;`);
    expect(text).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    await provider().call("requestPasswordReset", { email: "reg21@demo.test", instance: "int" });
    expect(await letterTo("reg21", "/reset-password/")).toMatchObject({ unsubscribe: null });
  });

  it("limit how often a network asks for links", async () => {
    const path = await linkOf("reg", "reg");
    const statuses = new Set<number>();
    for (let tried = 0; tried < 300; tried += 1) statuses.add((await press(`${path}x`)).status);
    expect([...statuses]).toEqual([404, 429]);
    const refused = await press(path);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(await choices("reg")).toContain("ticket_answer");
  });
});
