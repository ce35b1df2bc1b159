import type { CallFailure } from "../../../domain/kit/call-failure.ts";
import { isFileRefusal } from "../../../domain/kit/files.refusals.ts";
import { withValues } from "../../../domain/kit/refusals.ts";
import type { TextKey } from "../../../domain/kit/text-key.ts";
import { uploadRefusals } from "../../../domain/pictures/pictures.refusals.ts";
import { allRefusals, type RefusalValue } from "../../../domain/shell/refusal-tables.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";
import { defectText, failureText } from "../../../ui/i18n/failure-text.ts";
import { refusalText, refusalTexts } from "../../../ui/i18n/refusal-text.ts";
import { resultLabels } from "../../../domain/products/first-act.ts";
import { ARCHIVE_MAX } from "../../samples/invoices.samples.ts";
import { review } from "../../samples/licence-review.samples.ts";
import { failureOfCode } from "../routes/payloads.ts";

/** The samples' support address. */
const SUPPORT = "support@homeautomation.example";

/** The samples' values that refusals name. */
const refusals = withValues(allRefusals, {
  company: review.companyName,
  email: SUPPORT,
  max: String(ARCHIVE_MAX),
} satisfies Readonly<Record<RefusalValue, string>>);

/** A file that is refused as a picture has other texts than in a ticket. */
const pictureRefusals = withValues(uploadRefusals, { size: "15\u00A0MB" });

/** The samples' values that other texts name. */
const values: Readonly<Partial<Record<TextKey, Readonly<Record<string, string>>>>> = {
  "sign_up.exists.active": { email: SUPPORT, code: "WEBACCOUNT_EXISTS_ACTIVE" },
  "sign_up.exists.inactive": { code: "WEBACCOUNT_EXISTS_INACTIVE" },
  "sign_up.rejected.text": { email: "robin.nord@nordlicht.example" },
  "input.file_to_big": { name: "large.png", size: "10\u00A0MB" },
};

/** Codes of which screens say something else than one text of a refusal; any other is shown as a call failure or not at all. */
const own: Readonly<Record<string, readonly TextKey[]>> = {
  SIGN_ON_REFUSED: ["login.sign_on_refused"],
  SIGN_ON_UNAVAILABLE: ["login.sign_on_unavailable"],
  SIGN_ON_MISCONFIGURED: ["login.sign_on_misconfigured"],
  WRONG_REALM: ["login.sign_on_misconfigured"],
  MISCONFIGURED: ["login.sign_on_misconfigured"],
  SESSION_EXPIRED: ["session.expired.title", "session.expired.text"],
  OTHER_ACCOUNT: ["session.displaced.title", "session.displaced.text"],
  // While the page says that the portal does not answer, the login form does not say it again. What stands for a screen has words of its own.
  SESSION_UNREACHABLE: [
    "login.checking_failed",
    "error.endpoint_failure",
    "error.api_endpoint_failure",
    "unanswered.title",
    "unanswered.text",
  ],
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
  WEBACCOUNT_EXISTS_ACTIVE: ["sign_up.problem.WEBACCOUNT_EXISTS_ACTIVE", "sign_up.exists.active"],
  WEBACCOUNT_EXISTS_INACTIVE: ["sign_up.problem.WEBACCOUNT_EXISTS_INACTIVE", "sign_up.exists.inactive"],
  ACCOUNT_CREATION_FAILED: ["sign_up.rejected.title", "sign_up.rejected.text"],
  // The person is led back to the code step without a further message.
  VERIFICATION_INVALID: ["sign_up.step.code"],
  // One code is shown for accounts that are not active yet, and no more.
  WEBACCOUNT_NOT_ACTIVATED: ["login.error.WEBACCOUNT_NOT_ACTIVATED", "login.error.deactivated"],
  "input.file_to_big": ["input.file_to_big"],
};

/** The numbers of what could not be signed up and what could not be deleted: no sign-in is refused with them (business §8). */
const ofOtherCalls: readonly string[] = ["7001", "7777"];

const sentences = ({ title, text }: { readonly title: string; readonly text: string }): readonly string[] => [
  title,
  text,
];

const failureLines = (t: Text, failure: CallFailure): readonly string[] => sentences(failureText(t, failure));

/** The texts of a connection test's result; a block by its reason. */
const foundTexts = (t: Text, code: string): readonly string[] | undefined => {
  const label = resultLabels.find(
    (known) => known === (code === "CONNECTION_FAILED" ? "other" : code.replace("418/", "")),
  );
  return label === undefined ? undefined : [t(`remote.${label}.title`), t(`remote.${label}.why`)];
};

/** The texts of a refusal, by its table. */
const refusedTexts = (t: Text, code: string): readonly string[] | undefined => {
  const texts = refusalTexts(t, refusals, code);
  return texts && [texts.title ?? [], texts.text].flat();
};

/** The portal's texts for a code, sentence by sentence; empty for a code that is never shown. */
export const codeTexts = (t: Text, code: string): readonly string[] => {
  const keys = own[code];
  if (keys !== undefined) return keys.map((key) => t(key, values[key]));
  if (code === "DEFECT") return sentences(defectText(t));
  const failure = failureOfCode(code);
  const texts = foundTexts(t, code) ?? refusedTexts(t, code);
  if (isFileRefusal(code))
    return [...(texts ?? failureLines(t, failure)), refusalText(t, pictureRefusals, code) ?? []].flat();
  if (texts !== undefined) return texts;
  // A sign-in that is refused with any other code is an unknown error.
  return failure._tag === "Refused" && !ofOtherCalls.includes(code)
    ? [...failureLines(t, failure), t("login.error.UNKNOWN_ERROR")]
    : failureLines(t, failure);
};
