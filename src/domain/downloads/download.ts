import * as Schema from "effect/Schema";
import { codeOf } from "../kit/known-code.ts";

export const DownloadId = Schema.NonEmptyString.check(Schema.isMaxLength(40)).pipe(
  Schema.brand("DownloadId"),
);
export type DownloadId = typeof DownloadId.Type;

/** What a download is (docs/decisions/downloads.md). */
export const downloadKinds = [
  "manual",
  "data_sheet",
  "price_list",
  "certificate",
  "template",
  "marketing",
] as const;
export type DownloadKind = (typeof downloadKinds)[number];

/** The product lines that a download is about. */
export const productLines = ["miniserver", "access", "audio", "climate", "lighting", "shading"] as const;
export type ProductLine = (typeof productLines)[number];

/** The languages of downloads, those of the portal (business §9). */
export const downloadLanguages = ["ca", "cs", "de", "en", "es", "fr", "it", "nl", "pl", "sk", "tr"] as const;
export type DownloadLanguage = (typeof downloadLanguages)[number];

/** A file for partners (business §2). */
export const Download = Schema.Struct({
  id: DownloadId,
  /** In the language of the file. */
  title: Schema.String,
  /** The file's name, by which it is saved. */
  file: Schema.String,
  kind: codeOf(downloadKinds),
  line: codeOf(productLines),
  language: codeOf(downloadLanguages),
  /** In bytes. */
  size: Schema.Int,
  publishedAt: Schema.DateFromString,
  /** Published since the account's last visit. */
  isNew: Schema.Boolean,
});
export type Download = typeof Download.Type;

/** How many files one archive holds at most. */
export const ARCHIVE_FILES = 100;
