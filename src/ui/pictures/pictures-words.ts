import type { CallFailure } from "../../domain/kit/call-failure.ts";
import { isFileRefusal } from "../../domain/kit/files.refusals.ts";
import { isPictureRefusal, type PictureCode } from "../../domain/pictures/pictures.refusals.ts";
import type { Text } from "../i18n/catalogue.ts";
import { defectText, failureText, sentence } from "../i18n/failure-text.ts";

/** Why a picture was refused, and what to do about it. */
export const refusedPicture = (t: Text, code: PictureCode): string => t(`pictures.refused.${code}`);

/** What a refusal of a picture means; undefined for a code that is none. */
export const pictureRefusal = (t: Text, code: string): string | undefined =>
  isPictureRefusal(code) || isFileRefusal(code) ? refusedPicture(t, code) : undefined;

/** Why an upload failed; without a failure it was a defect. */
export const pictureFailure = (t: Text, failure: CallFailure | undefined): string =>
  sentence(failure === undefined ? defectText(t) : failureText(t, failure));
