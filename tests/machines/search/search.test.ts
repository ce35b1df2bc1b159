import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { answered } from "../../../src/domain/kit/call-failure.ts";
import type { SearchAnswer } from "../../../src/domain/search/hit.ts";
import { searchMachine, VISITED } from "../../../src/machines/search/search.machine.ts";
import { pendingCalls } from "../../support/machines/pending-calls.ts";

const PAUSE = 200;
const answerOf = (id: string): SearchAnswer => ({
  groups: [{ kind: "order", hits: [{ kind: "order", id, title: id, detail: "", date: null }] }],
});

const start = () => {
  const { sent, logic } = pendingCalls<SearchAnswer, { readonly query: string }>();
  const clock = new SimulatedClock();
  const emitted: unknown[] = [];
  const actor = createActor(searchMachine.provide({ actors: { find: logic } }), {
    clock,
  });
  actor.on("*", (event) => emitted.push(event));
  actor.start();
  actor.send({ type: "search.open" });
  return {
    sent,
    clock,
    emitted,
    actor,
    type: (text: string) => actor.send({ type: "search.typed", text }),
    queries: () => sent.map(({ input }) => input.query),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    ids: () => actor.getSnapshot().context.groups.flatMap(({ hits }) => hits.map(({ id }) => id)),
  };
};

describe("the search", () => {
  it("asks once after a pause, for the text without blanks around it", () => {
    const { type, clock, queries } = start();
    for (const text of [" n", " no", " nov", " nova", " novak"]) {
      type(text);
      clock.increment(PAUSE - 1);
    }
    type(" novak ");
    expect(queries()).toEqual([]);
    clock.increment(1);
    expect(queries()).toEqual(["novak"]);
    type("novak  ");
    clock.increment(PAUSE);
    expect(queries()).toEqual(["novak"]);
  });

  it("drops an answer to a text that has changed, in whichever order answers come", async () => {
    const { type, clock, sent, ids, value } = start();
    type("novak");
    clock.increment(PAUSE);
    type("novotny");
    clock.increment(PAUSE);
    await sent[1]!.end(answered(answerOf("of novotny")));
    await sent[0]!.end(answered(answerOf("of novak")));
    expect([ids(), value()]).toEqual([["of novotny"], { open: "found" }]);
    type("tree");
    await sent[0]!.end(answered(answerOf("late")));
    expect([ids(), value()]).toEqual([["of novotny"], { open: "pausing" }]);
  });

  it("closes on a choice, names its address once, and keeps the last places without repeats", () => {
    const { actor, emitted, context, value } = start();
    const addresses = ["/a/", "/b/", "/c/", "/d/", "/e/", "/f/", "/b/"];
    for (const address of addresses) {
      actor.send({ type: "search.open" });
      actor.send({ type: "search.chosen", address, title: address });
      actor.send({ type: "search.chosen", address, title: address });
    }
    expect(emitted).toEqual(addresses.map((address) => ({ type: "search.left", address })));
    expect(context().visited.map(({ address }) => address)).toEqual(["/b/", "/f/", "/e/", "/d/", "/c/"]);
    expect([context().visited.length, value()]).toEqual([VISITED, "closed"]);
  });

  it("begins anew each time it opens, and hears no answer while it is closed", async () => {
    const { actor, type, clock, sent, context, value } = start();
    type("novak");
    clock.increment(PAUSE);
    actor.send({ type: "help.close" });
    await sent[0]!.end(answered(answerOf("A-1")));
    expect([value(), context().text, context().groups]).toEqual(["closed", "", []]);
    actor.send({ type: "search.open" });
    expect([value(), context().text]).toEqual([{ open: "idle" }, ""]);
  });
});
