import {
  assign,
  createActor,
  createMachine,
  fromCallback,
  fromPromise,
  raise,
  sendTo,
  setup,
  SimulatedClock,
  type AnyActorRef,
} from "xstate";
import { describe, expect, test } from "vitest";
import { createRecorder, type Recorded } from "../../../src/app/journal/recorder.ts";
import { transitionId } from "../../../src/machines/transition-id.ts";

/** A machine with what xstate tells in its own way: a start with `always`, a timer, a raise, a child that is a machine and two that are none. */
const child = createMachine({
  id: "child",
  initial: "idle",
  states: {
    idle: {
      on: {
        "child.poke": {
          target: "poked",
          actions: sendTo(({ event }) => (event as unknown as { readonly back: AnyActorRef }).back, {
            type: "parent.poked",
          }),
        },
      },
    },
    poked: { on: { "child.end": "ended" } },
    ended: { type: "final" },
  },
});
const parent = setup({
  types: { context: {} as { readonly ready: boolean } },
  actors: {
    child,
    load: fromPromise(() => Promise.resolve(undefined)),
    watch: fromCallback(({ sendBack, receive }) => {
      receive(() => sendBack({ type: "parent.watched" }));
    }),
  },
  guards: { isReady: ({ context }) => context.ready },
  actions: {
    prepare: assign({ ready: true }),
    pokeChild: sendTo("session", ({ self }) => ({ type: "child.poke", back: self })),
    pokeWatch: sendTo("watch", { type: "poke" }),
  },
  delays: { soon: 1000 },
}).createMachine({
  id: "parent",
  context: { ready: false },
  initial: "choosing",
  invoke: [
    { id: "session", src: "child" },
    { id: "watch", src: "watch" },
  ],
  states: {
    choosing: { entry: "prepare", always: { guard: "isReady", target: "waiting" } },
    waiting: {
      after: { soon: "late" },
      on: {
        "parent.raise": { actions: raise({ type: "parent.raised" }) },
        "parent.raised": "late",
        "parent.load": "loading",
      },
    },
    late: { on: { "parent.load": "loading" } },
    loading: { invoke: { id: "academy", src: "load", onDone: "waiting" } },
  },
  on: {
    "parent.pokeChild": { actions: "pokeChild" },
    "parent.pokeWatch": { actions: "pokeWatch" },
    "parent.poked": {},
    "parent.watched": {},
  },
});

const start = (limit?: number) => {
  const clock = new SimulatedClock();
  const recorder = createRecorder(() => clock.now(), limit);
  const root = createActor(parent, { id: "root", clock, inspect: recorder.inspect }).start();
  return {
    recorder,
    root,
    clock,
    entries: () => recorder.recording().entries,
    last: (): Recorded => recorder.recording().entries.at(-1)!,
  };
};
const taken = ({ taken: transitions }: Recorded) => transitions.map(transitionId);

describe("what the recorder takes from xstate", () => {
  test("the transitions of a start, which come before the event that starts", () => {
    const { entries } = start();
    const [root, ofChild] = entries();
    expect(root).toMatchObject({
      no: 0,
      actor: "root",
      machine: "parent",
      from: "start",
      type: "xstate.init",
      value: "waiting",
    });
    expect(taken(root!)).toEqual(["parent.choosing|always|isReady"]);
    expect(ofChild).toMatchObject({
      no: 1,
      actor: "root/session",
      machine: "child",
      from: "start",
      value: "idle",
    });
    expect(taken(ofChild!)).toEqual([]);
  });

  test("an event from outside, and what it raises", () => {
    const { root, last, entries } = start();
    root.send({ type: "parent.raise" });
    expect(last()).toMatchObject({ from: "outside", type: "parent.raise", value: "late" });
    expect(taken(last())).toEqual(["parent.waiting|parent.raise|", "parent.waiting|parent.raised|"]);
    expect(entries()).toHaveLength(3);
  });

  test("a timer", () => {
    const { clock, last } = start();
    clock.increment(1000);
    expect(last()).toMatchObject({
      at: 1000,
      from: "timer",
      type: "xstate.after.soon.parent.waiting",
      value: "late",
    });
  });

  test("an event of another machine, and one that answers it before it is through", () => {
    const { root, entries } = start();
    root.send({ type: "parent.pokeChild" });
    expect(entries().slice(2)).toMatchObject([
      { actor: "root", from: "outside", type: "parent.pokeChild", value: "waiting" },
      { actor: "root/session", from: "machine", type: "child.poke", value: "poked" },
      { actor: "root", from: "machine", type: "parent.poked", value: "waiting" },
    ]);
    expect(entries().slice(2).map(taken)).toEqual([
      ["parent|parent.pokeChild|"],
      ["child.idle|child.poke|"],
      ["parent|parent.poked|"],
    ]);
  });

  test("what actors send that are no machines", async () => {
    const { root, last } = start();
    root.send({ type: "parent.pokeWatch" });
    expect(last()).toMatchObject({ from: "actor", type: "parent.watched" });
    root.send({ type: "parent.load" });
    expect(last()).toMatchObject({ from: "outside", value: "loading" });
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    expect(last()).toMatchObject({ from: "actor", type: "xstate.done.actor.academy", value: "waiting" });
    expect(taken(last())).toEqual(["parent.loading|xstate.done.actor.academy|"]);
  });

  test("an event that no state takes is there too", () => {
    const { root, last } = start();
    root.send({ type: "parent.unheard" });
    expect(last()).toMatchObject({ type: "parent.unheard", value: "waiting", taken: [] });
  });

  test("a stopped root ends its entries", () => {
    const { root, entries } = start();
    root.stop();
    expect(entries().every(({ ended }) => ended)).toBe(true);
  });
});

describe("the ring", () => {
  test("holds the last 500 events of all machines", () => {
    const { root, recorder } = start();
    for (let count = 0; count < 700; count += 1) root.send({ type: "parent.unheard" });
    const { entries, dropped } = recorder.recording();
    expect(entries).toHaveLength(500);
    expect(dropped).toBe(202);
    expect(entries.map(({ no }) => no)).toEqual(Array.from({ length: 500 }, (_, index) => index + 202));
  });

  test("what was dropped leaves the states that the journal begins with", () => {
    const { root, recorder } = start(2);
    root.send({ type: "parent.raise" });
    root.send({ type: "parent.pokeChild" });
    expect(recorder.recording().before).toEqual(
      [
        { actor: "root", machine: "parent", value: "waiting" },
        { actor: "root/session", machine: "child", value: "idle" },
      ].map((actor) => (actor.actor === "root" ? { ...actor, value: "late" } : actor)),
    );
  });

  test("an actor that ended is not part of the beginning", () => {
    const { root, recorder } = start(1);
    const ofChild = root.getSnapshot().children["session"] as AnyActorRef;
    ofChild.send({ type: "child.poke", back: root });
    ofChild.send({ type: "child.end" });
    root.send({ type: "parent.raise" });
    expect(recorder.recording().before.map(({ actor }) => actor)).toEqual(["root"]);
  });
});

describe("another account", () => {
  test("the journal goes before anything else is recorded, and begins with the living machines' states", () => {
    const { root, recorder, entries } = start();
    root.send({ type: "parent.raise" });
    const { mark } = recorder.recording();
    root.send({ type: "account.discarded" });
    expect(entries()).toMatchObject([{ no: 0, at: 0, type: "account.discarded", value: "late" }]);
    expect(recorder.recording().before).toEqual([
      { actor: "root", machine: "parent", value: "late" },
      { actor: "root/session", machine: "child", value: "idle" },
    ]);
    expect(recorder.recording().dropped).toBe(0);
    expect(recorder.recording().mark).not.toBe(mark);
  });

  test("only the root says so", () => {
    const { root, entries } = start();
    (root.getSnapshot().children["session"] as AnyActorRef).send({ type: "account.discarded" });
    expect(entries()).toHaveLength(3);
  });
});
