import { overlayPicture } from "../../domain/kit/upload.ts";
import type { MachineSamples } from "../walk/walk.ts";

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const small = new File([png], "small.png");
const large = Object.defineProperty(new File([png], "large.png"), "size", { value: 11_000_000 });

export const samples: MachineSamples = {
  inputs: [{ rule: overlayPicture, maxFiles: 1 }],
  payloads: {
    "files.add": [{ files: [small] }],
    "files.remove": [{ id: "file-1" }],
    "files.namesRestored": [{ names: ["photo.png"] }],
    "files.progressed": [
      { sent: 1, total: 2 },
      { sent: 2, total: 2 },
    ],
    "xstate.done.actor.inspectFiles": [
      { output: [{ file: small, firstBytes: png }] },
      { output: [{ file: large, firstBytes: png }] },
    ],
  },
  key: ({ context }) => [
    context.files.length,
    context.problems.length > 0,
    context.missing.length,
    context.inspected.length > 0,
    context.transfer._tag,
  ],
};
