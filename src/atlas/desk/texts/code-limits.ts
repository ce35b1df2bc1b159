import { MAX_FILES, ticketAttachment, tradeLicence } from "../../../domain/kit/upload.ts";
import { PASSWORD_MIN } from "../../../domain/passwords/password.ts";
import { linkLifetime } from "../../../domain/passwords/account-link.ts";
import { LETTERS } from "../../../domain/passwords/letter-limits.ts";
import { linkRefusals } from "../../../domain/passwords/link.refusals.ts";
import { codesOf } from "../../../domain/kit/refusals.ts";
import { USE_WINDOW } from "../../../domain/kit/use-window.ts";
import { REVIEW_WORKING_DAYS } from "../../../domain/licence-review/application.ts";
import { MOST_PIXELS, pictureFile, UNUSED_PICTURE_HOURS } from "../../../domain/pictures/picture.ts";
import { CODE_ATTEMPTS, CODE_ATTEMPTS_WINDOW } from "../../../domain/products/code-attempts.ts";
import { LOGIN_FAILURES } from "../../../domain/session/login-limits.ts";
import { SESSION_IDLE, SESSION_MAX } from "../../../domain/session/session-lifetime.ts";
import { UNUSED_LICENCE_HOURS } from "../../../domain/sign-up/sign-up.ts";
import { REOPEN_DAYS } from "../../../domain/tickets/ticket-rules.ts";
import { KEPT_VERSIONS } from "../../../domain/website/website.ts";
import { FOLLOW_UP_WORKING_DAYS, pioneerLog } from "../../../domain/pioneer/pioneer.ts";
import {
  BLOCK_MINUTES,
  DNS_WINDOW_MINUTES,
  dnsLimits,
  UNBLOCK_MINUTES,
} from "../../../domain/products/cloud-dns.ts";
import { REMOTE_CONNECT_LIMIT } from "../../../domain/products/remote-connect.ts";
import type { ErrorCode } from "../../../domain/shell/error-catalogue.ts";
import {
  CODE_COOL_DOWN,
  CODE_LIFETIME,
  CODE_TRIES,
  PROOF_LIFETIME,
} from "../../../domain/sign-up/verification.ts";
import type { TextKey } from "../../../domain/kit/text-key.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";

interface Limit {
  readonly key: TextKey;
  readonly values: Readonly<Record<string, number>>;
  readonly codes: readonly ErrorCode[];
}

const megabytes = (bytes: number): number => bytes / 1_000_000;

const block: readonly ErrorCode[] = [
  "418",
  "418/471",
  "418/472",
  "418/474",
  "UNBLOCK_REFUSED",
  "UNBLOCK_TOO_SOON",
];

/** The codes of an account that waits for its activation. */
const notActivated: readonly ErrorCode[] = ["WEBACCOUNT_NOT_ACTIVATED", "WEBACCOUNT_EXISTS_INACTIVE"];

const limits: readonly Limit[] = [
  {
    key: "desk.limit.code",
    values: { minutes: CODE_LIFETIME / 60, tries: CODE_TRIES, seconds: CODE_COOL_DOWN },
    codes: ["CODE_WRONG", "CODE_EXPIRED", "CODE_TOO_MANY_TRIES", "VERIFICATION_INVALID"],
  },
  { key: "desk.limit.password", values: { count: PASSWORD_MIN }, codes: ["PASSWORD_SAME", "PASSWORD_WRONG"] },
  {
    key: "desk.limit.files",
    values: {
      ticket: megabytes(ticketAttachment.maxBytes),
      trade: megabytes(tradeLicence.maxBytes),
      picture: megabytes(pictureFile.maxBytes),
      other: megabytes(pioneerLog.maxBytes),
    },
    codes: ["TOO_LARGE", "input.file_to_big"],
  },
  { key: "desk.limit.many_files", values: { count: MAX_FILES }, codes: ["TOO_MANY_FILES"] },
  {
    key: "desk.limit.test",
    values: { seconds: REMOTE_CONNECT_LIMIT / 1000 },
    codes: ["403", "409", "461", "462", "481", "482", "CONNECTION_FAILED", "TEST_RUNNING"],
  },
  {
    key: "desk.limit.tests",
    values: { count: dnsLimits.testsOfDevice, minutes: DNS_WINDOW_MINUTES },
    codes: ["TOO_MANY_TESTS"],
  },
  { key: "desk.limit.block", values: { minutes: BLOCK_MINUTES }, codes: block },
  {
    key: "desk.limit.unblock",
    values: { minutes: UNBLOCK_MINUTES },
    codes: ["UNBLOCK_REFUSED", "UNBLOCK_TOO_SOON"],
  },
  {
    key: "desk.limit.attempts",
    values: { count: CODE_ATTEMPTS, minutes: CODE_ATTEMPTS_WINDOW / 60 },
    codes: ["TOO_MANY_ATTEMPTS", "PRODUCT_NOT_FOUND", "LICENCE_CODE_INVALID", "LICENCE_NOT_FOUND"],
  },
  {
    key: "desk.limit.pioneer",
    values: { days: FOLLOW_UP_WORKING_DAYS },
    codes: ["PIONEER_ORDER_UNKNOWN", "PIONEER_LOG_MISSING"],
  },
  {
    key: "desk.limit.login",
    values: { count: LOGIN_FAILURES.pair, minutes: USE_WINDOW / 60 },
    codes: ["INVALID_PASSWORD", "TOO_MANY_LOGIN_ATTEMPTS"],
  },
  {
    key: "desk.limit.session",
    values: { minutes: SESSION_IDLE / 60, hours: SESSION_MAX / 3600 },
    codes: ["SESSION_EXPIRED", "NOT_EXTENDED"],
  },
  {
    key: "desk.limit.link",
    values: { minutes: linkLifetime("reset") / 60, hours: linkLifetime("activation") / 3600 },
    codes: [...codesOf(linkRefusals), ...notActivated, "EMAIL_CHANGE_OVER"],
  },
  {
    key: "desk.limit.letters",
    values: { count: LETTERS.pair, minutes: USE_WINDOW / 60 },
    codes: [...codesOf(linkRefusals), ...notActivated, "TOO_MANY_REQUESTS"],
  },
  { key: "desk.limit.proof", values: { minutes: PROOF_LIFETIME / 60 }, codes: ["VERIFICATION_INVALID"] },
  { key: "desk.limit.licence", values: { hours: UNUSED_LICENCE_HOURS }, codes: ["LICENCE_GONE"] },
  {
    key: "desk.limit.review",
    values: { days: REVIEW_WORKING_DAYS },
    codes: ["APPLICATION_NOT_DECLINED"],
  },
  { key: "desk.limit.reopen", values: { days: REOPEN_DAYS }, codes: ["TICKET_CLOSED", "REOPEN_TOO_LATE"] },
  {
    key: "desk.limit.pixels",
    values: { count: MOST_PIXELS / 1_000_000 },
    codes: ["PICTURE_TOO_MANY_PIXELS"],
  },
  {
    key: "desk.limit.pictures",
    values: { hours: UNUSED_PICTURE_HOURS },
    codes: ["AWARD_PICTURE_GONE", "REFERENCE_PICTURE_GONE", "WEBSITE_PICTURE_GONE"],
  },
  { key: "desk.limit.versions", values: { count: KEPT_VERSIONS }, codes: ["WEBSITE_VERSION_GONE"] },
];

/** How long, how often or how much the portal allows where a code is met; empty for most. */
export const codeLimits = (t: Text, code: string): readonly string[] =>
  limits
    .filter(({ codes }) => codes.some((limited) => limited === code))
    .map(({ key, values }) => t(key, values));
