import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor, fromCallback, fromPromise } from "xstate";
import { earlierEntries, entryOf, standingOf } from "../../../src/atlas/model/review.ts";
import type { Review } from "../../../src/atlas/model/review-schema.ts";
import { reviewMachine } from "../../../src/atlas/page/review/review.machine.ts";
import { coveringPaths, walk, type MachineSamples } from "../../../src/atlas/walk/walk.ts";
import { replay, withStubs } from "../../../src/atlas/walk/replay.ts";

const transition = { id: "order.idle|go|", hash: "aaaaaaaaaaaa" };
const later = { ...transition, hash: "bbbbbbbbbbbb" };
const built: Review = {
  machine: "order",
  entries: [
    {
      transition: transition.id,
      hash: transition.hash,
      reviewer: "Robin",
      day: "2026-11-01",
      tick: true,
      comment: "",
    },
  ],
};

describe("how a transition stands", () => {
  it("is open without a tick, ticked with one, and changed when the transition is another since", () => {
    expect(standingOf({ machine: "order", entries: [] }, transition)).toBe("open");
    expect(standingOf(built, transition)).toBe("ticked");
    expect(standingOf(built, later)).toBe("changed");
    expect(earlierEntries(built, later).map(({ reviewer }) => reviewer)).toEqual(["Robin"]);
  });
});

const change = (of: typeof transition, what: object) =>
  ({ type: "review.changed", review: built, transition: of, day: "2026-11-27", change: what }) as const;

describe("the reviews of a page", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const open = (save: (reviews: readonly Review[]) => Promise<void>) => {
    let held = 0;
    const actor = createActor(
      reviewMachine.provide({
        actors: {
          save: fromPromise(({ input }) => save(input)),
          holdPage: fromCallback(() => {
            held += 1;
            return () => {
              held -= 1;
            };
          }),
        },
      }),
    ).start();
    return { actor, held: () => held };
  };

  it("keep the earlier entry beside that of the present transition, with the reviewer's name and the day", async () => {
    const saved: Review[] = [];
    const { actor, held } = open(async (reviews) => void saved.push(...reviews));
    expect(held()).toBe(0);
    actor.send({ type: "review.named", reviewer: "Kim" });
    actor.send(change(later, { tick: true }));
    actor.send(change(later, { comment: "Well" }));
    actor.send({ type: "review.named", reviewer: "Robin" });
    expect(held()).toBe(1);
    actor.send({ type: "review.save" });
    await vi.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot().value).toBe("saved");
    expect(held()).toBe(0);
    expect(saved.map(({ entries }) => entries)).toEqual([
      [
        ...built.entries,
        {
          transition: later.id,
          hash: later.hash,
          reviewer: "Kim",
          day: "2026-11-27",
          tick: true,
          comment: "Well",
        },
      ],
    ]);
  });

  it("have the name also where it was typed after the tick, and not in entries that came without one", async () => {
    const saved: Review[] = [];
    const { actor } = open(async (reviews) => {
      saved.push(...reviews);
      throw new Error("403");
    });
    const unnamed: Review = { ...built, entries: built.entries.map((entry) => ({ ...entry, reviewer: "" })) };
    const other = { id: "order.idle|stop|", hash: "cccccccccccc" };
    const save = async (): Promise<readonly string[] | undefined> => {
      actor.send({ type: "review.save" });
      await vi.advanceTimersByTimeAsync(0);
      return saved.at(-1)?.entries.map(({ reviewer }) => reviewer);
    };
    actor.send({ ...change(later, { tick: true }), review: unnamed });
    expect(await save()).toEqual(["", ""]);
    actor.send({ type: "review.named", reviewer: "Kim" });
    expect(await save()).toEqual(["", "Kim"]);
    actor.send({ type: "review.named", reviewer: "" });
    actor.send({ ...change(other, { tick: true }), review: unnamed });
    actor.send({ type: "review.named", reviewer: "Robin" });
    expect(await save()).toEqual(["", "Kim", "Robin"]);
  });

  it("are not saved when the save is refused or not answered, and are saved again when asked", async () => {
    const answers = [
      () => Promise.reject(new Error("403")),
      () => new Promise<void>(() => {}),
      () => Promise.resolve(),
    ];
    const { actor, held } = open(() => answers.shift()!());
    actor.send(change(transition, { tick: false }));
    actor.send({ type: "review.save" });
    await vi.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot().hasTag("failed")).toBe(true);
    actor.send({ type: "review.save" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(actor.getSnapshot().hasTag("failed")).toBe(true);
    expect(held()).toBe(1);
    actor.send({ type: "review.save" });
    await vi.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot().value).toBe("saved");
  });

  it("what is said while they are saved is saved later", async () => {
    const { actor } = open(() => Promise.resolve());
    actor.send(change(later, { comment: "One" }));
    actor.send({ type: "review.save" });
    actor.send(change(later, { comment: "Two" }));
    await vi.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot().matches({ unsaved: "typing" })).toBe(true);
    expect(entryOf(actor.getSnapshot().context.reviews["order"]!, later)?.comment).toBe("Two");
  });

  it("every transition can be taken", () => {
    vi.useRealTimers();
    const samples: MachineSamples = {
      inputs: [undefined],
      payloads: {
        "review.named": [{ reviewer: "Kim" }],
        "review.changed": [change(later, { tick: true })],
      },
    };
    const machine = withStubs(reviewMachine, samples);
    const walked = walk(machine, samples);
    expect(walked.unfired).toEqual([]);
    const taken = coveringPaths(walked).flatMap((path) => [...replay(machine, samples, path)]);
    expect(new Set(taken)).toEqual(new Set(walked.covered.keys()));
  });
});
