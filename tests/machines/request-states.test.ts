import { describe, expect, it } from "vitest";

const sources = import.meta.glob<string>("../../src/machines/**/*.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The keys that the builder gives a state: the same key next to the spread would replace them. */
const given = /^(?:meta|tags|entry|invoke|after)$/;
const openers = "({[";
const closers = ")}]";

/** The source without brackets in texts and comments. */
const codeOf = (source: string): string =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")
    .replaceAll(/`(?:\\.|[^`\\])*`|"(?:\\.|[^"\\])*"/g, '""');

/** The keys next to each spread of a request, in the same object. */
const keysBeside = (source: string): readonly string[] =>
  [...codeOf(source).matchAll(/\.\.\.request\(/g)].flatMap(({ index, input }) => {
    const keys: string[] = [];
    let depth = 0;
    let at = index + "...request".length;
    for (let key = ""; at < input.length && depth >= 0; at += 1) {
      const sign = input.charAt(at);
      if (openers.includes(sign)) depth += 1;
      else if (closers.includes(sign)) depth -= 1;
      else if (depth === 0 && /\w/.test(sign)) key += sign;
      else if (depth === 0 && sign === ":" && key !== "") keys.push(key);
      if (!/\w/.test(sign)) key = "";
    }
    return keys;
  });

describe("a state that makes a request", () => {
  it.each(Object.entries(sources).filter(([, source]) => source.includes("...request(")))(
    "replaces no key that the builder gives: %s",
    (_, source) => {
      expect(keysBeside(source).filter((key) => given.test(key))).toEqual([]);
    },
  );

  it("is found when it replaces a key that the builder gives", () => {
    const source = `{ ...request("load", { entry: "begin", failed: "failed" }), on: { a: 1 }, after: { 5: "x" }, states: { b: { entry: "c" } } }, entry: 1`;
    expect(keysBeside(source)).toEqual(["on", "after", "states"]);
  });
});
