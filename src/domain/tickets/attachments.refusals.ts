import { fileRefusals } from "../kit/files.refusals.ts";
import { withTexts } from "../kit/refusals.ts";

/** Refusals of the files that are sent with a ticket or an answer. */
export const attachmentRefusals = withTexts("help.refused", {
  ...fileRefusals,
  // All that is sent can be too large without a file that is: for this the text of every failed call is shown.
  TOO_LARGE: { ...fileRefusals.TOO_LARGE, text: null },
});
