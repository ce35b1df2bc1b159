import { fromPromise } from "xstate";
import { addPicture } from "../../api/pictures.calls.ts";
import { picturesMachine } from "../../machines/pictures/pictures.machine.ts";
import type { PicturesActors } from "../../ui/pictures/pictures-actors.ts";
import { liveFileUpload } from "./file-upload.live.ts";
import type { Live } from "./live.ts";

/** The fields for pictures with real calls. */
export const livePictures = ({ run }: Pick<Live, "run">): PicturesActors => ({
  pictures: picturesMachine.provide({
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
  }),
});
