import { isFileRefusal, type FileRefusal } from "../../../domain/kit/files.refusals.ts";
import type { TextKey } from "../../../domain/kit/text-key.ts";
import type { Text } from "../../i18n/catalogue.ts";

/** All that is sent can be too large without a file that is: for this the text of every failed call is shown. */
const words = {
  TOO_LARGE: undefined,
  FILE_EMPTY: "help.refused.FILE_EMPTY",
  FILE_TYPE_NOT_ALLOWED: "help.refused.FILE_TYPE_NOT_ALLOWED",
  TOO_MANY_FILES: "help.refused.TOO_MANY_FILES",
  STORAGE_FULL: "help.refused.STORAGE_FULL",
  COMPANY_STORAGE_FULL: "help.refused.COMPANY_STORAGE_FULL",
} as const satisfies Readonly<Record<FileRefusal, TextKey | undefined>>;

/** What the refusal of files sent with a message means, and what to do about it; undefined for any other code. */
export const fileRefusal = (t: Text, code: string): string | undefined => {
  const key = isFileRefusal(code) ? words[code] : undefined;
  return key === undefined ? undefined : t(key);
};
