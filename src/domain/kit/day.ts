import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";

/** `Date` takes 31 February for 3 March. */
const exists = (day: string): boolean => {
  const moment = new Date(`${day}T00:00:00.000Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
};

/** A calendar day: `2026-11-21` on the wire, a Date at midnight UTC in memory. */
export const Day = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/),
  Schema.makeFilter((day) => exists(day) || "there is no such day"),
).pipe(
  Schema.decodeTo(
    Schema.DateFromString.check(
      Schema.isBetweenDate({ minimum: new Date("1000-01-01"), maximum: new Date("9999-12-31") }),
    ),
    SchemaTransformation.transform({
      decode: (day) => `${day}T00:00:00.000Z`,
      encode: (moment) => moment.slice(0, 10),
    }),
  ),
);
