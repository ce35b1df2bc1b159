import { createActor } from "xstate";
import { expect, it } from "vitest";
import { failed } from "../../../src/domain/kit/call-failure.ts";
import type { LicenceReviewId } from "../../../src/domain/licence-review/licence-review.ts";
import {
  licenceReviewMachine,
  type LicenceDecision,
} from "../../../src/machines/licence-review/licence-review.machine.ts";
import { pendingCalls } from "../../support/machines/pending-calls.ts";

const values: LicenceDecision = { id: "r-1" as LicenceReviewId, decision: "approve", reason: "" };

// A line cannot say how a state is not shown.
it("a decision about a trade licence is not shown as done when another person was first", async () => {
  const { sent, logic } = pendingCalls<unknown, { readonly values: LicenceDecision }>();
  const actor = createActor(licenceReviewMachine.provide({ actors: { submit: logic } }), {
    input: { values, limit: 90_000 },
  }).start();
  actor.send({ type: "form.submit" });
  await sent[0]!.end(failed({ _tag: "Refused", code: "ALREADY_DECIDED" }));
  expect([...actor.getSnapshot().tags]).toEqual(["failed"]);
});
