import { expect, test } from "vitest";
import { formatOf } from "../../src/ui/i18n/format.ts";
import { timeSpan } from "../../src/ui/i18n/time-span.ts";
import { timeSpanParts } from "../../src/ui/screens/trainings/time-span-parts.ts";

const at = (day: number, hour: number) => new Date(Date.UTC(2027, 1, day, hour));

test.each([
  ["cscz", 17, ["st 17. 2. 2027", "9:00–12:00 SEČ"]],
  ["cscz", 18, ["st 17. 2. 2027", "9:00 SEČ –", "čt 18. 2. 2027", "12:00 SEČ"]],
  ["enus", 17, ["Wed, Feb 17, 2027,", "9:00 AM – 12:00 PM GMT+1"]],
] as const)("%s to day %d: each day and each time is a part", (locale, day, parts) => {
  const span = [formatOf(locale), at(17, 8), at(day, 11), "Europe/Prague"] as const;
  const spaces = (text: string) => text.replaceAll(/\s/g, " ");
  expect(timeSpanParts(...span).map(spaces)).toEqual(parts);
  expect(spaces(timeSpan(...span))).toBe(parts.join(" "));
});
