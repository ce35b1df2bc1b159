import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keptInDevelopment } from "../../../scripts/vite/kept-in-development.ts";
import { layOutAll } from "../../../src/atlas/build/diagrams.ts";
import { readText } from "../../../src/atlas/build/imports.ts";
import { forgetUnused, keptFile } from "../../../src/atlas/build/kept-file.ts";
import { keptIn, type Kept } from "../../../src/atlas/build/kept.ts";
import { readIr } from "../../../src/atlas/build/read-ir.ts";
import { machineModules } from "../../../src/atlas/walk/machine-modules.ts";
import { sampleMachine } from "./sample-machine.ts";

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "kept-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** The names of the machines that a build makes something of. */
const madeWith = async (kept: Kept): Promise<readonly string[]> => {
  const made: string[] = [];
  await Promise.all(
    machineModules.map(({ name, files }) => kept.bySources("test", files, () => made.push(name))),
  );
  return made;
};

const MACHINE = "src/machines/products/remote-connect.machine.ts";
const KIT = "src/machines/kit/request.ts";

/** The sources as they are, with one of them changed. */
const changed = (changedFile: string) => (file: string) =>
  file === changedFile ? `${readText(file)}\nexport const more = 1;` : readText(file);

describe("what a build has made of the machines", () => {
  it("is not made again while their sources are the same", async () => {
    expect(await madeWith(keptIn(folder))).toHaveLength(machineModules.length);
    expect(await madeWith(keptIn(folder))).toEqual([]);
  });

  it("is made again for the machine whose file has changed, and for those that import it", async () => {
    await madeWith(keptIn(folder));
    expect(await madeWith(keptIn(folder, { readSource: changed(MACHINE) }))).toEqual(["remote-connect"]);
    const ofKit = await madeWith(keptIn(folder, { readSource: changed(KIT) }));
    expect(ofKit).toContain("remote-connect");
    expect(ofKit.length).toBeGreaterThan(1);
    expect(ofKit.length).toBeLessThan(machineModules.length);
  });

  it("is made again for all machines with other versions of the packages", async () => {
    await madeWith(keptIn(folder));
    expect(await madeWith(keptIn(folder, { readSource: changed("package-lock.json") }))).toHaveLength(
      machineModules.length,
    );
  });

  it("is not kept if a source was changed meanwhile", async () => {
    let text = "before";
    const kept = keptIn(folder, { readSource: (file) => (file === MACHINE ? text : readText(file)) });
    await kept.bySources("test", [MACHINE], () => {
      text = "after";
      return text;
    });
    text = "before";
    const later = keptIn(folder, { readSource: (file) => (file === MACHINE ? text : readText(file)) });
    let made = 0;
    await later.bySources("test", [MACHINE], () => (made += 1));
    expect(made).toBe(1);
  });
});

describe("in development", () => {
  const invalidated = new Map<string, number>();
  const graph = {
    getModulesByFile: (file: string) =>
      new Set([
        {
          transformResult: { code: "" },
          lastInvalidationTimestamp: invalidated.get(path.relative(process.cwd(), file)) ?? 0,
        },
      ]) as never,
  };

  it("only that is made again which Vite has invalidated, and nothing is written", async () => {
    const newKept = keptInDevelopment(graph, folder);
    expect(await madeWith(newKept())).toHaveLength(machineModules.length);
    expect(await madeWith(newKept())).toEqual([]);
    invalidated.set(MACHINE, 1);
    expect(await madeWith(newKept())).toEqual(["remote-connect"]);
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it("what `npm run atlas` has kept is used", async () => {
    await madeWith(keptIn(folder));
    expect(await madeWith(keptInDevelopment(graph, folder)())).toEqual([]);
  });
});

it("a diagram is laid out again only when something of it has another size, place or line", async () => {
  const laidOut: string[] = [];
  const disk = keptIn(folder);
  const kept: Kept = {
    ...disk,
    byText: (kind, text, make) =>
      disk.byText(kind, text, () => {
        laidOut.push(kind);
        return make();
      }),
  };
  const ir = readIr("sample", sampleMachine);
  const before = await layOutAll(ir, kept);
  expect(laidOut.length).toBeGreaterThan(0);
  laidOut.length = 0;
  const otherCode = ir.transitions.map((transition) => ({ ...transition, functions: [] }));
  expect(await layOutAll({ ...ir, transitions: otherCode }, kept)).toEqual(before);
  expect(laidOut).toEqual([]);
  const longer = ir.transitions.map((transition) => ({ ...transition, label: `${transition.label} again` }));
  await layOutAll({ ...ir, transitions: longer }, kept);
  expect(laidOut.length).toBeGreaterThan(0);
});

it("a file that no build has used for two weeks is removed", async () => {
  const [old, recent] = [path.join(folder, "old"), path.join(folder, "recent")];
  for (const file of [old, recent]) await keptFile(file, () => "content");
  const now = fs.statSync(recent).mtimeMs;
  fs.utimesSync(old, new Date(now), new Date(now - 15 * 24 * 60 * 60 * 1000));
  forgetUnused(folder, now);
  expect(fs.readdirSync(folder)).toEqual(["recent"]);
});
