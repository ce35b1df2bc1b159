import { isSameCrop, wholeOf, type Crop } from "./crop.ts";
import type { AddedPicture, Picture, PictureId, PictureCaptions } from "./picture.ts";

type Pictures = readonly Picture[];

/** The list with an uploaded picture at its end, or in the place of another, whose texts it takes over. */
export const withAdded = (
  pictures: Pictures,
  { id, width, height }: AddedPicture,
  replaced: PictureId | undefined,
): Pictures => {
  const known = pictures.find((picture) => picture.id === replaced);
  const { description, copyright } = known ?? { description: "", copyright: "" };
  const added: Picture = { id, width, height, description, copyright };
  return known === undefined
    ? [...pictures, added]
    : pictures.map((picture) => (picture === known ? added : picture));
};

/** The list with other texts of a picture. */
export const withCaptions = (
  pictures: Pictures,
  id: PictureId,
  captions: Partial<PictureCaptions>,
): Pictures => pictures.map((picture) => (picture.id === id ? { ...picture, ...captions } : picture));

/** The list with a picture's crop; the whole picture has none. */
export const withCrop = (pictures: Pictures, id: PictureId, crop: Crop): Pictures =>
  pictures.map((picture) => {
    if (picture.id !== id) return picture;
    const { crop: _before, ...whole } = picture;
    return isSameCrop(crop, wholeOf(picture)) ? whole : { ...whole, crop };
  });

export const withoutPicture = (pictures: Pictures, id: PictureId): Pictures =>
  pictures.filter((picture) => picture.id !== id);

/** The list with a picture at another place, counted from 0; a place outside of the list is its nearest end. */
export const withPlace = (pictures: Pictures, id: PictureId, place: number): Pictures => {
  const moved = pictures.find((picture) => picture.id === id);
  if (moved === undefined) return pictures;
  const others = withoutPicture(pictures, id);
  const at = Math.min(Math.max(place, 0), others.length);
  return [...others.slice(0, at), moved, ...others.slice(at)];
};
