import { buffer } from "node:stream/consumers";
import { cropFits } from "../../src/domain/pictures/crop.ts";
import { cropOfText, type PictureWidth } from "../../src/domain/pictures/picture-address.ts";
import { bytesContent } from "../files/bytes-content.ts";
import { storedContent } from "../files/stored-file.ts";
import { fileAnswer, type FileStore, type StreamAnswer } from "../http/handler.ts";
import { scaledPicture } from "./decode-picture.ts";
import type { KeptPicture } from "./pictures.sql.ts";

/** The bytes of made pictures that a process remembers. */
const remembered = 64_000_000;

/** Pictures that were made, of one file store: the one that was asked for longest ago is forgotten first. */
interface Made {
  readonly pictures: Map<string, Promise<Buffer>>;
  bytes: number;
}

const madeBy = new WeakMap<FileStore, Made>();

const madeOf = (fileStore: FileStore): Made => {
  const made = madeBy.get(fileStore) ?? { pictures: new Map<string, Promise<Buffer>>(), bytes: 0 };
  madeBy.set(fileStore, made);
  return made;
};

const forgetOldest = async (made: Made): Promise<void> => {
  for (const [key, picture] of made.pictures) {
    if (made.bytes <= remembered) return;
    made.pictures.delete(key);
    made.bytes -= (await picture).length;
  }
};

const remember = async (made: Made, key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
  const before = made.pictures.get(key);
  if (before !== undefined) {
    made.pictures.delete(key);
    made.pictures.set(key, before);
    return before;
  }
  // Whoever asks meanwhile waits for the same one.
  const picture = make();
  made.pictures.set(key, picture);
  try {
    const bytes = await picture;
    made.bytes += bytes.length;
    await forgetOldest(made);
    return bytes;
  } catch (error) {
    made.pictures.delete(key);
    throw error;
  }
};

/** The part of a kept picture that is shown, in a width; undefined where the crop is not inside of it, or its file is gone. */
export const madePicture = async (
  fileStore: FileStore,
  kept: KeptPicture,
  crop: string,
  width: PictureWidth,
): Promise<StreamAnswer | undefined> => {
  const part = cropOfText(crop);
  if (part !== undefined && !cropFits(part, kept)) return undefined;
  if (!(await fileStore.has(kept.id))) return undefined;
  const bytes = await remember(madeOf(fileStore), `${kept.id}/${crop}/${width}`, async () =>
    scaledPicture(await buffer(await storedContent(fileStore, kept).open()), part, Number(width)),
  );
  return fileAnswer(bytesContent(bytes), "picture.webp", "image/webp", { inline: true });
};
