import type { CallFailure } from "../../domain/kit/call-failure.ts";
import { isFileRefusal } from "../../domain/kit/files.refusals.ts";
import { isPictureRefusal } from "../../domain/pictures/pictures.refusals.ts";
import type { Text } from "../i18n/catalogue.ts";
import { defectText, failureText, sentence } from "../i18n/failure-text.ts";

/** What a refusal of a picture means; undefined for a code that is none. */
export const pictureRefusal = (t: Text, code: string): string | undefined =>
  isPictureRefusal(code) || isFileRefusal(code) ? t(`pictures.refused.${code}`) : undefined;

/** Why a picture was not added; without a failure it was a defect. */
export const pictureFailure = (t: Text, failure: CallFailure | undefined): string => {
  if (failure === undefined) return sentence(defectText(t));
  const refused = failure._tag === "Refused" ? pictureRefusal(t, failure.code) : undefined;
  return refused ?? sentence(failureText(t, failure));
};
