import { expect, it } from "vitest";
import type { AnyCall } from "../../src/api/call.ts";
import { calls } from "../../src/api/calls.ts";
import { isAllowed, requirementOf } from "../../src/domain/shell/access.ts";
import { accountKeyOf } from "../../server/accounts/user-data.ts";
import type { CallName } from "../../server/http/handler.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import { demoPeople, visitorOf } from "../support/portal/demo-visitors.ts";

const entries = Object.entries(calls) as readonly [CallName, AnyCall][];
// A key that is none keeps every call that would be carried out from doing anything.
const shows = (account: string) => ({
  headers: { "Portal-Account": account, "Idempotency-Key": "not a key" },
});
const carriedOut = [422, "INVALID_REQUEST"];

eachDemoPortal("the account that the page shows", (demo) => {
  const answers = async (id: string, account: string) =>
    Object.fromEntries(
      await Promise.all(
        entries.map(async ([name]) => {
          const { status, json } = await demo().send(id, name, {}, shows(account));
          return [name, [status, (json as { readonly error_code: string }).error_code]] as const;
        }),
      ),
    );

  it("is checked by every call but those that begin, tell or end the session", async () => {
    expect(await answers("gold", accountKeyOf({ id: "silver" }))).toEqual(
      Object.fromEntries(
        entries.map(([name, { anyAccount }]) => [
          name,
          anyAccount === true ? carriedOut : [409, "OTHER_ACCOUNT"],
        ]),
      ),
    );
    expect(entries.filter(([, { anyAccount }]) => anyAccount === true).map(([name]) => name)).toEqual([
      "login",
      "checkUserSession",
      "logout",
    ]);
  });

  it.each(
    demoPeople
      .filter(({ id }) => ["gold", "customer"].includes(id))
      .map((account) => [account.id, account] as const),
  )(
    "changes nothing where it is the session's: %s",
    async (id, account) => {
      expect(await answers(id, accountKeyOf({ id }))).toEqual(
        Object.fromEntries(
          entries.map(([name, { access }]) => [
            name,
            requirementOf(access).open || isAllowed(requirementOf(access), visitorOf(account))
              ? carriedOut
              : [403, "NO_ACCESS"],
          ]),
        ),
      );
    },
    30_000,
  );

  it("is nobody's: the cookie's session gives no access", async () => {
    expect(await answers("gold", "none")).toEqual(
      Object.fromEntries(
        entries.map(([name, { access }]) => [
          name,
          requirementOf(access).open ? carriedOut : [401, "SESSION_EXPIRED"],
        ]),
      ),
    );
  });

  it("is given by each answer with a session, and by none that is refused or has none", async () => {
    const accountOf = async (id: string | undefined, account: string) =>
      (
        await demo().send(id, "getCountries", { instance: "int" }, { headers: { "Portal-Account": account } })
      ).headers.get("portal-account");
    const gold = accountKeyOf({ id: "gold" });
    expect(await accountOf("gold", gold)).toBe(gold);
    expect(await accountOf("gold", accountKeyOf({ id: "silver" }))).toBeNull();
    expect(await accountOf("gold", "none")).toBeNull();
    expect(await accountOf(undefined, gold)).toBeNull();
  });

  it("a refused call, or one of a page that shows nobody, does not extend the session of the cookie", async () => {
    const { sql } = demo().database;
    const idleFor = async (id: string, account: string): Promise<number> => {
      await demo().as(id);
      await sql`update sessions set last_used_at = ${new Date(Date.now() - 10 * 60_000)} where account_id = ${id}`;
      await demo().send(id, "getTickets", {}, { headers: { "Portal-Account": account } });
      const [session] = await sql<{ last_used_at: Date }>`
        select last_used_at from sessions where account_id = ${id}`;
      return Math.round((Date.now() - session!.last_used_at.getTime()) / 60_000);
    };
    expect(await idleFor("gold", accountKeyOf({ id: "silver" }))).toBe(10);
    expect(await idleFor("gold", "none")).toBe(10);
    expect(await idleFor("gold", accountKeyOf({ id: "gold" }))).toBe(0);
  });

  it("a refused write is not carried out, and does not tell how long the other session lasts", async () => {
    const before = await demo().ask<{ readonly total: number }>("gold", "getTickets", {});
    const refused = await demo().send(
      "gold",
      "createTicket",
      { department: "support", ticket_subject: "Help", ticket_description: "It does not work" },
      { headers: { "Portal-Account": accountKeyOf({ id: "silver" }) } },
    );
    expect([refused.status, refused.headers.get("portal-session-seconds")]).toEqual([409, null]);
    expect((await demo().ask<{ readonly total: number }>("gold", "getTickets", {})).total).toBe(before.total);
  });
});
