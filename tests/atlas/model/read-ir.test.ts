import { describe, expect, it } from "vitest";
import { setup, type AnyStateMachine } from "xstate";
import { readIr } from "../../../src/atlas/build/read-ir.ts";
import { sampleMachine } from "./sample-machine.ts";

const ir = readIr("sample", sampleMachine);
const stateOf = (id: string) => ir.states.find((state) => state.id === id);
const transitionOf = (id: string) => ir.transitions.find((transition) => transition.id === id);

describe("a machine as plain data", () => {
  it("contains every state in document order, with its parent", () => {
    expect(ir.states.map(({ id }) => id)).toEqual([
      "sample",
      "sample.idle",
      "sample.working",
      "sample.working.left",
      "sample.working.left.loading",
      "sample.working.left.done",
      "sample.working.right",
      "sample.working.right.one",
      "sample.working.right.two",
      "sample.working.right.last",
      "sample.broken",
      "sample.stopped",
    ]);
    expect(stateOf("sample.working.left")).toMatchObject({
      parent: "sample.working",
      type: "compound",
      initial: ["sample.working.left.loading"],
    });
    expect(stateOf("sample.working")).toMatchObject({ type: "parallel", initial: [] });
  });

  it("contains the default target of a history", () => {
    expect(stateOf("sample.working.right.last")).toMatchObject({
      type: "history",
      history: "deep",
      initial: ["sample.working.right.two"],
    });
  });

  it("contains the parts of combined guards, and always transitions", () => {
    expect(transitionOf("sample.idle|go|(isReady and not isClosed)")).toMatchObject({
      targets: ["sample.working"],
      kind: "user",
    });
    expect(transitionOf("sample.idle|always|isLate")).toMatchObject({ kind: "always", label: "always" });
  });

  it("distinguishes the end of an actor, a time limit and a person's event", () => {
    expect(transitionOf("sample.working.left.loading|xstate.done.actor.first|")).toMatchObject({
      kind: "answered",
      label: "load done",
    });
    expect(transitionOf("sample.working.left.loading|xstate.error.actor.first|")).toMatchObject({
      kind: "failed",
      label: "load breaks",
    });
    expect(ir.transitions.filter(({ kind }) => kind === "timer").map(({ label }) => label)).toEqual([
      "after 1.5 s (limit)",
      "after computed",
    ]);
  });

  it("contains the time limit of a state, and omits XState's internal events", () => {
    expect(stateOf("sample.working.left.loading")).toMatchObject({
      limits: [
        { delay: "limit", ms: 1500 },
        { delay: "computed", ms: null },
      ],
      entry: [],
      exit: [],
      invokes: [{ id: "first", src: "load", kind: "call" }],
    });
  });

  it("has a hash of each transition, which the code of a guard or an action changes too", () => {
    const hashesWith = (isLarge: () => boolean): readonly string[] => {
      const machine = setup({ guards: { isLarge } }).createMachine({
        id: "order",
        initial: "idle",
        states: { idle: { on: { go: { guard: "isLarge", target: "gone" }, stop: "gone" } }, gone: {} },
      });
      return readIr("order", machine as AnyStateMachine).transitions.map(({ hash }) => hash);
    };
    const [go, stop] = hashesWith(() => true);
    expect(hashesWith(() => true)).toEqual([go, stop]);
    const [changed, same] = hashesWith(() => false);
    expect(changed).not.toBe(go);
    expect(same).toBe(stop);
  });

  it("is the same after a conversion to JSON and back", () => {
    expect(JSON.parse(JSON.stringify(ir))).toEqual(ir);
  });
});
