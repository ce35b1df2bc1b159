import { assign, fromPromise, setup } from "xstate";
import { describe, expect, it } from "vitest";
import { toBeProvided } from "../../src/machines/kit/provide.ts";
import { brokenRules, undescribedParts } from "../support/machines/machine-rules.ts";

const described = { description: "It is shown" };

describe("the rules for machines", () => {
  it("report each state and transition without a description, a place in the specification, or a code", () => {
    const config = {
      id: "mute",
      ...described,
      initial: "first",
      states: { first: { on: { "mute.next": "crashed" } }, crashed: described },
    } as const;
    const machine = setup({}).createMachine(config);
    expect(undescribedParts(machine)).toEqual([
      "mute has no meta.spec",
      "mute.first has no description",
      "mute.first has no meta.spec",
      "mute.first|mute.next| has no description",
      "mute.first|mute.next| has no meta.spec",
      "mute.crashed has no meta.spec",
      "mute.crashed has no meta.code",
    ]);
    const specified = setup({}).createMachine({ ...config, meta: { spec: "shell §4" } });
    expect(undescribedParts(specified)).toEqual([
      "mute.first has no description",
      "mute.first|mute.next| has no description",
      "mute.crashed has no meta.code",
    ]);
  });

  it("report effects that are not provided from outside", async () => {
    const machine = setup({
      actors: { works: fromPromise(() => Promise.resolve(1)), mislabelled: toBeProvided("other") },
      actions: { work: () => {} },
    }).createMachine({ id: "busy" });
    expect(await brokenRules(machine)).toEqual([
      "the actor works runs by itself: it completed",
      "the actor mislabelled runs by itself: provide other",
      "the action work does work: make it an actor",
    ]);
  });

  it("report effects inside a transition or an entry", async () => {
    const machine = setup({}).createMachine({
      id: "inline",
      initial: "first",
      states: {
        first: {
          entry: [() => {}],
          on: { "inline.next": { target: "second", actions: [assign({}), () => {}] } },
        },
        second: { entry: [assign({})] },
      },
    });
    expect(await brokenRules(machine)).toEqual([
      "inline.first has an inline action that does work: make it an actor",
    ]);
  });

  it("report a transition in a region that ends the others", async () => {
    const first = { initial: "shut", states: { shut: {}, ajar: {} } } as const;
    const machine = setup({}).createMachine({
      id: "doors",
      type: "parallel",
      states: {
        front: { ...first, on: { "doors.open": ".ajar", "doors.again": { target: ".shut", reenter: true } } },
        back: { ...first, on: { "doors.swap": "#doors.front.ajar" } },
      },
    });
    expect(await brokenRules(machine)).toEqual([
      "doors.front|doors.again ends the regions beside its own",
      "doors.back|doors.swap ends the regions beside its own",
    ]);
  });

  it("report a state that starts again at once what has broken in it", async () => {
    const machine = setup({ actors: { form: toBeProvided("form") } }).createMachine({
      id: "eager",
      initial: "editing",
      states: {
        editing: { invoke: { id: "form", src: "form", onError: { target: "editing", reenter: true } } },
        resting: { invoke: { id: "form", src: "form", onError: { target: "editing", reenter: true } } },
      },
    });
    expect(await brokenRules(machine)).toEqual([
      "eager.editing|xstate.error.actor.form starts again at once what has broken",
    ]);
  });

  it("report a return that takes away a failure, which may have ended while the person was elsewhere", async () => {
    const on = (target: string) => ({ on: { "screen.returned": target } });
    const machine = setup({ types: { tags: {} as "failed" | "busy" } }).createMachine({
      id: "forgetful",
      initial: "idle",
      states: {
        idle: {},
        loading: { tags: ["busy"] },
        done: on("idle"),
        failed: { tags: ["failed"], ...on("idle") },
        notLoaded: { tags: ["failed"], ...on("loading") },
      },
    });
    expect(await brokenRules(machine)).toEqual([
      "forgetful.failed|screen.returned forgets a failure that nobody may have read",
    ]);
  });

  it("report an actor without a name", async () => {
    const machine = setup({ actors: { load: toBeProvided("load") } }).createMachine({
      id: "patient",
      initial: "first",
      states: {
        first: { invoke: { src: "load" } },
        second: { invoke: { id: "other", src: toBeProvided("other") } as never },
      },
    });
    expect(await brokenRules(machine)).toEqual([
      "patient.first invokes an actor without an id",
      "patient.second invokes an actor that setup does not name: other",
    ]);
  });
});
