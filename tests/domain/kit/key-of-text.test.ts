import { expect, it } from "vitest";
import { keyOfText } from "../../../src/domain/kit/key-of-text.ts";

it("a text has always the same key, and other texts have others", () => {
  const texts = ["", "a", "b", "ab", "ba", "A", "Žďár", "👨‍👩‍👧‍👦", "👨‍👩‍👧"];
  const keys = texts.map(keyOfText);
  expect(texts.map(keyOfText)).toEqual(keys);
  expect(new Set(keys).size).toBe(texts.length);
});

it("a key is short, and is written in an address as it is", () => {
  for (const text of ["", "a", "x".repeat(10_000), "Žďár?&#/"])
    expect(keyOfText(text)).toMatch(/^[a-z\d]{4,10}$/);
});
