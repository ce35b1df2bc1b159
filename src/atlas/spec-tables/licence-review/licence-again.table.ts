import { createEmptyActor } from "xstate";
import { tradeLicence } from "../../../domain/kit/upload.ts";
import type { licenceAgainMachine } from "../../../machines/licence-review/licence-again.machine.ts";
import { ownDataSaved } from "../../../machines/session/own-data-saved.ts";
import { accepted, refused, submit } from "../form-words.ts";
import { begins, fails, passes, shows, tableOf } from "../spec-table.ts";

const licence = new File(["%PDF-1.7"], "licence.pdf");
const other = new File(["%PDF-1.7"], "other.pdf");
const input = {
  values: { licence: [] },
  limit: 1_800_000,
  parent: createEmptyActor(),
  forwards: [ownDataSaved],
};
/** The session looks up what the person may do now. */
const looked = ["screen.forwarded", ownDataSaved] as const;
const holds = (...files: readonly File[]) =>
  shows("files", { files: files.map((file) => ({ id: file.name, name: file.name, size: file.size, file })) });
const chosen = holds(licence);

export const table = tableOf<typeof licenceAgainMachine>()({
  situations: {
    "the form after a decline": { input, steps: [] },
    "a trade licence is chosen": { input, steps: [chosen] },
    "the trade licence is being sent": { input, steps: [chosen, submit] },
    "the trade licence was sent": { input, steps: [chosen, submit, accepted(), holds()] },
  },
  steps: {
    "it begins": begins,
    "it is sent": submit,
    "a file is chosen": chosen,
    "another file takes its place": holds(other),
    "the file is removed": holds(),
    "the file field tells the same file again": chosen,
    "more bytes are sent": { type: "upload.progressed", sent: 1, total: 2 },
    "it is taken back": { type: "form.cancel" },
    "it is reset": { type: "form.reset" },
    "the server has it": accepted({ status: "open" }),
    "the application is not declined any more": refused("APPLICATION_NOT_DECLINED"),
    "the server misses the file": refused("LICENCE_MISSING", "licence"),
    "the file is too large": refused("TOO_LARGE", "files[0]"),
    "the file is empty": refused("FILE_EMPTY", "files[0]"),
    "the file is no document": refused("FILE_TYPE_NOT_ALLOWED", "files[0]"),
    "there are too many files": refused("TOO_MANY_FILES"),
    "there is no room for files": refused("STORAGE_FULL"),
    "the company's room for files is used up": refused("COMPANY_STORAGE_FULL"),
    "half an hour passes": passes(1_800_000),
    "there is no connection": fails("submit", { _tag: "Offline" }),
  },
  // oxfmt-ignore
  lines: [
    { spec: "business §5", given: "the form after a decline", when: "it begins", must: "editing", calls: [["files", { rule: tradeLicence, maxFiles: 1 }]], not: ["submit"] },
    { spec: "decisions/sign-up", given: "the form after a decline", when: "it is sent", must: "editing", sees: { problems: { licence: "LICENCE_MISSING" }, focus: { field: "licence" } }, not: ["submit"] },
    { spec: "decisions/forms", given: "the form after a decline", when: "a file is chosen", must: "editing", sees: { values: { licence: [licence] }, problems: {}, isDirty: true }, not: ["submit"] },
    { spec: "decisions/forms", given: "a trade licence is chosen", when: "another file takes its place", must: "editing", sees: { values: { licence: [other] } }, not: ["submit"] },
    { spec: "decisions/forms", given: "a trade licence is chosen", when: "the file is removed", must: "editing", sees: { values: { licence: [] }, problems: { licence: "LICENCE_MISSING" }, isDirty: false } },
    { spec: "decisions/forms", given: "a trade licence is chosen", when: "the file field tells the same file again", must: "editing", sees: { values: { licence: [licence] } } },
    { spec: "decisions/forms", given: "a trade licence is chosen", when: "it is reset", must: "editing", sees: { values: { licence: [] }, isDirty: false }, tells: ["files.clear"] },
    { spec: "decisions/sign-up", given: "a trade licence is chosen", when: "it is sent", must: "sending", calls: [["submit", { values: { licence: [licence] } }]] },
    { spec: "decisions/calls", given: "the trade licence is being sent", when: "it is sent", must: "sending", not: ["submit"] },
    { spec: "decisions/forms", given: "the trade licence is being sent", when: "more bytes are sent", must: "sending", tells: [["files.progressed", { sent: 1, total: 2 }]] },
    { spec: "decisions/forms", given: "the trade licence is being sent", when: "it is taken back", must: "editing", sees: { values: { licence: [licence] } }, not: ["form.sent", "files.clear"] },
    { spec: "decisions/calls", given: "the trade licence is being sent", when: "half an hour passes", must: "failed", sees: { values: { licence: [licence] }, failure: { _tag: "TimedOut" } }, not: ["form.sent"] },
    { spec: "decisions/calls", given: "the trade licence is being sent", when: "there is no connection", must: "failed", sees: { values: { licence: [licence] }, failure: { _tag: "Offline" } }, not: ["form.sent", "files.clear"] },
    { spec: "decisions/sign-up", given: "the trade licence is being sent", when: "the server has it", must: "done", sees: { values: { licence: [] } }, tells: ["form.sent", "files.clear", ["resource.changed", { content: { status: "open" } }], looked] },
    { spec: "decisions/sign-up", given: "the trade licence is being sent", when: "the application is not declined any more", must: "refused", sees: { values: { licence: [licence] }, failure: { code: "APPLICATION_NOT_DECLINED" } }, tells: ["resource.refresh", looked], not: ["form.sent", "files.clear"] },
    { spec: "decisions/sign-up", given: "the trade licence is being sent", when: "the server misses the file", must: "editing", sees: { refused: { licence: "LICENCE_MISSING" }, focus: { field: "licence" } }, not: ["form.sent", "screen.forwarded"] },
    { spec: "business §5", given: "the trade licence is being sent", when: "the file is too large", must: "refused", sees: { values: { licence: [licence] }, refused: { licence: "TOO_LARGE" } }, not: ["form.sent"] },
    { spec: "business §5", given: "the trade licence is being sent", when: ["the file is too large", "another file takes its place"], must: "refused", sees: { values: { licence: [other] }, refused: {} }, not: ["form.sent"] },
    { spec: "business §8", given: "the trade licence is being sent", when: ["the file is too large", "the file field tells the same file again"], must: "refused", sees: { values: { licence: [licence] }, refused: { licence: "TOO_LARGE" } } },
    { spec: "business §8", given: "the trade licence is being sent", when: "the file is empty", must: "refused", sees: { refused: { licence: "FILE_EMPTY" } }, not: ["form.sent"] },
    { spec: "business §5", given: "the trade licence is being sent", when: "the file is no document", must: "refused", sees: { refused: { licence: "FILE_TYPE_NOT_ALLOWED" } }, not: ["form.sent"] },
    { spec: "business §8", given: "the trade licence is being sent", when: "there are too many files", must: "refused", sees: { failure: { code: "TOO_MANY_FILES" } }, not: ["form.sent"] },
    { spec: "decisions/server", given: "the trade licence is being sent", when: "there is no room for files", must: "refused", sees: { failure: { code: "STORAGE_FULL" } }, not: ["form.sent"] },
    { spec: "decisions/server", given: "the trade licence is being sent", when: "the company's room for files is used up", must: "refused", sees: { failure: { code: "COMPANY_STORAGE_FULL" } }, not: ["form.sent"] },
    { spec: "decisions/sign-up", given: "the trade licence was sent", when: "it is sent", must: "editing", sees: { problems: { licence: "LICENCE_MISSING" } }, not: ["submit"] },
  ],
});
