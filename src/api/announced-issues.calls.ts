import * as Schema from "effect/Schema";
import { AnnouncedIssue } from "../domain/known-issues/announced-issue.ts";
import { byLocale } from "./by-locale.ts";
import { call, data } from "./call.ts";

/** What the portal announces where it shows a code: issues that hold today in the country of the reader's company, or in all where nobody is signed in. */
export const getToldIssues = call({
  path: "/api/getToldIssues",
  summary: "Known issues that hold today, as the portal announces them",
  access: "open",
  kind: "read",
  unattended: true,
  body: byLocale,
  answer: data(Schema.Array(AnnouncedIssue)),
  failures: [],
});
