import type { AnyStateMachine } from "xstate";
import { describe, expect, it } from "vitest";
import { brokenRules, undescribedParts } from "../support/machines/machine-rules.ts";
import { machineModules, type MachineModule } from "../../src/atlas/walk/machine-modules.ts";
import { replay, withStubs } from "../../src/atlas/walk/replay.ts";
import {
  coveringPaths,
  walk,
  type AreaSamples,
  type MachineSamples,
  type Walk,
} from "../../src/atlas/walk/walk.ts";

interface Walked {
  readonly samples: MachineSamples;
  readonly machine: AnyStateMachine;
  readonly walked: Walk;
}

const walkThrough = async (subject: MachineModule): Promise<Walked> => {
  const samples = await subject.samples();
  const machine = withStubs(await subject.machine(), samples);
  return { samples, machine, walked: walk(machine, samples) };
};

const walks = new Map<string, Promise<Walked>>();

/** The walk through a machine, run once for all of its tests. */
const walkOf = (subject: MachineModule): Promise<Walked> => {
  const taken = walks.get(subject.name) ?? walkThrough(subject);
  walks.set(subject.name, taken);
  return taken;
};

it("the tests find all machines by themselves", () => {
  expect(machineModules.map(({ name }) => name)).toContain("resource");
});

describe("samples", () => {
  const files = import.meta.glob<{ readonly samples: AreaSamples }>("../../src/atlas/samples/*.samples.ts", {
    eager: true,
  });
  const sampled = Object.entries(files).flatMap(([path, { samples }]) => {
    const area = path.replace(/^.*\/|\.samples\.ts$/g, "");
    return Object.keys(samples).map((name) => `${area}/${name}`);
  });

  it("are there for every machine, in its area's file, and for nothing else", () => {
    const machines = machineModules.map(({ area, name }) => `${area}/${name}`);
    expect(sampled.toSorted()).toEqual(machines.toSorted());
  });
});

describe.each(machineModules)("$name", (subject) => {
  it("describes every state and transition, with its place in the specification", async () => {
    expect(undescribedParts(await subject.machine())).toEqual([]);
  });

  it("has its effects provided from outside, a name for each actor, and regions that no other one ends", async () => {
    expect(await brokenRules(await subject.machine())).toEqual([]);
  });

  it("fires every declared transition", async () => {
    const { walked } = await walkOf(subject);
    expect(walked.unfired, `transitions of ${subject.name} that nothing fires`).toEqual([]);
    expect(
      [...walked.childIds].filter((id) => /^x:\d+$/.test(id)),
      "children spawned without an id",
    ).toEqual([]);
  });

  it("takes the same transitions on real actors as the walk", async () => {
    const { samples, machine, walked } = await walkOf(subject);
    const taken = new Set(coveringPaths(walked).flatMap((path) => [...replay(machine, samples, path)]));
    expect([...walked.covered.keys()].filter((id) => !taken.has(id))).toEqual([]);
  });
});
