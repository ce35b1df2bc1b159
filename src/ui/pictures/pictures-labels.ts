import type { CallFailure } from "../../domain/kit/call-failure.ts";
import type { Text } from "../i18n/catalogue.ts";
import { defectText, failureText, sentence } from "../i18n/failure-text.ts";

/** Why an upload failed; without a failure it was a defect. */
export const pictureFailure = (t: Text, failure: CallFailure | undefined): string =>
  sentence(failure === undefined ? defectText(t) : failureText(t, failure));
