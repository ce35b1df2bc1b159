import { describe, expect, it } from "vitest";
import { countGraphemes, firstGraphemes } from "../../../src/domain/kit/graphemes.ts";

describe("characters as a person sees them (business §5)", () => {
  it.each([
    ["", 0],
    ["Vila", 4],
    ["e\u0301", 1],
    ["👨‍👩‍👧‍👦", 1],
    ["🇨🇿🇦🇹", 2],
    ["Žďár", 4],
  ])("%j has %i", (text, count) => expect(countGraphemes(text)).toBe(count));

  it("are not cut where only a text's beginning is shown", () => {
    expect(firstGraphemes("👨‍👩‍👧‍👦🇨🇿e\u0301x", 3)).toBe("👨‍👩‍👧‍👦🇨🇿e\u0301");
  });

  it.each([
    ["abc", 2, "ab"],
    ["abc", 3, "abc"],
    ["abc", 4, "abc"],
    ["abc", 0, ""],
  ])("of %j the first %i are %j", (text, count, beginning) =>
    expect(firstGraphemes(text, count)).toBe(beginning),
  );
});
