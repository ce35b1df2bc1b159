import { isPicture, type FileKind } from "../../src/domain/kit/upload.ts";
import { fileAnswer, notFound, type FileStore, type StreamAnswer } from "../http/handler.ts";
import { mediaTypes } from "./media-types.ts";

/** A row of `files`, as far as an answer needs it. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly kind: FileKind;
}

/** Answers a stored file; pictures may be shown in the page, everything else is saved. */
export const answerFile = async (
  fileStore: FileStore,
  file: StoredFile | undefined,
): Promise<StreamAnswer | typeof notFound> => {
  const stream = file === undefined ? undefined : await fileStore.open(file.id);
  return file === undefined || stream === undefined
    ? notFound
    : fileAnswer(stream, file.name, mediaTypes[file.kind], { inline: isPicture(file.kind) });
};
