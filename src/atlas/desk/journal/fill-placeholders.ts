import { readPlaceholder } from "../../../domain/shell/journal.ts";
import { LOADED_AT } from "../fixtures/samples.ts";

/**
 * Replaces each placeholder with a value of its type, equal ones with equal values: machines and screens need a
 * number for a number. A text keeps its placeholder.
 */
export const fillPlaceholders = (mark: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(mark, item));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, fillPlaceholders(mark, field)]),
    );
  const placeholder = readPlaceholder(mark, value);
  switch (placeholder?.kind) {
    case "number":
      return placeholder.no + 1;
    case "flag":
      return true;
    case "date":
      return new Date(LOADED_AT);
    case "list":
      return [];
    case "object":
      return {};
    case "file":
      return new File([], "file");
    case "text":
    case undefined:
      return value;
  }
};
