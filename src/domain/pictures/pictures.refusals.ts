import { fileRefusals } from "../kit/files.refusals.ts";
import { codesOf, withTexts } from "../kit/refusals.ts";

/** Refusals of pictures, beside those of every file (decisions/pictures). */
export const pictureRefusals = withTexts("pictures.refused", {
  PICTURE_DAMAGED: { spec: "decisions/pictures", means: "The file cannot be read as a picture" },
  PICTURE_TOO_MANY_PIXELS: {
    spec: "decisions/pictures",
    means: "The picture has more than 40 million pixels, or takes too long to be read",
  },
  PICTURE_WITH_MORE: {
    spec: "decisions/pictures",
    means: "The file holds something else beside the picture",
  },
});
export type PictureRefusal = keyof typeof pictureRefusals;

/** Refusals of the upload of a picture. */
export const uploadRefusals = {
  ...withTexts("pictures.refused", {
    ...fileRefusals,
    TOO_LARGE: { ...fileRefusals.TOO_LARGE, values: ["size"] },
  }),
  ...pictureRefusals,
};
export const pictureCodes = codesOf(uploadRefusals);
export type PictureCode = keyof typeof uploadRefusals;
