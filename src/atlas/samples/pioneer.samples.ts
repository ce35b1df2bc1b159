import { closingCodes, submissionCodes, takingCodes } from "../../domain/pioneer/pioneer.refusals.ts";
import { isFileRefusal } from "../../domain/kit/files.refusals.ts";
import type { AreaSamples, Payload } from "../walk/walk.ts";
import { answered, formSamples, offline, refused } from "./sample-kinds.ts";

const log = new File(["09:14:00 TX 00 01"], "pairing.log");

const shown = (...files: readonly File[]): Payload => ({
  snapshot: {
    status: "active",
    context: {
      files: files.map((file, index) => ({ id: `file-${index}`, name: file.name, size: file.size, file })),
    },
  },
});

export const samples = {
  "pioneer-step": formSamples(
    { id: "PI-2026-000001", step: "close", outcome: "" },
    "outcome",
    { outcome: "" },
    { outcome: "It is supported now." },
    [...new Set([...takingCodes, ...closingCodes])],
  ),
  "pioneer-submission": {
    inputs: [{ values: { order: "", model: "", log: [], description: "", details: "" }, limit: 1_800_000 }],
    payloads: {
      "form.changed": [
        {
          change: {
            order: "SO-2026-000123",
            model: "Klimara K-35",
            description: "Silent",
            details: "No answer.",
          },
        },
        { change: { order: "" } },
      ],
      "form.left": [{ field: "order" }],
      "form.found": [
        { values: { order: "SO-2026-000123", model: "", log: [], description: "", details: "" } },
      ],
      "upload.progressed": [{ sent: 1, total: 2 }],
      "xstate.snapshot.files": [shown(), shown(log)],
      "xstate.done.actor.submit": [
        answered({}),
        refused("INVALID_REQUEST", { field: "model" }),
        ...submissionCodes.map((code) =>
          refused(
            code,
            isFileRefusal(code) ? {} : { field: code === "PIONEER_LOG_MISSING" ? "log" : "order" },
          ),
        ),
        offline,
      ],
    },
  },
} satisfies AreaSamples;
