import { fromCallback } from "xstate";
import type { FileUploadContext, FileUploadRef } from "./file-upload.machine.ts";

const namesOf = ({ files, missing }: FileUploadContext) => ({
  attached: files.map(({ name }) => name),
  missing,
});

/** Reports each change of a form's file field to the form; the app provides it as `watchFiles`. */
export const watchFiles = fromCallback<{ readonly type: string }, { readonly files: FileUploadRef }>(
  ({ input, sendBack }) => {
    let known = input.files.getSnapshot().context.files;
    const subscription = input.files.subscribe(({ context }) => {
      if (context.files === known) return;
      known = context.files;
      sendBack({ type: "ticket.filesChanged", ...namesOf(context) });
    });
    return () => subscription.unsubscribe();
  },
);
