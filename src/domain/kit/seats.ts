import * as Schema from "effect/Schema";

const count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000 }));

/** The seats of a training or a conference: some are left, or none and so many people wait for one. */
export const Seats = Schema.Union([
  Schema.Struct({ _tag: Schema.Literal("Free"), left: count, of: count }),
  Schema.Struct({ _tag: Schema.Literal("Full"), waiting: count, of: count }),
]);
export type Seats = typeof Seats.Type;

/**
 * The seats that can be booked. Those that people on the waiting list are about to get are not free, such as after a
 * cancellation, or where the number of seats was raised.
 */
export const seatsOf = (of: number, taken: number, waiting: number): Seats => {
  const left = of - taken - waiting;
  return left > 0 ? { _tag: "Free", left, of } : { _tag: "Full", waiting, of };
};
