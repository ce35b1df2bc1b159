import { createActor } from "xstate";
import { expect, test } from "vitest";
import { lampMachine } from "./lamp.ts";

test("a press switches it on", () => {
  const lamp = createActor(lampMachine).start();
  lamp.send({ type: "press" });
  expect(lamp.getSnapshot().matches("on")).toBe(true);
});
