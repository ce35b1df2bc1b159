import { and, assign, not, setup } from "xstate";
import { requestsOf } from "../../../src/machines/kit/request.ts";
import { toBeProvided } from "../../../src/machines/kit/provide.ts";
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

describe("the code of guards, actions and delays", () => {
  const requestSetup = setup({
    types: { context: {} as { count: number } },
    actors: { load: toBeProvided<number>("load") },
  });
  const request = requestsOf<typeof requestSetup>({ meta: { spec: "shell §4" } });
  const machineOf = (
    isFull: (given: { context: { count: number } }) => boolean,
    step: number,
    limit: number,
  ) =>
    readIr(
      "counter",
      setup({
        types: { context: {} as { count: number } },
        actors: { load: toBeProvided<number>("load") },
        guards: { isFull, isEven: ({ context }) => context.count % 2 === 0 },
        actions: {
          count:
            step === 1
              ? assign({ count: ({ context }) => context.count + 1 })
              : assign({ count: ({ context }) => context.count + 2 }),
        },
      }).createMachine({
        id: "counter",
        context: { count: 0 },
        initial: "counting",
        states: {
          counting: {
            exit: "count",
            on: { "counter.more": { guard: and(["isFull", not("isEven")]), target: "loading" } },
          },
          loading: request("load", {
            input: () => undefined,
            limit: 1000,
            done: [
              {
                name: "much",
                when: limit === 1 ? ({ output }) => output > 1 : ({ output }) => output > 2,
                target: "counting",
              },
              "counting",
            ],
            failed: "counting",
            crashed: "counting",
          }) as never,
        },
      }),
    );
  const before = machineOf(({ context }) => context.count > 9, 1, 1);

  it("is a change of the states and transitions that use it", () => {
    const after = machineOf(({ context }) => context.count > 10, 2, 2);
    expect(diffMachine(before, after).entries.map(({ id, details }) => [id, ...details])).toEqual([
      [
        "counter.counting",
        "code of count: count: (({ context }) => context.count + 1) → count: (({ context }) => context.count + 2)",
      ],
      [
        "counter.counting|counter.more|(isFull and not isEven)",
        "code of (isFull and not isEven): (({ context }) => context.count > 9); (({ context }) => context.count % 2 === 0) → (({ context }) => context.count > 10); (({ context }) => context.count % 2 === 0)",
      ],
      [
        "counter.loading|xstate.done.actor.load|much",
        "code of much: (({ output }) => output > 1) → (({ output }) => output > 2)",
      ],
    ]);
  });

  it("is the same with other comments and line breaks", () => {
    const same = machineOf(
      ({ context }) =>
        // Nine fit.
        context.count > 9,
      1,
      1,
    );
    expect(diffMachine(before, same).change).toBe("same");
  });

  it("includes that of a delay that the context decides", () => {
    const waiting = (wait: (given: { context: { tries: number } }) => number) =>
      readIr(
        "waiting",
        setup({ types: { context: {} as { tries: number } }, delays: { wait } }).createMachine({
          id: "waiting",
          context: { tries: 1 },
          after: { wait: { actions: () => {} } },
        }),
      );
    const shorter = waiting(({ context }) => Math.min(context.tries, 5));
    const longer = waiting(({ context }) => Math.max(context.tries, 5));
    expect(diffMachine(shorter, longer).entries.map(({ details }) => details)).toEqual([
      [
        "code of wait: (({ context }) => Math.min(context.tries, 5)) → (({ context }) => Math.max(context.tries, 5))",
      ],
    ]);
  });

  it("of a revision from before it was read is not compared", () => {
    const earlier = {
      ...before,
      states: before.states.map((state) => ({ ...state, functions: undefined })),
      transitions: before.transitions.map((transition) => ({ ...transition, functions: undefined })),
    };
    expect(diffMachine(earlier as never, before).change).toBe("same");
  });
});
