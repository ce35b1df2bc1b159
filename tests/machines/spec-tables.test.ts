import { setup } from "xstate";
import { describe, expect, it } from "vitest";
import { readPages } from "../../src/atlas/build/read-sources.ts";
import { specSectionsOf } from "../../src/atlas/build/spec-sections.ts";
import { allTables } from "../../src/atlas/spec-tables/all-tables.ts";
import { playLine, stageOf } from "../../src/atlas/spec-tables/play-line.ts";
import {
  ends,
  fails,
  late,
  passes,
  sentenceOf,
  type SpecLine,
  type SpecTable,
} from "../../src/atlas/spec-tables/spec-table.ts";
import { toBeProvided } from "../../src/machines/kit/provide.ts";
import { everyFailure } from "../support/every-failure.ts";

const sections = new Set(specSectionsOf(readPages()).map(({ id }) => id));

/** Where the table says what follows when a call fails: the line, and the call. */
const failuresIn = ({ lines, steps }: SpecTable) => {
  const found = lines.flatMap((line) => {
    const step = typeof line.when === "string" ? steps[line.when] : undefined;
    if (step === undefined || !("step" in step) || step.step !== "ends") return [];
    const { child, output } = step as ReturnType<typeof fails>;
    return (output as { readonly _tag?: string } | undefined)?._tag === "Failed" ? [{ line, child }] : [];
  });
  return [...new Map(found.map((one) => [`${one.line.given}: ${one.child}`, one])).values()];
};

// Outside of the tests: StrykerJS takes what is loaded in a test for that test's alone.
const staged = await Promise.all(
  allTables.map(async ({ module, table }) => ({
    name: module.name,
    table,
    stage: stageOf(...(await Promise.all([module.machine(), module.samples()]))),
  })),
);

for (const { name, table, stage } of staged)
  describe(`the table of ${name}`, () => {
    for (const line of table.lines)
      it(`${sentenceOf(line)} (${line.spec})`, async () => {
        expect((await playLine(stage, table, line)).problems).toEqual([]);
        expect(sections, "the sections that the atlas knows").toContain(line.spec);
      });

    it("uses every situation and step of its table, and has no line twice", () => {
      const used = new Set(table.lines.flatMap(({ given, when }) => [given, ...[when].flat()]));
      const there = [...Object.keys(table.situations), ...Object.keys(table.steps)];
      expect(there.filter((name) => !used.has(name))).toEqual([]);
      const heads = table.lines.map(({ given, when }) => `${given}: ${[when].flat().join(", ")}`);
      expect(heads).toEqual([...new Set(heads)]);
    });
  });

describe("a machine waits no longer, however its call fails", () => {
  it.each(staged.filter(({ table }) => failuresIn(table).length > 0))("$name", async ({ table, stage }) => {
    for (const { line, child } of failuresIn(table))
      for (const failure of everyFailure) {
        const steps = { ...table.steps, "it fails": fails(child, failure) };
        const anywhere = { spec: line.spec, given: line.given, when: "it fails", must: "" };
        const { problems, taken } = await playLine(stage, { ...table, steps }, anywhere);
        const because = `${line.given}, and ${child} fails: ${JSON.stringify(failure)}`;
        expect({ problems, isOver: taken.size > 0 }, because).toEqual({ problems: [], isOver: true });
      }
  });
});

describe("a line", () => {
  const door = setup({ actors: { ask: toBeProvided<string>("ask") } }).createMachine({
    id: "door",
    context: { bell: { rung: "twice" } },
    initial: "closed",
    states: {
      closed: { on: { "door.knock": "asking" } },
      asking: {
        invoke: { id: "ask", src: "ask", onDone: "open" },
        on: { "door.leave": "closed" },
        after: { 5000: "closed" },
      },
      open: { tags: "ajar" },
    },
  });
  const knock = { type: "door.knock" };
  const table: SpecTable = {
    situations: {
      "a closed door": { input: undefined, steps: [] },
      "somebody has knocked": { input: undefined, steps: [knock] },
    },
    steps: {
      "somebody knocks": knock,
      "somebody leaves": { type: "door.leave" },
      "somebody rings": { type: "door.ring" },
      "yes is said": ends("ask", "yes"),
      "yes is said late": late(ends("ask", "yes")),
      "5 seconds pass": passes(5000),
    },
    lines: [],
  };
  const said = async (line: Omit<SpecLine, "spec">) =>
    (await playLine(stageOf(door, { inputs: [], payloads: {} }), table, { spec: "shell §4", ...line }))
      .problems;
  const knocked = { given: "somebody has knocked", when: "yes is said" };

  it("holds where the machine does what it says, and proves the transitions of what happens", async () => {
    const line = { spec: "shell §4", ...knocked, must: "open", not: ["closed"] };
    const played = await playLine(stageOf(door, { inputs: [], payloads: {} }), table, line);
    const taken = "door.asking|xstate.done.actor.ask|";
    expect(played).toEqual({
      problems: [],
      taken: new Set([taken]),
      takenSinceStart: new Set(["door.closed|door.knock|", taken]),
    });
    expect(await said({ given: "somebody has knocked", when: "5 seconds pass", must: "closed" })).toEqual([]);
  });

  it("is reported where the machine is elsewhere, starts or does what it must not", async () => {
    const knocks = { given: "a closed door", when: "somebody knocks" };
    expect(await said({ ...knocked, must: "closed" })).toEqual(["must be in closed, is in open"]);
    expect(await said({ ...knocked, must: "open", calls: ["ask"] })).toEqual([
      "does not start ask {}, but nothing",
    ]);
    expect(await said({ ...knocked, must: "open", tags: ["ajar"] })).toEqual([]);
    expect(await said({ ...knocked, must: "open", tags: ["busy", "ajar"] })).toEqual([
      "is not shown as busy, but as ajar",
    ]);
    expect(await said({ ...knocks, must: "asking", tags: ["ajar"] })).toEqual([
      "is not shown as ajar, but as nothing",
    ]);
    expect(await said({ ...knocks, must: "asking", not: ["ask"] })).toEqual(["must not: ask"]);
    expect(await said({ ...knocks, must: "asking", sees: { bell: {} } })).toEqual([
      'does not show {"bell":{}}, but {"bell":{"rung":"twice"}}',
    ]);
  });

  it("is reported where it names what the machine does not have, or what cannot happen", async () => {
    expect(await said({ ...knocked, must: "ajar" })).toEqual(["has no state ajar"]);
    expect(await said({ ...knocked, must: "open", not: ["door.slammed"] })).toEqual([
      "has no state or call door.slammed, and no line in which it tells or starts door.slammed",
    ]);
    expect(await said({ given: "a closed door", when: "somebody rings", must: "closed" })).toEqual([
      "takes no event door.ring",
    ]);
    expect(await said({ given: "a closed door", when: "yes is said", must: "open" })).toEqual([
      "no ask is running that could end",
    ]);
    expect(await said({ ...knocked, when: "yes is said late", must: "asking" })).toEqual([
      "no ask was given up that could end",
    ]);
  });

  it("ends what was given up, which changes nothing", async () => {
    const when = ["somebody leaves", "yes is said late"];
    expect(await said({ given: "somebody has knocked", when, must: "closed", not: ["open"] })).toEqual([]);
  });
});
