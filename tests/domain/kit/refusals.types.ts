/* Compile-time proof: each @ts-expect-error below is an error today. */
import { withTexts, withValues, type ShownTable } from "../../../src/domain/kit/refusals.ts";

const row = { spec: "business §8", means: "It is not there any more" } as const;

/** Shows refusals as a view does. */
export const shown = (table: ShownTable): ShownTable => table;

export const byKey = withTexts("trainings.refusal", { TRAINING_FULL: { ...row, outdated: true } });
export const code: keyof typeof byKey = "TRAINING_FULL";
// @ts-expect-error the table has no such code
export const ofAnother: keyof typeof byKey = "TRAINING_BOOKED";
// @ts-expect-error no text has this key
export const withoutText = withTexts("trainings.refusal", { GONE: row });
const advice = "trainings.refusal.TRAINING_FULL.advice";
export const elsewhere = withTexts("trainings.refusal", {
  GONE: { ...row, text: "files.problem.empty", advice },
});
export const unsaid = withTexts("trainings.refusal", { GONE: { ...row, text: null, advice } });
// @ts-expect-error it does not say what support tells
export const unadvised = withTexts("trainings.refusal", { GONE: { ...row, text: null } });
// @ts-expect-error no advice stands beside the text
export const withoutAdvice = withTexts("files", { "problem.empty": row });
// @ts-expect-error no text has this key either
export const unknownText = withTexts("trainings.refusal", { GONE: { ...row, text: "files.gone", advice } });
// @ts-expect-error nothing is called so
export const misspelt = withTexts("trainings.refusal", { TRAINING_FULL: { ...row, outdatd: true } });

const naming = withTexts("invoices.refused", {
  TOO_MANY_DOCUMENTS: { ...row, values: ["max"] },
  NO_DOCUMENTS: row,
});
// @ts-expect-error a text names a value
shown(naming);
// @ts-expect-error another value than that
withValues(naming, { most: "500" });
shown(withValues(naming, { max: "500" }));
