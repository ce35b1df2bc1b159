import * as Schema from "effect/Schema";
import { pagesOf } from "./list-body.ts";
import { knownIssueList } from "../domain/known-issues/known-issues.lists.ts";
import { Day } from "../domain/kit/day.ts";
import { Flag } from "../domain/kit/flag.ts";
import { TypedText } from "../domain/kit/typed-text.ts";
import { savedOf, VersionField } from "../domain/kit/version.ts";
import { IssueTexts, KnownIssue, KnownIssueId } from "../domain/known-issues/known-issue.ts";
import { knownIssueCodes } from "../domain/known-issues/known-issues.refusals.ts";
import { call, data, form, noFields, Nothing } from "./call.ts";

const fields = {
  code: TypedText,
  from: Day,
  until: Schema.optionalKey(Day),
  countries: Schema.fromJsonString(
    Schema.Array(Schema.String.check(Schema.isMaxLength(2))).check(Schema.isMaxLength(300)),
  ),
  texts: Schema.fromJsonString(IssueTexts),
  inPortal: Flag,
};

export const getKnownIssues = call({
  path: "/api/getKnownIssues",
  summary: "What staff have noted about error codes, a page at a time",
  access: "knownIssues",
  kind: "read",
  topics: ["knownIssues"],
  ...pagesOf(knownIssueList),
  failures: [],
});

export const getErrorCodes = call({
  path: "/api/getErrorCodes",
  summary: "Every code of the error catalogue",
  access: "knownIssues",
  kind: "read",
  body: noFields,
  answer: data(Schema.Array(Schema.String)),
  failures: [],
});

export const createKnownIssue = call({
  path: "/api/createKnownIssue",
  summary: "Note a known issue of an error code",
  access: "knownIssues",
  kind: "write",
  body: form(Schema.Struct(fields)),
  answer: data(KnownIssue),
  failures: [...knownIssueCodes, "COUNTRY_UNKNOWN"],
});

/** Changes a known issue if nobody has since `version`; otherwise nothing is written and the answer is the issue. */
export const updateKnownIssue = call({
  path: "/api/updateKnownIssue",
  summary: "Change a known issue",
  access: "knownIssues",
  kind: "write",
  body: form(Schema.Struct({ id: KnownIssueId, ...fields, version: VersionField })),
  answer: data(savedOf(KnownIssue)),
  failures: [...knownIssueCodes, "COUNTRY_UNKNOWN"],
});

/** Names no version: two people cannot want different things of it. What is past stays as it is. */
export const endKnownIssue = call({
  path: "/api/endKnownIssue",
  summary: "End a known issue now",
  access: "knownIssues",
  kind: "write",
  body: form(Schema.Struct({ id: KnownIssueId })),
  answer: data(Nothing),
  failures: [],
});

export const deleteKnownIssue = call({
  path: "/api/deleteKnownIssue",
  summary: "Delete a known issue",
  access: "knownIssues",
  kind: "write",
  body: form(Schema.Struct({ id: KnownIssueId })),
  answer: data(Nothing),
  failures: [],
});

/** For the replay desk. */
export const getCurrentIssues = call({
  path: "/api/getCurrentIssues",
  summary: "Known issues that hold today, with all of their texts",
  access: "knownIssues",
  kind: "read",
  unattended: true,
  body: noFields,
  answer: data(Schema.Array(KnownIssue)),
  failures: [],
});
