import { expect, it } from "vitest";
import { readDay } from "../../../src/domain/kit/read-day.ts";

it.each(["2026-11-21", "2028-02-29"])("%s is a day", (typed) =>
  expect(readDay(typed)).toEqual(new Date(`${typed}T00:00:00Z`)),
);

it.each(["", "2026-02-31", "2026-02-29", "0999-12-31", "21.11.2026", "2026-11-21T10:00"])(
  "%j is none",
  (typed) => expect(readDay(typed)).toBeUndefined(),
);
