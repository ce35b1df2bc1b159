import * as Schema from "effect/Schema";
import type { Crop } from "./crop.ts";
import type { Picture, PictureId } from "./picture.ts";

/** The widths in pixels in which the server gives pictures; a picture is never made larger than it is. */
export const pictureWidths = ["320", "640", "1280", "1920"] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** A crop in an address: `x-y-width-height`, or `whole`. */
export const CropText = Schema.String.check(
  Schema.isPattern(/^(whole|\d{1,5}-\d{1,5}-[1-9]\d{0,4}-[1-9]\d{0,4})$/),
);

export const cropText = (crop: Crop | undefined): string =>
  crop === undefined ? "whole" : [crop.x, crop.y, crop.width, crop.height].join("-");

/** Reads the text of a crop; undefined for the whole picture. */
export const cropOfText = (text: string): Crop | undefined => {
  const [x, y, width, height] = text.split("-").map(Number);
  return x === undefined || y === undefined || width === undefined || height === undefined
    ? undefined
    : { x, y, width, height };
};

/** What the editor loads of a picture. */
export interface PictureRequest {
  readonly id: PictureId;
  readonly width: PictureWidth;
  /** By `cropText`. */
  readonly crop: string;
}

/** The request for what is shown of a picture. */
export const shownPicture = (
  { id, crop }: Pick<Picture, "id" | "crop">,
  width: PictureWidth,
): PictureRequest => ({
  id,
  width,
  crop: cropText(crop),
});

/**
 * The path of a picture for public pages and previews: what is shown of it in a width. Whoever may see what names it gets it: everybody where that
 * is published, otherwise the session of its company and staff.
 */
export const picturePath = ({ id, crop }: Pick<Picture, "id" | "crop">, width: PictureWidth): string =>
  `/pictures/${id}/${cropText(crop)}/${width}.webp`;
