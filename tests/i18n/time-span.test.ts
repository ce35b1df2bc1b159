import { expect, test } from "vitest";
import { formatOf } from "../../src/ui/i18n/format.ts";
import { timeSpan } from "../../src/ui/i18n/time-span.ts";
import { timeSpanParts } from "../../src/ui/screens/trainings/time-span-parts.ts";

const at = (day: number, hour: number) => new Date(Date.UTC(2027, 1, day, hour));

test.each([
  ["cscz", 17, 2],
  ["cscz", 18, 4],
  ["enus", 17, 2],
] as const)("%s to day %d: each day and each time is a part", (locale, day, count) => {
  const span = [formatOf(locale), at(17, 8), at(day, 11), "Europe/Prague"] as const;
  const spaces = (text: string) => text.replaceAll(/\s/g, " ");
  const parts = timeSpanParts(...span).map(spaces);
  expect(parts.map((part) => [part.includes("2027"), part.includes(":00")])).toEqual(
    Array.from({ length: count }, (_, place) => (place % 2 === 0 ? [true, false] : [false, true])),
  );
  expect(parts.join(" ")).toBe(spaces(timeSpan(...span)));
});
