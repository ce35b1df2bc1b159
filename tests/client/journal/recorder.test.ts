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
import { transitionId } from "../../../src/machines/kit/transition-id.ts";

/** A machine with everything that xstate reports in a special way: a start with `always`, a timer, a raise, a child machine and two other children. */
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

describe("what the recorder records", () => {
  test("the transitions of a start, which xstate reports before the start event", () => {
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

  test("an external event and the events that it raises", () => {
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

  test("an event of another machine, and a reply that is sent during its transition", () => {
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

  test("events of actors that are no machines", async () => {
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

  test("an event that no state handles", () => {
    const { root, last } = start();
    root.send({ type: "parent.unheard" });
    expect(last()).toMatchObject({ type: "parent.unheard", value: "waiting", taken: [] });
  });

  test("nothing after the root has stopped", () => {
    const { root, entries } = start();
    root.stop();
    expect(entries().every(({ ended }) => ended)).toBe(true);
  });
});

describe("the limit of the journal", () => {
  test("the last 500 events of all machines are kept", () => {
    const { root, recorder } = start();
    for (let count = 0; count < 700; count += 1) root.send({ type: "parent.unheard" });
    const { entries, dropped } = recorder.recording();
    expect(entries).toHaveLength(500);
    expect(dropped).toBe(202);
    expect(entries.map(({ no }) => no)).toEqual(Array.from({ length: 500 }, (_, index) => index + 202));
  });

  test("the initial states are those after the dropped events", () => {
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

  test("an actor that has stopped is not in the initial states", () => {
    const { root, recorder } = start(1);
    const ofChild = root.getSnapshot().children["session"] as AnyActorRef;
    ofChild.send({ type: "child.poke", back: root });
    ofChild.send({ type: "child.end" });
    root.send({ type: "parent.raise" });
    expect(recorder.recording().before.map(({ actor }) => actor)).toEqual(["root"]);
  });
});

describe("a change of account", () => {
  test("the journal is cleared before the next event is recorded, and starts with the states of the running machines", () => {
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

  test("only the root's event clears the journal", () => {
    const { root, entries } = start();
    (root.getSnapshot().children["session"] as AnyActorRef).send({ type: "account.discarded" });
    expect(entries()).toHaveLength(3);
  });
});

describe("a follower", () => {
  const follow = (recorder: ReturnType<typeof createRecorder>) => {
    const heard: string[] = [];
    const stop = recorder.follow({
      recorded: ({ no, actor, type, value }, root) =>
        heard.push(`${no} ${actor} ${type} → ${JSON.stringify(value)} of ${root.id}`),
      ended: (actor, after) => heard.push(`${actor} ended after ${after}`),
    });
    return { heard, stop };
  };

  test("is notified of each event once it is processed, until it stops", () => {
    const { recorder, root } = start();
    const { heard, stop } = follow(recorder);
    root.send({ type: "parent.pokeChild" });
    expect(heard.toSorted()).toEqual([
      '2 root parent.pokeChild → "waiting" of parent',
      '3 root/session child.poke → "poked" of child',
      '4 root parent.poked → "waiting" of parent',
    ]);
    stop();
    root.send({ type: "parent.raise" });
    expect(heard).toHaveLength(3);
  });

  test("is notified of an actor that ends, after its last event, and of one that is stopped", () => {
    const { recorder, root } = start();
    const ofChild = root.getSnapshot().children["session"] as AnyActorRef;
    ofChild.send({ type: "child.poke", back: root });
    const { heard } = follow(recorder);
    ofChild.send({ type: "child.end" });
    // Its parent has answered by then, and may have started another one of the same name.
    expect(heard).toEqual([
      '5 root xstate.done.actor.session → "waiting" of parent',
      '4 root/session child.end → "ended" of child',
      "root/session ended after 4",
    ]);
    root.stop();
    expect(heard.at(-1)).toBe("root ended after 5");
  });

  test("begins with the machines that run", () => {
    const { recorder, root } = start();
    const ofChild = root.getSnapshot().children["session"] as AnyActorRef;
    root.send({ type: "parent.raise" });
    ofChild.send({ type: "child.poke", back: root });
    const running = () => recorder.running().map(({ actor, machine, value }) => [actor, machine, value]);
    expect(running()).toEqual([
      ["root", "parent", "late"],
      ["root/session", "child", "poked"],
    ]);
    ofChild.send({ type: "child.end" });
    expect(running()).toEqual([["root", "parent", "late"]]);
  });
});
