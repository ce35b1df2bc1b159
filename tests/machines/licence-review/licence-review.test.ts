import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed } from "../../../src/domain/kit/call-failure.ts";
import type { LicenceReviewId } from "../../../src/domain/licence-review/licence-review.ts";
import { visibleError } from "../../../src/machines/kit/form-fields.ts";
import {
  licenceReviewMachine,
  type LicenceDecision,
} from "../../../src/machines/licence-review/licence-review.machine.ts";
import { pendingCalls } from "../../support/machines/pending-calls.ts";

const values: LicenceDecision = { id: "r-1" as LicenceReviewId, decision: "approve", reason: "" };

const start = (input: LicenceDecision = values) => {
  const { sent, logic } = pendingCalls<unknown, { readonly values: LicenceDecision }>();
  const actor = createActor(licenceReviewMachine.provide({ actors: { submit: logic } }), {
    input: { values: input, limit: 45_000 },
  }).start();
  const fill = (change: Partial<LicenceDecision>) => actor.send({ type: "form.changed", change });
  return { actor, sent, fill, told: () => visibleError(actor.getSnapshot().context, "reason") };
};

describe("a decision about a trade licence", () => {
  it("approves without a reason, and declines only with one", () => {
    const { actor, sent, fill, told } = start();
    fill({ decision: "decline", reason: "  " });
    actor.send({ type: "form.submit" });
    expect([told(), sent.length]).toEqual(["REASON_EMPTY", 0]);
    fill({ decision: "approve" });
    expect(told()).toBeUndefined();
    actor.send({ type: "form.submit" });
    expect(sent[0]!.input.values).toEqual({ ...values, reason: "  " });
  });

  it("is suggested by nobody, and not sent without one", () => {
    const { actor, sent, fill } = start({ ...values, decision: "" });
    actor.send({ type: "form.submit" });
    expect([visibleError(actor.getSnapshot().context, "decision"), sent.length]).toEqual(["MISSING", 0]);
    fill({ decision: "approve" });
    actor.send({ type: "form.submit" });
    expect(sent.map(({ input }) => input.values)).toEqual([values]);
  });

  it("is sent once, however often it is pressed", async () => {
    const { actor, sent } = start();
    actor.send({ type: "form.submit" });
    actor.send({ type: "form.submit" });
    expect(sent).toHaveLength(1);
    await sent[0]!.end(answered({}));
    expect(actor.getSnapshot().hasTag("done")).toBe(true);
  });

  it("fails with its code when another person was first, and keeps the reason", async () => {
    const { actor, sent, fill } = start();
    fill({ decision: "decline", reason: "Expired" });
    actor.send({ type: "form.submit" });
    await sent[0]!.end(failed({ _tag: "Refused", code: "ALREADY_DECIDED" }));
    expect(actor.getSnapshot()).toMatchObject({
      value: "refused",
      context: { failure: { code: "ALREADY_DECIDED" }, values: { reason: "Expired" } },
    });
    expect(actor.getSnapshot().hasTag("done")).toBe(false);
  });
});
