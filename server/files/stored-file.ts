import { isPicture, type FileKind } from "../../src/domain/kit/upload.ts";
import {
  fileAnswer,
  notFound,
  type FileContent,
  type FileStore,
  type StreamAnswer,
} from "../http/handler.ts";
import { mediaTypes } from "./media-types.ts";

/** A row of `files`. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly size: number;
  readonly sha256: string;
}

/** The bytes of a stored file. Its `open` rejects if the file has gone from the disk. */
export const storedContent = (
  fileStore: FileStore,
  { id, size, sha256 }: Pick<StoredFile, "id" | "size" | "sha256">,
): FileContent => ({
  size,
  tag: sha256,
  open: async (range) => {
    const stream = await fileStore.open(id, range);
    if (stream === undefined) throw new Error(`The file ${id} is not on the disk`);
    return stream;
  },
});

/** The answer of a stored file: pictures may be shown, all else is saved. Not found where it is not on the disk. */
export const answerFile = async (
  fileStore: FileStore,
  file: StoredFile | undefined,
): Promise<StreamAnswer | typeof notFound> =>
  file !== undefined && (await fileStore.has(file.id))
    ? fileAnswer(storedContent(fileStore, file), file.name, mediaTypes[file.kind], {
        inline: isPicture(file.kind),
      })
    : notFound;
