import { setup } from "xstate";
import { describe, expect, it } from "vitest";
import { layOut } from "../../../src/atlas/build/lay-out.ts";
import { mermaidOf } from "../../../src/atlas/build/mermaid.ts";
import { readIr } from "../../../src/atlas/build/read-ir.ts";

const ir = readIr(
  "door",
  setup({
    guards: { isStrong: () => true, isOften: () => true },
    actions: { creak: () => {} },
  }).createMachine({
    id: "door",
    initial: "closed",
    states: {
      closed: {
        on: {
          push: [
            { guard: "isStrong", target: "open", actions: "creak" },
            { guard: "isOften", target: "open", actions: "creak" },
            { target: "open", actions: "creak" },
          ],
          pull: { target: "broken" },
        },
        after: { 5000: { target: "open" } },
      },
      open: {},
      broken: {},
    },
  }),
);

describe("transitions of one source and target", async () => {
  const { arrows } = await layOut(ir);
  const toOpen = arrows.filter(
    ({ transition }) => transition?.startsWith("door.closed|") && !transition.includes("pull"),
  );

  it("share one line, with its own kind where their kinds differ", () => {
    expect(toOpen.map(({ transition }) => transition)).toEqual([
      "door.closed|push|isStrong",
      "door.closed|push|isOften",
      "door.closed|push|",
      "door.closed|xstate.after.5000.door.closed|",
    ]);
    expect(new Set(toOpen.map(({ points }) => JSON.stringify(points))).size).toBe(1);
    expect(toOpen.map(({ line, kind }) => [line, kind])).toEqual([
      ["mixed", "user"],
      ["mixed", "user"],
      ["mixed", "user"],
      ["mixed", "timer"],
    ]);
    expect(arrows.find(({ transition }) => transition === "door.closed|pull|")?.line).toBe("user");
  });

  it("have a label each, and transitions of one event with the same actions share a list of guards", () => {
    expect(toOpen.map(({ label }) => [label?.lines, label?.isCase])).toEqual([
      [["push", "/ creak", "[isStrong]"], false],
      [["[isOften]"], true],
      [["[otherwise]"], true],
      [["after 5 s"], false],
    ]);
    const tops = toOpen.map(({ label }) => label?.y ?? 0);
    expect(tops).toEqual([...new Set(tops)].toSorted((one, other) => one - other));
  });

  it("are one arrow with their list in a chart, too", () => {
    expect(
      mermaidOf(ir)
        .split("\n")
        .filter((line) => line.includes("-->") && !line.includes("[*]")),
    ).toEqual([
      "  door_closed --> door_open : push<br/>[isStrong]<br/>[isOften]<br/>[otherwise]<br/>after 5 s",
      "  door_closed --> door_broken : pull",
    ]);
  });
});
