import { createEmptyActor } from "xstate";
import { pictureFile } from "../../../domain/pictures/picture.ts";
import { wideShape } from "../../../domain/pictures/crop.ts";
import type { picturesMachine } from "../../../machines/pictures/pictures.machine.ts";
import { samplePicture } from "../../samples/pictures.samples.ts";
import { answers, begins, breaks, fails, late, passes, shows, tableOf } from "../spec-table.ts";

const one = samplePicture("1");
const other = samplePicture("9");
const input = {
  field: "gallery",
  purpose: "references",
  pictures: [one],
  most: 3,
  shape: wideShape,
  parent: createEmptyActor(),
};
/** The field itself: the only actor that nobody started. */
const field = { _parent: undefined };
const described = samplePicture("1", {
  description: "The house",
  copyright: "Gold Electric",
  crop: { x: 0, y: 0, width: 160, height: 90 },
});
const alone = { ...input, most: 1 };
const bytes = Uint8Array.of(0x89, 0x50, 0x4e, 0x47);
const [house, door, roof] = ["house.png", "door.png", "roof.png"].map((name) => new File([bytes], name));
const passed = (...files: readonly (File | undefined)[]) =>
  shows("files", { files: files.map((file) => ({ id: file?.name, file })) });
const first = passed(house);
const two = passed(house, door);
const added = (digit: string) => {
  const { id, width, height } = samplePicture(digit);
  return answers("addPicture", { id, width, height });
};
const house2 = added("2");
const refused = (code: string) => fails("addPicture", { _tag: "Refused", code, field: "files[0]" });
const tooLarge = refused("TOO_LARGE");
const offline = fails("addPicture", { _tag: "Offline" });
const progressed = { type: "upload.progressed", sent: 1, total: 2 } as const;
const crop = { type: "crop.start", id: one.id } as const;
const ids = (...pictures: readonly { readonly id: string }[]) => ({
  pictures: pictures.map(({ id }) => ({ id })),
});
const replace = { type: "pictures.replace", id: one.id, files: [house] } as never;

export const table = tableOf<typeof picturesMachine>()({
  situations: {
    "a gallery with one picture of three": { input, steps: [] },
    "a full gallery": { input: { ...input, pictures: [other, one, samplePicture("8")] }, steps: [] },
    "a gallery with two pictures": { input: { ...input, pictures: [one, other] }, steps: [] },
    "a field of one picture": { input: alone, steps: [] },
    "a picture is being uploaded": { input, steps: [first] },
    "a picture has been uploading for 1760 seconds, and bytes are sent": {
      input,
      steps: [first, ...Array.from({ length: 40 }, () => [passes(44_000), progressed]).flat()],
    },
    "two pictures are to be uploaded": { input, steps: [two] },
    "the picture takes the place of another": { input, steps: [replace, first] },
    "another picture of a field of one is being uploaded": { input: alone, steps: [first] },
    "a picture of a field of one was refused": { input: alone, steps: [first, tooLarge] },
    "a picture was refused": { input, steps: [first, tooLarge] },
    "a picture was not uploaded": { input, steps: [first, offline] },
    "the first of two pictures was not uploaded": { input, steps: [two, offline] },
    "uploading has broken": { input, steps: [first, breaks("addPicture")] },
    "there was no place for a picture": { input, steps: [passed(house, door, roof)] },
    "a picture is being cropped": { input, steps: [crop] },
    "a crop is held": { input, steps: [crop, { type: "crop.held" }] },
    "a picture with captions and a crop gets another file": {
      input: { ...input, pictures: [described] },
      steps: [replace, first],
    },
    "a picture with a crop of another shape": {
      input: { ...input, pictures: [samplePicture("1", { crop: { x: 0, y: 0, width: 300, height: 300 } })] },
      steps: [],
    },
    "a field of one picture, where any shape fits": { input: { ...alone, shape: undefined }, steps: [] },
  },
  steps: {
    "it begins": begins,
    "files are chosen": { type: "pictures.add", files: [house] } as never,
    "another file is chosen for the picture": replace,
    "another file is chosen for a picture that is gone": {
      type: "pictures.replace",
      id: "x",
      files: [house],
    } as never,
    "a file passes the rule": first,
    "a second file passes the rule": two,
    "the same file is chosen again, and passes the rule": passed(house, house),
    "three files pass the rule": passed(house, door, roof),
    "the file field tells the same again": first,
    "the server has the picture": house2,
    "the server has the second picture": added("3"),
    "more bytes are sent": progressed,
    "44 seconds pass": passes(44_000),
    "45 seconds pass without a byte": passes(45_000),
    "40 seconds pass": passes(40_000),
    "the picture is too large": tooLarge,
    "the file is empty": refused("FILE_EMPTY"),
    "the file is no picture": refused("FILE_TYPE_NOT_ALLOWED"),
    "there are too many files": refused("TOO_MANY_FILES"),
    "there is no room for files": refused("STORAGE_FULL"),
    "the company's room for files is used up": refused("COMPANY_STORAGE_FULL"),
    "the file cannot be read as a picture": refused("PICTURE_DAMAGED"),
    "the picture has too many pixels": refused("PICTURE_TOO_MANY_PIXELS"),
    "the file holds something else, too": refused("PICTURE_WITH_MORE"),
    "there is no connection": offline,
    "the call has a defect": breaks("addPicture"),
    "a retry is asked for": { type: "pictures.retry" },
    "it is given up": { type: "pictures.cancel" },
    "the refusal was seen": { type: "pictures.refusedDismissed", place: 0 },
    "the list of files without a place is closed": { type: "pictures.tooManyDismissed" },
    "the picture is described": {
      type: "pictures.described",
      id: one.id,
      captions: { description: "The house" },
    },
    "the picture is moved to the end": { type: "pictures.moved", id: one.id, place: 1 },
    "the picture is removed": { type: "pictures.removed", id: one.id },
    "an earlier version brings other pictures": { type: "pictures.given", pictures: [other] },
    "an earlier version brings other pictures, and this one": {
      type: "pictures.given",
      pictures: [other, one],
    },
    "cropping is asked for": crop,
    "cropping of a picture is asked for that is gone": { type: "crop.start", id: "x" } as never,
    "a pointer takes hold": { type: "crop.held" },
    "the crop is moved": { type: "crop.changed", change: { grip: "move", dx: 0, dy: 10 } } as never,
    "the pointer lets go": { type: "crop.released" },
    "any shape is allowed": { type: "crop.shaped", shaped: false },
    "the field's shape is kept": { type: "crop.shaped", shaped: true },
    "the crop is reset": { type: "crop.reset" },
    "the crop is taken": { type: "crop.apply" },
    "cropping is cancelled": { type: "crop.cancel" },
    "the server has the picture late": late(house2),
    "a colleague has filled the gallery": {
      type: "pictures.given",
      pictures: [one, other, samplePicture("8")],
    },
    "the crop is moved farther": { type: "crop.changed", change: { grip: "move", dx: 0, dy: 20 } } as never,
    "the crop is moved far below the picture": {
      type: "crop.changed",
      change: { grip: "move", dx: 0, dy: 5000 },
    } as never,
    "the right edge is pulled": { type: "crop.changed", change: { grip: "e", dx: -160, dy: 0 } } as never,
    "two files are chosen for the picture": {
      type: "pictures.replace",
      id: one.id,
      files: [house, door],
    } as never,
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §3", given: "a gallery with one picture of three", when: "it begins", must: "upload.idle", sees: ids(one), calls: [["files", { rule: pictureFile, maxFiles: Number.POSITIVE_INFINITY }]], not: ["addPicture", "pictures.changed"] },
    { spec: "business §5", given: "a gallery with one picture of three", when: "files are chosen", must: "upload.idle", tells: [["files.add", { files: [house] }], "files.problemsDismissed"], not: ["addPicture"] },
    { spec: "business §5", given: "a gallery with one picture of three", when: "a file passes the rule", must: "upload.sending", tags: ["busy"], calls: [["addPicture", { purpose: "references", file: house, parent: field }]], not: ["pictures.changed"] },

    // Uploading, one after the other
    { spec: "business §3", given: "a picture is being uploaded", when: "the server has the picture", must: "upload.idle", sees: ids(one, samplePicture("2")), tells: [["pictures.changed", { field: "gallery", ...ids(one, samplePicture("2")) }]] },
    { spec: "decisions/pictures", given: "two pictures are to be uploaded", when: "the server has the picture", must: "upload.sending", calls: [["addPicture", { file: door }]], tells: ["pictures.changed"] },
    { spec: "decisions/pictures", given: "two pictures are to be uploaded", when: ["more bytes are sent", "the server has the picture"], must: "upload.sending", sees: { sent: 0, total: 0 } },
    { spec: "decisions/pictures", given: "two pictures are to be uploaded", when: ["the server has the picture", "the server has the second picture"], must: "upload.idle", sees: ids(one, samplePicture("2"), samplePicture("3")) },
    { spec: "decisions/pictures", given: "a picture is being uploaded", when: "the file field tells the same again", must: "upload.sending", not: ["addPicture"] },
    { spec: "business §3", given: "a gallery with one picture of three", when: "three files pass the rule", must: "upload.sending", sees: { tooMany: ["roof.png"] }, calls: [["addPicture", { file: house }]] },
    { spec: "business §3", given: "there was no place for a picture", when: "the list of files without a place is closed", must: "upload.sending", sees: { tooMany: [] } },
    { spec: "business §3", given: "there was no place for a picture", when: "files are chosen", must: "upload.sending", sees: { tooMany: [] } },
    { spec: "decisions/calls", given: "a picture is being uploaded", when: ["44 seconds pass", "more bytes are sent", "44 seconds pass"], must: "upload.sending.moving", sees: { sent: 1, total: 2 }, not: ["upload.failed"] },
    { spec: "decisions/calls", given: "a picture is being uploaded", when: "45 seconds pass without a byte", must: "upload.failed", tags: ["failed"], sees: { failure: { _tag: "TimedOut", limit: 45_000, lost: true }, ...ids(one) }, not: ["pictures.changed"] },
    { spec: "decisions/calls", given: "a picture has been uploading for 1760 seconds, and bytes are sent", when: "40 seconds pass", must: "upload.failed", sees: { failure: { _tag: "TimedOut" } } },
    { spec: "decisions/pictures", given: "a picture is being uploaded", when: "it is given up", must: "upload.idle", sees: ids(one), not: ["pictures.changed"] },
    { spec: "decisions/calls", given: "a picture is being uploaded", when: ["it is given up", "the server has the picture late"], must: "upload.idle", sees: ids(one), not: ["pictures.changed"] },
    { spec: "business §3", given: "a picture is being uploaded", when: ["a colleague has filled the gallery", "the server has the picture"], must: "upload.idle", sees: { ...ids(one, other, samplePicture("8")), tooMany: ["house.png"] } },
    { spec: "business §3", given: "a picture was not uploaded", when: ["a colleague has filled the gallery", "a retry is asked for", "the server has the picture"], must: "upload.idle", sees: { ...ids(one, other, samplePicture("8")), tooMany: ["house.png"] } },
    { spec: "business §3", given: "there was no place for a picture", when: "another file is chosen for the picture", must: "upload.sending", sees: { tooMany: [] } },
    { spec: "decisions/calls", given: "a picture is being uploaded", when: "a retry is asked for", must: "upload.sending", not: ["addPicture"] },
    { spec: "decisions/pictures", given: "two pictures are to be uploaded", when: "it is given up", must: "upload.sending", calls: [["addPicture", { file: door }]] },

    // Refusals: shown by the file's name, and the others go on
    { spec: "business §5", given: "a picture is being uploaded", when: "the picture is too large", must: "upload.idle", sees: { refused: [{ file: house, code: "TOO_LARGE" }], ...ids(one) }, not: ["pictures.changed"] },
    { spec: "business §8", given: "a picture is being uploaded", when: "the file is empty", must: "upload.idle", sees: { refused: [{ code: "FILE_EMPTY" }] }, not: ["pictures.changed"] },
    { spec: "business §8", given: "a picture is being uploaded", when: "the file is no picture", must: "upload.idle", sees: { refused: [{ code: "FILE_TYPE_NOT_ALLOWED" }] }, not: ["pictures.changed"] },
    { spec: "business §8", given: "a picture is being uploaded", when: "there are too many files", must: "upload.idle", sees: { refused: [{ code: "TOO_MANY_FILES" }] }, not: ["pictures.changed"] },
    { spec: "decisions/server", given: "a picture is being uploaded", when: "there is no room for files", must: "upload.idle", sees: { refused: [{ code: "STORAGE_FULL" }] }, not: ["pictures.changed"] },
    { spec: "decisions/server", given: "a picture is being uploaded", when: "the company's room for files is used up", must: "upload.idle", sees: { refused: [{ code: "COMPANY_STORAGE_FULL" }] }, not: ["pictures.changed"] },
    { spec: "decisions/pictures", given: "a picture is being uploaded", when: "the file cannot be read as a picture", must: "upload.idle", sees: { refused: [{ code: "PICTURE_DAMAGED" }] }, not: ["pictures.changed"] },
    { spec: "decisions/pictures", given: "a picture is being uploaded", when: "the picture has too many pixels", must: "upload.idle", sees: { refused: [{ code: "PICTURE_TOO_MANY_PIXELS" }] }, not: ["pictures.changed"] },
    { spec: "decisions/pictures", given: "a picture is being uploaded", when: "the file holds something else, too", must: "upload.idle", sees: { refused: [{ code: "PICTURE_WITH_MORE" }] }, not: ["pictures.changed"] },
    { spec: "business §8", given: "two pictures are to be uploaded", when: "the picture is too large", must: "upload.sending", calls: [["addPicture", { file: door }]] },
    { spec: "decisions/pictures", given: "two pictures are to be uploaded", when: ["the picture is too large", "the file cannot be read as a picture"], must: "upload.idle", sees: { refused: [{ file: house, code: "TOO_LARGE" }, { file: door, code: "PICTURE_DAMAGED" }] } },
    { spec: "decisions/pictures", given: "two pictures are to be uploaded", when: ["the picture is too large", "the file cannot be read as a picture", "the refusal was seen"], must: "upload.idle", sees: { refused: [{ file: door }] } },
    { spec: "decisions/pictures", given: "a picture was refused", when: "a second file passes the rule", must: "upload.sending", sees: { refused: [{ file: house }] }, calls: [["addPicture", { file: door }]] },
    { spec: "decisions/pictures", given: "a picture was refused", when: "the same file is chosen again, and passes the rule", must: "upload.sending", sees: { refused: [] }, calls: [["addPicture", { file: house }]] },
    { spec: "decisions/pictures", given: "a picture of a field of one was refused", when: "a second file passes the rule", must: "upload.sending", sees: { refused: [] }, calls: [["addPicture", { file: door }]] },
    { spec: "decisions/pictures", given: "a picture was refused", when: "the refusal was seen", must: "upload.idle", sees: { refused: [] } },
    { spec: "shell §8", given: "a picture is being uploaded", when: "there is no connection", must: "upload.failed", sees: { failure: { _tag: "Offline" } }, not: ["pictures.changed"] },
    { spec: "decisions/pictures", given: "two pictures are to be uploaded", when: "there is no connection", must: "upload.failed", sees: { failure: { _tag: "Offline" }, refused: [], waiting: [{ file: house }, { file: door }] }, not: ["addPicture", "pictures.changed"] },
    { spec: "architecture", given: "a picture is being uploaded", when: "the call has a defect", must: "upload.crashed", tags: ["failed"], not: ["pictures.changed"] },
    { spec: "shell §8", given: "a picture was not uploaded", when: "a retry is asked for", must: "upload.sending", sees: { failure: undefined }, calls: [["addPicture", { file: house }]] },
    { spec: "decisions/pictures", given: "a picture was not uploaded", when: "it is given up", must: "upload.idle", sees: { failure: undefined, waiting: [] } },
    { spec: "decisions/pictures", given: "the first of two pictures was not uploaded", when: "it is given up", must: "upload.sending", calls: [["addPicture", { file: door }]] },
    { spec: "architecture", given: "uploading has broken", when: "a retry is asked for", must: "upload.sending", calls: ["addPicture"] },
    { spec: "architecture", given: "uploading has broken", when: "it is given up", must: "upload.idle" },

    // In the place of another
    { spec: "decisions/pictures", given: "a gallery with one picture of three", when: "another file is chosen for the picture", must: "upload.idle", sees: { replaced: one.id }, tells: ["files.add", "files.problemsDismissed"] },
    { spec: "decisions/pictures", given: "a gallery with one picture of three", when: ["another file is chosen for the picture", "files are chosen"], must: "upload.idle", sees: { replaced: undefined } },
    { spec: "decisions/pictures", given: "a full gallery", when: ["another file is chosen for the picture", "a file passes the rule", "the server has the picture"], must: "upload.idle", sees: ids(other, samplePicture("2"), samplePicture("8")) },
    { spec: "decisions/pictures", given: "a picture is being uploaded", when: ["another file is chosen for the picture", "a second file passes the rule", "it is given up", "the server has the picture"], must: "upload.idle", sees: ids(samplePicture("2")) },
    { spec: "decisions/pictures", given: "a gallery with one picture of three", when: "two files are chosen for the picture", must: "upload.idle", sees: { replaced: one.id }, tells: [["files.add", { files: [house] }]] },
    { spec: "decisions/pictures", given: "a gallery with one picture of three", when: "another file is chosen for a picture that is gone", must: "upload.idle", sees: { replaced: undefined }, not: ["files.add"] },
    { spec: "decisions/pictures", given: "the picture takes the place of another", when: "the server has the picture", must: "upload.idle", sees: ids(samplePicture("2")), tells: ["pictures.changed"] },
    { spec: "decisions/pictures", given: "a picture with captions and a crop gets another file", when: "the server has the picture", must: "upload.idle", sees: { pictures: [{ id: samplePicture("2").id, description: "The house", copyright: "Gold Electric", crop: undefined }] }, tells: ["pictures.changed"] },
    { spec: "decisions/pictures", given: "a field of one picture", when: "a file passes the rule", must: "upload.sending", sees: ids(one), calls: ["addPicture"] },
    { spec: "decisions/pictures", given: "another picture of a field of one is being uploaded", when: "the server has the picture", must: "upload.idle", sees: ids(samplePicture("2")), tells: ["pictures.changed"] },

    // Words, order, removal
    { spec: "business §3", given: "a gallery with one picture of three", when: "the picture is described", must: "upload.idle", sees: { pictures: [{ description: "The house" }] }, tells: [["pictures.changed", { pictures: [{ description: "The house" }] }]] },
    { spec: "decisions/pictures", given: "a gallery with two pictures", when: "the picture is moved to the end", must: "upload.idle", sees: ids(other, one), tells: ["pictures.changed"] },
    { spec: "decisions/pictures", given: "a gallery with two pictures", when: "the picture is removed", must: "upload.idle", sees: ids(other), tells: [["pictures.changed", ids(other)]] },
    { spec: "decisions/website", given: "a gallery with one picture of three", when: "an earlier version brings other pictures", must: "upload.idle", sees: ids(other), not: ["pictures.changed"] },

    // The crop
    { spec: "business §5", given: "a gallery with one picture of three", when: "cropping is asked for", must: "cropping.open", tags: ["cropping"], sees: { editing: { id: one.id, shaped: true, crop: { x: 0, y: 150, width: 1600, height: 900 } } }, not: ["pictures.changed"] },
    { spec: "decisions/pictures", given: "a gallery with one picture of three", when: "cropping of a picture is asked for that is gone", must: "cropping.closed", sees: { editing: undefined } },
    { spec: "decisions/pictures", given: "a picture with a crop of another shape", when: "cropping is asked for", must: "cropping.open", sees: { editing: { shaped: false, crop: { x: 0, y: 0, width: 300, height: 300 } } } },
    { spec: "decisions/pictures", given: "a field of one picture, where any shape fits", when: "cropping is asked for", must: "cropping.open", sees: { editing: { shaped: false, crop: { x: 0, y: 0, width: 1600, height: 1200 } } } },
    { spec: "decisions/pictures", given: "a picture is being cropped", when: "a pointer takes hold", must: "cropping.open", not: ["pictures.changed"] },
    { spec: "decisions/pictures", given: "a picture is being cropped", when: "the crop is moved", must: "cropping.open", sees: { editing: { crop: { y: 160 } } }, not: ["pictures.changed"] },
    { spec: "decisions/pictures", given: "a picture is being cropped", when: "the crop is moved far below the picture", must: "cropping.open", sees: { editing: { crop: { y: 300, height: 900 } } } },
    { spec: "decisions/pictures", given: "a crop is held", when: ["the crop is moved", "the crop is moved farther"], must: "cropping.open", sees: { editing: { crop: { y: 170 } } } },
    { spec: "decisions/pictures", given: "a picture is being cropped", when: "the right edge is pulled", must: "cropping.open", sees: { editing: { crop: { width: 1440, height: 810 } } } },
    { spec: "decisions/pictures", given: "a picture is being cropped", when: ["any shape is allowed", "the right edge is pulled"], must: "cropping.open", sees: { editing: { crop: { width: 1440, height: 900 } } } },
    { spec: "decisions/pictures", given: "a crop is held", when: ["the crop is moved far below the picture", "the crop is moved"], must: "cropping.open", sees: { editing: { crop: { y: 160 } } } },
    { spec: "decisions/pictures", given: "a crop is held", when: ["the crop is moved", "the pointer lets go", "the crop is moved"], must: "cropping.open", sees: { editing: { crop: { y: 170 } } } },
    { spec: "decisions/pictures", given: "a crop is held", when: "the pointer lets go", must: "cropping.open", sees: { editing: { held: undefined } } },
    { spec: "decisions/pictures", given: "a picture is being cropped", when: "any shape is allowed", must: "cropping.open", sees: { editing: { shaped: false } } },
    { spec: "decisions/pictures", given: "a picture is being cropped", when: ["any shape is allowed", "the field's shape is kept"], must: "cropping.open", sees: { editing: { shaped: true } } },
    { spec: "decisions/pictures", given: "a picture is being cropped", when: ["the crop is moved", "the crop is reset"], must: "cropping.open", sees: { editing: { crop: { x: 0, y: 150, width: 1600, height: 900 } } }, not: ["pictures.changed"] },
    { spec: "decisions/pictures", given: "a picture is being cropped", when: ["any shape is allowed", "the crop is moved", "the crop is reset"], must: "cropping.open", sees: { editing: { crop: { x: 0, y: 0, width: 1600, height: 1200 } } } },
    { spec: "decisions/pictures", given: "a picture is being cropped", when: ["any shape is allowed", "the crop is reset", "the field's shape is kept"], must: "cropping.open", sees: { editing: { shaped: true, crop: { x: 0, y: 150, width: 1600, height: 900 } } } },
    { spec: "decisions/pictures", given: "a picture with a crop of another shape", when: ["cropping is asked for", "the crop is reset", "the crop is taken"], must: "cropping.closed", sees: { pictures: [{ id: one.id, crop: undefined }] }, tells: ["pictures.changed"] },
    { spec: "decisions/pictures", given: "a picture is being cropped", when: ["the crop is moved", "the crop is taken"], must: "cropping.closed", sees: { editing: undefined }, tells: [["pictures.changed", { pictures: [{ id: one.id, crop: { x: 0, y: 160, width: 1600, height: 900 } }] }]] },
    { spec: "decisions/pictures", given: "a picture is being cropped", when: ["the crop is moved", "cropping is cancelled"], must: "cropping.closed", sees: { editing: undefined, pictures: [{ id: one.id, crop: undefined }] }, not: ["pictures.changed"] },
    { spec: "decisions/pictures", given: "a picture is being cropped", when: "the picture is removed", must: "cropping.closed", sees: { editing: undefined, pictures: [] }, tells: ["pictures.changed"] },
    { spec: "decisions/pictures", given: "a picture is being cropped", when: "an earlier version brings other pictures", must: "cropping.closed", sees: { editing: undefined, ...ids(other) }, not: ["pictures.changed"] },
    { spec: "decisions/pictures", given: "a picture is being cropped", when: "an earlier version brings other pictures, and this one", must: "cropping.open", sees: ids(other, one), not: ["pictures.changed"] },
  ],
});
