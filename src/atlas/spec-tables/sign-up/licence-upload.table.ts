import type { licenceUploadMachine } from "../../../machines/sign-up/licence-upload.machine.ts";
import { answers, begins, breaks, fails, late, passes, shows, tableOf } from "../spec-table.ts";

const licence = new File(["%PDF-1.4"], "licence.pdf");
const other = new File(["%PDF-1.4"], "other.pdf");
const empty = { shown: undefined };
const chooses = (file: File) =>
  shows("files", { files: [{ id: file.name, name: file.name, size: file.size, file }] });
const chosen = chooses(licence);
const stored = answers("uploadLicence", { licence: "token" });
const offline = fails("uploadLicence", { _tag: "Offline" });
const progressed = { type: "upload.progressed", sent: 1, total: 2 } as const;
const retry = { type: "licence.retry" } as const;

export const table = tableOf<typeof licenceUploadMachine>()({
  situations: {
    "the step of the proof is opened": { input: empty, steps: [] },
    "the step is opened again, and the file was sent": {
      input: { shown: { file: licence, token: "token" } },
      steps: [],
    },
    "the step is opened again, and the file was being sent": {
      input: { shown: { file: licence, token: undefined } },
      steps: [],
    },
    "the file is being uploaded": { input: empty, steps: [chosen] },
    "the file has been uploading for 1760 seconds, and bytes are sent": {
      input: empty,
      steps: [chosen, ...Array.from({ length: 40 }, () => [passes(44_000), progressed]).flat()],
    },
    "the file is uploaded": { input: empty, steps: [chosen, stored] },
    "the file was not uploaded": { input: empty, steps: [chosen, offline] },
    "uploading has broken": { input: empty, steps: [chosen, breaks("uploadLicence")] },
  },
  steps: {
    "it begins": begins,
    "a file is dropped": { type: "licence.add", files: [licence] },
    "the file passes its check": chosen,
    "another file passes its check": chooses(other),
    "the field tells the same file again": chosen,
    "the field tells of no file": shows("files", { files: [] }),
    "the file is removed": { type: "licence.remove" },
    "more bytes are sent": progressed,
    "40 seconds pass": passes(40_000),
    "44 seconds pass": passes(44_000),
    "45 seconds pass without a byte": passes(45_000),
    "the server has stored it": stored,
    "the server has stored it late": late(stored),
    "the server finds that it is no document": fails("uploadLicence", {
      _tag: "Refused",
      code: "FILE_TYPE_NOT_ALLOWED",
      field: "files[0]",
    }),
    "there is no connection": offline,
    "the call has a defect": breaks("uploadLicence"),
    "a retry is asked for": retry,
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §5", given: "the step of the proof is opened", when: "it begins", must: "empty", calls: [["files", { rule: { maxBytes: 15_000_000, kinds: ["jpg", "png", "heic", "pdf"] } }]], not: ["uploadLicence"] },
    { spec: "decisions/sign-up", given: "the step is opened again, and the file was sent", when: "it begins", must: "uploaded", not: ["uploadLicence"] },
    { spec: "decisions/sign-up", given: "the step is opened again, and the file was being sent", when: "it begins", must: "uploading", tags: ["busy"], calls: [["uploadLicence", { file: licence }]] },
    { spec: "business §5", given: "the step of the proof is opened", when: "a file is dropped", must: "empty", tells: ["files.problemsDismissed", ["files.add", { files: [licence] }]], not: ["uploadLicence"] },
    { spec: "business §5", given: "the step of the proof is opened", when: "the file passes its check", must: "uploading.moving", sees: { shown: { file: licence, token: undefined } }, calls: [["uploadLicence", { file: licence }]] },
    { spec: "business §5", given: "the step of the proof is opened", when: "the field tells of no file", must: "empty", not: ["uploadLicence"] },
    { spec: "business §5", given: "the file is being uploaded", when: "the server has stored it", must: "uploaded", sees: { shown: { file: licence, token: "token" } } },
    { spec: "decisions/sign-up", given: "the file is being uploaded", when: "another file passes its check", must: "uploading.moving", sees: { shown: { file: other, token: undefined } }, calls: [["uploadLicence", { file: other }]] },
    { spec: "decisions/sign-up", given: "the file is being uploaded", when: "the field tells the same file again", must: "uploading.moving", not: ["uploadLicence"] },
    { spec: "decisions/calls", given: "the file is being uploaded", when: ["44 seconds pass", "more bytes are sent", "44 seconds pass"], must: "uploading.moving", sees: { sent: 1, total: 2 }, not: ["failed"] },
    { spec: "decisions/calls", given: "the file is being uploaded", when: "45 seconds pass without a byte", must: "failed", tags: ["failed"], sees: { failure: { _tag: "TimedOut", lost: true } }, not: ["uploaded"] },
    { spec: "decisions/calls", given: "the file is being uploaded", when: ["45 seconds pass without a byte", "the server has stored it late"], must: "failed", not: ["uploaded"] },
    { spec: "decisions/calls", given: "the file has been uploading for 1760 seconds, and bytes are sent", when: "40 seconds pass", must: "failed", sees: { failure: { _tag: "TimedOut" } }, not: ["uploaded"] },
    { spec: "business §5", given: "the file is being uploaded", when: "the file is removed", must: "empty", sees: { shown: undefined } },
    { spec: "business §5", given: "the file is being uploaded", when: ["the file is removed", "the server has stored it late"], must: "empty", sees: { shown: undefined }, not: ["uploaded"] },
    { spec: "business §8", given: "the file is being uploaded", when: "the server finds that it is no document", must: "failed", sees: { failure: { code: "FILE_TYPE_NOT_ALLOWED" } }, not: ["uploaded"] },
    { spec: "shell §8", given: "the file is being uploaded", when: "there is no connection", must: "failed", sees: { shown: { file: licence }, failure: { _tag: "Offline" } }, not: ["uploaded"] },
    { spec: "architecture", given: "the file is being uploaded", when: "the call has a defect", must: "crashed", tags: ["failed"], not: ["uploaded"] },
    { spec: "decisions/sign-up", given: "the file is uploaded", when: "another file passes its check", must: "uploading.moving", sees: { shown: { file: other } }, calls: ["uploadLicence"] },
    { spec: "business §5", given: "the file is uploaded", when: "the file is removed", must: "empty", sees: { shown: undefined } },
    { spec: "shell §8", given: "the file was not uploaded", when: "a retry is asked for", must: "uploading.moving", sees: { failure: undefined, sent: 0 }, calls: [["uploadLicence", { file: licence }]] },
    { spec: "shell §8", given: "the file is being uploaded", when: ["more bytes are sent", "there is no connection", "a retry is asked for"], must: "uploading.moving", sees: { sent: 0, total: 0 } },
    { spec: "architecture", given: "uploading has broken", when: "a retry is asked for", must: "uploading.moving", calls: ["uploadLicence"] },
  ],
});
