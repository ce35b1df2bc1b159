import { fromPromise } from "xstate";
import { fileUploadMachine } from "../../machines/kit/file-upload.machine.ts";
import { firstBytes } from "../browser/first-bytes.ts";

/** The file upload machine with real file reading. */
export const liveFileUpload = fileUploadMachine.provide({
  actors: {
    inspectFiles: fromPromise(({ input }) =>
      Promise.all(input.files.map(async (file) => ({ file, firstBytes: await firstBytes(file) }))),
    ),
  },
});
