import { fileRefusals } from "./files.refusals.ts";

/** The refusals of a file at a field of a form, with the texts for what the browser finds itself; what else they say differs by form. */
export const fieldFileRefusals = {
  ...fileRefusals,
  TOO_LARGE: { ...fileRefusals.TOO_LARGE, text: "files.problem.too_large" },
  FILE_EMPTY: { ...fileRefusals.FILE_EMPTY, text: "files.problem.empty" },
  FILE_TYPE_NOT_ALLOWED: { ...fileRefusals.FILE_TYPE_NOT_ALLOWED, text: "files.problem.wrong_type" },
  TOO_MANY_FILES: { ...fileRefusals.TOO_MANY_FILES, text: "files.problem.full" },
} as const;
