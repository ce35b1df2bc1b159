import { isFileRefusal, type FileRefusal } from "../../../domain/kit/files.refusals.ts";
import { isApplicationRefusal } from "../../../domain/licence-review/licence-review.refusals.ts";
import { problemText } from "../../form/problem-text.ts";
import type { TextKey } from "../../../domain/kit/text-key.ts";
import type { Text } from "../../i18n/catalogue.ts";

const fileWords = {
  TOO_LARGE: "files.problem.too_large",
  FILE_EMPTY: "settings.licence.refused.FILE_EMPTY",
  FILE_TYPE_NOT_ALLOWED: "files.problem.wrong_type",
  TOO_MANY_FILES: "files.problem.full",
  STORAGE_FULL: "settings.licence.refused.STORAGE_FULL",
  COMPANY_STORAGE_FULL: "settings.licence.refused.COMPANY_STORAGE_FULL",
} as const satisfies Readonly<Record<FileRefusal, TextKey>>;

/** The text of a refusal of another trade licence; undefined for a code that is not its own. */
export const licenceRefusal = (t: Text, code: string): string | undefined => {
  if (isApplicationRefusal(code)) return t(`settings.licence.refused.${code}`);
  return isFileRefusal(code) ? t(fileWords[code]) : undefined;
};

/** The error text of its file, from the browser or the server. */
export const licenceProblem = (t: Text, code: string | undefined): string | undefined =>
  (code === undefined ? undefined : licenceRefusal(t, code)) ?? problemText(t, code);
