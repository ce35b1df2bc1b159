import { beforeAll, describe, expect, it } from "vitest";
import { layOutAll } from "../../../src/atlas/build/diagrams.ts";
import { readIr } from "../../../src/atlas/build/read-ir.ts";
import type { Area, Layout } from "../../../src/atlas/model/atlas-model.ts";
import { neighbourLayout } from "../../../src/atlas/page/diagram/neighbours.ts";
import { nearTransitions } from "../../../src/atlas/page/machine/shown-machine.ts";
import { remoteConnectMachine } from "../../../src/machines/products/remote-connect.machine.ts";

const ir = readIr("remote-connect", remoteConnectMachine);
const ofState = (layout: Layout, state: string): Layout =>
  neighbourLayout(layout, state, nearTransitions(ir, state, undefined) ?? new Set(), ir.transitions);

const meet = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width - 0.5 &&
  other.x < one.x + one.width - 0.5 &&
  one.y < other.y + other.height - 0.5 &&
  other.y < one.y + one.height - 0.5;

describe("a state with its neighbours only", () => {
  let open: Layout;
  beforeAll(async () => {
    ({ open } = await layOutAll(ir));
  });

  it("has the states at the other ends of its transitions, and no others", () => {
    const { boxes, arrows } = ofState(open, "remoteConnect.tooManyTests");
    const shown = boxes.map(({ state }) => state);
    expect(shown).toContain("remoteConnect.tooManyTests");
    expect(shown).toContain("remoteConnect.idle");
    expect(shown).not.toContain("remoteConnect.crashed");
    const near = nearTransitions(ir, "remoteConnect.tooManyTests", undefined);
    expect(arrows.every(({ transition }) => transition !== null && near?.has(transition))).toBe(true);
  });

  it.each(ir.states.slice(1).map(({ id }) => id))(
    "%s takes no more room, and nothing of it overlaps",
    (id) => {
      const part = ofState(open, id);
      expect(part.width).toBeLessThanOrEqual(open.width + 0.5);
      expect(part.height).toBeLessThanOrEqual(open.height + 0.5);
      const sizes = new Map(open.boxes.map(({ state, width, height }) => [state, { width, height }]));
      const leaves = part.boxes.filter(({ state }) =>
        part.boxes.every((inner) => !inner.state.startsWith(`${state}.`)),
      );
      for (const { state, width, height } of leaves) {
        expect(width).toBeCloseTo(sizes.get(state)!.width);
        expect(height).toBeCloseTo(sizes.get(state)!.height);
      }
      const labels = part.arrows.flatMap(({ label }) => label ?? []);
      for (const [index, box] of leaves.entries())
        expect([...leaves.slice(index + 1), ...labels].filter((other) => meet(box, other))).toEqual([]);
      for (const { points } of part.arrows)
        for (const { x, y } of points) {
          expect(x).toBeLessThanOrEqual(part.width);
          expect(y).toBeLessThanOrEqual(part.height);
        }
    },
  );
});
