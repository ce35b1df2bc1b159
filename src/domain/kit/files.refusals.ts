import type { Refused } from "./call-failure.ts";
import { codesOf, isRefusalOf, type RefusalTable } from "./refusals.ts";

/** Refusals of files that the form's own check did not find; each place of files has texts of its own for them, and support the same advice. */
export const fileRefusals = {
  TOO_LARGE: {
    spec: "business §8",
    means: "A file is too large",
    advice: "help.refused.TOO_LARGE.advice",
  },
  FILE_EMPTY: {
    spec: "business §8",
    means: "A file is empty",
    advice: "help.refused.FILE_EMPTY.advice",
  },
  FILE_TYPE_NOT_ALLOWED: {
    spec: "business §8",
    means: "The content of a file does not match its extension",
    advice: "help.refused.FILE_TYPE_NOT_ALLOWED.advice",
  },
  TOO_MANY_FILES: {
    spec: "business §8",
    means: "There are more files than the call allows",
    advice: "help.refused.TOO_MANY_FILES.advice",
  },
  STORAGE_FULL: {
    spec: "decisions/server",
    means: "There is no room for files at present",
    advice: "help.refused.STORAGE_FULL.advice",
  },
  COMPANY_STORAGE_FULL: {
    spec: "decisions/server",
    means: "The company's files have reached their limit",
    advice: "help.refused.COMPANY_STORAGE_FULL.advice",
  },
} as const satisfies RefusalTable;
export type FileRefusal = keyof typeof fileRefusals;

export const isFileRefusal = isRefusalOf(fileRefusals);

/** The place of the file that a refusal names as its field, such as 1 for `files[1]`; undefined where it names none. */
export const refusedFile = ({ code, field = "" }: Refused): number | undefined => {
  const place = /^files\[(\d{1,3})\]$/.exec(field)?.[1];
  return place !== undefined && isFileRefusal(code) ? Number(place) : undefined;
};

/** Refusals of every call with files. */
export const fileCodes = codesOf(fileRefusals);
