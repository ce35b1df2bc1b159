import { isAdvice } from "../../../domain/kit/advice.ts";
import { errorCatalogue } from "../../../domain/shell/error-catalogue.ts";

/** The desk's own texts, which no customer reads. */
const ofDesk = /^(?:desk|synonyms)\./;
/** A text at a field: business §5. */
const atField = /\.(?:problem|missing)\./;
/** A title over a failed call: business §8. */
const overFailure = /[._](?:failed|not_loaded|not_saved|not_done)$/;

/** What a field shows. */
const atAnyField = ["INVALID_REQUEST"];
/** How any call may fail. */
const anyFailure: readonly string[] = errorCatalogue
  .filter(({ area }) => area === "call")
  .map(({ code }) => code);

/** The codes beside which a customer reads a text, by what its key says it is: any failure of a call, or a field that is missing or wrong. */
export const codesOfText = (key: string): readonly string[] => {
  if (ofDesk.test(key) || isAdvice(key)) return [];
  if (atField.test(key)) return atAnyField;
  return overFailure.test(key) ? anyFailure : [];
};
