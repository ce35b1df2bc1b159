import { expect, it } from "vitest";
import { refusedFile } from "../../../src/domain/kit/files.refusals.ts";

it.each([
  ["STORAGE_FULL", "files[0]", 0],
  ["COMPANY_STORAGE_FULL", "files[12]", 12],
  ["STORAGE_FULL", undefined, undefined],
  ["TOO_MANY_FILES", "files", undefined],
  ["STORAGE_FULL", "files[1].name", undefined],
  ["REFERENCE_NOT_FOUND", "files[1]", undefined],
  ["STORAGE_FULL", "all files[1]", undefined],
  ["STORAGE_FULL", "files[1000]", undefined],
])("%s at %s names the file %s", (code, field, place) => {
  expect(refusedFile({ _tag: "Refused", code, ...(field !== undefined && { field }) })).toBe(place);
});
