import { expect, test } from "vitest";
import { usualPeriod } from "../../../src/domain/kit/usual-period.ts";

test.each(["2026-03-01T00:00:00.000Z", "2026-03-01T23:59:59.999Z"])(
  "the default period of the statistics is thirty whole days up to today: %s",
  (now) => {
    expect(usualPeriod(Date.parse(now))).toEqual({
      from: new Date("2026-01-31T00:00:00.000Z"),
      to: new Date("2026-03-01T00:00:00.000Z"),
    });
  },
);
