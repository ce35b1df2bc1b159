import { getInvoicesArchive } from "../../api/invoices.calls.ts";
import { saved } from "../../api/saved.ts";
import { statementCodes } from "../../domain/invoices/invoices.refusals.ts";
import type { AreaSamples } from "../walk/walk.ts";
import { sampleOf } from "./call-sample.ts";
import { formSamples } from "./sample-kinds.ts";

const today = new Date("2026-11-22T00:00:00.000Z");

/** The area's calls as the desk makes them. */
export const callSamples = {
  archive: sampleOf(saved(getInvoicesArchive), {}, undefined),
};

export const samples = {
  statement: formSamples(
    { day: "2026-11-22", today },
    "day",
    { day: "2026-11-23" },
    { day: "2026-10-31" },
    statementCodes,
  ),
} satisfies AreaSamples;
