import { overlayPicture } from "../../../domain/kit/upload.ts";
import type { fileUploadMachine } from "../../../machines/kit/file-upload.machine.ts";
import { begins, breaks, ends, late, passes, tableOf } from "../spec-table.ts";

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const sized = (name: string, size: number): File =>
  Object.defineProperty(new File([png], name), "size", { value: size });
const photo = new File([png], "photo.png");
const plan = new File([png], "plan.png");
const large = sized("large.png", 11_000_000);
const almost = sized("almost.png", 10_999_999);
const text = new File(["hello"], "hello.txt");
const masked = new File([png], "a\u202Egpj.png");
const input = { rule: overlayPicture, maxFiles: 1 };

const add = (...files: readonly File[]) => ({ type: "files.add", files }) as const;
const read = (...files: readonly File[]) =>
  ends(
    "inspectFiles",
    files.map((file) => ({ file, firstBytes: png })),
  );
const sent = { type: "files.progressed", sent: 1, total: 2 } as const;
const tooLarge = [add(large), read(large)];

export const table = tableOf<typeof fileUploadMachine>()({
  situations: {
    "an empty file field": { input, steps: [] },
    "a file is being read": { input, steps: [add(photo)] },
    "a file is attached": { input, steps: [add(photo), read(photo)] },
    "a file was too large": { input, steps: tooLarge },
    "a file could not be read": { input, steps: [add(photo), breaks("inspectFiles")] },
    "the file is being uploaded": { input, steps: [add(photo), read(photo), sent] },
  },
  steps: {
    "it begins": begins,
    "a picture is chosen": add(photo),
    "another picture is chosen": add(plan),
    "a picture whose name has signs that nobody sees is chosen": add(masked),
    "the picture is read": read(photo),
    "the picture is read late": late(read(photo)),
    "the other picture is read": read(plan),
    "both pictures are read": read(photo, plan),
    "it turns out to have 11,000,000 bytes": read(large),
    "it turns out to have one byte less": read(almost),
    "it turns out to be empty": read(sized("empty.png", 0)),
    "it turns out to be a text": ends("inspectFiles", [
      { file: text, firstBytes: new TextEncoder().encode("hello") },
    ]),
    "it turns out to be a program": ends("inspectFiles", [
      { file: photo, firstBytes: Uint8Array.of(0x4d, 0x5a, 0x90) },
    ]),
    "the browser cannot read it": breaks("inspectFiles"),
    "10 seconds pass": passes(10_000),
    "a file that is too large is found": { type: "files.tooLargeFound" },
    "the alert hides itself": ends("alert"),
    "the file is removed": { type: "files.remove", id: "file-1" },
    "the list of rejected files is closed": { type: "files.problemsDismissed" },
    "the form was sent": { type: "files.clear" },
    "a draft names the picture and another file": {
      type: "files.namesRestored",
      names: ["photo.png", "plan.png"],
    },
    "half of the bytes are sent": sent,
    "three quarters of the bytes are sent": { type: "files.progressed", sent: 3, total: 4 },
    "all bytes are sent": { type: "files.progressed", sent: 2, total: 2 },
    "it is cancelled": { type: "files.cancel" },
    "29 seconds pass": passes(29_000),
    "30 seconds pass": passes(30_000),
  },
  // oxfmt-ignore
  lines: [
    { spec: "shell §5", given: "an empty file field", when: "it begins", must: "list.ready", sees: { files: [], problems: [] }, not: ["inspectFiles"] },
    { spec: "shell §5", given: "an empty file field", when: "a picture is chosen", must: "list.inspecting", tags: ["busy"], sees: { files: [] }, calls: [["inspectFiles", { files: [photo] }]] },
    { spec: "decisions/forms", given: "an empty file field", when: "a picture whose name has signs that nobody sees is chosen", must: "list.inspecting", calls: [["inspectFiles", { files: [{ name: "agpj.png" }] }]] },
    { spec: "shell §5", given: "a file is being read", when: "the picture is read", must: "list.ready", sees: { files: [{ name: "photo.png" }], problems: [] }, not: ["tooLarge.shown"] },
    { spec: "shell §5", given: "a file is being read", when: "it turns out to have 11,000,000 bytes", must: "tooLarge.shown", tags: ["tooLarge"], sees: { files: [], problems: [{ name: "large.png", problem: "too_large" }] }, calls: [["alert", { tone: "danger", hideAfter: 3000 }]] },
    { spec: "shell §5", given: "a file is being read", when: "it turns out to have one byte less", must: "list.ready", sees: { files: [{ name: "almost.png" }], problems: [] }, not: ["tooLarge.shown"] },
    { spec: "shell §5", given: "a file is being read", when: "it turns out to be empty", must: "list.ready", sees: { files: [], problems: [{ name: "empty.png", problem: "empty" }] }, not: ["tooLarge.shown"] },
    { spec: "shell §5", given: "a file is being read", when: "it turns out to be a text", must: "list.ready", sees: { files: [], problems: [{ name: "hello.txt" }] }, not: ["tooLarge.shown"] },
    { spec: "shell §5", given: "a file is being read", when: "it turns out to be a program", must: "list.ready", sees: { files: [], problems: [{ name: "photo.png", problem: "wrong_type" }] } },
    { spec: "decisions/forms", given: "a file is being read", when: "the browser cannot read it", must: "list.crashed", tags: ["failed"], sees: { files: [], problems: [{ name: "photo.png", problem: "unreadable" }] } },
    { spec: "decisions/forms", given: "a file is being read", when: "10 seconds pass", must: "list.ready", sees: { problems: [{ problem: "unreadable" }] } },
    { spec: "decisions/forms", given: "a file is being read", when: ["10 seconds pass", "the picture is read late"], must: "list.ready", sees: { files: [] } },
    { spec: "decisions/forms", given: "a file is being read", when: "another picture is chosen", must: "list.inspecting", calls: [["inspectFiles", { files: [photo, plan] }]] },
    { spec: "decisions/forms", given: "a file is being read", when: ["another picture is chosen", "both pictures are read"], must: "list.ready", sees: { files: [{ name: "photo.png" }], problems: [{ name: "plan.png", problem: "too_many" }] } },
    { spec: "decisions/forms", given: "a file is being read", when: "it is cancelled", must: "list.ready", sees: { files: [], problems: [] } },
    { spec: "decisions/forms", given: "a file is being read", when: ["it is cancelled", "another picture is chosen"], must: "list.inspecting", calls: [["inspectFiles", { files: [plan] }]] },
    { spec: "decisions/forms", given: "a file could not be read", when: "another picture is chosen", must: "list.inspecting", calls: [["inspectFiles", { files: [plan] }]] },
    { spec: "decisions/forms", given: "a file is attached", when: ["another picture is chosen", "the other picture is read"], must: "list.ready", sees: { files: [{ name: "photo.png" }], problems: [{ name: "plan.png", problem: "too_many" }] } },
    { spec: "shell §5", given: "a file is attached", when: "the file is removed", must: "list.ready", sees: { files: [] } },
    { spec: "decisions/forms", given: "a file is attached", when: ["the file is removed", "another picture is chosen", "the other picture is read"], must: "list.ready", sees: { files: [{ id: "file-2" }] } },
    { spec: "decisions/forms", given: "a file is attached", when: "the form was sent", must: "list.ready", sees: { files: [], problems: [], missing: [] } },
    { spec: "decisions/tickets", given: "an empty file field", when: ["a draft names the picture and another file", "the form was sent"], must: "list.ready", sees: { missing: [] } },
    { spec: "decisions/tickets", given: "a file is attached", when: "a draft names the picture and another file", must: "list.ready", sees: { missing: ["plan.png"] } },
    { spec: "decisions/tickets", given: "an empty file field", when: ["a draft names the picture and another file", "a picture is chosen", "the picture is read"], must: "list.ready", sees: { missing: ["plan.png"], files: [{ name: "photo.png" }] } },

    // The alert about a file that is too large
    { spec: "shell §8", given: "a file was too large", when: "the alert hides itself", must: "tooLarge.hidden", sees: { problems: [{ name: "large.png" }] } },
    { spec: "shell §9", given: "a file was too large", when: "a file that is too large is found", must: "tooLarge.shown", calls: [["alert", { hideAfter: 3000 }]] },
    { spec: "shell §5", given: "a file was too large", when: "the list of rejected files is closed", must: "list.ready", sees: { problems: [] } },

    // The upload
    { spec: "decisions/forms", given: "a file is attached", when: "half of the bytes are sent", must: "transfer.sending", tags: ["sending"], sees: { transfer: { _tag: "Sending", sent: 1, total: 2 } } },
    { spec: "decisions/forms", given: "the file is being uploaded", when: "three quarters of the bytes are sent", must: "transfer.sending", sees: { transfer: { _tag: "Sending", sent: 3, total: 4 } } },
    { spec: "decisions/forms", given: "the file is being uploaded", when: "all bytes are sent", must: "transfer.idle", sees: { transfer: { _tag: "Idle" } } },
    { spec: "decisions/forms", given: "the file is being uploaded", when: ["29 seconds pass", "half of the bytes are sent", "29 seconds pass"], must: "transfer.sending" },
    { spec: "decisions/forms", given: "the file is being uploaded", when: "30 seconds pass", must: "transfer.idle", sees: { transfer: { _tag: "Idle" }, files: [{ name: "photo.png" }] } },
    { spec: "decisions/forms", given: "the file is being uploaded", when: "it is cancelled", must: "transfer.idle", sees: { files: [{ name: "photo.png" }] } },
  ],
});
