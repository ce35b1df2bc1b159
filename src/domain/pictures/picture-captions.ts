import { isBlank } from "../kit/blank.ts";
import type { Picture, PictureCaptions } from "./picture.ts";

/** True where a picture lacks a text that is needed wherever others see it: what is on it, or whose it is. */
export const isCaptionMissing = (picture: Picture, part: keyof PictureCaptions): boolean =>
  isBlank(picture[part]);

export const lacksCaption = (picture: Picture): boolean =>
  isCaptionMissing(picture, "description") || isCaptionMissing(picture, "copyright");
