import { expect, it } from "vitest";
import { createKeptKeys, keyOf } from "../../src/app/live/submission-key.ts";

const file = new File(["09:14"], "pairing.log");

it("gives values that are sent again the same key, and each other object a key of its own", () => {
  const values = { training: "TR-1" };
  const first = keyOf(values);
  expect(keyOf(values)).toBe(first);
  expect(keyOf({ ...values })).not.toBe(first);
  expect(keyOf(values)).toBe(first);
});

it("gives the same values the same key, also in another object, and other values another one", () => {
  const keyOf = createKeptKeys();
  const log = [file];
  const first = keyOf({ order: "SO-1", log });
  expect(keyOf({ order: "SO-1", log })).toBe(first);
  const changed = keyOf({ order: "SO-2", log });
  expect(changed).not.toBe(first);
  // What was changed back is another submission: the one before it may have been stored since.
  expect(keyOf({ order: "SO-1", log })).not.toBe(first);
});

it("gives the same texts with another file another key, though the file has the same name and content", () => {
  const keyOf = createKeptKeys();
  const first = keyOf({ order: "SO-1", log: [file] });
  expect(keyOf({ order: "SO-1", log: [new File(["09:14"], "pairing.log")] })).not.toBe(first);
});
