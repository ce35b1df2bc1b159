import { createActor, fromPromise, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import { answered, failed } from "../../../src/domain/kit/call-failure.ts";
import {
  createResourceMachine,
  type LoadInput,
  type LoadOutcome,
} from "../../../src/machines/kit/resource.machine.ts";
import { deferred } from "../../support/machines/deferred.ts";
import { pendingCalls } from "../../support/machines/pending-calls.ts";

interface Load {
  readonly request: number;
  readonly unattended: boolean;
  readonly signal: AbortSignal;
  readonly end: (outcome: LoadOutcome<string>) => Promise<void>;
}

const start = () => {
  const loads: Load[] = [];
  const clock = new SimulatedClock();
  const load = fromPromise<LoadOutcome<string>, LoadInput<number>>(({ input, signal }) => {
    const { promise, settle } = deferred<LoadOutcome<string>>();
    loads.push({ ...input, signal, end: settle });
    return promise;
  });
  const guards = {
    concerns: (_: unknown, { topics }: { readonly topics: readonly string[] }) => topics.includes("orders"),
  };
  const actor = createActor(createResourceMachine<number, string>().provide({ actors: { load }, guards }), {
    input: { request: 1 },
    clock,
  }).start();
  const content = () => {
    const { data } = actor.getSnapshot().context;
    return data._tag === "Loaded" ? data : undefined;
  };
  return { actor, clock, loads, content };
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

const rows = (content: string, at = 1) => answered({ content, at });

describe("a loaded resource", () => {
  it("removes content that the server no longer finds or that a write has deleted", async () => {
    const { actor, loads, content } = start();
    await loads[0]!.end(rows("page 1"));
    actor.send({ type: "resource.refresh" });
    await loads[1]!.end(failed({ _tag: "Refused", code: "NOT_FOUND" }));
    expect([actor.getSnapshot().value, content(), actor.getSnapshot().context.failure]).toEqual([
      "failed",
      undefined,
      { _tag: "Refused", code: "NOT_FOUND" },
    ]);
    actor.send({ type: "resource.retry" });
    await loads[2]!.end(rows("page 1"));
    actor.send({ type: "resource.gone" });
    expect([actor.getSnapshot().value, content(), loads.length]).toEqual(["loading", undefined, 4]);
  });

  it("looks again after a change on the server, unattended, and again where it changes while it looks", async () => {
    const { actor, loads, content } = start();
    await loads[0]!.end(rows("old"));
    actor.send({ type: "resource.lookAgain", topics: ["tickets"] });
    expect(loads).toHaveLength(1);
    actor.send({ type: "resource.lookAgain", topics: ["orders"] });
    actor.send({ type: "resource.lookAgain", topics: ["orders"] });
    expect([loads[1]!.signal.aborted, loads.length, content()?.content]).toEqual([true, 3, "old"]);
    await loads[2]!.end(rows("new"));
    actor.send({ type: "resource.refresh" });
    expect([content()?.content, loads.map(({ unattended }) => unattended)]).toEqual([
      "new",
      [false, true, true, false],
    ]);
  });

  it("keeps the old content and its request while it loads a newer request", async () => {
    const { actor, loads, content } = start();
    await loads[0]!.end(rows("page 1"));
    actor.send({ type: "resource.request", request: 2 });
    expect(actor.getSnapshot().hasTag("busy")).toBe(true);
    expect(content()).toMatchObject({ content: "page 1", loadedFrom: 1 });
    await loads[1]!.end(rows("page 2", 7));
    expect(content()).toEqual({ _tag: "Loaded", content: "page 2", loadedFrom: 2, loadedAt: 7 });
  });

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

  it("aborts the first load too", () => {
    const { actor, loads } = start();
    actor.send({ type: "resource.request", request: 2 });
    expect(loads.map((load) => [load.request, load.signal.aborted])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it("is stale after a failed reload, and current again after the next", async () => {
    const { actor, loads, content } = start();
    await loads[0]!.end(rows("old"));
    actor.send({ type: "screen.returned" });
    await loads[1]!.end(failed({ _tag: "Offline" }));
    expect(actor.getSnapshot().hasTag("stale")).toBe(true);
    expect(actor.getSnapshot().context.failure).toEqual({ _tag: "Offline" });
    expect(content()).toMatchObject({ content: "old" });
    actor.send({ type: "resource.retry" });
    await loads[2]!.end(rows("new"));
    expect(actor.getSnapshot().value).toEqual({ loaded: "fresh" });
    expect(actor.getSnapshot().context.failure).toBeUndefined();
  });

  it("restarts a reload when a write changed the content meanwhile", async () => {
    const { actor, loads, content } = start();
    await loads[0]!.end(rows("before"));
    actor.send({ type: "resource.refresh" });
    actor.send({ type: "resource.changed", content: "written" });
    expect(loads[1]!.signal.aborted).toBe(true);
    await loads[1]!.end(rows("before"));
    expect(content()).toMatchObject({ content: "written" });
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

  it("fails at its time limit, and can be retried", () => {
    const { actor, clock, loads } = start();
    clock.increment(59_999);
    expect(actor.getSnapshot().value).toBe("loading");
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe("failed");
    expect(actor.getSnapshot().context.failure).toEqual({ _tag: "TimedOut", limit: 60_000 });
    actor.send({ type: "resource.retry" });
    expect(loads).toHaveLength(2);
  });
});
