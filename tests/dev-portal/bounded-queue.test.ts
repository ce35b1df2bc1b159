import { expect, it } from "vitest";
import { hashPassword, verifyPassword } from "../../dev-portal/accounts/password.ts";
import { createBoundedQueue } from "../../dev-portal/accounts/bounded-queue.ts";

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
