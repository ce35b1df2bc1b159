import type { FileKind } from "../../../src/domain/kit/upload.ts";
import type { LicenceDocument } from "../../../src/domain/licence-review/licence-document.ts";
import { bytesContent } from "../../files/bytes-content.ts";
import { storedContent, type StoredFile } from "../../files/stored-file.ts";
import { fileAnswer, notFound, type FileStore, type StreamAnswer } from "../../http/handler.ts";
import {
  DrawingTooSlow,
  drawDocument,
  readDrawn,
  type DrawnDocument,
  type DrawnKind,
} from "../../pictures/drawn-document.ts";
import { madeOf } from "../../pictures/made-files.ts";

const isDrawn = (kind: FileKind): kind is Extract<DrawnKind, FileKind> => kind === "pdf" || kind === "heic";

/** The pages of a file, drawn once for all that ask; undefined where there is none, or where browsers show it as it is. */
const drawnOf = async (
  fileStore: FileStore,
  file: StoredFile | undefined,
): Promise<DrawnDocument | undefined> => {
  if (file === undefined || !isDrawn(file.kind) || !(await fileStore.has(file.id))) return undefined;
  const { id, kind } = file;
  try {
    const bytes = await madeOf(fileStore).get(`document/${id}`, async () =>
      drawDocument(kind, await storedContent(fileStore, file).open()),
    );
    return readDrawn(bytes);
  } catch (error) {
    if (error instanceof DrawingTooSlow) return { problem: "TOO_SLOW" };
    throw error;
  }
};

/** What a file looks like, or why it is not shown. */
export const describeDocument = async (
  fileStore: FileStore,
  file: StoredFile | undefined,
): Promise<LicenceDocument | typeof notFound> => {
  const drawn = await drawnOf(fileStore, file);
  if (drawn === undefined) return notFound;
  return "problem" in drawn
    ? { _tag: "NotDrawn", problem: drawn.problem }
    : {
        _tag: "Drawn",
        pages: drawn.pages.map(({ width, height }) => ({ width, height })),
        total: drawn.total,
      };
};

/** The picture of a page, from 1. */
export const documentPage = async (
  fileStore: FileStore,
  file: StoredFile | undefined,
  page: number,
): Promise<StreamAnswer | typeof notFound> => {
  const drawn = await drawnOf(fileStore, file);
  const found = drawn === undefined || "problem" in drawn ? undefined : drawn.pages[page - 1];
  return found === undefined
    ? notFound
    : fileAnswer(bytesContent(found.bytes), `page-${page}.webp`, "image/webp", { inline: true });
};
