import * as Schema from "effect/Schema";

/** By what a next step is known while it is dismissed: what it is about, as that is now. */
export const StepKey = Schema.NonEmptyString.check(Schema.isMaxLength(600));

/** For how long a step stays dismissed, in ms. */
export const STEP_DISMISSED_FOR = 7 * 24 * 60 * 60 * 1000;
