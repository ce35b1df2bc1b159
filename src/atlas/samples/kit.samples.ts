import { overlayPicture } from "../../domain/kit/upload.ts";
import type { AreaSamples } from "../walk/walk.ts";
import { answered, draftSamples, offline, refused, savingSamples } from "./sample-kinds.ts";

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const small = new File([png], "small.png");
const large = Object.defineProperty(new File([png], "large.png"), "size", { value: 11_000_000 });

const loads = [answered({ content: "rows", at: 1000 }), offline];

export const samples = {
  action: {
    inputs: [{ limit: 30_000, outdating: ["TRAINING_FULL"] }],
    payloads: {
      "action.send": [{ request: "order" }],
      "xstate.done.actor.submit": [answered("done"), refused("TRAINING_FULL"), refused("CONFLICT"), offline],
    },
  },
  draft: draftSamples({ name: "Grace", version: 1 }, { name: "" }, { name: "Ada" }),
  "file-upload": {
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
  },
  form: {
    inputs: [{ values: { name: "" }, limit: 90_000 }],
    payloads: {
      "form.changed": [{ change: { name: "" } }, { change: { name: "Grace" } }],
      "form.left": [{ field: "name" }],
      "form.found": [{ values: { name: "Grace" } }],
      "xstate.done.actor.submit": [answered("done"), refused("NAME_SIGNS", { field: "name" }), offline],
    },
  },
  resource: {
    inputs: [{ request: 1 }],
    payloads: {
      "resource.request": [{ request: 2 }],
      "resource.invalidate": [{ topics: ["orders"] }, { topics: [] }],
      "resource.changed": [{ content: "changed" }],
      "resource.itemChanged": [{ id: 1, content: [{ id: 1 }] }],
      "xstate.done.actor.load": loads,
      "xstate.done.actor.refresh": [...loads, refused("NOT_FOUND")],
    },
  },
  "settings-form": savingSamples({ name: "Grace", version: 1 }, { name: "Ada" }),
  undo: {
    inputs: [undefined],
    payloads: {
      "undo.offer": [{ what: "closing" }],
      "undo.hold": [{ by: "pointer" }, { by: "focus" }],
      "undo.release": [{ by: "pointer" }, { by: "focus" }],
      "resource.invalidate": [{ topics: ["tickets"] }, { topics: [] }],
      "xstate.done.actor.look": [answered(true), answered(false), offline],
      "xstate.done.actor.undo": [answered("reopened"), refused("REOPEN_TOO_LATE"), offline],
    },
    key: ({ context }) => [context.holds.length],
  },
} satisfies AreaSamples;
