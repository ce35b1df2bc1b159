import * as Schema from "effect/Schema";
import { KnownIssue, ToldIssue } from "../domain/known-issues/known-issue.ts";
import { byLocale } from "./by-locale.ts";
import { call, data, noFields } from "./call.ts";

/** What the portal tells where it shows a code: issues that hold today in the reader's country, or in all where nobody is signed in. */
export const getToldIssues = call({
  path: "/api/getToldIssues",
  summary: "Known issues that hold today, as the portal tells them",
  access: "open",
  kind: "read",
  body: byLocale,
  answer: data(Schema.Array(ToldIssue)),
  failures: [],
});

/** For the replay desk. */
export const getCurrentIssues = call({
  path: "/api/getCurrentIssues",
  summary: "Known issues that hold today, with all of their texts",
  access: "knownIssues",
  kind: "read",
  body: noFields,
  answer: data(Schema.Array(KnownIssue)),
  failures: [],
});
