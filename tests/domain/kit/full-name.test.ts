import { expect, it } from "vitest";
import { fullName } from "../../../src/domain/kit/full-name.ts";

it.each([
  ["Ada", "Byron", "Ada Byron"],
  ["Ada", "", "Ada"],
  ["", "Byron", "Byron"],
  ["", "", ""],
])("of %j and %j the name is %j", (first, last, name) => expect(fullName(first, last)).toBe(name));
