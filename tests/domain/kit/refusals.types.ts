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
export const elsewhere = withTexts("trainings.refusal", { GONE: { ...row, text: "files.problem.empty" } });
export const unsaid = withTexts("trainings.refusal", { GONE: { ...row, text: null } });
// @ts-expect-error no text has this key either
export const unknownText = withTexts("trainings.refusal", { GONE: { ...row, text: "files.gone" } });
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
