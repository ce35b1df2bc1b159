import { randomUUID } from "node:crypto";
import * as Equal from "effect/Equal";
import * as Schema from "effect/Schema";
import { fullName } from "../../../src/domain/kit/full-name.ts";
import { isRefusalOf } from "../../../src/domain/kit/refusals.ts";
import { issueText, KnownIssueId } from "../../../src/domain/known-issues/known-issue.ts";
import { catalogueCode, catalogueCodes } from "../../../src/domain/known-issues/catalogue-code.ts";
import {
  concerns,
  filledTexts,
  knownIssueFields,
  knownIssueProblem,
} from "../../../src/domain/known-issues/known-issue-rules.ts";
import {
  knownIssuesRefusals,
  type KnownIssuesRefusal,
} from "../../../src/domain/known-issues/known-issues.refusals.ts";
import { catalogueOf } from "../../../src/domain/shell/locale.ts";
import type { Account } from "../../accounts/account.ts";
import { limitUse } from "../../accounts/rate-limit.ts";
import { notFound, refused, type Handlers, type Refusal } from "../../http/handler.ts";
import { dayText, todayOf } from "../kit/day.ts";
import { countryCodes } from "../sign-up/country-codes.ts";
import {
  changeKnownIssue,
  currentIssues,
  deleteKnownIssue,
  endKnownIssue,
  insertKnownIssue,
  listKnownIssues,
  readKnownIssue,
  type KnownIssueData,
} from "./known-issues.sql.ts";

const isKnownIssuesRefusal = isRefusalOf(knownIssuesRefusals);

const toId = Schema.decodeSync(KnownIssueId);

/** Known issues that one of staff may note within 15 minutes. */
const CREATED = 100;

type Sent = Omit<KnownIssueData, "until"> & { readonly until?: Date };

/** What is written, or the refusal of the first field with a problem. */
const checked = (
  sent: Sent,
): KnownIssueData | Refusal<KnownIssuesRefusal | "COUNTRY_UNKNOWN" | "INVALID_REQUEST"> => {
  const { from, until, countries } = sent;
  const typed = { ...sent, from: dayText(from), until: until === undefined ? "" : dayText(until) };
  for (const field of knownIssueFields) {
    const code = knownIssueProblem(field, typed);
    if (code !== undefined)
      return refused(isKnownIssuesRefusal(code) ? code : "INVALID_REQUEST", { field, status: 422 });
  }
  const code = catalogueCode(sent.code);
  if (code === undefined) return refused("CODE_UNKNOWN", { field: "code", status: 422 });
  if (!countries.every((country) => countryCodes.includes(country)))
    return refused("COUNTRY_UNKNOWN", { field: "countries", status: 422 });
  return {
    code,
    from,
    until: until ?? null,
    countries: [...new Set(countries)].toSorted(),
    texts: filledTexts(sent.texts),
    inPortal: sent.inPortal,
  };
};

const changeOf = ({ firstName, lastName }: Account, at: Date) => ({ at, by: fullName(firstName, lastName) });

/** What staff note about error codes, and what the portal announces of it (docs/decisions/known-issues.md). */
export const knownIssuesHandlers: Handlers<
  | "getErrorCodes"
  | "getKnownIssues"
  | "createKnownIssue"
  | "updateKnownIssue"
  | "endKnownIssue"
  | "deleteKnownIssue"
  | "getCurrentIssues"
  | "getToldIssues"
> = {
  getErrorCodes: () => Promise.resolve(catalogueCodes),
  getKnownIssues: ({ sql, now }, request) => listKnownIssues(sql, todayOf(now()), request),
  createKnownIssue: async (context, sent) => {
    const data = checked(sent);
    if ("_tag" in data) return data;
    const { sql, account, now } = context;
    const limited = await limitUse(context, [{ what: "known-issue", by: account.id, limit: CREATED }]);
    if (limited !== undefined) return limited;
    const id = toId(`I-${randomUUID()}`);
    await insertKnownIssue(sql, id, data, changeOf(account, now()));
    return (await readKnownIssue(sql, todayOf(now()), id)) ?? notFound;
  },
  updateKnownIssue: async ({ sql, account, now }, { id, version, ...sent }) => {
    const data = checked(sent);
    if ("_tag" in data) return data;
    const changed = await changeKnownIssue(sql, id, version, data, changeOf(account, now()));
    const issue = await readKnownIssue(sql, todayOf(now()), id);
    if (issue === undefined) return notFound;
    // Equal data with another version are a repeat of this save whose answer was lost.
    return changed || Equal.equals(issue, { ...issue, ...data })
      ? { _tag: "Saved", saved: issue }
      : { _tag: "Collided", theirs: issue };
  },
  endKnownIssue: async ({ sql, account, now }, { id }) => {
    const today = todayOf(now());
    await endKnownIssue(sql, today, id, changeOf(account, now()));
    return (await readKnownIssue(sql, today, id)) === undefined ? notFound : {};
  },
  deleteKnownIssue: async ({ sql }, { id }) => ((await deleteKnownIssue(sql, id)) ? {} : notFound),
  getCurrentIssues: ({ sql, now }) => currentIssues(sql, todayOf(now())),
  getToldIssues: async ({ sql, account, now }, { instance }) =>
    (await currentIssues(sql, todayOf(now())))
      .filter((issue) => issue.inPortal && concerns(issue, account?.country))
      .map(({ code, texts }) => ({ code, ...issueText(texts, catalogueOf(instance)) })),
};
