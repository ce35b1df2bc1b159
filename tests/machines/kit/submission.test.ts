import { createActor, fromCallback, fromPromise, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import type { ItemChanged } from "../../../src/machines/kit/resource.machine.ts";
import {
  createSubmissionMachine,
  type SubmissionInput,
} from "../../../src/machines/kit/submission.machine.ts";
import { deferred } from "../../support/machines/deferred.ts";

const start = (more: Omit<SubmissionInput<string, number>, "limit"> = {}) => {
  const sent: {
    readonly request: string;
    readonly signal: AbortSignal;
    readonly end: (outcome: Outcome<number>) => Promise<void>;
  }[] = [];
  const clock = new SimulatedClock();
  const submit = fromPromise<Outcome<number>, { readonly request: string }>(({ input, signal }) => {
    const { promise, settle } = deferred<Outcome<number>>();
    sent.push({ request: input.request, signal, end: settle });
    return promise;
  });
  const actor = createActor(createSubmissionMachine<string, number>().provide({ actors: { submit } }), {
    input: { limit: 30_000, ...more },
    clock,
  }).start();
  return { actor, clock, sent };
};

describe("a submission", () => {
  it("sends once, however often it is submitted, and reports that it cannot be submitted meanwhile", async () => {
    const { actor, sent } = start();
    actor.send({ type: "submission.submit", request: "one" });
    expect(actor.getSnapshot().can({ type: "submission.submit", request: "two" })).toBe(false);
    actor.send({ type: "submission.submit", request: "two" });
    await sent[0]!.end(answered(42));
    expect(sent.map(({ request }) => request)).toEqual(["one"]);
    expect(actor.getSnapshot().context).toMatchObject({ answer: 42, failure: undefined });
  });

  it("emits each answer with its request, and sends the written item to the list's owner", async () => {
    const heard: unknown[] = [];
    const list = createActor(
      fromCallback<ItemChanged<number>>(({ receive }) => receive((event) => heard.push(event))),
    ).start();
    const { actor, sent } = start({ parent: list, itemId: "a" });
    actor.on("submission.sent", (event) => heard.push(event));
    actor.send({ type: "submission.submit", request: "one" });
    await sent[0]!.end(failed({ _tag: "Offline" }));
    expect(heard).toEqual([]);
    actor.send({ type: "submission.submit", request: "two" });
    expect(actor.getSnapshot().context.failure, "a new sending forgets the last failure").toBeUndefined();
    await sent[1]!.end(answered(42));
    expect(heard).toEqual([
      { type: "resource.itemChanged", id: "a", content: 42 },
      { type: "submission.sent", request: "two", answer: 42 },
    ]);
  });

  it("fails at its time limit, and keeps the request", () => {
    const { actor, clock } = start();
    actor.send({ type: "submission.submit", request: "one" });
    clock.increment(30_000);
    expect(actor.getSnapshot().context).toMatchObject({
      request: "one",
      answer: undefined,
      failure: { _tag: "TimedOut", limit: 30_000 },
    });
  });
});
