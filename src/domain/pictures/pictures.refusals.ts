import { fileRefusals } from "../kit/files.refusals.ts";
import { codesOf, isRefusalOf, type Refusal } from "../kit/refusals.ts";

/** Refusals of pictures, beside those of every file (decisions/pictures). */
export const pictureRefusals = {
  PICTURE_DAMAGED: { spec: "decisions/pictures", means: "The file cannot be read as a picture" },
  PICTURE_TOO_MANY_PIXELS: {
    spec: "decisions/pictures",
    means: "The picture has more than 40 million pixels, or takes too long to be read",
  },
  PICTURE_WITH_MORE: {
    spec: "decisions/pictures",
    means: "The file holds something else beside the picture",
  },
} as const satisfies Readonly<Record<string, Refusal>>;
export type PictureRefusal = keyof typeof pictureRefusals;

export const isPictureRefusal = isRefusalOf(pictureRefusals);

/** Refusals of the upload of a picture. */
export const uploadRefusals = { ...fileRefusals, ...pictureRefusals } as const;
export const pictureCodes = codesOf(uploadRefusals);
export type PictureCode = keyof typeof uploadRefusals;
