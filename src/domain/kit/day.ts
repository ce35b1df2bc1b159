import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";

/** A calendar day: `2026-11-21` on the wire, a Date at midnight UTC in memory. */
export const Day = Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/)).pipe(
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
