import { licenceAgainCodes } from "../../domain/licence-review/application.refusals.ts";
import { decisionCodes } from "../../domain/licence-review/licence-review.refusals.ts";
import type { AreaSamples, Payload } from "../walk/walk.ts";
import { answered, offline, refused } from "./sample-kinds.ts";

const licence = new File(["%PDF-1.7"], "licence.pdf");
const shown = (...files: readonly File[]): Payload => ({
  snapshot: {
    status: "active",
    context: {
      files: files.map((file, index) => ({ id: `file-${index}`, name: file.name, size: file.size, file })),
    },
  },
});

export const samples = {
  "licence-again": {
    inputs: [{ values: { licence: [] }, limit: 1_800_000 }],
    payloads: {
      "form.changed": [{ change: {} }],
      "form.left": [{ field: "licence" }],
      "form.found": [{ values: { licence: [] } }],
      "upload.progressed": [{ sent: 1, total: 2 }],
      "xstate.snapshot.files": [shown(), shown(licence)],
      "xstate.done.actor.submit": [
        answered({}),
        ...licenceAgainCodes.map((code) =>
          refused(code, code === "LICENCE_MISSING" ? { field: "licence" } : {}),
        ),
        offline,
      ],
    },
  },
  "licence-review": {
    inputs: [{ values: { id: "review-1", decision: "", reason: "" }, limit: 90_000 }],
    payloads: {
      "form.changed": [
        { change: { decision: "approve" } },
        { change: { decision: "decline" } },
        { change: { reason: "Expired" } },
      ],
      "form.left": [{ field: "reason" }],
      "form.found": [{ values: { id: "review-1", decision: "decline", reason: "Exp" } }],
      "xstate.done.actor.submit": [
        answered({}),
        ...decisionCodes.map((code) => refused(code, code === "REASON_EMPTY" ? { field: "reason" } : {})),
        refused("REASON_UNKNOWN", { field: "reason" }),
        offline,
      ],
    },
  },
  "licence-viewer": {
    inputs: [undefined],
    payloads: { "document.enlarge": [{ page: 1, pages: 3 }] },
  },
} satisfies AreaSamples;
