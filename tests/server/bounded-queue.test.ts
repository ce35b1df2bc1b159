import { describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "../../server/accounts/password.ts";
import { createBoundedQueue, type Waiter } from "../../server/accounts/bounded-queue.ts";

interface Work {
  readonly end: () => void;
  readonly fail: (reason: Error) => void;
}

const start = () => {
  const queue = createBoundedQueue({ atOnce: 2, waiting: 2 });
  const begun: number[] = [];
  const works: Work[] = [];
  const add = (index: number): Promise<number> =>
    queue(
      () =>
        new Promise<number>((resolve, reject) => {
          begun.push(index);
          works[index] = { end: () => resolve(index), fail: reject };
        }),
    );
  return { add, begun, works };
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

it("runs two at once, the others in their order, and refuses more than may wait", async () => {
  const { add, begun, works } = start();
  const [one, two, three, four, five] = [0, 1, 2, 3, 4].map(add);
  await expect(five).rejects.toMatchObject({ status: 503, code: "OVERLOADED", more: { retryAfter: 10 } });
  expect(begun).toEqual([0, 1]);
  works[1]?.end();
  await two;
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  works[0]?.end();
  await one;
  await settled();
  expect(begun).toEqual([0, 1, 2, 3]);
  works[2]?.end();
  works[3]?.end();
  expect(await Promise.all([three, four])).toEqual([2, 3]);
});

it("passes the place on when work fails, and is free again when all has ended", async () => {
  const { add, begun, works } = start();
  const [one, two, three] = [0, 1, 2].map(add);
  await settled();
  works[0]?.fail(new Error("no"));
  await expect(one).rejects.toThrow("no");
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  works[1]?.end();
  works[2]?.end();
  await Promise.all([two, three]);
  const [four, five] = [3, 4].map(add);
  await settled();
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  works[3]?.end();
  works[4]?.end();
  expect(await Promise.all([four, five])).toEqual([3, 4]);
});

describe("fairness", () => {
  /** One at a time, which is taken: whoever is added waits, and the names say in which order they had their turns. */
  const fair = (waiting: number) => {
    const queue = createBoundedQueue({ atOnce: 1, waiting });
    const begun: string[] = [];
    let free = (): void => {};
    const taken = queue(() => new Promise<void>((resolve) => (free = resolve)));
    const refused: string[] = [];
    const all: Promise<unknown>[] = [taken];
    const add = (name: string, waiter: Waiter): void => {
      const work = () => Promise.resolve(void begun.push(name));
      all.push(queue(work, waiter).catch(() => void refused.push(name)));
    };
    const run = async () => {
      await settled();
      free();
      await Promise.all(all);
      return { begun, refused };
    };
    return { add, run };
  };
  const from = (network: string, account: string): Waiter => ({ by: [network, account] });

  it("networks have turns, and accounts in a network", async () => {
    const { add, run } = fair(10);
    for (const name of ["a1", "a2", "a3"]) add(name, from("crowd", "a"));
    add("b1", from("crowd", "b"));
    add("b2", from("crowd", "b"));
    add("c1", from("other", "c"));
    add("c2", from("other", "c"));
    expect((await run()).begun).toEqual(["a1", "c1", "b1", "c2", "a2", "b2", "a3"]);
  });

  it("a known browser goes before all others", async () => {
    const { add, run } = fair(10);
    add("stranger", from("one", "a"));
    add("owner", { first: true, by: ["two", "a"] });
    expect((await run()).begun).toEqual(["owner", "stranger"]);
  });

  it("where all places are taken, the newest of the network with the most goes, whether it waits or comes", async () => {
    const { add, run } = fair(3);
    for (const name of ["a1", "a2", "a3", "a4"]) add(name, from("crowd", name));
    add("b", from("other", "b"));
    const { begun, refused } = await run();
    expect(refused).toEqual(["a4", "a3"]);
    expect(begun.toSorted()).toEqual(["a1", "a2", "b"]);
  });

  it("a known browser has a place before strangers, and loses it to nobody", async () => {
    const { add, run } = fair(2);
    for (const name of ["a1", "a2"]) add(name, from("crowd", name));
    add("owner", { first: true, by: ["crowd", "owner"] });
    add("b", from("other", "b"));
    const { begun, refused } = await run();
    expect(begun[0]).toBe("owner");
    expect(refused.toSorted()).toEqual(["a2", "b"]);
  });
});

it("bounds hashing and comparing of passwords together, and works again afterwards", async () => {
  const cost = { n: 16, r: 1, p: 1 };
  const hash = await hashPassword("one", cost);
  const all = await Promise.allSettled(
    Array.from({ length: 60 }, (_, index) =>
      index % 2 === 0 ? hashPassword("one", cost) : verifyPassword("one", hash),
    ),
  );
  const refused = all.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(60 - 2 - 50);
  expect(refused[0]).toMatchObject({ reason: { status: 503 } });
  expect(await verifyPassword("one", hash)).toBe(true);
});
