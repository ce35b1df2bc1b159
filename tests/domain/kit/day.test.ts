import * as Schema from "effect/Schema";
import { expect, test } from "vitest";
import { Day } from "../../../src/domain/kit/day.ts";

const decode = Schema.decodeUnknownSync(Day);

test("a day is midnight UTC in memory, and is sent without a time", () => {
  expect(decode("2026-11-21")).toEqual(new Date("2026-11-21T00:00:00Z"));
  expect(Schema.encodeUnknownSync(Day)(new Date("2026-11-21T00:00:00Z"))).toBe("2026-11-21");
});

test.each(["1000-01-01", "2028-02-29", "9999-12-31"])("%s is a day", (day) =>
  expect(Schema.encodeUnknownSync(Day)(decode(day))).toBe(day),
);

test.each(["0999-12-31", "2026-02-29", "2026-13-01", "2026-1-01", "12026-01-01", "2026-11-21T10:00", ""])(
  "%j is none",
  (day) => expect(() => decode(day)).toThrow(/./),
);

test("what does not exist is reported", () =>
  expect(() => decode("2026-02-31")).toThrow(/there is no such day/));
