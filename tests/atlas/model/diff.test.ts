import { setup } from "xstate";
import { describe, expect, it } from "vitest";
import { layOutAll } from "../../../src/atlas/build/diagrams.ts";
import { readIr } from "../../../src/atlas/build/read-ir.ts";
import { diffMarkdown } from "../../../src/atlas/model/diff-markdown.ts";
import { diffMachine } from "../../../src/atlas/model/diff.ts";

const meta = { spec: "shell §4" };

const before = readIr(
  "door",
  setup({ guards: { isStrong: () => true } }).createMachine({
    id: "door",
    description: "A door",
    meta,
    initial: "closed",
    states: {
      closed: {
        description: "Shut",
        meta,
        on: {
          push: { guard: "isStrong", target: "open", description: "Opens", meta },
          knock: { target: "asking", description: "Somebody is there", meta },
        },
      },
      asking: {
        description: "Who is it?",
        meta,
        initial: "listening",
        states: { listening: { description: "Listens", meta } },
        after: { 5000: { target: "closed", description: "Nobody", meta } },
      },
      open: { description: "Open", meta },
    },
  }),
);

const after = readIr(
  "door",
  setup({ guards: { isStrong: () => true } }).createMachine({
    id: "door",
    description: "A door",
    meta,
    initial: "closed",
    states: {
      closed: {
        description: "Shut",
        meta,
        on: { push: { guard: "isStrong", target: "ajar", description: "Opens a little", meta } },
      },
      ajar: {
        description: "A little open",
        meta,
        on: { push: { target: "open", description: "Opens", meta } },
      },
      open: { description: "Wide open", meta },
    },
  }),
);

describe("the differences of two revisions of a machine", () => {
  const change = diffMachine(before, after);

  it("contain added, removed, redirected and reworded parts", () => {
    expect(change.change).toBe("changed");
    expect(change.entries.map((entry) => `${entry.change} ${entry.what} ${entry.id}`)).toEqual([
      "added state door.ajar",
      "changed state door.open",
      "removed state door.asking",
      "removed state door.asking.listening",
      "retargeted transition door.closed|push|isStrong",
      "added transition door.ajar|push|",
      "removed transition door.closed|knock|",
      "removed transition door.asking|xstate.after.5000.door.asking|",
    ]);
    expect(change.entries.find(({ change: kind }) => kind === "retargeted")?.details).toEqual([
      "targets: door.open → door.ajar",
      "description: Opens → Opens a little",
    ]);
  });

  it("are shown in one diagram, with removed parts and former arrows", async () => {
    expect(change.transitions["door.closed|push|isStrong|was"]).toBe("was");
    const { open } = await layOutAll(change.union);
    expect(open.boxes.map(({ state }) => state)).toEqual([
      "door",
      "door.closed",
      "door.ajar",
      "door.open",
      "door.asking",
      "door.asking.listening",
    ]);
    const was = open.arrows.find(({ transition }) => transition === "door.closed|push|isStrong|was");
    expect(was?.points.length).toBeGreaterThan(1);
    expect(
      Object.keys(change.transitions).every((id) => open.arrows.some(({ transition }) => transition === id)),
    ).toBe(true);
  });

  it("are formatted as a comment for a review", () => {
    expect(
      diffMarkdown(
        "v1",
        new Map([
          ["door", change],
          ["gate", diffMachine(before, before)],
        ]),
      ),
    ).toBe(`## State machines against \`v1\`

1 of 2 machines differ.

### door: changed

2 added, 4 removed, 1 leads elsewhere, 1 changed.

- **added** state \`door.ajar\`: A little open
  - transition \`door.ajar|push|\`: → door.open: Opens
- **changed** state \`door.open\`: description: Open → Wide open
- **removed** state \`door.asking\`: Who is it?
  - state \`door.asking.listening\`: Listens
  - transition \`door.asking|xstate.after.5000.door.asking|\`: → door.closed: Nobody
- **leads elsewhere** transition \`door.closed|push|isStrong\`: targets: door.open → door.ajar; description: Opens → Opens a little
- **removed** transition \`door.closed|knock|\`: → door.asking: Somebody is there
`);
  });
});

describe("a machine that is missing in one revision", () => {
  it("is reported as added or removed, with all its parts", () => {
    expect(diffMachine(undefined, after)).toMatchObject({
      change: "added",
      states: { door: "added", "door.ajar": "added" },
    });
    expect(diffMachine(before, undefined)).toMatchObject({
      change: "removed",
      states: { door: "removed" },
      transitions: { "door.closed|knock|": "removed" },
    });
    expect(diffMarkdown("v1", new Map([["door", diffMachine(undefined, after)]]))).toContain(
      "### door: new machine",
    );
  });

  it("is reported as the same where nothing differs", () => {
    expect(diffMachine(before, before)).toMatchObject({ change: "same", entries: [] });
    expect(diffMarkdown("v1", new Map([["door", diffMachine(before, before)]]))).toContain(
      "No state and no transition has changed",
    );
  });
});
