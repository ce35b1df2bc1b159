import { describe, expect, it } from "vitest"
import { headPath, linePath, nearest } from "../../../src/atlas/page/diagram/geometry.ts"
import { changesPaint, coveragePaint, firedCount, simulationPaint } from "../../../src/atlas/page/diagram/paint.ts"
import { scrollInto } from "../../../src/atlas/page/diagram/use-in-sight.ts"
import { fitScale, scaleOf, scrollFor, stepped, wheeled } from "../../../src/atlas/page/diagram/zoom.ts"
import { isFolded } from "../../../src/atlas/page/machine/shown-machine.ts"
import { answeredTo, ir, machine, unfired } from "./fixture.ts"

describe("the size", () => {
  const view = { width: 800, height: 600 }
  it("fits the whole, and never enlarges by itself", () => {
    expect(fitScale({ width: 1600, height: 600 }, view)).toBe(0.5)
    expect(fitScale({ width: 100, height: 100 }, view)).toBe(1)
  })
  it("is by default as wide as the view, but not too small to read", () => {
    expect(scaleOf(undefined, { width: 850, height: 9000 }, view)).toBeCloseTo(800 / 850)
    expect(scaleOf(undefined, { width: 9000, height: 500 }, view)).toBe(0.8)
    expect(scaleOf(150, { width: 9000, height: 500 }, view)).toBe(1.5)
  })
  it("changes there and back, and has ends", () => {
    expect(stepped(stepped(1, 1), -1)).toBeCloseTo(1)
    expect(wheeled(1, -50)).toBeGreaterThan(1)
    expect(stepped(4, 1)).toBe(4)
    expect(wheeled(0.1, 1000)).toBe(0.1)
  })
  it("keeps the point under the pointer", () => {
    const scroll = scrollFor(100, 50, 1, 2)
    expect((scroll + 50) / 2).toBe(100 + 50)
  })
})

it("scrolls only for what is out of sight", () => {
  expect(scrollInto(0, 500, 100, 50)).toBe(0)
  expect(scrollInto(0, 500, 900, 100)).toBe(700)
  expect(scrollInto(0, 500, 900, 800)).toBe(876)
})

it("leads with arrow keys to the nearest box in a direction", () => {
  const box = (name: string, x: number, y: number) => ({ name, x, y, width: 10, height: 10 })
  const [middle, right, farRight, below] = [box("m", 0, 0), box("r", 50, 5), box("f", 90, 0), box("b", 5, 60)] as const
  const all = [middle, right, farRight, below]
  expect(nearest(middle, all, "right")).toBe(right)
  expect(nearest(middle, all, "down")).toBe(below)
  expect(nearest(farRight, all, "left")).toBe(right)
  expect(nearest(middle, all, "left")).toBeUndefined()
})

it("draws an arrow with round corners and a head at its tip", () => {
  const points = [{ x: 0, y: 0 }, { x: 0, y: 40 }, { x: 40, y: 40 }]
  expect(linePath(points)).toBe("M0 0L0 34Q0 40 6 40L32 40")
  expect(headPath(points)).toBe("M40 40L31 44L31 36Z")
})

it("paints coverage, changes and simulations by id", () => {
  expect(coveragePaint(machine.coverage).arrow(unfired)).toBe("never")
  expect(coveragePaint(machine.coverage).arrow(answeredTo.id)).toBe("fired")
  expect(coveragePaint({ _tag: "NotRun" }).arrow(unfired)).toBeUndefined()
  expect(firedCount(ir, machine.coverage)).toBe(ir.transitions.length - 1)
  if (machine.diff === null) throw new Error("the fixture has changes")
  expect(changesPaint(machine.diff).arrow(unfired)).toBe("added")
  expect(changesPaint(machine.diff).state("screenLoading.ready")).toBe("same")
  const paint = simulationPaint(ir, new Set(["screenLoading.loading"]), new Set([unfired]))
  expect([paint.state("screenLoading.loading"), paint.state("screenLoading.ready"), paint.arrow(unfired), paint.arrow(answeredTo.id)]).toEqual(["current", undefined, "enabled", "idle"])
})

it("folds where nothing that is looked at would be hidden, unless the address says otherwise", () => {
  const { open } = machine.layouts
  const folded = { ...open, boxes: open.boxes.filter(({ state }) => state !== "screenLoading.ready"), arrows: open.arrows.slice(1) }
  const layouts = { open, folded }
  expect(isFolded(layouts, { folded: undefined, arrow: undefined }, "")).toBe(true)
  expect(isFolded(layouts, { folded: undefined, arrow: undefined }, "screenLoading.ready")).toBe(false)
  expect(isFolded(layouts, { folded: undefined, arrow: answeredTo.id }, "")).toBe(false)
  expect(isFolded(layouts, { folded: true, arrow: undefined }, "screenLoading.ready")).toBe(true)
  expect(isFolded({ open, folded: null }, { folded: true, arrow: undefined }, "")).toBe(false)
})
