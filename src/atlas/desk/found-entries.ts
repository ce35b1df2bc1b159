import { errorCatalogue, type ErrorEntry } from "../../domain/shell/error-catalogue.ts";
import type { Filter } from "./desk-place.ts";
import { findCodes, type CodeIndex, type FoundCodes } from "./texts/find-codes.ts";

/** Search results in the chosen area. */
export interface FoundEntries {
  readonly entries: readonly ErrorEntry[];
  readonly found: FoundCodes;
}

/** The codes that match the search and the area, best first. */
export const foundEntries = (index: CodeIndex, { search, area }: Filter): FoundEntries => {
  const found = findCodes(index, search);
  const entries = found.codes.flatMap((code) => errorCatalogue.find((entry) => entry.code === code) ?? []);
  return { entries: entries.filter((entry) => area === "all" || entry.area === area), found };
};
