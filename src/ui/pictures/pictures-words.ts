import type { CallFailure } from "../../domain/kit/call-failure.ts";
import { isFileRefusal } from "../../domain/kit/files.refusals.ts";
import { isPictureRefusal } from "../../domain/pictures/pictures.refusals.ts";
import type { Text } from "../i18n/catalogue.ts";
import { defectText, failureText, sentence } from "../i18n/failure-text.ts";

/** Why a picture was not added; without a failure it was a defect. */
export const pictureFailure = (t: Text, failure: CallFailure | undefined): string => {
  if (failure === undefined) return sentence(defectText(t));
  if (failure._tag === "Refused" && (isPictureRefusal(failure.code) || isFileRefusal(failure.code)))
    return t(`pictures.refused.${failure.code}`);
  return sentence(failureText(t, failure));
};
