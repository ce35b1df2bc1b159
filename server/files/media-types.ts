import type { FileKind } from "../../src/domain/kit/upload.ts";

/** The media types of stored files. */
export const mediaTypes: Readonly<Record<FileKind, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  heic: "image/heic",
  pdf: "application/pdf",
  txt: "text/plain; charset=utf-8",
  log: "text/plain; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  json: "application/json",
  zip: "application/zip",
};
