import { buffer } from "node:stream/consumers";
import { cropFits } from "../../src/domain/pictures/crop.ts";
import { cropOfText, type PictureWidth } from "../../src/domain/pictures/picture-address.ts";
import { bytesContent } from "../files/bytes-content.ts";
import { storedContent } from "../files/stored-file.ts";
import { fileAnswer, type FileStore, type StreamAnswer } from "../http/handler.ts";
import { createByteCache, type ByteCache } from "./byte-cache.ts";
import { scaledPicture } from "./decode-picture.ts";
import type { KeptPicture } from "./pictures.sql.ts";

/** The bytes of made pictures that a process remembers. */
const remembered = 64_000_000;

/** Of each file store, of which a process has one. */
const caches = new WeakMap<FileStore, ByteCache>();

const cacheOf = (fileStore: FileStore): ByteCache => {
  const cache = caches.get(fileStore) ?? createByteCache(remembered);
  caches.set(fileStore, cache);
  return cache;
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
  const bytes = await cacheOf(fileStore).get(`${kept.id}/${crop}/${width}`, async () =>
    scaledPicture(await buffer(await storedContent(fileStore, kept).open()), part, Number(width)),
  );
  return fileAnswer(bytesContent(bytes), "picture.webp", "image/webp", { inline: true });
};
