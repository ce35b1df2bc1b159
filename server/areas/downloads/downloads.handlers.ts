import { archiveContent } from "../../files/archive.ts";
import { mediaTypes } from "../../files/media-types.ts";
import { answerFile, storedContent } from "../../files/stored-file.ts";
import { fileAnswer, notFound, type Handlers } from "../../http/handler.ts";
import { dayText } from "../kit/day.ts";
import { listDownloads, noteVisit, readDownloadFiles } from "./downloads.sql.ts";

/** The files for partners (business §2), the same for all of them; the group is checked by dispatch. */
export const downloadsHandlers: Handlers<"getDownloads" | "getDownloadFile" | "getDownloadsArchive"> = {
  getDownloads: async ({ sql, account, now }, request) =>
    listDownloads(sql, account, request, await noteVisit(sql, account, now())),
  getDownloadFile: async ({ sql, fileStore }, { id }) => {
    const [file] = await readDownloadFiles(sql, [id]);
    return answerFile(fileStore, file);
  },
  getDownloadsArchive: async ({ sql, fileStore, now }, { ids }) => {
    const wanted = [...new Set(ids)];
    const files = await readDownloadFiles(sql, wanted);
    const present = await Promise.all(files.map(({ id }) => fileStore.has(id)));
    if (files.length < wanted.length || present.includes(false)) return notFound;
    const parts = files.map((file) => ({ name: file.name, content: storedContent(fileStore, file) }));
    return fileAnswer(archiveContent(parts, now()), `downloads-${dayText(now())}.zip`, mediaTypes.zip);
  },
};
