import type { Refusal } from "./refusals.ts";

/** What the server finds wrong with attached files that the form let pass. */
export const fileRefusals = {
  TOO_LARGE: { spec: "business §8", means: "A file is too large" },
  FILE_EMPTY: { spec: "business §8", means: "A file is empty" },
  FILE_TYPE_NOT_ALLOWED: { spec: "business §8", means: "The content of a file is not what its name says" },
  TOO_MANY_FILES: { spec: "business §8", means: "There are more files than the call takes" },
} as const satisfies Readonly<Record<string, Refusal>>;
export type FileRefusal = keyof typeof fileRefusals;

/** What any call with files may be refused by. */
export const fileCodes = [
  "TOO_LARGE",
  "FILE_EMPTY",
  "FILE_TYPE_NOT_ALLOWED",
  "TOO_MANY_FILES",
] as const satisfies readonly FileRefusal[];
