import type { PictureRequest } from "../../domain/pictures/picture-address.ts";
import type { ResourceLogic } from "../../machines/kit/resource.machine.ts";
import type { picturesMachine } from "../../machines/pictures/pictures.machine.ts";

/** The actor logic of the fields for pictures. */
export interface PicturesActors {
  readonly pictures: typeof picturesMachine;
  /** The bytes of a picture, cropped and in a width. */
  readonly picture: ResourceLogic<PictureRequest, Blob>;
}
