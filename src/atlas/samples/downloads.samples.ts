import { getDownloadFile, getDownloads, getDownloadsArchive } from "../../api/downloads.calls.ts";
import { saved } from "../../api/saved.ts";
import type { Download } from "../../domain/downloads/download.ts";
import { downloadList } from "../../domain/downloads/downloads.lists.ts";
import { requestAt } from "../../ui/lists/list-address.ts";
import { day, known, pageOf } from "../desk/fixtures/samples.ts";
import { sampleOf } from "./call-sample.ts";

export const download: Download = {
  id: "DL-00001" as Download["id"],
  title: "Miniserver data sheet",
  file: "miniserver-data-sheet-en.pdf",
  kind: known("data_sheet"),
  line: known("miniserver"),
  language: known("en"),
  size: 48_211,
  publishedAt: day("02-03"),
  isNew: true,
};
const { id } = download;

/** The area's calls as the desk makes them. */
export const callSamples = {
  downloads: sampleOf(getDownloads, requestAt(downloadList), pageOf(download)),
  file: sampleOf(saved(getDownloadFile), { id }, undefined),
  archive: sampleOf(saved(getDownloadsArchive), { ids: [id] }, undefined),
};

/** The area has no machine of its own. */
export const samples = {};
