import { createEmptyActor } from "xstate";
import { wideShape } from "../../domain/pictures/crop.ts";
import type { Picture, PictureId } from "../../domain/pictures/picture.ts";
import { pictureCodes } from "../../domain/pictures/pictures.refusals.ts";
import type { PicturesContext } from "../../machines/pictures/pictures.machine.ts";
import type { AreaSamples, Payload } from "../walk/walk.ts";
import { answered, offline, refused } from "./sample-kinds.ts";

const idOf = (digit: string): PictureId => digit.repeat(32) as PictureId;

/** A picture of a sample, by the digit of its id. */
export const samplePicture = (digit: string, more: Partial<Picture> = {}): Picture => ({
  id: idOf(digit),
  width: 1600,
  height: 1200,
  description: "",
  copyright: "",
  ...more,
});

const first = samplePicture("1");
const file = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47)], "house.png");
const passed = (count: number): Payload => ({
  snapshot: {
    status: "active",
    context: { files: Array.from({ length: count }, (_, index) => ({ id: `file-${index}`, file })) },
  },
});

export const samples = {
  pictures: {
    inputs: [
      {
        field: "gallery",
        purpose: "references",
        pictures: [first],
        most: 2,
        shape: wideShape,
        parent: createEmptyActor(),
      },
    ],
    payloads: {
      "pictures.add": [{ files: [file] }],
      "pictures.replace": [{ id: first.id, files: [file] }],
      "pictures.described": [{ id: first.id, captions: { description: "The house" } }],
      "pictures.moved": [{ id: first.id, place: 1 }],
      "pictures.removed": [{ id: first.id }],
      "pictures.refusedDismissed": [{ place: 0 }],
      "pictures.given": [{ pictures: [first] }, { pictures: [] }],
      "upload.progressed": [{ sent: 1, total: 2 }],
      "crop.start": [{ id: first.id }],
      "crop.changed": [{ change: { grip: "move", dx: 10, dy: 0 } }],
      "crop.shaped": [{ shaped: true }, { shaped: false }],
      // One file passes, or more than the field has a place for.
      "xstate.snapshot.files": ({ context }) => {
        const { taken } = context as PicturesContext;
        return taken === 0 ? [passed(1), passed(3)] : [];
      },
      "xstate.done.actor.addPicture": [
        answered({ id: idOf("2"), width: 800, height: 600 }),
        ...pictureCodes.map((code) => refused(code, { field: "files[0]" })),
        offline,
      ],
    },
    key: ({ context }) => {
      const { pictures, waiting, refused, editing, taken } = context as PicturesContext;
      return [pictures.map(({ id }) => id), waiting.length, refused.length, editing !== undefined, taken > 0];
    },
  },
} satisfies AreaSamples;
