import * as Schema from "effect/Schema";
import { codeOf } from "../kit/known-code.ts";

export const TrainingId = Schema.NonEmptyString.check(Schema.isMaxLength(40)).pipe(
  Schema.brand("TrainingId"),
);
export type TrainingId = typeof TrainingId.Type;

/** Types of trainings (docs/decisions/trainings.md). */
export const trainingTypes = [
  "basics",
  "configuration",
  "lighting",
  "climate",
  "audio",
  "energy",
  "sales",
] as const;
export const TrainingType = codeOf(trainingTypes);
export type TrainingType = typeof TrainingType.Type;
export type TrainingTypeCode = (typeof trainingTypes)[number];

/** The address of a training, or online. */
export const TrainingPlace = Schema.Union([
  Schema.Struct({ _tag: Schema.Literal("Online") }),
  Schema.Struct({
    _tag: Schema.Literal("OnSite"),
    name: Schema.String,
    street: Schema.String,
    zip: Schema.String,
    city: Schema.String,
    country: Schema.String,
  }),
]);
export type TrainingPlace = typeof TrainingPlace.Type;

/** The date of a training (business §3). The title is in the language in which it is held. */
export const TrainingDate = Schema.Struct({
  id: TrainingId,
  title: Schema.String,
  type: TrainingType,
  /** A code of ISO 639-1. */
  language: Schema.String.check(Schema.isPattern(/^[a-z]{2}$/)),
  place: TrainingPlace,
  startsAt: Schema.DateFromString,
  endsAt: Schema.DateFromString,
  /** The IANA time zone in which its times are shown. */
  timeZone: Schema.NonEmptyString,
});
export type TrainingDate = typeof TrainingDate.Type;

/** The next training at which a person has a seat. */
export const NextTraining = Schema.Union([
  Schema.Struct({ _tag: Schema.Literal("None") }),
  Schema.Struct({ _tag: Schema.Literal("Next"), training: TrainingDate }),
]);
export type NextTraining = typeof NextTraining.Type;
