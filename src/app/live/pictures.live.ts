import { fromPromise } from "xstate";
import { addPicture } from "../../api/pictures.calls.ts";
import { picturesMachine } from "../../machines/pictures/pictures.machine.ts";
import { liveFileUpload } from "./file-upload.live.ts";
import type { Live } from "./live.ts";

/** The pictures of a field with real calls. */
export const livePictures = ({ run }: Pick<Live, "run">) =>
  picturesMachine.provide({
    actors: {
      files: liveFileUpload,
      addPicture: fromPromise(({ input: { purpose, file, parent }, signal, self }) =>
        run(addPicture, { purpose }, signal, {
          by: self,
          files: [file],
          onProgress: (sent, total) => parent.send({ type: "upload.progressed", sent, total }),
        }),
      ),
    },
  });
