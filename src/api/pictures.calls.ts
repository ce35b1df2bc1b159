import * as Schema from "effect/Schema";
import { AddedPicture, pictureFile, PictureId } from "../domain/pictures/picture.ts";
import { CropText, pictureWidths } from "../domain/pictures/picture-address.ts";
import { picturePurposes } from "../domain/pictures/picture-purpose.ts";
import { pictureCodes } from "../domain/pictures/pictures.refusals.ts";
import { call, data, file, form, multipart } from "./call.ts";

/** Uploads a picture; one that nothing names is deleted after two days. */
export const addPicture = call({
  path: "/api/addPicture",
  summary: "Upload a picture of the website, a reference or the award",
  access: "pictures",
  kind: "write",
  body: multipart(Schema.Struct({ purpose: Schema.Literals(picturePurposes) }), pictureFile, 1),
  answer: data(AddedPicture),
  failures: pictureCodes,
});

/** The bytes of a picture, cropped and in one of the widths. */
export const getPicture = call({
  path: "/api/getPicture",
  summary: "A picture for its editor, or one that is published",
  access: "picture",
  kind: "read",
  body: form(
    Schema.Struct({
      id: PictureId,
      crop: CropText,
      width: Schema.Literals(pictureWidths),
    }),
  ),
  answer: file,
  failures: [],
});
