import {
  getPioneerCases,
  getPioneerLog,
  getPioneerOffer,
  getPioneerSubmission,
  getPioneerSubmissions,
  takePioneerSubmission,
} from "../../api/pioneer.calls.ts";
import { saved } from "../../api/saved.ts";
import { isFileRefusal } from "../../domain/kit/files.refusals.ts";
import { pioneerCaseList, pioneerList } from "../../domain/pioneer/pioneer.lists.ts";
import { closingCodes, submissionCodes } from "../../domain/pioneer/pioneer.refusals.ts";
import type { PioneerCase } from "../../domain/pioneer/pioneer.ts";
import { requestAt } from "../../ui/lists/list-address.ts";
import { LOADED_AT, day, eur, known, pageOf } from "../desk/fixtures/samples.ts";
import type { AreaSamples, Payload } from "../walk/walk.ts";
import { sampleOf } from "./call-sample.ts";
import { answered, formSamples, offline, refused } from "./sample-kinds.ts";

/** A submission that nobody has taken. */
export const pioneerCase: PioneerCase = {
  id: "PI-2026-000012" as PioneerCase["id"],
  order: "SO-2026-000540" as PioneerCase["order"],
  model: "Klimara K-35 Split",
  description: "Room temperature is always 0",
  status: known("received"),
  submittedAt: new Date(LOADED_AT),
  followUpOn: day("02-17"),
  returnUntil: day("03-05"),
  details: "Everything else works. The log has one cycle of cooling.",
  submittedBy: "Robin Nord",
  log: { name: "cooling.csv", size: 18_240 },
  takenAt: null,
  outcome: null,
  company: "Nordlicht Elektro GmbH",
  customer: "10001",
  country: "AT",
  takenBy: "",
  closedBy: "",
};
const { id } = pioneerCase;
/** It once it was closed, with its voucher. */
export const closedCase = {
  ...pioneerCase,
  status: known("done"),
  outcome: {
    at: day("02-10"),
    text: "It is supported now.",
    voucher: "PIONEER-2026-000012-K7QM2F",
    value: { _tag: "Amount", amount: eur(10_000) },
  },
  closedBy: "Martina Pichler",
} satisfies PioneerCase;
const page = pageOf(pioneerCase);

/** The area's calls as the desk makes them. */
export const callSamples = {
  offer: sampleOf(
    getPioneerOffer,
    {},
    { reward: eur(10_000), followUpOn: day("02-17"), returnUntil: day("03-05") },
  ),
  submissions: sampleOf(getPioneerSubmissions, requestAt(pioneerList), page),
  submission: sampleOf(getPioneerSubmission, { id }, pioneerCase),
  log: sampleOf(saved(getPioneerLog), { id }, undefined),
  cases: sampleOf(getPioneerCases, requestAt(pioneerCaseList), page),
  taking: sampleOf(takePioneerSubmission, { id }, { ...pioneerCase, status: known("in_work") }),
};

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
  "pioneer-closing": formSamples(
    { id: "PI-2026-000001", outcome: "" },
    "outcome",
    { outcome: "" },
    { outcome: "It is supported now." },
    closingCodes,
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
