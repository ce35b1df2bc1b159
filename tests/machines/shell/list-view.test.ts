import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { answered } from "../../../src/domain/kit/call-failure.ts";
import type { ListPreferences } from "../../../src/domain/shell/list-preferences.ts";
import { listViewMachine } from "../../../src/machines/shell/list-view.machine.ts";
import { pendingCalls } from "../../support/machines/pending-calls.ts";

const start = () => {
  const { sent, logic } = pendingCalls<unknown, ListPreferences>();
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
    isBusy: () => actor.getSnapshot().hasTag("busy"),
  };
};

describe("the list view", () => {
  it("sends what is chosen meanwhile afterwards, and nothing twice at a time", async () => {
    const { actor, sent, asked, hide, unsaved, isBusy } = start();
    hide("orders", "total");
    hide("orders", "total", "date");
    actor.send({ type: "listView.compact", compact: true });
    expect(asked()).toHaveLength(1);
    await sent[0]!.end(answered({}));
    const both: ListPreferences = { compact: true, hidden: [{ list: "orders", columns: ["total", "date"] }] };
    expect([unsaved(), asked()[1], isBusy()]).toEqual([both, both, true]);
    await sent[1]!.end(answered({}));
    expect([unsaved(), asked().length]).toEqual([{}, 2]);
  });
});
