import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate";
import { describe, expect, it } from "vitest";
import { currentStates } from "../../../src/atlas/page/simulator/current-states.ts";
import { prepare } from "../../../src/atlas/page/simulator/prepare.ts";
import { simulationMachine, type Prepared } from "../../../src/atlas/page/simulator/simulation.machine.ts";
import { eventName, eventNamed, joinNames } from "../../../src/atlas/page/simulator/step-names.ts";
import { machineModules } from "../../../src/atlas/walk/machine-modules.ts";

const last = ({ steps }: Pick<Prepared, "steps">) => {
  const step = steps.at(-1);
  if (step === undefined) throw new Error("a simulation has a step from its start");
  return step;
};

describe("a simulation", () => {
  it.each(machineModules.map(({ name }) => name))(
    "of %s starts, and offers the possible events",
    async (name) => {
      const prepared = await prepare({ machine: name, states: [], steps: "" });
      const at = last(prepared);
      expect(at.snapshot.status).toBe("active");
      const { choices, step } = prepared.simulator;
      for (const { transition, events } of choices(at)) {
        for (const event of events) expect(step(at, event).fired).toContain(transition);
      }
    },
  );

  it("begins at a state by the shortest path", async () => {
    const prepared = await prepare({
      machine: "session",
      states: ["session.signedOut.asking.refused"],
      steps: "",
    });
    expect(prepared.reached).toBe(true);
    expect(currentStates(last(prepared).snapshot)).toEqual([
      "session.signedOut",
      "session.signedOut.asking",
      "session.signedOut.asking.refused",
    ]);
    expect(prepared.steps.length).toBeGreaterThan(1);
  });

  it("begins where a parallel machine is in several states at once", async () => {
    const states = ["keys.sequence.listed", "keys.choice.failed"];
    const prepared = await prepare({ machine: "keys", states, steps: "" });
    expect(prepared.reached).toBe(true);
    expect(currentStates(last(prepared).snapshot)).toEqual(expect.arrayContaining(states));
    const apart = { machine: "keys", states: ["keys.choice.failed", "keys.choice.kept"], steps: "" };
    expect((await prepare(apart)).reached).toBe(false);
  });

  it("starts at the initial state where no path leads to the state", async () => {
    const prepared = await prepare({ machine: "session", states: ["session.nowhere"], steps: "" });
    expect(prepared.reached).toBe(false);
    expect(prepared.steps).toHaveLength(1);
  });

  it("continues with the steps of a link, as far as they exist", async () => {
    const link = joinNames(["xstate.error.actor.loadScreen~0", "screen.retry~0"]);
    const prepared = await prepare({
      machine: "screen-loading",
      states: ["screenLoading.loading"],
      steps: link,
    });
    expect(prepared.steps.slice(prepared.path).map(({ snapshot }) => currentStates(snapshot))).toEqual([
      ["screenLoading.crashed"],
      ["screenLoading.loading"],
    ]);
    expect(prepared.complete).toBe(true);
    const broken = await prepare({
      machine: "screen-loading",
      states: ["screenLoading.loading"],
      steps: `${link},nothing.such~0,screen.retry~99,~`,
    });
    expect([broken.steps.length, broken.complete]).toEqual([prepared.steps.length, false]);
  });

  it.each(machineModules.map(({ name }) => name))("of %s names every event that it offers", async (name) => {
    const { simulator, ...prepared } = await prepare({ machine: name, states: [], steps: "" });
    const offered = simulator.offered(last(prepared));
    const again = simulator.offered(last(prepared));
    for (const event of offered) expect(eventNamed(again, eventName(again, event))?.type).toBe(event.type);
    expect(new Set(offered.map((event) => eventName(again, event))).size).toBe(
      new Set(offered.map((event) => JSON.stringify(event))).size,
    );
  });

  it("shows the result of every guard", async () => {
    const { simulator, ...prepared } = await prepare({
      machine: "screen-loading",
      states: ["screenLoading.loading"],
      steps: "",
    });
    const failure = {
      type: "xstate.done.actor.loadScreen",
      output: { _tag: "Failed", failure: { _tag: "Offline" } },
    };
    const failed = simulator.step(last(prepared), failure);
    expect(failed.guards.map(({ result }) => result)).toEqual(["refused", "refused"]);
    expect(currentStates(failed.snapshot)).toEqual(["screenLoading.failed"]);
    const loaded = simulator.step(last(prepared), {
      type: "xstate.done.actor.loadScreen",
      output: { _tag: "Answered", answer: { _tag: "Loaded" } },
    });
    expect(loaded.guards.map(({ result }) => result)).toEqual(["held", "notAsked"]);
    expect(currentStates(loaded.snapshot)).toEqual(["screenLoading.ready"]);
  });

  it("shows that guards after the first true one were not evaluated", async () => {
    const { simulator, ...prepared } = await prepare({
      machine: "session",
      states: ["session.restoring"],
      steps: "",
    });
    const choice = simulator
      .choices(last(prepared))
      .find(({ transition }) => transition.endsWith("|SignedIn"));
    const event = choice?.events[0];
    if (event === undefined) throw new Error("the samples sign somebody in");
    expect(
      simulator
        .step(last(prepared), event)
        .guards.map(({ transition, result }) => [transition.split("|").at(-1), result]),
    ).toEqual([
      ["SignedIn", "held"],
      ["SignedOut", "notAsked"],
      ["expected", "notAsked"],
    ]);
  });
});

const started = async (load = prepare) => {
  const actor = createActor(
    simulationMachine.provide({ actors: { prepare: fromPromise(({ input }) => load(input)) } }),
    {
      input: { machine: "screen-loading", states: ["screenLoading.failed"], steps: "" },
      clock: new SimulatedClock(),
    },
  ).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  const now = () => {
    const { simulated } = actor.getSnapshot().context;
    if (simulated._tag === "None") throw new Error("it is not ready");
    return { steps: simulated.steps.length, state: currentStates(last(simulated).snapshot).at(-1) };
  };
  return { actor, now };
};

describe("the machine of the simulation", () => {
  it("fires, steps back, jumps to a step and restarts", async () => {
    const { actor, now } = await started();
    expect(now()).toEqual({ steps: 2, state: "screenLoading.failed" });
    actor.send({ type: "simulation.fire", event: { type: "screen.retry" } });
    expect(now()).toEqual({ steps: 3, state: "screenLoading.loading" });
    actor.send({ type: "simulation.back" });
    expect(now()).toEqual({ steps: 2, state: "screenLoading.failed" });
    actor.send({ type: "simulation.goTo", step: 0 });
    expect(now()).toEqual({ steps: 1, state: "screenLoading.loading" });
    expect(actor.getSnapshot().can({ type: "simulation.back" })).toBe(false);
    actor.send({ type: "simulation.reset" });
    expect(now()).toEqual({ steps: 2, state: "screenLoading.failed" });
    actor.stop();
  });

  it("shows that a machine does not start, and retries on request", async () => {
    let broken = true;
    const { actor } = await started((request) =>
      broken ? Promise.reject(new Error("gone")) : prepare(request),
    );
    expect(actor.getSnapshot().hasTag("failed")).toBe(true);
    broken = false;
    actor.send({ type: "simulation.retry" });
    await waitFor(actor, (snapshot) => snapshot.matches("stepping"));
    actor.stop();
  });
});
