import * as Schema from "effect/Schema";
import type { UploadRule } from "../kit/upload.ts";
import { Crop, type Size } from "./crop.ts";

/** A picture that people upload: of the website, of references and of the award (decisions/pictures). It may arrive larger than it is kept. */
export const pictureFile: UploadRule = { kinds: ["jpg", "png", "gif", "heic"], maxBytes: 15_000_000 };
/** The most bytes of a picture as it is kept (business §5). */
export const KEPT_PICTURE_BYTES = 2_000_000;

/** The most pixels of an uploaded picture, before it is made smaller. */
export const MOST_PIXELS = 40_000_000;
/** A picture is kept with at most this many pixels on its longer side: more is shown nowhere. */
export const LONGEST_SIDE = 3840;
/** How long a picture that nothing uses is kept, in hours. */
export const UNUSED_PICTURE_HOURS = 48;
export const DESCRIPTION_LIMIT = 300;
export const COPYRIGHT_LIMIT = 150;

export const PictureId = Schema.String.check(Schema.isPattern(/^[0-9a-f]{32}$/)).pipe(
  Schema.brand("PictureId"),
);
export type PictureId = typeof PictureId.Type;

const side = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: LONGEST_SIDE }));

/** What an upload answers: the picture as it is kept, upright. */
export const AddedPicture = Schema.Struct({ id: PictureId, width: side, height: side });
export type AddedPicture = typeof AddedPicture.Type;

/** A picture of a draft, a version or a reference. The description is for those who do not see it; it may be empty while drafting. */
export const Picture = Schema.Struct({
  ...AddedPicture.fields,
  description: Schema.String.check(Schema.isMaxLength(DESCRIPTION_LIMIT)),
  copyright: Schema.String.check(Schema.isMaxLength(COPYRIGHT_LIMIT)),
  /** Left out where the whole picture is shown. */
  crop: Schema.optionalKey(Crop),
});
export type Picture = typeof Picture.Type;

/** The texts of a picture. */
export type PictureCaptions = Pick<Picture, "description" | "copyright">;

/** The size of what is shown of a picture. */
export const shownSize = ({ width, height, crop }: Pick<Picture, "width" | "height" | "crop">): Size =>
  crop ?? { width, height };

/** True if what is shown has a shape, but for two hundredths: what is another one is reported, not refused (business §2). */
export const hasShape = (picture: Pick<Picture, "width" | "height" | "crop">, shape: Size): boolean => {
  const { width, height } = shownSize(picture);
  // In whole numbers, so that a picture at the limit is inside of it.
  const expected = height * shape.width;
  return 50 * Math.abs(width * shape.height - expected) <= expected;
};
