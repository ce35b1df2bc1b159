import type { picturesMachine } from "../../machines/pictures/pictures.machine.ts";

/** The actor logic of the fields for pictures. */
export interface PicturesActors {
  readonly pictures: typeof picturesMachine;
}
