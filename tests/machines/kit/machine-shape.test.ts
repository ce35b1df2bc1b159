import { setup } from "xstate";
import { describe, expect, it } from "vitest";
import { readIr } from "../../../src/atlas/build/read-ir.ts";
import { machineModules } from "../../../src/atlas/walk/machine-modules.ts";
import { keyOfShape, shapeOf } from "../../../src/machines/kit/machine-shape.ts";

/** As the atlas makes it from its data. */
const drawn = (ir: ReturnType<typeof readIr>): string =>
  keyOfShape({ states: ir.states.map(({ id }) => id), transitions: ir.transitions });

describe("the shape of a machine", () => {
  it.each(machineModules)(
    "of $name is the same where it runs and in the atlas",
    async ({ name, machine }) => {
      const running = await machine();
      expect(shapeOf(running.provide({}).root)).toBe(drawn(readIr(name, running)));
    },
  );

  const door = (to: "open" | "shut", guarded = false, description = "A door") =>
    setup({ guards: { mayOpen: () => true } }).createMachine({
      id: "door",
      description,
      initial: "shut",
      states: {
        shut: { on: { knock: { target: to, ...(guarded && { guard: "mayOpen" as const }) } } },
        open: {},
      },
    });

  it("differs where an arrow leads elsewhere or has another guard, and not in its words", () => {
    const shape = shapeOf(door("open").root);
    expect(shapeOf(door("shut").root)).not.toBe(shape);
    expect(shapeOf(door("open", true).root)).not.toBe(shape);
    expect(shapeOf(door("open", false, "Another one").root)).toBe(shape);
  });
});
