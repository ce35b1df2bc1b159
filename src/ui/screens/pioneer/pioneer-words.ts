import type { FileRefusal } from "../../../domain/kit/files.refusals.ts";
import { isFileRefusal } from "../../../domain/kit/files.refusals.ts";
import type { PioneerStatus } from "../../../domain/pioneer/pioneer-status.ts";
import { isPioneerRefusal } from "../../../domain/pioneer/pioneer.refusals.ts";
import type { TextKey } from "../../../domain/kit/text-key.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { codeText } from "../../page/code-text.ts";

/** The text of a submission's status. */
export const pioneerStatusText = (t: Text, status: PioneerStatus): string =>
  codeText(t, status, (code) => `pioneer.status.${code}`);

const fileWords = {
  TOO_LARGE: "files.problem.too_large",
  FILE_EMPTY: "pioneer.file.empty",
  FILE_TYPE_NOT_ALLOWED: "files.problem.wrong_type",
  TOO_MANY_FILES: "files.problem.full",
  STORAGE_FULL: "pioneer.file.no_room",
  COMPANY_STORAGE_FULL: "pioneer.file.company_full",
} as const satisfies Readonly<Record<FileRefusal, TextKey>>;

/** The text of a refusal; undefined for a code that is not the area's own. */
export const pioneerRefusal = (t: Text, code: string): string | undefined => {
  if (isPioneerRefusal(code)) return t(`pioneer.refused.${code}`);
  return isFileRefusal(code) ? t(fileWords[code]) : undefined;
};

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
    : (pioneerRefusal(t, code) ?? t("field.problem.unknown", { code }));
};
