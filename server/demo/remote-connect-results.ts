import type { Calendar } from "./calendar.ts";
import { cycle, randomOf } from "./random.ts";

// Past test results by product, oldest first.
const histories: Readonly<Record<number, readonly string[]>> = {
  1: ["461", "461", "409", "200", "200", "200", "482", "200", "200", "200"],
  3: ["200", "409", "409"],
  8: ["200", "200", "461", "461"],
  9: ["461", "462", "462"],
  10: ["200", "481"],
  11: ["200", "482", "482"],
  12: ["HTTP_500"],
  17: ["481", "200", "200"],
  36: ["462", "200"],
};

const took = (code: string, random: (from: number, to: number) => number): number =>
  code === "482" ? 10_000 + random(1, 20) : random(40, 900);

/** The past tests of a product, a few days apart. */
export const makeResults = (
  calendar: Calendar,
  place: number,
  serial: string,
  by: string,
): readonly object[] => {
  const random = randomOf(`results:${place}`);
  const history = histories[place] ?? [];
  return history.map((code, index) => ({
    id: `demo-${place}-${index}`,
    serial,
    tested_at: calendar.momentAgo(
      (history.length - index) * cycle([4, 6, 9], place),
      random.int(7 * 60, 17 * 60),
    ),
    tested_by: by,
    code,
    detail: null,
    until: null,
    took: took(code, random.int),
  }));
};
