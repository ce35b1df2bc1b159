import { createActor, fromPromise } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed, type Outcome } from "../../../src/domain/kit/call-failure.ts";
import { createActionMachine } from "../../../src/machines/kit/action.machine.ts";
import { deferred } from "../../support/machines/deferred.ts";
import { listener } from "../../support/machines/scripted.ts";

const start = () => {
  const sent: { readonly request: string; readonly end: (outcome: Outcome<number>) => Promise<void> }[] = [];
  const submit = fromPromise<Outcome<number>, { readonly request: string }>(({ input }) => {
    const { promise, settle } = deferred<Outcome<number>>();
    sent.push({ ...input, end: settle });
    return promise;
  });
  const actor = createActor(createActionMachine<string, number>().provide({ actors: { submit } }), {
    input: { limit: 30_000 },
  }).start();
  return { actor, sent };
};

describe("an action", () => {
  it("is sent once, however often it is pressed, and says that it cannot be sent meanwhile", async () => {
    const { actor, sent } = start();
    actor.send({ type: "action.send", request: "one" });
    expect(actor.getSnapshot().can({ type: "action.send", request: "two" })).toBe(false);
    actor.send({ type: "action.send", request: "two" });
    await sent[0]!.end(answered(42));
    expect(sent.map(({ request }) => request)).toEqual(["one"]);
    expect(actor.getSnapshot().context).toMatchObject({ request: "one", answer: 42, failure: undefined });
  });

  it("emits each answer with its request, and tells all that it concerns", async () => {
    const heard: unknown[] = [];
    const [list, page] = [listener(), listener()];
    const { actor, sent } = start();
    const concerned = [
      { _tag: "Item", content: list.ref, id: "a" },
      { _tag: "Outdated", content: page.ref },
    ] as const;
    actor.on("action.done", (event) => heard.push(event));
    actor.send({ type: "action.send", request: "one", concerned });
    await sent[0]!.end(failed({ _tag: "Offline" }));
    expect([heard, list.types(), page.types()]).toEqual([[], [], []]);
    actor.send({ type: "action.send", request: "two", concerned });
    await sent[1]!.end(answered(42));
    expect(heard).toEqual([{ type: "action.done", request: "two", answer: 42 }]);
    expect([list.types(), page.types()]).toEqual([["resource.itemChanged"], ["resource.refresh"]]);
  });
});
