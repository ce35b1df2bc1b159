import { createActor } from "xstate";
import { expect, it } from "vitest";
import { keysMachine } from "../../../src/machines/shell/keys.machine.ts";

const takes = (on: boolean, ...before: readonly string[]) => {
  const actor = createActor(keysMachine, { input: { on } }).start();
  for (const key of before) actor.send({ type: "keys.pressed", key });
  return ["?", "/", "g", "o", "x"].filter((key) => actor.getSnapshot().can({ type: "keys.pressed", key }));
};

it("the keys that the portal takes from the browser are its own, and none where they are turned off", () => {
  expect(takes(true)).toEqual(["?", "/", "g"]);
  expect(takes(false)).toEqual([]);
});
