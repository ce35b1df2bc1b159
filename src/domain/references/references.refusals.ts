import { isRefusalOf, type Refusal } from "../kit/refusals.ts";

/** Refusals of the references area (business §4). */
export const referencesRefusals = {
  REFERENCE_MOVED: {
    spec: "business §4",
    means: "Somebody else was faster: its status does not allow it any more",
    outdated: true,
  },
  REFERENCE_CHANGED: {
    spec: "decisions/references",
    means: "Somebody else has changed it since it was loaded",
    outdated: true,
  },
  REFERENCE_INCOMPLETE: { spec: "business §5", means: "A field is missing or wrong" },
} as const satisfies Readonly<Record<string, Refusal>>;
export type ReferencesRefusal = keyof typeof referencesRefusals;

export const isReferencesRefusal = isRefusalOf(referencesRefusals);

/** Refusals of saving a draft. */
export const savingCodes = ["REFERENCE_MOVED"] as const satisfies readonly ReferencesRefusal[];
/** Refusals of every action. */
export const moveCodes = [
  "REFERENCE_MOVED",
  "REFERENCE_CHANGED",
  "REFERENCE_INCOMPLETE",
] as const satisfies readonly ReferencesRefusal[];
export type MoveCode = (typeof moveCodes)[number];
