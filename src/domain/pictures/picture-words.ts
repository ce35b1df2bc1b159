import { isBlank } from "../kit/blank.ts";
import type { Picture, PictureWords } from "./picture.ts";

/** True where a picture lacks a text that is needed wherever others see it: what is on it, or whose it is. */
export const isWordMissing = (picture: Picture, part: keyof PictureWords): boolean => isBlank(picture[part]);

export const lacksWords = (picture: Picture): boolean =>
  isWordMissing(picture, "description") || isWordMissing(picture, "copyright");
