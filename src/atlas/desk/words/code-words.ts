import type { CallFailure } from "../../../domain/kit/call-failure.ts";
import { isApplicationRefusal } from "../../../domain/licence-review/licence-review.refusals.ts";
import { isAccountRefusal } from "../../../domain/account/account.refusals.ts";
import { isLoginCode, type LoginCode } from "../../../domain/session/login.refusals.ts";
import { isPasswordRefusal } from "../../../domain/passwords/passwords.refusals.ts";
import { isPictureRefusal } from "../../../domain/pictures/pictures.refusals.ts";
import { isPioneerRefusal } from "../../../domain/pioneer/pioneer.refusals.ts";
import { isSignUpRefusal, type SignUpRefusal } from "../../../domain/sign-up/sign-up.refusals.ts";
import type { TextKey } from "../../../domain/kit/text-key.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";
import { defectText, failureText } from "../../../ui/i18n/failure-text.ts";
import { loginErrorText } from "../../../ui/i18n/login-text.ts";
import { conferenceRefusalText } from "../../../ui/screens/conference/conference-words.ts";
import { employeeRefusalText } from "../../../ui/screens/employees/employee-words.ts";
import { linkProblemWords } from "../../../ui/screens/passwords/link-words.ts";
import { pictureRefusal } from "../../../ui/pictures/pictures-words.ts";
import { outcomesWithWords, refusalText } from "../../../ui/screens/products/product-words.ts";
import { packageRefusal } from "../../../ui/screens/campus-packages/campus-package-words.ts";
import { invoiceRefusalText } from "../../../ui/screens/invoices/invoice-words.ts";
import { trainingRefusalText } from "../../../ui/screens/trainings/training-words.ts";
import { referenceRefusalText } from "../../../ui/screens/references/references-words.ts";
import { ticketRefusal } from "../../../ui/screens/tickets/ticket-words.ts";
import { websiteRefusal } from "../../../ui/screens/website/website-words.ts";
import { ARCHIVE_MAX } from "../fixtures/invoices.samples.ts";
import { knownIssueRefusalText } from "../../../ui/screens/known-issues/known-issues-words.ts";
import { review } from "../fixtures/licence-review.fixtures.tsx";
import { failureOfCode } from "../routes/payloads.ts";

/** The samples' support address. */
const SUPPORT = "support@homeautomation.example";

/** The samples' customer e-mail address. */
const EMAIL = "robin.nord@nordlicht.example";

/** The name of the samples' file that is too large. */
const SAMPLE_FILE = "large.png";

/** Codes with their own texts; any other is shown as a call failure or not at all. */
const own: Readonly<Record<string, readonly TextKey[]>> = {
  SIGN_ON_REFUSED: ["login.sign_on_refused"],
  SIGN_ON_UNAVAILABLE: ["login.sign_on_unavailable"],
  SIGN_ON_MISCONFIGURED: ["login.sign_on_misconfigured"],
  WRONG_REALM: ["login.sign_on_misconfigured"],
  MISCONFIGURED: ["login.sign_on_misconfigured"],
  SESSION_EXPIRED: ["session.expired.title", "session.expired.text"],
  OTHER_ACCOUNT: ["session.displaced.title", "session.displaced.text"],
  // While the page tells that the portal does not answer, the login form does not tell it again.
  SESSION_UNREACHABLE: ["login.checking_failed", "error.endpoint_failure", "error.api_endpoint_failure"],
  NOT_EXTENDED: ["session.warning.failed"],
  PARTNER_DATA: [],
  ticket_error: ["help.error.title", "help.error.kept", "failure.lost.text"],
  endpoint_failure: ["error.endpoint_failure", "error.api_endpoint_failure"],
  NO_ACCESS: ["no_access.title", "no_access.text"],
  SCREEN_GONE: ["screen.gone.title", "screen.gone.text"],
  TEXTS: ["footer.language_failed"],
  // Shown at the message before sending, and above the form if the server misses a reference.
  REQUIRED_FIELDS_MISSING: [
    "help.message_empty",
    "ticket.missing.message",
    "ticket.refused.REQUIRED_FIELDS_MISSING",
  ],
  NOT_BLOCKED: ["remote.not_blocked", "remote.unblocked.text"],
  // A block of the person's own address ends a batch of tests.
  "418": [
    "remote.418.title",
    "remote.418.why",
    "remote.418_other.title",
    "remote.418_other.why",
    "batch.blocked.title",
    "batch.blocked.text",
  ],
};

/** The numbers of what could not be signed up and what could not be deleted: no sign-in is refused with them (business §8). */
const ofOtherCalls: readonly string[] = ["7001", "7777"];

const sentences = ({ title, text }: { readonly title: string; readonly text: string }): readonly string[] => [
  title,
  text,
];

const told = (t: Text, failure: CallFailure): readonly string[] => sentences(failureText(t, failure));

/** The texts of a connection test's result; a block by its reason. */
const foundWords = (t: Text, code: string): readonly string[] | undefined => {
  const words = outcomesWithWords.find(
    (known) => known === (code === "CONNECTION_FAILED" ? "other" : code.replace("418/", "")),
  );
  return words === undefined ? undefined : [t(`remote.${words}.title`), t(`remote.${words}.why`)];
};

/** The texts of the sign-up. */
const signUpWords = (t: Text, code: SignUpRefusal): readonly string[] => {
  switch (code) {
    case "ACCOUNT_CREATION_FAILED":
      return [t("sign_up.rejected.title"), t("sign_up.rejected.text", { email: EMAIL })];
    case "WEBACCOUNT_EXISTS_ACTIVE":
      return [t(`sign_up.problem.${code}`), t("sign_up.exists.active", { email: SUPPORT, code })];
    case "WEBACCOUNT_EXISTS_INACTIVE":
      return [t(`sign_up.problem.${code}`), t("sign_up.exists.inactive", { code })];
    // The person is led back to the code step without a further message.
    case "VERIFICATION_INVALID":
      return [t("sign_up.step.code")];
    case "CODE_WRONG":
    case "CODE_EXPIRED":
    case "CODE_TOO_MANY_TRIES":
    case "LICENCE_GONE":
      return [t(`sign_up.problem.${code}`)];
  }
};

/** The texts of the trade licence review. */
const reviewWords = (t: Text, code: string): readonly string[] | undefined => {
  if (code === "ALREADY_DECIDED") return [t(`review.problem.${code}`, { company: review.companyName })];
  return code === "REASON_EMPTY" ? [t(`review.problem.${code}`)] : undefined;
};

/** The text of a refused login. */
const loginText = (t: Text, problem: { readonly code: string; readonly reason?: string }): string =>
  loginErrorText(t, problem, SUPPORT).text;

/** The texts of a refused login; one code is shown for accounts that are not active yet, and no more. */
const loginWords = (t: Text, code: LoginCode): readonly string[] => {
  const problems: readonly { readonly code: LoginCode; readonly reason?: "deactivated" }[] =
    code === "WEBACCOUNT_NOT_ACTIVATED" ? [{ code }, { code, reason: "deactivated" }] : [{ code }];
  return problems.map((problem) => loginText(t, problem));
};

/** The portal's texts for a code, sentence by sentence; empty for a code that is never shown. */
export const codeWords = (t: Text, code: string): readonly string[] => {
  const keys = own[code];
  if (keys !== undefined) return keys.map((key) => t(key));
  if (code === "input.file_to_big") return [t("input.file_to_big", { name: SAMPLE_FILE })];
  if (code === "DEFECT") return sentences(defectText(t));
  const link = linkProblemWords(t, code);
  if (link !== undefined) return sentences(link);
  if (isSignUpRefusal(code)) return signUpWords(t, code);
  const reviewed = reviewWords(t, code);
  if (reviewed !== undefined) return reviewed;
  const found = foundWords(t, code);
  if (found !== undefined) return found;
  const refused = refusalText(t, code) ?? ticketRefusal(t, code);
  const picture = pictureRefusal(t, code);
  // A refused file has other words in a ticket than in a field for pictures.
  if (picture !== undefined && !isPictureRefusal(code))
    return [...(refused === undefined ? told(t, failureOfCode(code)) : [refused]), picture];
  if (picture !== undefined) return [picture];
  if (refused !== undefined) return [refused];
  const ofArea =
    employeeRefusalText(t, code) ??
    conferenceRefusalText(t, code) ??
    referenceRefusalText(t, code) ??
    trainingRefusalText(t, code) ??
    packageRefusal(t, code) ??
    invoiceRefusalText(t, code, String(ARCHIVE_MAX)) ??
    knownIssueRefusalText(t, code) ??
    websiteRefusal(t, code);
  if (ofArea !== undefined) return [ofArea];
  if (isPasswordRefusal(code)) return [t(`field.problem.${code}`)];
  if (isPioneerRefusal(code)) return [t(`pioneer.refused.${code}`)];
  if (isApplicationRefusal(code)) return [t(`settings.licence.refused.${code}`)];
  if (isAccountRefusal(code)) return [t(`settings.email.${code}`)];
  if (isLoginCode(code)) return loginWords(t, code);
  const failure = failureOfCode(code);
  // A sign-in that is refused with any other code is an unknown error.
  return failure._tag === "Refused" && !ofOtherCalls.includes(code)
    ? [...told(t, failure), loginText(t, { code })]
    : told(t, failure);
};
