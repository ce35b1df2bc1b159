import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed } from "../../../src/domain/kit/call-failure.ts";
import type { LinkHash, OpenLink } from "../../../src/domain/passwords/account-link.ts";
import type { LinkRefusal } from "../../../src/domain/passwords/link.refusals.ts";
import {
  passwordResetMachine,
  type LinkUse,
} from "../../../src/machines/passwords/password-reset.machine.ts";
import { pendingCalls } from "../../support/machines/pending-calls.ts";

const codes: readonly LinkRefusal[] = ["LINK_INVALID", "LINK_USED", "LINK_EXPIRED"];

const open = () => {
  const checks = pendingCalls<OpenLink, { readonly hash: string }>();
  const uses = pendingCalls<unknown, LinkUse>();
  const actor = createActor(
    passwordResetMachine.provide({ actors: { checkLink: checks.logic, useLink: uses.logic } }),
    { input: { hash: "h-1" as LinkHash }, clock: new SimulatedClock() },
  ).start();
  return {
    actor,
    checks: checks.sent,
    uses: uses.sent,
    state: () => actor.getSnapshot().value,
    failure: () => actor.getSnapshot().context.failure,
    isFailed: () => actor.getSnapshot().hasTag("failed"),
  };
};

/** Opened with a link that activates an account, as the server has told. */
const told = async () => {
  const page = open();
  await page.checks[0]!.end(answered({ purpose: "activation", email: "a@test.example" }));
  return page;
};

describe("the page of a link", () => {
  it.each(codes)("is of no more use after %s, at the first look or when it is confirmed", async (code) => {
    const refusal = failed({ _tag: "Refused", code });
    const looked = open();
    await looked.checks[0]!.end(refusal);
    const confirmed = await told();
    confirmed.actor.send({ type: "link.confirm" });
    await confirmed.uses[0]!.end(refusal);
    for (const { actor, state, isFailed, failure } of [looked, confirmed]) {
      expect([state(), isFailed(), failure()]).toEqual(["broken", true, { _tag: "Refused", code }]);
      expect(actor.getSnapshot().can({ type: "link.retry" })).toBe(false);
    }
  });
});
