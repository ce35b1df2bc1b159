import { expect, it } from "vitest";
import type { AnyCall } from "../../src/api/call.ts";
import { calls } from "../../src/api/calls.ts";
import { isAllowed, requirementOf } from "../../src/domain/shell/access.ts";
import type { CallName } from "../../server/http/handler.ts";
import { eachDemoPortal } from "../support/portal/demo-portal.ts";
import { demoVisitors, visitorOf } from "../support/portal/demo-visitors.ts";

const entries = Object.entries(calls) as readonly [CallName, AnyCall][];
// Access is checked first: a key that is none keeps every call that would be allowed from doing anything.
const harmless = { headers: { "Idempotency-Key": "not a key" } };

eachDemoPortal("the access table", (demo) => {
  const statuses = async (id: string | undefined): Promise<Readonly<Record<string, number>>> =>
    Object.fromEntries(
      await Promise.all(
        entries.map(async ([name]) => [name, (await demo().send(id, name, {}, harmless)).status] as const),
      ),
    );

  it("refuses every call without a session except the open calls", async () => {
    expect(await statuses(undefined)).toEqual(
      Object.fromEntries(entries.map(([name, { access }]) => [name, requirementOf(access).open ? 422 : 401])),
    );
  });

  it.each(demoVisitors.map((account) => [account.id, account] as const))(
    "allows and refuses %s on every call as its rows say",
    async (id, account) => {
      const allowed = (record: AnyCall): boolean =>
        requirementOf(record.access).open || isAllowed(requirementOf(record.access), visitorOf(account));
      expect(await statuses(id)).toEqual(
        Object.fromEntries(entries.map(([name, record]) => [name, allowed(record) ? 422 : 403])),
      );
    },
    30_000,
  );
});
