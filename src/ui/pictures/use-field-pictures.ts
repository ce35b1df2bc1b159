import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { Picture } from "../../domain/pictures/picture.ts";
import {
  picturesMachine,
  type PicturesInput,
  type PicturesRef,
} from "../../machines/pictures/pictures.machine.ts";
import type { ScreenKey } from "../actors/portal-actors.ts";
import { useScreenActor } from "../actors/screen-actors.ts";

/** The pictures of a field: their machine, and a picture as it is shown. */
export interface FieldPictures {
  readonly actor: PicturesRef;
  readonly find: (id: Picture["id"]) => Picture | undefined;
}

/**
 * The pictures of a field of a draft: their own machine tells the draft of each change, and is given what somebody else, or an earlier version, brought into the
 * draft.
 */
export const useFieldPictures = (key: ScreenKey, input: PicturesInput): FieldPictures => {
  const actor: PicturesRef = useScreenActor(key, picturesMachine, input);
  const known = useSelector(actor, ({ context }) => context.pictures);
  const { pictures } = input;
  useEffect(() => {
    if (pictures !== actor.getSnapshot().context.pictures) actor.send({ type: "pictures.given", pictures });
  }, [actor, pictures]);
  return { actor, find: (id) => known.find((one) => one.id === id) };
};
