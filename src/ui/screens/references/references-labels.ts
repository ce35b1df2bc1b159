import type { CallFailure } from "../../../domain/kit/call-failure.ts";
import { referencesRefusals } from "../../../domain/references/references.refusals.ts";
import {
  referenceFields,
  type ReferenceField,
  type ReferenceSummary,
} from "../../../domain/references/reference.ts";
import { referenceProblems } from "../../../domain/references/reference-form.ts";
import { problemText } from "../../form/problem-text.ts";
import type { Text } from "../../i18n/catalogue.ts";
import type { BadgeProps } from "../../kit/states/badge.tsx";
import { codeText } from "../../page/code-text.ts";

/** The text of a status; an unknown code is shown as is. */
export const referenceStatusText = (t: Text, status: ReferenceSummary["status"]): string =>
  codeText(t, status, (code) => `references.status.${code}`);

/** The text of a type; empty until one is chosen. */
export const referenceTypeText = (t: Text, type: ReferenceSummary["type"]): string =>
  codeText(t, type, (code) => (code === "" ? "references.type.none" : `references.type.${code}`));

/** The name of a field. */
export const referenceFieldText = (t: Text, field: ReferenceField): string => t(`references.field.${field}`);

/** The field that a refusal names, which the browser could not know to be wrong: such as a product that is not sold any more. */
export const refusedField = (error: CallFailure | "defect" | undefined): ReferenceField | undefined => {
  const name = error !== "defect" && error?._tag === "Refused" ? error.field : undefined;
  return referenceFields.find((known) => known === name);
};

/** The name of the field that a refusal names. */
export const refusedFieldText = (t: Text, error: CallFailure | "defect"): string | undefined => {
  const field = refusedField(error);
  return field === undefined
    ? undefined
    : t("references.refused.field", { field: referenceFieldText(t, field) });
};

/** The text of a field's problem, or of the server's refusal that names it. */
export const referenceProblemText = (t: Text, code: string | undefined): string | undefined => {
  if (code === undefined) return undefined;
  const own = referenceProblems.find((known) => known === code);
  return own === undefined ? problemText(t, code, referencesRefusals) : t(`references.problem.${own}`);
};

type Tone = NonNullable<BadgeProps["tone"]>;
const tones: Readonly<Partial<Record<string, Tone>>> = {
  pending: "warning",
  notApproved: "danger",
  approved: "success",
  draft: "info",
};

/** The colour of a status. */
export const statusTone = (code: string): Tone => tones[code] ?? "neutral";
