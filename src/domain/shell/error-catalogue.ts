import { knownIssuesRefusals } from "../known-issues/known-issues.refusals.ts";
import { referencesRefusals } from "../references/references.refusals.ts";
import { conferenceRefusals } from "../conference/conference.refusals.ts";
import { accountRefusals } from "../account/account.refusals.ts";
import { campusPackageRefusals } from "../campus-packages/campus-packages.refusals.ts";
import { invoiceRefusals } from "../invoices/invoices.refusals.ts";
import { linkRefusals, passwordRefusals } from "../passwords/passwords.refusals.ts";
import { COOKIES_BLOCKED, loginRefusals } from "../session/login.refusals.ts";
import { employeeRefusals } from "../employees/employees.refusals.ts";
import { OTHER_ACCOUNT } from "../kit/call-failure.ts";
import { fileRefusals } from "../kit/files.refusals.ts";
import { applicationRefusals, licenceReviewRefusals } from "../licence-review/licence-review.refusals.ts";
import { pictureRefusals } from "../pictures/pictures.refusals.ts";
import { productRefusals } from "../products/products.refusals.ts";
import { pioneerRefusals } from "../pioneer/pioneer.refusals.ts";
import { testRefusals, testResultCodes } from "../products/remote-connect.refusals.ts";
import { codesOf, type RefusalTable } from "../kit/refusals.ts";
import { signUpRefusals } from "../sign-up/sign-up.refusals.ts";
import { supportRefusals } from "../support/support.refusals.ts";
import { ticketRefusals } from "../tickets/tickets.refusals.ts";
import { websiteRefusals } from "../website/website.refusals.ts";
import { trainingRefusals } from "../trainings/trainings.refusals.ts";

/** The areas by which support sorts its calls. */
export const errorAreas = [
  "login",
  "signOn",
  "session",
  "account",
  "ticket",
  "product",
  "remoteConnect",
  "knownIssues",
  "references",
  "campusPackages",
  "invoice",
  "training",
  "website",
  "conference",
  "pioneer",
  "upload",
  "call",
  "shell",
  "numeric",
] as const;
export type ErrorArea = (typeof errorAreas)[number];

export interface ErrorEntry<Code extends string = string> {
  /** The code as shown in the portal. */
  readonly code: Code;
  readonly area: ErrorArea;
  /** The section that specifies it. */
  readonly spec: string;
  /**
   * The code of the machine states for this error, if it differs: `CALL_FAILED` for any failure in the context. A machine only knows that a call was refused or failed; the response
   * has the exact code.
   */
  readonly carrier?: "UNKNOWN_ERROR" | "CALL_FAILED";
}

const entries = <const Code extends string>(
  area: ErrorArea,
  spec: string,
  codes: readonly Code[],
  carrier?: "UNKNOWN_ERROR" | "CALL_FAILED",
): readonly ErrorEntry<Code>[] =>
  codes.map((code) => ({
    code,
    area,
    spec,
    ...(carrier === undefined || carrier === code ? {} : { carrier }),
  }));

const entriesOf = <Code extends string>(
  area: ErrorArea,
  table: RefusalTable<Code>,
  carrier?: ErrorEntry["carrier"],
): readonly ErrorEntry<Code>[] =>
  codesOf(table).flatMap((code) => entries(area, table[code].spec, [code], carrier));

const numbers = (first: number, last: number): readonly `${number}`[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `${first + index}` as const);

/** The number of what could not be deleted (business §8). */
export const NOT_DELETED = "7777";

const catalogue = [
  ...entriesOf("knownIssues", knownIssuesRefusals, "CALL_FAILED"),
  ...entriesOf("references", referencesRefusals),
  ...entriesOf("login", loginRefusals, "UNKNOWN_ERROR"),
  ...entries("login", "decisions/session", [COOKIES_BLOCKED], "UNKNOWN_ERROR"),
  ...entries("signOn", "sign-on", [
    "SIGN_ON_REFUSED",
    "SIGN_ON_UNAVAILABLE",
    "SIGN_ON_MISCONFIGURED",
    "WRONG_REALM",
    "MISCONFIGURED",
  ]),
  ...entries("session", "shell §4", ["SESSION_EXPIRED", "SESSION_UNREACHABLE", "NOT_EXTENDED"]),
  ...entries("session", "decisions/session", [OTHER_ACCOUNT]),
  ...entries("session", "shell §8", ["PARTNER_DATA"]),
  ...entriesOf("account", signUpRefusals),
  ...entriesOf("account", licenceReviewRefusals),
  ...entriesOf("account", applicationRefusals),
  ...entriesOf("account", linkRefusals),
  ...entriesOf("account", passwordRefusals),
  ...entriesOf("account", accountRefusals),
  ...entriesOf("account", employeeRefusals, "CALL_FAILED"),
  ...entries("ticket", "business §8", ["ticket_error"]),
  ...entriesOf("ticket", ticketRefusals),
  ...entriesOf("ticket", supportRefusals, "CALL_FAILED"),
  ...entriesOf("product", productRefusals),
  ...entries("remoteConnect", "business §8", [
    ...testResultCodes.filter((code) => code !== "200"),
    "418",
    "CONNECTION_FAILED",
  ]),
  ...entriesOf("remoteConnect", testRefusals),
  ...entriesOf("campusPackages", campusPackageRefusals),
  ...entriesOf("invoice", invoiceRefusals, "CALL_FAILED"),
  ...entriesOf("training", trainingRefusals, "CALL_FAILED"),
  ...entriesOf("website", websiteRefusals),
  ...entriesOf("conference", conferenceRefusals, "CALL_FAILED"),
  ...entriesOf("pioneer", pioneerRefusals),
  ...entries("upload", "shell §8", ["input.file_to_big"]),
  ...entriesOf("upload", fileRefusals),
  ...entriesOf("upload", pictureRefusals),
  ...entries("call", "shell §8", ["endpoint_failure"]),
  ...entries("call", "shell §8", ["HTTP_200", "HTTP_500", "HTTP_502", "HTTP_503", "HTTP_504"], "CALL_FAILED"),
  ...entries("call", "decisions/calls", ["TIMED_OUT"]),
  ...entries(
    "call",
    "decisions/calls",
    [
      "OFFLINE",
      "MALFORMED_ANSWER",
      "NOT_FOUND",
      "CONFLICT",
      "INVALID_REQUEST",
      "TOO_MANY_REQUESTS",
      "BAD_REQUEST",
      "UNSUPPORTED_MEDIA_TYPE",
    ],
    "CALL_FAILED",
  ),
  ...entries("shell", "shell §2", ["NO_ACCESS"]),
  ...entries("shell", "decisions/build", ["SCREEN_GONE"]),
  ...entries("shell", "architecture", ["DEFECT", "TEXTS"]),
  ...entries(
    "numeric",
    "shell §8",
    [...numbers(7001, 7006), ...numbers(7031, 7040), NOT_DELETED],
    "CALL_FAILED",
  ),
];

/** A code of the catalogue. */
export type ErrorCode = (typeof catalogue)[number]["code"];

/**
 * Every code that the portal can show (shell §8, business §8), by area. The atlas findings report a code that no machine has, and a machine's code
 * that is missing here.
 */
export const errorCatalogue: readonly ErrorEntry[] = catalogue;
