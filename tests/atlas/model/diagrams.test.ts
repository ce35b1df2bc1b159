import fs from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { chartFiles } from "../../../src/atlas/build/charts.ts";
import { drawAll, layOutAll, type Diagram } from "../../../src/atlas/build/diagrams.ts";
import { fold } from "../../../src/atlas/build/fold.ts";
import { layOut } from "../../../src/atlas/build/lay-out.ts";
import { readIr } from "../../../src/atlas/build/read-ir.ts";
import { paintSvg } from "../../../src/atlas/diagram/paint.ts";
import type { Layout, MachineIr } from "../../../src/atlas/model/atlas-model.ts";
import { machineModules } from "../../../src/atlas/walk/machine-modules.ts";
import { crossings, overlaps } from "./overlaps.ts";
import { sampleMachine } from "./sample-machine.ts";

const outside = ({ boxes }: Layout): readonly string[] =>
  boxes.flatMap((box) => {
    const around = boxes.filter(({ state }) => box.state.startsWith(`${state}.`));
    return around
      .filter(
        (outer) =>
          box.x < outer.x ||
          box.y < outer.y ||
          box.x + box.width > outer.x + outer.width ||
          box.y + box.height > outer.y + outer.height,
      )
      .map((outer) => `${box.state} is not inside ${outer.state}`);
  });

/** Containers with a state above the start. */
const startsBelow = (ir: MachineIr, { boxes, starts }: Layout): readonly string[] =>
  starts.flatMap((start) => {
    const inside = ir.states.find(({ id }) => id === start.state)?.children ?? [];
    return boxes
      .filter((box) => inside.includes(box.state) && box.y < start.y)
      .map((box) => `${box.state} is above the start`);
  });

const undrawn = (ir: MachineIr, layout: Layout): readonly string[] => {
  const drawn = new Set([
    ...layout.arrows.map(({ transition }) => transition),
    ...layout.boxes.flatMap(({ lines }) => lines.map(({ transition }) => transition)),
  ]);
  return ir.transitions.filter(({ id }) => !drawn.has(id)).map(({ id }) => id);
};

const FOLDER = "docs/diagrams";
const sampleIr = readIr("sample", sampleMachine);
let diagrams: readonly Diagram[] = [];

beforeAll(async () => {
  diagrams = [...(await drawAll()), { ir: sampleIr, layouts: await layOutAll(sampleIr) }];
}, 240_000);

describe.each([...machineModules.map(({ name }) => name), "sample"])("the diagram of %s", (name) => {
  it("has the start on top, every transition, and no overlapping or crossed elements", () => {
    const {
      ir,
      layouts: { open, folded, opened },
    } = diagrams.find((diagram) => diagram.ir.name === name)!;
    for (const layout of [open, ...(folded === null ? [] : [folded]), ...Object.values(opened)]) {
      expect(overlaps(layout)).toEqual([]);
      expect(crossings(layout)).toEqual([]);
      expect(outside(layout)).toEqual([]);
      expect(startsBelow(ir, layout)).toEqual([]);
    }
    expect(undrawn(ir, open)).toEqual([]);
  });
});

it("each text of a drawn file is as wide as it was measured, also in a wider font", async () => {
  const svg = paintSvg(sampleIr, await layOut(sampleIr));
  const texts = svg.match(/<text [^>]*>/g) ?? [];
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => !/ textLength="[\d.]+" lengthAdjust="spacingAndGlyphs"/.test(text))).toEqual(
    [],
  );
});

it("docs/diagrams is up to date with the machines", () => {
  const files = chartFiles(diagrams.map(({ ir }) => ir).filter(({ name }) => name !== "sample"));
  const committed = new Map(
    fs.readdirSync(FOLDER).map((name) => [name, fs.readFileSync(path.join(FOLDER, name), "utf8")]),
  );
  const stale = [...new Set([...files.keys(), ...committed.keys()])]
    .filter((name) => files.get(name) !== committed.get(name))
    .toSorted();
  expect(stale, "run `npm run diagrams` and commit docs/diagrams").toEqual([]);
  expect(files.size).toBeGreaterThan(40);
});

describe("a diagram with collapsed states", () => {
  const closed = new Set(["sample.working"]);
  const folded = fold(sampleIr, closed);

  it("shows the transitions into and out of a collapsed state, and none within it", () => {
    expect(folded.states.map(({ id }) => id)).toEqual([
      "sample",
      "sample.idle",
      "sample.working",
      "sample.broken",
      "sample.stopped",
    ]);
    expect(
      folded.transitions.filter(({ source }) => source === "sample.working").map(({ targets }) => targets[0]),
    ).toEqual(["sample.stopped", "sample.broken"]);
    expect(folded.transitions.find(({ source }) => source === "sample.broken")?.targets).toEqual([
      "sample.working",
    ]);
  });

  it("lists the collapsed states", async () => {
    const { boxes } = await layOut(folded, closed);
    expect(boxes.filter((box) => box.folded).map(({ state }) => state)).toEqual(["sample.working"]);
  });
});
