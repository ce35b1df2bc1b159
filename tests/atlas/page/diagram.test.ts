import { describe, expect, it } from "vitest";
import { headPath, linePath, nearest } from "../../../src/atlas/page/diagram/geometry.ts";
import {
  changesPaint,
  coveragePaint,
  faultsPaint,
  firedCount,
  paintClosed,
  simulationPaint,
} from "../../../src/atlas/page/diagram/paint.ts";
import { scrollInto } from "../../../src/atlas/page/diagram/use-in-sight.ts";
import { withNext } from "../../../src/atlas/page/diagram/with-next.ts";
import { fitScale, scaleOf, scrollFor, stepped, wheeled } from "../../../src/atlas/page/diagram/zoom.ts";
import type { Layout, MachineIr } from "../../../src/atlas/model/atlas-model.ts";
import { layoutOf, shownFold } from "../../../src/atlas/page/machine/shown-layout.ts";
import { answeredTo, ir, machine, unfired } from "./fixture.ts";

describe("the zoom of a diagram", () => {
  const view = { width: 800, height: 600 };
  it("fits the whole diagram, and is never larger than 100 % by default", () => {
    expect(fitScale({ width: 1600, height: 600 }, view)).toBe(0.5);
    expect(fitScale({ width: 100, height: 100 }, view)).toBe(1);
  });
  it("fits the width by default, unless the text would be too small to read", () => {
    expect(scaleOf(undefined, { width: 850, height: 9000 }, view)).toBeCloseTo(800 / 850);
    expect(scaleOf(undefined, { width: 9000, height: 500 }, view)).toBe(0.9);
    expect(scaleOf(150, { width: 9000, height: 500 }, view)).toBe(1.5);
  });
  it("increases and decreases in steps, and has limits", () => {
    expect(stepped(stepped(1, 1), -1)).toBeCloseTo(1);
    expect(wheeled(1, -50)).toBeGreaterThan(1);
    expect(stepped(4, 1)).toBe(4);
    expect(wheeled(0.1, 1000)).toBe(0.1);
  });
  it("keeps the point under the pointer in place", () => {
    const scroll = scrollFor(100, 50, 1, 2);
    expect((scroll + 50) / 2).toBe(100 + 50);
  });
});

it("the view scrolls only to elements that are not visible", () => {
  expect(scrollInto(0, 500, 100, 50)).toBe(0);
  expect(scrollInto(0, 500, 900, 100)).toBe(700);
  expect(scrollInto(0, 500, 900, 800)).toBe(876);
});

it("a diagram opens at its start with the state that follows", () => {
  const box = (state: string, x: number, y: number) => ({ state, x, y, width: 10, height: 10 });
  const boxes = [box("a", 90, 0), box("b", 20, 40), box("c", 0, 80)];
  const transitions = [
    { source: "a", targets: [] },
    { source: "a", targets: ["a"] },
    { source: "a", targets: ["b"] },
    { source: "a", targets: ["c"] },
  ];
  const opened = (state: string) =>
    withNext({ transitions } as unknown as MachineIr, { boxes } as unknown as Layout, state);
  expect(opened("a")).toEqual({ x: 20, y: 0, width: 80, height: 50 });
  expect(opened("c")).toMatchObject({ x: 0, y: 80 });
  expect(opened("d")).toBeUndefined();
});

it("arrow keys move to the nearest box in a direction", () => {
  const box = (name: string, x: number, y: number) => ({ name, x, y, width: 10, height: 10 });
  const [middle, right, farRight, below] = [
    box("m", 0, 0),
    box("r", 50, 5),
    box("f", 90, 0),
    box("b", 5, 60),
  ] as const;
  const all = [middle, right, farRight, below];
  expect(nearest(middle, all, "right")).toBe(right);
  expect(nearest(middle, all, "down")).toBe(below);
  expect(nearest(farRight, all, "left")).toBe(right);
  expect(nearest(middle, all, "left")).toBeUndefined();
});

it("an arrow is drawn with round corners and a head at its tip", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 0, y: 40 },
    { x: 40, y: 40 },
  ];
  expect(linePath(points)).toBe("M0 0L0 34Q0 40 6 40L32 40");
  expect(headPath(points)).toBe("M40 40L31 44L31 36Z");
});

it("coverage, faults, changes and simulations are coloured by id", () => {
  expect(coveragePaint(machine.coverage).arrow(unfired)).toBe("uncovered");
  expect(coveragePaint(machine.coverage).arrow(answeredTo.id)).toBe("covered");
  expect(coveragePaint({ _tag: "NotRun" }).arrow(unfired)).toBeUndefined();
  expect(faultsPaint(machine.faults).arrow(unfired)).toBe("uncovered");
  expect(faultsPaint(machine.faults).arrow(answeredTo.id)).toBe("covered");
  expect(firedCount(ir, machine.coverage)).toBe(ir.transitions.length - 1);
  if (machine.diff === null) throw new Error("the fixture has changes");
  expect(changesPaint(machine.diff).arrow(unfired)).toBe("added");
  expect(changesPaint(machine.diff).state("screenLoading.ready")).toBe("same");
  const paint = simulationPaint(ir, new Set(["screenLoading.loading"]), new Set([unfired]));
  expect([
    paint.state("screenLoading.loading"),
    paint.state("screenLoading.ready"),
    paint.arrow(unfired),
    paint.arrow(answeredTo.id),
  ]).toEqual(["current", undefined, "enabled", "idle"]);
});

it("a collapsed state shows what it hides", () => {
  const inside = {
    ...ir,
    transitions: ir.transitions.map((transition) => ({
      ...transition,
      id: transition.id.replace("screenLoading.loading", "screenLoading.loading.inner"),
    })),
  };
  const answered = inside.transitions.find(({ id }) => id.startsWith("screenLoading.loading.inner"))?.id;
  const never = {
    state: () => undefined,
    arrow: (id: string) => (id === answered ? ("uncovered" as const) : ("covered" as const)),
  };
  expect(paintClosed(never, inside, ["screenLoading.loading"]).state("screenLoading.loading")).toBe(
    "uncovered",
  );
  expect(paintClosed(never, inside, ["screenLoading.ready"]).state("screenLoading.ready")).toBeUndefined();
  const changed = {
    state: () => "same" as const,
    arrow: (id: string) => (id === answered ? ("added" as const) : ("same" as const)),
  };
  expect(paintClosed(changed, inside, ["screenLoading.loading"]).state("screenLoading.loading")).toBe(
    "changed",
  );
  expect(paintClosed(changed, inside, []).state("screenLoading.loading")).toBe("same");
});

describe("the collapsed states of a large diagram", () => {
  const { open } = machine.layouts;
  const without = (...states: readonly string[]): Layout => ({
    ...open,
    boxes: open.boxes.filter(({ state }) => !states.includes(state)),
    arrows: open.arrows.filter(({ transition }) => transition !== answeredTo.id),
  });
  const layouts = {
    open,
    folded: without("screenLoading.ready", "screenLoading.failed"),
    opened: {
      "screenLoading.crashed": without("screenLoading.ready", "screenLoading.failed"),
      "screenLoading.loading": without("screenLoading.failed"),
    },
  };
  const asLookedAt = { fold: undefined, arrow: undefined };

  it("are expanded only as far as the selection needs", () => {
    expect(shownFold(layouts, asLookedAt, "")).toBe("closed");
    expect(shownFold(layouts, asLookedAt, "screenLoading.ready")).toBe("screenLoading.loading");
    expect(shownFold(layouts, asLookedAt, "screenLoading.failed")).toBe("open");
    expect(shownFold(layouts, { fold: undefined, arrow: answeredTo.id }, "")).toBe("open");
  });

  it("follow the address, for large diagrams only", () => {
    expect(shownFold(layouts, { fold: "closed", arrow: undefined }, "screenLoading.ready")).toBe("closed");
    expect(shownFold(layouts, { fold: "screenLoading.loading", arrow: undefined }, "")).toBe(
      "screenLoading.loading",
    );
    expect(shownFold(layouts, { fold: "no.such", arrow: undefined }, "")).toBe("closed");
    expect(shownFold({ open, folded: null, opened: {} }, { fold: "closed", arrow: undefined }, "")).toBe(
      "open",
    );
    expect(layoutOf(layouts, "screenLoading.loading").boxes.length).toBe(open.boxes.length - 1);
    expect(layoutOf(layouts, "open")).toBe(open);
  });
});
