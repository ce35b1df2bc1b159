import { fromCallback } from "xstate";
import type { FileUploadContext, FileUploadRef } from "./file-upload.machine.ts";

const namesOf = ({ files, missing }: FileUploadContext) => ({
  attached: files.map(({ name }) => name),
  missing,
});

/** Tells a form of each change of its file field; the app puts it in the place of `watchFiles`. */
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
