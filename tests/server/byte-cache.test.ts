import { describe, expect, it } from "vitest";
import { createByteCache } from "../../server/pictures/byte-cache.ts";

/** A cache, and the keys that were made, in their order. */
const start = (most: number) => {
  const cache = createByteCache(most);
  const made: string[] = [];
  const get = (key: string, size: number) =>
    cache.get(key, () => {
      made.push(key);
      return Promise.resolve(Buffer.alloc(size));
    });
  return { cache, made, get };
};

describe("remembered bytes", () => {
  it("are made once, and forgotten once there is no room: those asked for longest ago first", async () => {
    const { made, get } = start(100);
    await get("a", 40);
    await get("b", 40);
    await get("a", 40);
    await get("c", 40);
    await get("a", 40);
    expect(made).toEqual(["a", "b", "c"]);
    await get("b", 40);
    expect(made).toEqual(["a", "b", "c", "b"]);
    await get("a", 40);
    expect(made).toEqual(["a", "b", "c", "b"]);
  });

  it("that are more than there is room for are given, and not remembered", async () => {
    const { made, get } = start(100);
    expect((await get("large", 200)).length).toBe(200);
    await get("large", 200);
    expect(made).toEqual(["large", "large"]);
    // The room is what it was.
    await get("a", 100);
    await get("a", 100);
    expect(made).toEqual(["large", "large", "a"]);
  });

  it("are made once for all who ask at the same time", async () => {
    const { made, get } = start(100);
    const [one, other] = await Promise.all([get("a", 10), get("a", 10)]);
    expect([made, one === other]).toEqual([["a"], true]);
  });

  it("are made anew where they could not be made", async () => {
    const { cache, made, get } = start(100);
    await expect(cache.get("a", () => Promise.reject(new Error("no room")))).rejects.toThrow("no room");
    await get("a", 10);
    expect(made).toEqual(["a"]);
  });
});
