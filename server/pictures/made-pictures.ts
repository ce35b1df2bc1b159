import { buffer } from "node:stream/consumers";
import { cropFits } from "../../src/domain/pictures/crop.ts";
import { cropOfText, type PictureWidth } from "../../src/domain/pictures/picture-address.ts";
import { bytesContent } from "../files/bytes-content.ts";
import { storedContent } from "../files/stored-file.ts";
import { fileAnswer, type FileStore, type StreamAnswer } from "../http/handler.ts";
import { scaledPicture } from "./decode-picture.ts";
import { madeOf } from "./made-files.ts";
import type { KeptPicture } from "./pictures.sql.ts";

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
  const bytes = await madeOf(fileStore).get(`${kept.id}/${crop}/${width}`, async () =>
    scaledPicture(await buffer(await storedContent(fileStore, kept).open()), part, Number(width)),
  );
  return fileAnswer(bytesContent(bytes), "picture.webp", "image/webp", { inline: true });
};
