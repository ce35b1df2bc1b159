import { assign, setup } from "xstate";
import { describe, expect, it } from "vitest";
import { toBeProvided } from "../../src/machines/kit/provide.ts";
import { replay, withStubs } from "../../src/atlas/walk/replay.ts";
import { transitionLedger } from "../../src/atlas/walk/transition-ledger.ts";
import { coveringPaths, walk, type MachineSamples } from "../../src/atlas/walk/walk.ts";

const doorSetup = setup({
  types: {
    context: {} as { tries: number },
    events: {} as { type: "door.push"; force: number } | { type: "door.knock" },
  },
  actors: { ask: toBeProvided<boolean>("ask") },
  guards: {
    isStrong: (_, params: { force: number }) => params.force > 5,
    never: () => false,
    isTired: ({ context }) => context.tries >= 2,
  },
  actions: { count: assign({ tries: ({ context }) => context.tries + 1 }) },
});

const push = {
  guard: { type: "isStrong", params: ({ event }: { event: { force: number } }) => ({ force: event.force }) },
  target: "open",
} as const;

const door = doorSetup.createMachine({
  id: "door",
  context: { tries: 0 },
  initial: "closed",
  states: {
    closed: {
      always: { guard: "isTired", target: "givenUp" },
      on: { "door.push": [push, { actions: "count" }], "door.knock": { target: "asking" } },
    },
    asking: {
      invoke: { id: "ask", src: "ask", onDone: "open", onError: "closed" },
      after: { 5000: "closed" },
    },
    open: {},
    givenUp: { type: "final" },
  },
});

const doorWithDeadGuard = doorSetup.createMachine({
  id: "door",
  context: { tries: 0 },
  initial: "closed",
  states: {
    closed: { on: { "door.knock": [{ guard: "never", target: "open" }, { target: "open" }] } },
    open: {},
  },
});

const samples: MachineSamples = {
  inputs: [undefined],
  payloads: { "door.push": [{ force: 9 }, { force: 1 }] },
};

describe("the list of a machine's transitions", () => {
  it("contains every declared transition: guard branches, always, actors and timers", () => {
    expect(transitionLedger(door).ids.toSorted()).toEqual([
      "door.asking|xstate.after.5000.door.asking|",
      "door.asking|xstate.done.actor.ask|",
      "door.asking|xstate.error.actor.ask|",
      "door.closed|always|isTired",
      "door.closed|door.knock|",
      "door.closed|door.push|",
      "door.closed|door.push|isStrong",
    ]);
  });

  it("names a transition that no event fires", () => {
    const walked = walk(withStubs(doorWithDeadGuard, samples), samples);
    expect(walked.unfired).toEqual(["door.closed|door.knock|never"]);
  });

  it("names a branch without a sample", () => {
    const weak: MachineSamples = { inputs: [undefined], payloads: { "door.push": [{ force: 1 }] } };
    expect(walk(withStubs(door, weak), weak).unfired).toEqual(["door.closed|door.push|isStrong"]);
  });

  it("numbers transitions with the same id", () => {
    const twice = doorSetup.createMachine({
      context: { tries: 0 },
      id: "door",
      initial: "closed",
      states: {
        closed: { on: { "door.knock": [{ target: "closed" }, { target: "closed", actions: "count" }] } },
      },
    });
    expect(transitionLedger(twice).ids).toEqual(["door.closed|door.knock|", "door.closed|door.knock||2"]);
  });
});

describe("the walk through a machine", () => {
  it("fires all transitions, by the shortest paths", () => {
    const walked = walk(withStubs(door, samples), samples);
    expect(walked.unfired).toEqual([]);
    const toGivingUp = walked.covered.get("door.closed|always|isTired");
    expect(toGivingUp?.steps.map((step) => step.event["force"])).toEqual([1, 1]);
  });
});

describe("the replay of a walk", () => {
  const machine = withStubs(door, samples);
  const walked = walk(machine, samples);

  it("takes every covered transition on real actors", () => {
    const taken = new Set(coveringPaths(walked).flatMap((path) => [...replay(machine, samples, path)]));
    expect([...taken].toSorted()).toEqual([...walked.covered.keys()].toSorted());
  });

  it("fails where the actor differs from the walk", () => {
    const path = walked.covered.get("door.closed|door.knock|")!;
    const otherwise = withStubs(doorWithDeadGuard, samples);
    expect(() => replay(otherwise, samples, path)).toThrow("after door.knock the walk said");
  });

  it("fails where a timer is not running", () => {
    const path = walked.covered.get("door.asking|xstate.after.5000.door.asking|")!;
    expect(() => replay(machine, samples, { ...path, steps: path.steps.slice(1) })).toThrow(
      "no timer is armed",
    );
  });
});
