import { createActor } from "xstate";
import { expect, test } from "vitest";
import { lampMachine } from "./lamp.ts";

test("a press changes it", () => {
  const lamp = createActor(lampMachine).start();
  lamp.send({ type: "press" });
  expect(lamp.getSnapshot().matches("off")).toBe(false);
});
