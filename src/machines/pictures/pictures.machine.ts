/** The pictures of one field: chosen, uploaded one after the other, described, ordered, cropped, replaced and removed (business §2, §5). */
import { assign, sendTo, setup, type ActorRefFrom, type Snapshot } from "xstate";
import type { CallFailure, Outcome } from "../../domain/kit/call-failure.ts";
import {
  changedCrop,
  shapedCrop,
  wholeOf,
  type Crop,
  type CropChange,
  type Size,
} from "../../domain/pictures/crop.ts";
import {
  withAdded,
  withCrop,
  withoutPicture,
  withPlace,
  withCaptions,
} from "../../domain/pictures/picture-list.ts";
import type { PicturePurpose } from "../../domain/pictures/picture-purpose.ts";
import {
  hasShape,
  pictureFile,
  type AddedPicture,
  type Picture,
  type PictureId,
  type PictureCaptions,
} from "../../domain/pictures/picture.ts";
import { pictureCodes, uploadRefusals, type PictureCode } from "../../domain/pictures/pictures.refusals.ts";
import { fileUploadMachine, type FileUploadContext } from "../kit/file-upload.machine.ts";
import type { PicturesChanged } from "../kit/form-fields.ts";
import { PROGRESS_LIMIT, UPLOAD_LIMIT } from "../../domain/kit/time-limits.ts";
import type { MachineMeta } from "../kit/machine-meta.ts";
import type { ParentRef } from "../kit/parent-ref.ts";
import { toBeProvided } from "../kit/provide.ts";
import { livingOf } from "../kit/living-of.ts";
import { requestsOf } from "../kit/request.ts";
import { required } from "../kit/required.ts";

export interface PicturesInput {
  /** The name of the field, by which the parent knows its pictures. */
  readonly field: string;
  readonly purpose: PicturePurpose;
  readonly pictures: readonly Picture[];
  /** How many pictures the field holds; of a field of one, the next picture takes the place of the one before. */
  readonly most: number;
  /** The shape that a crop begins with and may be held to; left out where any shape fits. */
  readonly shape?: Size;
  readonly parent: ParentRef<PicturesChanged<Picture>>;
}

/** A file to upload, and the picture whose place it takes. */
export interface WaitingFile {
  readonly file: File;
  readonly replaced: PictureId | undefined;
}

/** A file that the server did not take, and why. */
export interface RefusedFile {
  readonly file: File;
  readonly code: PictureCode;
}

/** A crop that is being changed. */
export interface CropEditing {
  readonly id: PictureId;
  readonly size: Size;
  readonly crop: Crop;
  /** The crop as it was when a pointer took hold of it. */
  readonly held: Crop | undefined;
  /** True while the crop keeps the field's shape. */
  readonly shaped: boolean;
}

export interface PicturesContext extends Omit<PicturesInput, "shape"> {
  readonly shape: Size | undefined;
  /** Files that passed the rule and wait for their upload; the first is being sent, or its upload failed. */
  readonly waiting: readonly WaitingFile[];
  /** Files that the server refused: they are shown until they are dismissed or chosen again, and the others go on. */
  readonly refused: readonly RefusedFile[];
  /** How many files of the file field were taken over. */
  readonly taken: number;
  /** The names of files for which there was no place. */
  readonly tooMany: readonly string[];
  /** The picture whose place the next chosen file takes. */
  readonly replaced: PictureId | undefined;
  readonly sent: number;
  readonly total: number;
  readonly failure: CallFailure | undefined;
  readonly editing: CropEditing | undefined;
}

export type PicturesEvent =
  | { readonly type: "pictures.add"; readonly files: readonly File[] }
  /** The first file takes the place of a picture. */
  | { readonly type: "pictures.replace"; readonly id: PictureId; readonly files: readonly File[] }
  | {
      readonly type: "pictures.described";
      readonly id: PictureId;
      readonly captions: Partial<PictureCaptions>;
    }
  /** To another place, counted from 0. */
  | { readonly type: "pictures.moved"; readonly id: PictureId; readonly place: number }
  | { readonly type: "pictures.removed"; readonly id: PictureId }
  /** The parent has other pictures, such as those of an earlier version; it is not told of them. */
  | { readonly type: "pictures.given"; readonly pictures: readonly Picture[] }
  | { readonly type: "pictures.retry" }
  /** Gives the running or failed upload up, and goes on with the next. */
  | { readonly type: "pictures.cancel" }
  /** The person has seen why a file was refused; its place in the list of those, counted from 0. */
  | { readonly type: "pictures.refusedDismissed"; readonly place: number }
  | { readonly type: "pictures.tooManyDismissed" }
  | { readonly type: "upload.progressed"; readonly sent: number; readonly total: number }
  | { readonly type: "crop.start"; readonly id: PictureId }
  /** A pointer takes hold of the crop: changes count from here, until it lets go. */
  | { readonly type: "crop.held" }
  | { readonly type: "crop.changed"; readonly change: CropChange }
  | { readonly type: "crop.released" }
  | { readonly type: "crop.shaped"; readonly shaped: boolean }
  | { readonly type: "crop.reset" }
  | { readonly type: "crop.apply" }
  | { readonly type: "crop.cancel" };

/** The file to send, and the actor that receives its progress. */
export interface AddPictureInput {
  readonly purpose: PicturePurpose;
  readonly file: File;
  readonly parent: ParentRef<{
    readonly type: "upload.progressed";
    readonly sent: number;
    readonly total: number;
  }>;
}

type Context = PicturesContext;

const broken: MachineMeta = { spec: "business §8" };

/** The files that passed the field's rule; the snapshot of a field that is just starting has none. */
const passedFiles = (snapshot: Snapshot<unknown>): readonly File[] =>
  "context" in snapshot ? (snapshot.context as FileUploadContext).files.map(({ file }) => file) : [];

/** How many more pictures the field takes. */
const room = ({ most, pictures, waiting, replaced }: Context): number =>
  most === 1 || replaced !== undefined ? 1 : Math.max(0, most - pictures.length - waiting.length);

const takeFiles = (context: Context, passed: readonly File[]): Partial<Context> => {
  const more = passed.slice(context.taken);
  const place = room(context);
  const { replaced, refused, most } = context;
  const isAgain = ({ file }: RefusedFile): boolean =>
    most === 1 || more.some(({ name }) => name === file.name);
  return {
    taken: passed.length,
    refused: refused.filter((one) => !isAgain(one)),
    replaced: undefined,
    waiting: [...context.waiting, ...more.slice(0, place).map((file) => ({ file, replaced }))],
    tooMany: [...context.tooMany, ...more.slice(place).map(({ name }) => name)],
  };
};

/** The picture whose place an upload takes: the chosen one, or the only one of a field of one. */
const replacedBy = ({ most, pictures, waiting }: Context): PictureId | undefined =>
  waiting[0]?.replaced ?? (most === 1 ? pictures[0]?.id : undefined);

/** The pictures with an uploaded one; where others have taken the last place meanwhile, its file is named among those without a place. */
const takeUploaded = (context: Context, answer: AddedPicture): Partial<Context> => {
  const { pictures, waiting, tooMany, most } = context;
  const after = withAdded(pictures, answer, replacedBy(context));
  const sent = { waiting: waiting.slice(1) };
  return after.length > most
    ? { ...sent, tooMany: [...tooMany, ...waiting.slice(0, 1).map(({ file: { name } }) => name)] }
    : { ...sent, pictures: after };
};

const wholeOrShaped = (
  { size, shaped }: Pick<CropEditing, "size" | "shaped">,
  shape: Size | undefined,
): Crop => (shaped && shape !== undefined ? shapedCrop(wholeOf(size), shape) : wholeOf(size));

const beginCrop = ({ pictures, shape }: Context, id: PictureId): CropEditing | undefined => {
  const picture = pictures.find((known) => known.id === id);
  if (picture === undefined) return undefined;
  const { width, height, crop } = picture;
  const shaped = shape !== undefined && (crop === undefined || hasShape(picture, shape));
  const editing = { id, size: { width, height }, held: undefined, shaped };
  return { ...editing, crop: crop ?? wholeOrShaped(editing, shape) };
};

const changeCrop = ({ editing, shape }: Context, change: CropChange): Partial<Context> => {
  if (editing === undefined) return {};
  const { crop, held, size, shaped } = editing;
  return {
    editing: { ...editing, crop: changedCrop(held ?? crop, change, size, shaped ? shape : undefined) },
  };
};

const shapeCrop = ({ editing, shape }: Context, shaped: boolean): Partial<Context> =>
  editing === undefined
    ? {}
    : {
        editing: {
          ...editing,
          shaped,
          crop: shaped && shape !== undefined ? shapedCrop(editing.crop, shape) : editing.crop,
        },
      };

const picturesSetup = setup({
  types: {
    children: {} as { files: "files"; addPicture: "addPicture" },
    context: {} as Context,
    input: {} as PicturesInput,
    events: {} as PicturesEvent,
    tags: {} as "busy" | "failed" | "cropping",
    meta: {} as MachineMeta,
  },
  actors: {
    files: fileUploadMachine,
    addPicture: toBeProvided<Outcome<AddedPicture, PictureCode>, AddPictureInput>("addPicture"),
  },
  guards: {
    hasMore: ({ context }, { files }: { files: readonly File[] }) => files.length > context.taken,
    isWaiting: ({ context }) => context.waiting.length > 0,
    isKnown: ({ context }, { id }: { id: PictureId }) =>
      context.pictures.some((picture) => picture.id === id),
    isGone: ({ context }, { pictures }: { pictures: readonly Picture[] }) =>
      !pictures.some(({ id }) => id === context.editing?.id),
  },
  actions: {
    takeFiles: assign(({ context }, { files }: { files: readonly File[] }) => takeFiles(context, files)),
    addFiles: sendTo("files", (_, { files }: { files: readonly File[] }) => ({ type: "files.add", files })),
    dismissProblems: sendTo("files", { type: "files.problemsDismissed" }),
    setReplaced: assign((_, { id }: { id: PictureId | undefined }): Partial<Context> => ({ replaced: id })),
    clearTooMany: assign({ tooMany: [] }),
    clearProgress: assign((): Partial<Context> => ({ sent: 0, total: 0 })),
    setProgress: assign((_, params: { sent: number; total: number }) => params),
    setStalled: assign((): Partial<Context> => ({
      failure: { _tag: "TimedOut", limit: PROGRESS_LIMIT, lost: true },
    })),
    dropFile: assign(({ context }): Partial<Context> => ({
      waiting: context.waiting.slice(1),
      failure: undefined,
    })),
    dismissRefused: assign(({ context }, { place }: { place: number }): Partial<Context> => ({
      refused: context.refused.filter((_file, index) => index !== place),
    })),
    describe: assign(
      (
        { context },
        { id, captions }: { id: PictureId; captions: Partial<PictureCaptions> },
      ): Partial<Context> => ({
        pictures: withCaptions(context.pictures, id, captions),
      }),
    ),
    move: assign(({ context }, { id, place }: { id: PictureId; place: number }): Partial<Context> => ({
      pictures: withPlace(context.pictures, id, place),
    })),
    remove: assign(({ context }, { id }: { id: PictureId }): Partial<Context> => ({
      pictures: withoutPicture(context.pictures, id),
    })),
    setPictures: assign((_, params: { pictures: readonly Picture[] }) => params),
    beginCrop: assign(({ context }, { id }: { id: PictureId }): Partial<Context> => ({
      editing: beginCrop(context, id),
    })),
    holdCrop: assign(({ context: { editing } }): Partial<Context> =>
      editing === undefined ? {} : { editing: { ...editing, held: editing.crop } },
    ),
    releaseCrop: assign(({ context: { editing } }): Partial<Context> =>
      editing === undefined ? {} : { editing: { ...editing, held: undefined } },
    ),
    changeCrop: assign(({ context }, { change }: { change: CropChange }) => changeCrop(context, change)),
    shapeCrop: assign(({ context }, { shaped }: { shaped: boolean }) => shapeCrop(context, shaped)),
    resetCrop: assign(({ context: { editing, shape } }): Partial<Context> =>
      editing === undefined ? {} : { editing: { ...editing, crop: wholeOrShaped(editing, shape) } },
    ),
    applyCrop: assign(({ context: { editing, pictures } }): Partial<Context> =>
      editing === undefined ? {} : { pictures: withCrop(pictures, editing.id, editing.crop) },
    ),
    endCrop: assign((): Partial<Context> => ({ editing: undefined })),
    tellParent: sendTo(
      ({ context }) => livingOf(context.parent),
      ({ context: { field, pictures } }) => ({ type: "pictures.changed", field, pictures }),
    ),
  },
  delays: { progressLimit: PROGRESS_LIMIT },
});

const request = requestsOf<typeof picturesSetup>({ refusals: uploadRefusals });

/** A refused file is shown at the field, by its name; the next one is sent. */
const refusedAtField = Object.fromEntries(
  pictureCodes.map((code) => [
    code,
    {
      target: "deciding",
      assign: ({ context: { refused, waiting } }: { readonly context: Context }): Partial<Context> => ({
        refused: [...refused, { file: required(waiting[0], "The file").file, code }],
        waiting: waiting.slice(1),
        failure: undefined,
      }),
    },
  ]),
) as Record<
  PictureCode,
  { target: string; assign: (facts: { readonly context: Context }) => Partial<Context> }
>;

const sending = picturesSetup.createStateConfig({
  ...request("addPicture", {
    input: ({ context: { purpose, waiting }, self }) => ({
      purpose,
      file: required(waiting[0], "The file").file,
      parent: self,
    }),
    limit: UPLOAD_LIMIT,
    entry: "clearProgress",
    answered: {
      target: "deciding",
      assign: ({ context, answer }) => takeUploaded(context, answer),
      actions: "tellParent",
      description: "The server has the picture",
    },
    refused: refusedAtField,
    failed: { target: "failed", description: "The upload failed" },
  }),
  description: "A picture is uploaded",
  initial: "moving",
  states: {
    moving: {
      description: "Bytes are sent, or the response is pending",
      after: {
        progressLimit: {
          target: "#pictures.upload.failed",
          actions: "setStalled",
          description: "No progress within the time limit",
          meta: { ...broken, code: "TIMED_OUT" },
        },
      },
      on: {
        "upload.progressed": {
          target: "moving",
          reenter: true,
          actions: { type: "setProgress", params: ({ event }) => ({ sent: event.sent, total: event.total }) },
          description: "More bytes were sent: the time limit begins again",
        },
      },
    },
  },
  on: {
    "pictures.cancel": {
      target: "deciding",
      actions: "dropFile",
      description: "The upload is given up",
    },
  },
});

const afterFailure = {
  "pictures.retry": { target: "sending", description: "The same file is sent again" },
  "pictures.cancel": { target: "deciding", actions: "dropFile", description: "The file is given up" },
} as const;

const upload = picturesSetup.createStateConfig({
  description: "Uploads the chosen files, one after the other",
  initial: "idle",
  states: {
    idle: {
      description: "No file waits",
      always: { guard: "isWaiting", target: "sending", description: "A file passed the rule" },
    },
    deciding: {
      description: "A file is done",
      always: [
        { guard: "isWaiting", target: "sending", description: "The next file is sent" },
        { target: "idle", description: "It was the last file" },
      ],
    },
    sending,
    failed: {
      description: "The picture was not added; `failure` has the reason",
      meta: { ...broken, code: "CALL_FAILED" },
      tags: ["failed"],
      on: afterFailure,
    },
    crashed: {
      description: "A defect; a retry may help",
      meta: { ...broken, code: "DEFECT" },
      tags: ["failed"],
      on: afterFailure,
    },
  },
});

const cropping = picturesSetup.createStateConfig({
  description: "The crop of a picture",
  initial: "closed",
  states: {
    closed: {
      description: "No crop is being changed",
      entry: "endCrop",
      on: {
        "crop.start": {
          guard: { type: "isKnown", params: ({ event }) => ({ id: event.id }) },
          target: "open",
          actions: { type: "beginCrop", params: ({ event }) => ({ id: event.id }) },
          description: "Begins with the picture's crop, or with the whole picture in the field's shape",
        },
      },
    },
    open: {
      description: "The crop is changed by pointer or keyboard",
      tags: ["cropping"],
      on: {
        "crop.held": { actions: "holdCrop", description: "A pointer takes hold" },
        "crop.changed": {
          actions: { type: "changeCrop", params: ({ event }) => ({ change: event.change }) },
          description: "Moved or resized, inside of the picture",
        },
        "crop.released": { actions: "releaseCrop", description: "The pointer lets go" },
        "crop.shaped": {
          actions: { type: "shapeCrop", params: ({ event }) => ({ shaped: event.shaped }) },
          description: "The crop keeps the field's shape, or may have any",
        },
        "crop.reset": { actions: "resetCrop", description: "As much of the picture as there is" },
        "crop.apply": {
          target: "closed",
          actions: ["applyCrop", "tellParent"],
          description: "The picture has the crop",
        },
        "crop.cancel": { target: "closed", description: "The picture stays as it was" },
        "pictures.removed": {
          target: "closed",
          actions: [{ type: "remove", params: ({ event }) => ({ id: event.id }) }, "tellParent"],
          description: "A picture is removed while a crop is open",
        },
        "pictures.given": [
          {
            guard: { type: "isGone", params: ({ event }) => ({ pictures: event.pictures }) },
            target: "closed",
            actions: { type: "setPictures", params: ({ event }) => ({ pictures: event.pictures }) },
            description: "Other pictures came, without the one that was cropped",
          },
          {
            actions: { type: "setPictures", params: ({ event }) => ({ pictures: event.pictures }) },
            description: "Other pictures came; the cropped one is among them",
          },
        ],
      },
    },
  },
});

export const picturesMachine = picturesSetup.createMachine({
  id: "pictures",
  description: "The pictures of one field",
  meta: { spec: "business §5", screen: "pictures" },
  type: "parallel",
  context: ({ input: { shape, ...input } }) => ({
    ...input,
    shape,
    waiting: [],
    refused: [],
    taken: 0,
    tooMany: [],
    replaced: undefined,
    sent: 0,
    total: 0,
    failure: undefined,
    editing: undefined,
  }),
  invoke: {
    id: "files",
    src: "files",
    // How many pictures there may be is known here: pictures are removed, and one takes the place of another.
    input: { rule: pictureFile, maxFiles: Number.POSITIVE_INFINITY },
    onSnapshot: {
      guard: { type: "hasMore", params: ({ event }) => ({ files: passedFiles(event.snapshot) }) },
      actions: { type: "takeFiles", params: ({ event }) => ({ files: passedFiles(event.snapshot) }) },
      description: "Files passed the rule: they are uploaded in turn",
    },
  },
  states: { upload, cropping },
  on: {
    "pictures.add": {
      actions: [
        "dismissProblems",
        "clearTooMany",
        { type: "setReplaced", params: { id: undefined } },
        { type: "addFiles", params: ({ event }) => ({ files: event.files }) },
      ],
      description: "Files were chosen, dropped or pasted",
    },
    "pictures.replace": {
      guard: { type: "isKnown", params: ({ event }) => ({ id: event.id }) },
      actions: [
        "dismissProblems",
        "clearTooMany",
        { type: "setReplaced", params: ({ event }) => ({ id: event.id }) },
        { type: "addFiles", params: ({ event }) => ({ files: event.files.slice(0, 1) }) },
      ],
      description: "Another file is chosen for a picture",
    },
    "pictures.described": {
      actions: [
        { type: "describe", params: ({ event }) => ({ id: event.id, captions: event.captions }) },
        "tellParent",
      ],
      description: "The description or the copyright of a picture is typed",
    },
    "pictures.moved": {
      actions: [
        { type: "move", params: ({ event }) => ({ id: event.id, place: event.place }) },
        "tellParent",
      ],
      description: "A picture is put into another place",
    },
    "pictures.removed": {
      actions: [{ type: "remove", params: ({ event }) => ({ id: event.id }) }, "tellParent"],
      description: "A picture is removed",
    },
    "pictures.given": {
      actions: { type: "setPictures", params: ({ event }) => ({ pictures: event.pictures }) },
      description: "The parent has other pictures",
    },
    "pictures.refusedDismissed": {
      actions: { type: "dismissRefused", params: ({ event }) => ({ place: event.place }) },
      description: "The person has seen why a file was refused",
    },
    "pictures.tooManyDismissed": {
      actions: "clearTooMany",
      description: "The list of files without a place is closed",
    },
  },
});

export type PicturesRef = ActorRefFrom<typeof picturesMachine>;
