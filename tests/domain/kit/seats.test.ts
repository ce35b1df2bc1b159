import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import { Seats, seatsOf } from "../../../src/domain/kit/seats.ts";

describe("the seats that can be booked", () => {
  it.each([
    [10, 9, 0, { _tag: "Free", left: 1, of: 10 }],
    [10, 10, 0, { _tag: "Full", waiting: 0, of: 10 }],
    [10, 10, 3, { _tag: "Full", waiting: 3, of: 10 }],
    // Seats that were given back are those of the people who wait.
    [10, 8, 2, { _tag: "Full", waiting: 2, of: 10 }],
    [10, 7, 2, { _tag: "Free", left: 1, of: 10 }],
    [10, 12, 0, { _tag: "Full", waiting: 0, of: 10 }],
  ])("of %i with %i taken and %i waiting are %j", (of, taken, waiting, seats) => {
    expect(seatsOf(of, taken, waiting)).toEqual(seats);
  });

  it.each([
    [0, true],
    [100_000, true],
    [-1, false],
    [100_001, false],
    [1.5, false],
  ])("are counted by %d: %s", (left, is) => {
    expect(Schema.is(Seats)({ _tag: "Free", left, of: 10 })).toBe(is);
    expect(Schema.is(Seats)({ _tag: "Full", waiting: left, of: 10 })).toBe(is);
  });
});
