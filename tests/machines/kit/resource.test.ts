import { createActor, fromPromise } from "xstate";
import { describe, expect, it } from "vitest";
import { answered } from "../../../src/domain/kit/call-failure.ts";
import {
  createResourceMachine,
  type LoadInput,
  type LoadOutcome,
} from "../../../src/machines/kit/resource.machine.ts";
import { deferred } from "../../support/machines/deferred.ts";
import { pendingCalls } from "../../support/machines/pending-calls.ts";

interface Load {
  readonly signal: AbortSignal;
  readonly end: (outcome: LoadOutcome<string>) => Promise<void>;
}

const start = () => {
  const loads: Load[] = [];
  const load = fromPromise<LoadOutcome<string>, LoadInput<number>>(({ signal }) => {
    const { promise, settle } = deferred<LoadOutcome<string>>();
    loads.push({ signal, end: settle });
    return promise;
  });
  const actor = createActor(createResourceMachine<number, string>().provide({ actors: { load } }), {
    input: { request: 1 },
  }).start();
  const content = () => {
    const { data } = actor.getSnapshot().context;
    return data._tag === "Loaded" ? data : undefined;
  };
  return { actor, loads, content };
};

interface Item {
  readonly id: { readonly code: string };
  readonly version: number;
}
const item = (code: string, version: number): Item => ({ id: { code }, version });

const startList = () => {
  const { logic, sent } = pendingCalls<
    { readonly content: readonly Item[]; readonly at: number },
    LoadInput<number>
  >();
  const actor = createActor(
    createResourceMachine<number, readonly Item[]>().provide({ actors: { load: logic } }),
    { input: { request: 1 } },
  ).start();
  const content = () => {
    const { data } = actor.getSnapshot().context;
    return data._tag === "Loaded" ? data.content : undefined;
  };
  return { actor, loads: sent, content };
};

const rows = (content: string) => answered({ content, at: 1 });

describe("a loaded resource", () => {
  it("aborts the older of two loads, and ignores its answer", async () => {
    const { actor, loads, content } = start();
    await loads[0]!.end(rows("page 1"));
    actor.send({ type: "resource.request", request: 2 });
    actor.send({ type: "resource.request", request: 3 });
    expect(loads.map((load) => load.signal.aborted)).toEqual([false, true, false]);
    await loads[1]!.end(rows("page 2"));
    expect(content()).toMatchObject({ content: "page 1" });
    await loads[2]!.end(rows("page 3"));
    expect(content()).toMatchObject({ content: "page 3", loadedFrom: 3 });
  });

  it("replaces one item of a list after a write, by its id, and keeps the present others", async () => {
    const { actor, loads, content } = startList();
    await loads[0]!.end(answered({ content: [item("a", 1), item("b", 1)], at: 1 }));
    const write = (code: string, ...content: readonly Item[]) =>
      actor.send({ type: "resource.itemChanged", id: { code }, content });
    write("b", item("a", 2), item("b", 2));
    write("a", item("a", 2), item("b", 1));
    write("c", item("a", 0), item("c", 2));
    write("a");
    expect(content()).toEqual([item("a", 2), item("b", 2)]);
    actor.send({ type: "resource.refresh" });
    write("a", item("a", 3));
    expect(loads).toHaveLength(3);
    expect(content()).toEqual([item("a", 3), item("b", 2)]);
  });
});
