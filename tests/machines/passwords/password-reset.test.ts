import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed } from "../../../src/domain/kit/call-failure.ts";
import type { LinkHash, LinkPurpose, OpenLink } from "../../../src/domain/passwords/account-link.ts";
import type { LinkRefusal } from "../../../src/domain/passwords/passwords.refusals.ts";
import {
  passwordResetMachine,
  type LinkUse,
} from "../../../src/machines/passwords/password-reset.machine.ts";
import { pendingCalls } from "../../support/machines/pending-calls.ts";

const codes: readonly LinkRefusal[] = ["LINK_INVALID", "LINK_USED", "LINK_EXPIRED"];

const open = (hash: string) => {
  const checks = pendingCalls<OpenLink, { readonly hash: string }>();
  const uses = pendingCalls<unknown, LinkUse>();
  const clock = new SimulatedClock();
  const actor = createActor(
    passwordResetMachine.provide({ actors: { checkLink: checks.logic, useLink: uses.logic } }),
    { input: { hash: hash as LinkHash | "" }, clock },
  ).start();
  return {
    actor,
    clock,
    checks: checks.sent,
    uses: uses.sent,
    state: () => actor.getSnapshot().value,
    failure: () => actor.getSnapshot().context.failure,
    has: (tag: "busy" | "failed" | "done") => actor.getSnapshot().hasTag(tag),
  };
};

/** Opened with a link of this purpose, which the server has told. */
const told = async (purpose: LinkPurpose) => {
  const page = open("h-1");
  await page.checks[0]!.end(answered({ purpose, email: "a@test.example" }));
  return page;
};

describe("the page of a link", () => {
  it("refuses to be opened without one, and asks the server nothing", () => {
    const { state, failure, has, checks } = open("");
    expect([state(), failure(), has("failed"), checks]).toEqual([
      "broken",
      { _tag: "Refused", code: "LINK_INVALID" },
      true,
      [],
    ]);
  });

  it("asks what the link is for, by its secret", () => {
    const { checks, has } = open("h-1");
    expect([has("busy"), checks.map(({ input }) => input)]).toEqual([true, [{ hash: "h-1" }]]);
  });

  it.each(["reset", "invitation"] as const)(
    "asks for a password and sends the secret with it: %s",
    async (purpose) => {
      const { actor, state, uses } = await told(purpose);
      expect(state()).toBe("choosing");
      const form = actor.getSnapshot().children.newPassword;
      expect(form?.getSnapshot().context.values).toEqual({ hash: "h-1", password: "", repeat: "" });
      expect(uses).toEqual([]);
    },
  );

  it.each(["activation", "email_change", "email_change_undo"] as const)(
    "uses the link when the person confirms it, not before: %s",
    async (purpose) => {
      const { actor, state, has, uses } = await told(purpose);
      expect([state(), uses]).toEqual(["offering", []]);
      actor.send({ type: "link.confirm" });
      expect([has("busy"), uses.map(({ input }) => input)]).toEqual([true, [{ hash: "h-1", purpose }]]);
      await uses[0]!.end(answered(undefined));
      expect([has("done"), has("failed")]).toEqual([true, false]);
    },
  );

  it.each(codes)("is of no more use after %s, at the first look or when it is confirmed", async (code) => {
    const refusal = failed({ _tag: "Refused", code });
    const looked = open("h-1");
    await looked.checks[0]!.end(refusal);
    const confirmed = await told("activation");
    confirmed.actor.send({ type: "link.confirm" });
    await confirmed.uses[0]!.end(refusal);
    for (const { actor, state, has, failure } of [looked, confirmed]) {
      expect([state(), has("failed"), failure()]).toEqual(["broken", true, { _tag: "Refused", code }]);
      expect(actor.getSnapshot().can({ type: "link.retry" })).toBe(false);
    }
  });

  it("looks again after a failure, and after one that took a minute", async () => {
    const { actor, clock, checks, state, failure, has } = open("h-1");
    await checks[0]!.end(failed({ _tag: "Offline" }));
    expect([state(), has("failed"), failure()?._tag]).toEqual(["unchecked", true, "Offline"]);
    actor.send({ type: "link.retry" });
    expect([has("busy"), failure()]).toEqual([true, undefined]);
    clock.increment(60_000);
    expect([state(), failure()?._tag]).toEqual(["unchecked", "TimedOut"]);
    actor.send({ type: "link.retry" });
    expect(checks).toHaveLength(3);
  });

  it("uses the link again after a failure, without looking again", async () => {
    const { actor, checks, uses, state, has } = await told("activation");
    actor.send({ type: "link.confirm" });
    await uses[0]!.end(failed({ _tag: "Offline" }));
    expect([state(), has("failed")]).toEqual(["unused", true]);
    actor.send({ type: "link.retry" });
    expect([checks.length, uses.map(({ input }) => input.hash)]).toEqual([1, ["h-1", "h-1"]]);
  });
});
