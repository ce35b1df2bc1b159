import * as Schema from "effect/Schema";
import { fromPromise } from "xstate";
import { closePioneerSubmission, submitPioneerLog } from "../../api/pioneer.calls.ts";
import { requestBy } from "../../domain/kit/checked.ts";
import { checkPioneer, checkPioneerClosing } from "../../domain/pioneer/pioneer-form.ts";
import { pioneerClosingMachine } from "../../machines/pioneer/pioneer-closing.machine.ts";
import { pioneerSubmissionMachine } from "../../machines/pioneer/pioneer-submission.machine.ts";
import { createUnsavedValues } from "../browser/unsaved-values.ts";
import { liveFileUpload } from "../live/file-upload.live.ts";
import type { ScreenMachines } from "./screen-entry.ts";

/** What is kept of a submission in the tab: everything but the file. */
const Unsent = Schema.Struct({
  order: Schema.String,
  model: Schema.String,
  description: Schema.String,
  details: Schema.String,
});

const submissionRequest = requestBy(checkPioneer);
const closingRequest = requestBy(checkPioneerClosing);

export const machines: ScreenMachines = ({ run, accountKey }) => [
  pioneerSubmissionMachine.provide({
    actors: {
      files: liveFileUpload,
      unsaved: createUnsavedValues(accountKey, Unsent, () => "pioneer"),
      submit: fromPromise(({ input: { values, parent }, signal, self }) =>
        run(submitPioneerLog, submissionRequest(values), signal, {
          // The same submission is not stored twice, also where no answer said that it was.
          by: self,
          files: values.log,
          onProgress: (sent, total) => parent?.send({ type: "upload.progressed", sent, total }),
        }),
      ),
    },
  }),
  pioneerClosingMachine.provide({
    actors: {
      submit: fromPromise(({ input: { values }, signal, self }) =>
        run(closePioneerSubmission, closingRequest(values), signal, { by: self }),
      ),
    },
  }),
];

export { screens } from "../../ui/screens/pioneer/pioneer.screens.ts";
