import * as Schema from "effect/Schema";
import { BookingId } from "./training.ts";
import { TrainingDate } from "./training-date.ts";

const count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000 }));

/** The time of a training's date: only one that has begun can be marked. */
export const dateTimes = ["begun", "upcoming"] as const;

/** A date of a training for staff, with how many people are booked and how many were marked as present. */
export const AttendanceSummary = Schema.Struct({
  ...TrainingDate.fields,
  booked: count,
  present: count,
  /** The training is not held. */
  withdrawn: Schema.Boolean,
});
export type AttendanceSummary = typeof AttendanceSummary.Type;

/** Who marked a participant last. */
const AttendanceMark = Schema.Struct({ by: Schema.String, at: Schema.DateFromString });

/** A booked person and whether staff marked them as present. */
export const Attendee = Schema.Struct({
  booking: BookingId,
  name: Schema.String,
  company: Schema.String,
  present: Schema.Boolean,
  /** Null where nobody has marked the person yet. */
  mark: Schema.NullOr(AttendanceMark),
});
export type Attendee = typeof Attendee.Type;

/** A date of a training with its booked people. */
export const Attendance = Schema.Struct({
  training: TrainingDate,
  /** Why nobody can be marked; null where they can. */
  blocked: Schema.NullOr(Schema.Literals(["TRAINING_NOT_BEGUN", "TRAINING_WITHDRAWN"])),
  attendees: Schema.Array(Attendee),
});
export type Attendance = typeof Attendance.Type;

/** Why nobody of a date can be marked; null where they can. */
export const markingProblem = (
  { startsAt, withdrawn }: { readonly startsAt: Date; readonly withdrawn: boolean },
  now: Date,
): Attendance["blocked"] => {
  if (withdrawn) return "TRAINING_WITHDRAWN";
  return startsAt > now ? "TRAINING_NOT_BEGUN" : null;
};
