import type { PioneerStatus } from "../../../domain/pioneer/pioneer-status.ts";
import { submissionRefusals } from "../../../domain/pioneer/pioneer.refusals.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { refusalText } from "../../i18n/refusal-text.ts";
import { codeText } from "../../page/code-text.ts";

/** The text of a submission's status. */
export const pioneerStatusText = (t: Text, status: PioneerStatus): string =>
  codeText(t, status, (code) => `pioneer.status.${code}`);

/** The fields of the forms. */
type PioneerField = "order" | "model" | "log" | "description" | "details" | "outcome";

/** The error text of a field, from the browser or the server. */
export const pioneerProblem = (
  t: Text,
  code: string | undefined,
  field: PioneerField,
): string | undefined => {
  if (code === undefined) return undefined;
  if (code === "MISSING") return t(`pioneer.missing.${field}`);
  return code === "TOO_LONG"
    ? t("pioneer.too_long")
    : (refusalText(t, submissionRefusals, code) ?? t("field.problem.unknown", { code }));
};
