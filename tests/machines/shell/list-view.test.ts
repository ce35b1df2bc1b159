import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed } from "../../../src/domain/kit/call-failure.ts";
import type { ListView } from "../../../src/domain/shell/list-view.ts";
import { listViewMachine } from "../../../src/machines/shell/list-view.machine.ts";
import { pendingCalls } from "../../support/machines/pending-calls.ts";

const start = () => {
  const { sent, logic } = pendingCalls<unknown, ListView>();
  const actor = createActor(listViewMachine.provide({ actors: { keep: logic } }), {
    clock: new SimulatedClock(),
  }).start();
  return {
    actor,
    sent,
    asked: () => sent.map(({ input }) => input),
    hide: (list: string, ...columns: readonly string[]) =>
      actor.send({ type: "listView.hide", list, columns }),
    unsaved: () => actor.getSnapshot().context.unsaved,
    has: (tag: "busy" | "failed") => actor.getSnapshot().hasTag(tag),
  };
};

const total: ListView = { hidden: [{ list: "orders", columns: ["total"] }] };

describe("the list view", () => {
  it("holds a choice until the account keeps it", async () => {
    const { sent, asked, hide, unsaved, has } = start();
    hide("orders", "total");
    expect([unsaved(), has("busy")]).toEqual([total, true]);
    expect(asked()).toEqual([total]);
    await sent[0]!.end(answered({}));
    expect([unsaved(), has("busy")]).toEqual([{}, false]);
  });

  it("sends what is chosen meanwhile afterwards, and nothing twice at a time", async () => {
    const { actor, sent, asked, hide, unsaved, has } = start();
    hide("orders", "total");
    hide("orders", "total", "date");
    actor.send({ type: "listView.compact", compact: true });
    expect(asked()).toHaveLength(1);
    await sent[0]!.end(answered({}));
    const both: ListView = { compact: true, hidden: [{ list: "orders", columns: ["total", "date"] }] };
    expect([unsaved(), asked()[1], has("busy")]).toEqual([both, both, true]);
    await sent[1]!.end(answered({}));
    expect([unsaved(), asked().length]).toEqual([{}, 2]);
  });

  it("keeps a choice in effect that failed, and sends it again with a retry or the next choice", async () => {
    const { actor, sent, asked, hide, unsaved, has } = start();
    hide("orders", "total");
    await sent[0]!.end(failed({ _tag: "Offline" }));
    expect([unsaved(), has("failed")]).toEqual([total, true]);
    actor.send({ type: "listView.retry" });
    expect([asked()[1], has("failed")]).toEqual([total, false]);
    await sent[1]!.end(failed({ _tag: "Offline" }));
    hide("tickets", "id");
    expect(asked()[2]).toEqual({
      hidden: [
        { list: "orders", columns: ["total"] },
        { list: "tickets", columns: ["id"] },
      ],
    });
    await sent[2]!.end(answered({}));
    expect([unsaved(), has("failed")]).toEqual([{}, false]);
  });

  it("resets one list and the rows", () => {
    const { actor, asked } = start();
    actor.send({ type: "listView.reset", list: "orders" });
    expect(asked()).toEqual([{ compact: false, hidden: [{ list: "orders", columns: [] }] }]);
  });
});
