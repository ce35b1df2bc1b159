import * as Schema from "effect/Schema";
import { expect, it } from "vitest";
import { AnyBoolean, AnyFlag, Flag } from "../../../src/domain/kit/flag.ts";

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

it.each([
  ["1", true],
  [1, true],
  ["true", true],
  [true, true],
  ["0", false],
  [0, false],
  ["false", false],
  [false, false],
  ["", false],
  [null, false],
])("%j of another server is %s", (wire, flag) => {
  expect(Schema.decodeUnknownSync(AnyFlag)(wire)).toBe(flag);
  expect(Schema.encodeSync(AnyFlag)(flag)).toBe(flag ? "1" : "0");
  expect(Schema.decodeUnknownSync(AnyBoolean)(wire)).toBe(flag);
  expect(Schema.encodeSync(AnyBoolean)(flag)).toBe(flag);
});

it.each(["yes", 2, [], {}])("%j of another server is no flag", (wire) =>
  expect(Schema.decodeUnknownOption(AnyFlag)(wire)._tag).toBe("None"),
);
