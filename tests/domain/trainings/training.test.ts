import { describe, expect, test } from "vitest";
import { seatsOf } from "../../../src/domain/kit/seats.ts";
import { hasCalendar, statusOf, wishFor } from "../../../src/domain/trainings/training.ts";

describe("the seats of a training", () => {
  test.each([
    [12, 0, 0, { _tag: "Free", left: 12, of: 12 }],
    [12, 11, 0, { _tag: "Free", left: 1, of: 12 }],
    [12, 12, 0, { _tag: "Full", waiting: 0, of: 12 }],
    [12, 12, 3, { _tag: "Full", waiting: 3, of: 12 }],
    // Fewer seats than before: those who have one keep it.
    [10, 12, 0, { _tag: "Full", waiting: 0, of: 10 }],
    // Seats became free, and people wait for them.
    [12, 10, 2, { _tag: "Full", waiting: 2, of: 12 }],
    [12, 10, 1, { _tag: "Free", left: 1, of: 12 }],
    [0, 0, 0, { _tag: "Full", waiting: 0, of: 0 }],
  ] as const)("of %i with %i taken and %i waiting", (of, taken, waiting, seats) => {
    expect(seatsOf(of, taken, waiting)).toEqual(seats);
  });

  test("decide what can be asked for", () => {
    expect([wishFor(seatsOf(1, 0, 0)), wishFor(seatsOf(1, 1, 0))]).toEqual(["seat", "waiting"]);
  });
});

test("a booking's state has a status, and a calendar file where it was or is a seat in the future", () => {
  const states = [
    { _tag: "Registered" },
    { _tag: "Waiting", position: 1 },
    { _tag: "Present" },
    { _tag: "Cancelled", at: new Date(0) },
    { _tag: "Withdrawn" },
  ] as const;
  expect(states.map((state) => [statusOf(state), hasCalendar(state)])).toEqual([
    ["registered", true],
    ["waiting", false],
    ["present", false],
    ["cancelled", true],
    ["withdrawn", true],
  ]);
});
