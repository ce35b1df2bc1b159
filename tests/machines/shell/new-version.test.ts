import { createActor, fromCallback, SimulatedClock } from "xstate";
import { expect, it } from "vitest";
import { newVersionMachine, type WorkerRequest } from "../../../src/machines/shell/new-version.machine.ts";

const HOUR = 60 * 60 * 1000;

const start = () => {
  const asked: WorkerRequest["type"][] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    newVersionMachine.provide({
      actors: {
        worker: fromCallback<WorkerRequest>(({ receive }) => receive(({ type }) => asked.push(type))),
      },
    }),
    { clock },
  ).start();
  return { actor, asked, clock };
};

it("looks for a new version every hour, but not while one is offered", () => {
  const { actor, asked, clock } = start();
  clock.increment(HOUR - 1);
  expect(asked).toEqual([]);
  clock.increment(1);
  clock.increment(HOUR);
  expect(asked).toEqual(["worker.look", "worker.look"]);
  actor.send({ type: "version.found" });
  clock.increment(3 * HOUR);
  expect(asked).toHaveLength(2);
});
