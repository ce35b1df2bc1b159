import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { allMutants, machineNameOf, sampleOf } from "../../scripts/mutation/mutate.ts";
import { mutantsOf, mutated } from "../../scripts/mutation/mutants.ts";
import { startLines } from "../../scripts/mutation/run-lines.ts";
import { startTests } from "../../scripts/mutation/run-tests.ts";
import { equivalents } from "../mutation/equivalents.ts";

/** The code of each mutant by its name; what is around the fault is left out. */
const faultsOf = (source: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    mutantsOf("some.machine.ts", source).map((mutant) => [
      mutant.name,
      mutated(source, mutant).replaceAll(/\s+/g, " ").trim(),
    ]),
  );

const machineOf = (config: string): string => `export const aMachine = s.createMachine(${config});`;

describe("the mutants of a machine", () => {
  it("lead a transition to the next sibling of its target, or are without it", () => {
    const source = machineOf(`{ states: { a: { on: { go: { target: "b" } } }, b: {}, c: {} } }`);
    expect(faultsOf(source)).toEqual({
      "a go → b: removed": source.replace(`{ target: "b" }`, "[]"),
      "a go → b: leads to c": source.replace(`target: "b"`, `target: "c"`),
    });
  });

  it("find the siblings of a target that is written by its id, and those that depend on a condition", () => {
    const source = machineOf(
      `{ states: { a: { states: { b: {}, ...(d && { e: {} }) } } }, on: { go: "#m.a.b" } }`,
    );
    expect(faultsOf(source)).toMatchObject({
      "go → #m.a.b: leads to #m.a.e": source.replace("#m.a.b", "#m.a.e"),
    });
  });

  it("swap neighbouring branches, and are without each", () => {
    const source = machineOf(`{ states: { a: { on: { go: [{ actions: "x" }, { target: "." }] } } } }`);
    expect(faultsOf(source)).toMatchObject({
      "a go[0]: removed": source.replace(`{ actions: "x" }, `, ""),
      "a go[0]: after the next branch": source.replace(
        `{ actions: "x" }, { target: "." }`,
        `{ target: "." }, { actions: "x" }`,
      ),
      "a go[1] → .: removed": source.replace(`, { target: "." }`, ""),
    });
  });

  it("drop a guard and negate it, by name, with parameters and in a request", () => {
    const negation = ` import { not as notThisGuard } from "xstate";`;
    const source = machineOf(
      `{ states: { a: { on: { go: { guard: "isOpen", target: "." }, stay: { guard: { type: "isNear", params: p } } } } } }`,
    );
    expect(faultsOf(source)).toMatchObject({
      "a go → .: without the guard isOpen": source.replace(`"isOpen"`, "undefined"),
      "a go → .: the guard isOpen negated": source.replace(`"isOpen"`, `notThisGuard("isOpen")`) + negation,
      "a stay: the guard isNear negated":
        source.replace(/\{ type: "isNear".*? \}/, (guard) => `notThisGuard(${guard})`) + negation,
    });
    const call = `const a = { ...request("load", { input: i, failed: { when: isLost, target: "b" } }) };`;
    expect(faultsOf(call)).toMatchObject({
      "a failed → b: without the guard isLost": call.replace("isLost", "undefined"),
      "a failed → b: the guard isLost negated": call.replace("isLost", "(...given) => !(isLost)(...given)"),
    });
  });

  it("are without an action, one of several, and those of entry and exit", () => {
    const source = machineOf(
      `{ states: { a: { entry: ["x", { type: "y", params: p }], exit: "z", on: { go: { actions: w ? ["u", "v"] : "t" } } } } }`,
    );
    expect(faultsOf(source)).toMatchObject({
      "a: without entry x": source.replace(`"x", `, ""),
      "a: without entry y": source.replace(`, { type: "y", params: p }`, ""),
      "a: without exit z": source.replace(`"z"`, "[]"),
      "a go: without action u": source.replace(`"u", `, ""),
      "a go: without action v": source.replace(`, "v"`, ""),
    });
  });

  it("are without what a request assigns, tells and does when it crashes or takes too long", () => {
    const source = `const a = { ...request("load", { input: i, limit: LIMIT, crashed: { assign: () => ({}), tell: told }, timedOut: "late" }) };`;
    expect(faultsOf(source)).toEqual({
      "a limit: ten times as long": source.replace(
        "limit: LIMIT",
        `limit: ((given) => typeof given === "function" ? (...of) => given(...of) * 10 : given * 10)(LIMIT)`,
      ),
      "a crashed: removed": source.replace(/crashed: .*?told \}/, "crashed: {}"),
      "a crashed: without assign": source.replace("() => ({})", "undefined"),
      "a crashed: without tell told": source.replace("told", "undefined"),
      "a timedOut → late: removed": source.replace(`"late"`, "[]"),
    });
  });

  it("are without an error's transition, a tag, reenter and a field of an input", () => {
    const source = machineOf(
      `{ states: { a: { tags: ["t", "u"], invoke: { src: "s", input: ({ context }) => ({ x: context.x, y: 1 }), onError: { reenter: true } } } } }`,
    );
    expect(faultsOf(source)).toEqual({
      "a: without tag t": source.replace(`"t", `, ""),
      "a: without tag u": source.replace(`, "u"`, ""),
      "a invoke input: without x": source.replace("x: context.x", "x: undefined"),
      "a invoke input: without y": source.replace("y: 1", "y: undefined"),
      "a invoke onError: removed": source.replace("{ reenter: true }", "[]"),
      "a invoke onError: without reenter": source.replace("reenter: true", "reenter: false"),
    });
  });

  it("wait ten times as long, or for ever", () => {
    const source = `const s = setup({ delays: { soon: 5 } }); ${machineOf(`{ states: { a: { after: { 500: "b" } } } }`)}`;
    expect(faultsOf(source)).toEqual({
      "s delays soon: ten times as long": source.replace(
        "soon: 5",
        `soon: ((given) => typeof given === "function" ? (...of) => given(...of) * 10 : given * 10)(5)`,
      ),
      "a after 500 → b: removed": source.replace(`"b"`, "[]"),
      "a after 500: ten times as long": source.replace("500", "5000"),
    });
  });

  it("are none of what is commented out, of types, and of objects that are no part of a machine", () => {
    expect(
      faultsOf(
        `const s = setup({ types: { tags: {} as "a", meta: {} as M } }); const data = { target: "a", tags: ["b"] }; ${machineOf(`{ states: { a: { /* on: { go: "b" }, */ } // entry: "x"\n } }`)}`,
      ),
    ).toEqual({});
  });
});

describe("of all mutants", () => {
  const all = allMutants();

  it("the names are unique within a file, and each changes it", () => {
    expect(all.length).toBeGreaterThan(2000);
    expect(new Set(all.map(({ file, name }) => `${file} ${name}`)).size).toBe(all.length);
    const sources = new Map(all.map(({ file }) => [file, fs.readFileSync(file, "utf8")]));
    expect(
      all.filter((mutant) => mutated(sources.get(mutant.file) ?? "", mutant) === sources.get(mutant.file)),
    ).toEqual([]);
  });

  it("a seed always draws the same, and another one others", () => {
    expect(sampleOf(all, 50, "1")).toHaveLength(50);
    expect(sampleOf(all, 50, "1")).toEqual(sampleOf(all.toReversed(), 50, "1").toReversed());
    expect(sampleOf(all, 50, "1")).not.toEqual(sampleOf(all, 50, "2"));
  });

  it("those that are recorded as equivalent exist", () => {
    const recorded = Object.entries(equivalents).flatMap(([file, names]) =>
      Object.keys(names).map((name) => `${file} ${name}`),
    );
    expect(recorded.filter((one) => !all.some(({ file, name }) => `${file} ${name}` === one))).toEqual([]);
  });
});

describe("the page of mutants", () => {
  const page = fs.readFileSync("docs/mutation.md", "utf8");
  const [, rows = "", unnoticed = ""] =
    /\n\| --- .*?\n(.*?)\n\n## Noticed by nothing\n(.*)/s.exec(page) ?? [];
  const names = rows.split("\n").flatMap((row) => /^\| ([a-z-]+) \|/.exec(row)?.[1] ?? []);

  it("names what machines are made of now, each once, and no machine that is gone", () => {
    const there = new Set(allMutants().map(({ file }) => machineNameOf(file)));
    expect(names.length).toBeGreaterThan(30);
    expect(names).toEqual([...new Set(names)]);
    expect(names.filter((name) => !there.has(name))).toEqual([]);
    const titled = [...unnoticed.matchAll(/^### (.*)$/gm)].map(([, name]) => name);
    expect(titled.filter((name) => !names.includes(name ?? ""))).toEqual([]);
  });
});

describe("the lines of a mutant", () => {
  it("notice it, and hold again without it; a machine that cannot be made holds no line", async () => {
    const file = "src/machines/shell/account-menu.machine.ts";
    const source = fs.readFileSync(file, "utf8");
    const [mutant] = mutantsOf(file, source);
    const runner = await startLines();
    try {
      expect(await runner.run(["account-menu"])).toEqual({ _tag: "Passed" });
      expect(
        await runner.run(["account-menu"], {
          file,
          code: mutant === undefined ? "" : mutated(source, mutant),
        }),
      ).toMatchObject({
        _tag: "Failed",
        test: expect.stringContaining("the table of account-menu: Given ") as string,
      });
      expect(await runner.run(["account-menu"], { file, code: source })).toEqual({ _tag: "Passed" });
      expect(await runner.run(["account-menu"], { file, code: "throw new Error('refused')" })).toMatchObject({
        _tag: "Failed",
        reason: "refused",
      });
      expect(await runner.run(["account-menu"])).toEqual({ _tag: "Passed" });
    } finally {
      await runner.close();
    }
  });
});

describe("the tests of a mutant", () => {
  it("let it live if they are weak, and notice it if they are not, whatever ran before", async () => {
    const folder = "tests/build/mutants-fixture";
    const file = `${folder}/lamp.ts`;
    const source = fs.readFileSync(file, "utf8");
    const mutant = mutantsOf(file, source).find(({ name }) => name === "off press → on: leads to broken");
    const broken = { file, code: mutant === undefined ? "" : mutated(source, mutant) };
    const runner = await startTests(60_000);
    try {
      const weak = { files: [`${folder}/weak.ts`] };
      const strong = { files: [`${folder}/strong.ts`] };
      expect(await runner.run(strong)).toEqual({ _tag: "Passed" });
      expect(await runner.run(weak, broken)).toEqual({ _tag: "Passed" });
      expect(await runner.run(strong, broken)).toMatchObject({
        _tag: "Failed",
        test: "a press switches it on",
      });
      expect(await runner.run(strong)).toEqual({ _tag: "Passed" });
    } finally {
      await runner.close();
    }
  });

  it("are ended when they take too long", async () => {
    const file = "tests/build/mutants-fixture/lamp.ts";
    const runner = await startTests(3000);
    try {
      expect(
        await runner.run({ files: ["tests/build/mutants-fixture/weak.ts"] }, { file, code: "for (;;);" }),
      ).toEqual({ _tag: "TooLong" });
    } finally {
      await runner.close();
    }
  });
});
