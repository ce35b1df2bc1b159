import * as Schema from "effect/Schema";
import { pagesOf } from "./list-body.ts";
import { downloadList } from "../domain/downloads/downloads.lists.ts";
import { ARCHIVE_FILES, DownloadId } from "../domain/downloads/download.ts";
import { call, file, form } from "./call.ts";

export const getDownloads = call({
  path: "/api/getDownloads",
  summary: "The files for partners, a page at a time",
  access: "downloads",
  kind: "read",
  ...pagesOf(downloadList),
  failures: [],
});

export const getDownloadFile = call({
  path: "/api/getDownloadFile",
  summary: "One of these files",
  access: "downloads",
  kind: "read",
  body: form(Schema.Struct({ id: DownloadId })),
  answer: file,
  failures: [],
});

export const getDownloadsArchive = call({
  path: "/api/getDownloadsArchive",
  summary: "Several of these files as one archive, by their ids",
  access: "downloads",
  kind: "read",
  body: form(
    Schema.Struct({
      ids: Schema.fromJsonString(
        Schema.Array(DownloadId).check(Schema.isMinLength(1), Schema.isMaxLength(ARCHIVE_FILES)),
      ),
    }),
  ),
  answer: file,
  failures: [],
});
