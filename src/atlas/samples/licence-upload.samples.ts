import type { MachineSamples } from "../walk/walk.ts";

const file = new File(["%PDF-1.4"], "licence.pdf");

export const samples: MachineSamples = {
  inputs: [{ shown: undefined }, { shown: { file, token: undefined } }, { shown: { file, token: "sample" } }],
  payloads: {
    "licence.add": [{ files: [file] }],
    "upload.progressed": [{ sent: 1, total: 2 }],
    "xstate.snapshot.files": [
      {
        snapshot: {
          status: "active",
          context: { files: [{ id: "file-1", name: file.name, size: file.size, file }] },
        },
      },
    ],
    "xstate.done.actor.uploadLicence": [
      { output: { _tag: "Answered", answer: { licence: "sample" } } },
      {
        output: {
          _tag: "Failed",
          failure: { _tag: "Refused", code: "FILE_TYPE_NOT_ALLOWED", field: "files[0]" },
        },
      },
    ],
  },
};
