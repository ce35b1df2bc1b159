import * as Schema from "effect/Schema";
import { expect, it } from "vitest";
import { Flag } from "../../../src/domain/kit/flag.ts";

it.each([
  ["1", true],
  ["0", false],
])("%s on the wire is %s", (wire, flag) => {
  expect(Schema.decodeUnknownSync(Flag)(wire)).toBe(flag);
  expect(Schema.encodeSync(Flag)(flag)).toBe(wire);
});

it.each(["", "true", "2", true])("%j is no flag", (wire) =>
  expect(Schema.decodeUnknownOption(Flag)(wire)._tag).toBe("None"),
);
