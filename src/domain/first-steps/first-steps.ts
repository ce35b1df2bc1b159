import * as Schema from "effect/Schema";
import { codeOf } from "../kit/known-code.ts";

/** The first steps of a starting partner, in the order of the screen. */
export const firstStepIds = [
  "complete_profile",
  "order_starter_package",
  "book_training",
  "register_product",
  "meet_partner_coach",
] as const;
export const FirstStepId = Schema.Literals(firstStepIds);
export type FirstStepId = typeof FirstStepId.Type;

export const FirstStep = Schema.Struct({
  id: codeOf(firstStepIds),
  doneOn: Schema.NullOr(Schema.DateFromString),
});
export type FirstStep = typeof FirstStep.Type;
