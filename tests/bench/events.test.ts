import { createActor, createMachine } from "xstate";
import { expect, test } from "vitest";
import { createResourceMachine } from "../../src/machines/kit/resource.machine.ts";
import { never } from "../support/inert-portal.ts";
import { medianOf } from "./support/median.ts";

const EVENTS = 20_000;

test("machine events per second, as a ratio to a minimal machine", () => {
  const toggle = createActor(
    createMachine({ initial: "off", states: { off: { on: { turn: "on" } }, on: { on: { turn: "off" } } } }),
  ).start();
  const bare = medianOf(5, () => {
    for (let count = 0; count < EVENTS; count += 1) toggle.send({ type: "turn" });
  });
  const resource = createActor(
    createResourceMachine<number, number>().provide({ actors: { load: never() } }),
    { input: { request: 0 } },
  ).start();
  const ours = medianOf(5, () => {
    for (let count = 0; count < EVENTS; count += 1)
      resource.send({ type: "resource.changed", content: count });
  });
  console.log(
    `events a second: bare ${Math.round((EVENTS / bare) * 1000)}, resource ${Math.round((EVENTS / ours) * 1000)}, ratio ${(ours / bare).toFixed(2)}`,
  );
  expect(ours / bare).toBeLessThan(5);
});
