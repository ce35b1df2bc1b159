import { emit, setup } from "xstate";
import { describe, expect, it } from "vitest";
import { prove } from "../../src/atlas/build/prove.ts";
import type { SpecLine, SpecTable } from "../../src/atlas/spec-tables/spec-table.ts";

type DoorEvent = { type: "door.push"; force: number } | { type: "door.pull" };

const door = setup({
  types: { events: {} as DoorEvent, emitted: {} as { type: "rung" } },
  guards: { isStrong: ({ event }) => event.type === "door.push" && event.force > 5, isAjar: () => false },
  actions: { ring: emit({ type: "rung" }) },
}).createMachine({
  id: "door",
  initial: "closed",
  states: {
    closed: { on: { "door.push": { guard: "isStrong", target: "open", actions: "ring" } } },
    open: { on: { "door.pull": "closed" }, always: { guard: "isAjar", target: "ajar" } },
    broken: {},
    ajar: { always: "open" },
  },
});

const PUSH = "door.closed|door.push|isStrong";
const PULL = "door.open|door.pull|";
const AJAR = "door.open|always|isAjar";

const opens: SpecLine = {
  spec: "shell §4",
  given: "a closed door",
  when: "somebody pushes hard",
  must: "open",
  tells: ["rung"],
};
const stays: SpecLine = {
  spec: "shell §4",
  given: "a closed door",
  when: "somebody pushes softly",
  must: "closed",
};
const tableOf = (lines: readonly SpecLine[]): SpecTable => ({
  situations: { "a closed door": { input: undefined, steps: [] } },
  steps: {
    "somebody pushes hard": { type: "door.push", force: 9 },
    "somebody pushes softly": { type: "door.push", force: 1 },
  },
  lines,
});

/** Which line notices each fault of a transition, by its `when`. */
const noticedIn = async (transition: string, lines: readonly SpecLine[]) => {
  const { faults } = await prove(door, { inputs: [], payloads: {} }, tableOf(lines));
  return Object.fromEntries(
    (faults[transition] ?? []).map(({ what, noticedBy }) => [what, noticedBy?.sentence ?? null]),
  );
};

describe("a fault of a transition", () => {
  const opening = "Given a closed door, when somebody pushes hard: open; tells rung";
  const staying = "Given a closed door, when somebody pushes softly: closed";

  it("is noticed by a line that does not hold with it", async () => {
    expect(await noticedIn(PUSH, [opens, stays])).toEqual({
      "is gone": opening,
      "leads to broken": opening,
      "has no guard": staying,
      "lacks ring": opening,
    });
  });

  it("is noticed by nothing where no line says what it breaks", async () => {
    const { tells: _, ...silently } = opens;
    expect(await noticedIn(PUSH, [silently])).toMatchObject({ "has no guard": null, "lacks ring": null });
    expect(await noticedIn(PULL, [opens, stays])).toEqual({ "is gone": null, "leads to open": null });
  });

  it("is noticed where it lets the machine go round in circles", async () => {
    expect(await noticedIn(AJAR, [opens])).toMatchObject({ "has no guard": opening, "is gone": null });
  });

  it("is not noticed by a line that does not hold without it either", async () => {
    const wrong = { ...opens, must: "closed" };
    expect(await noticedIn(PUSH, [wrong])).toMatchObject({ "is gone": null, "leads to broken": null });
  });

  it("leaves the machine as it was", async () => {
    const before = await noticedIn(PUSH, [opens, stays]);
    expect(await noticedIn(PUSH, [opens, stays])).toEqual(before);
  });
});
