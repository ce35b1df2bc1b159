import * as Schema from "effect/Schema";
import { codeAlone } from "../kit/code-alone.ts";
import { catalogues } from "../shell/locale.ts";

/** A current issue as the portal announces it, in the reader's language or where it has no text in that, in the one that stands in. */
export const AnnouncedIssue = Schema.Struct({
  code: Schema.String,
  text: Schema.String,
  language: Schema.Literals(catalogues),
});
export type AnnouncedIssue = typeof AnnouncedIssue.Type;

/** What is announced of a code; of one with its reason, such as 418/471, also what is announced of the code alone. */
export const announcedOf = (issues: readonly AnnouncedIssue[], code: string): readonly AnnouncedIssue[] => {
  const wanted = new Set([code, codeAlone(code)]);
  return [...wanted].flatMap((one) => issues.filter((issue) => issue.code === one));
};
