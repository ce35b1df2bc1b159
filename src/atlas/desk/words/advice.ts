import { knownIssuesRefusals } from "../../../domain/known-issues/known-issues.refusals.ts";
import { referencesRefusals } from "../../../domain/references/references.refusals.ts";
import { conferenceRefusals } from "../../../domain/conference/conference.refusals.ts";
import { accountRefusals } from "../../../domain/account/account.refusals.ts";
import { websiteRefusals } from "../../../domain/website/website.refusals.ts";
import { campusPackageRefusals } from "../../../domain/campus-packages/campus-packages.refusals.ts";
import { invoiceRefusals } from "../../../domain/invoices/invoices.refusals.ts";
import { linkRefusals, passwordRefusals } from "../../../domain/passwords/passwords.refusals.ts";
import { isLoginCode } from "../../../domain/session/login.refusals.ts";
import { employeeRefusals } from "../../../domain/employees/employees.refusals.ts";
import { errorCatalogue } from "../../../domain/shell/error-catalogue.ts";
import { fileRefusals } from "../../../domain/kit/files.refusals.ts";
import {
  applicationRefusals,
  licenceReviewRefusals,
} from "../../../domain/licence-review/licence-review.refusals.ts";
import { pictureRefusals } from "../../../domain/pictures/pictures.refusals.ts";
import { pioneerRefusals } from "../../../domain/pioneer/pioneer.refusals.ts";
import { productRefusals } from "../../../domain/products/products.refusals.ts";
import { resultReasons, testRefusals } from "../../../domain/products/remote-connect.refusals.ts";
import { signUpRefusals } from "../../../domain/sign-up/sign-up.refusals.ts";
import { codesOf } from "../../../domain/kit/refusals.ts";
import { supportRefusals } from "../../../domain/support/support.refusals.ts";
import { ticketRefusals } from "../../../domain/tickets/tickets.refusals.ts";
import { trainingRefusals } from "../../../domain/trainings/trainings.refusals.ts";
import type { TextKey } from "../../../domain/kit/text-key.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";

/** Codes with their own support text. */
const own = [
  ...codesOf(knownIssuesRefusals),
  ...codesOf(referencesRefusals),
  "SESSION_EXPIRED",
  "OTHER_ACCOUNT",
  "SESSION_UNREACHABLE",
  "NOT_EXTENDED",
  "PARTNER_DATA",
  ...codesOf(linkRefusals),
  ...codesOf(passwordRefusals),
  ...codesOf(accountRefusals),
  ...codesOf(signUpRefusals),
  ...codesOf(licenceReviewRefusals),
  ...codesOf(applicationRefusals),
  ...codesOf(employeeRefusals),
  "ticket_error",
  ...codesOf(ticketRefusals),
  ...codesOf(supportRefusals),
  ...codesOf(productRefusals),
  ...resultReasons.filter((reason) => reason !== "200"),
  ...codesOf(testRefusals),
  ...codesOf(campusPackageRefusals),
  ...codesOf(websiteRefusals),
  ...codesOf(invoiceRefusals),
  ...codesOf(trainingRefusals),
  ...codesOf(conferenceRefusals),
  ...codesOf(pioneerRefusals),
  ...codesOf(fileRefusals),
  ...codesOf(pictureRefusals),
  "TIMED_OUT",
  "OFFLINE",
  "NOT_FOUND",
  "CONFLICT",
  "INVALID_REQUEST",
  "TOO_MANY_REQUESTS",
  "NO_ACCESS",
  "SCREEN_GONE",
  "TEXTS",
  "7001",
  "7777",
] as const;

/** Codes that share the support text of another code. */
const shared: Readonly<Record<string, TextKey>> = {
  "418": "desk.tell.block",
  CONNECTION_FAILED: "desk.tell.device",
  "input.file_to_big": "desk.tell.TOO_LARGE",
  endpoint_failure: "desk.tell.server",
  BAD_REQUEST: "desk.tell.INVALID_REQUEST",
  UNSUPPORTED_MEDIA_TYPE: "desk.tell.INVALID_REQUEST",
  MALFORMED_ANSWER: "desk.tell.defect",
  DEFECT: "desk.tell.defect",
};

/** What to tell a customer about a code, ready to be read out. */
export const codeAdvice = (t: Text, code: string): string => {
  if (isLoginCode(code)) return t(`desk.tell.${code}`);
  // The text of a block depends on its reason.
  const reason = code.replace("418/", "");
  const known = own.find((one) => one === reason);
  if (known !== undefined) return t(`desk.tell.${known}`);
  const key = shared[code];
  if (key !== undefined) return t(key);
  if (errorCatalogue.find((entry) => entry.code === code)?.area === "signOn") return t("desk.tell.sign_on");
  return code.startsWith("HTTP_") ? t("desk.tell.server") : t("desk.tell.number");
};
