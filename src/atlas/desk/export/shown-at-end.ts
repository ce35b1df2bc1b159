import { failureCode, meansLimited, type CallFailure } from "../../../domain/kit/call-failure.ts";
import { isFileRefusal } from "../../../domain/kit/files.refusals.ts";
import type { ShownTable } from "../../../domain/kit/refusals.ts";
import { licenceAgainRefusals } from "../../../domain/licence-review/application.refusals.ts";
import { submissionRefusals } from "../../../domain/pioneer/pioneer.refusals.ts";
import { errorCatalogue } from "../../../domain/shell/error-catalogue.ts";
import { sendingRefusals } from "../../../domain/tickets/tickets.refusals.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";
import { defectText, failureText, type FailureText } from "../../../ui/i18n/failure-text.ts";
import { refusalText } from "../../../ui/i18n/refusal-text.ts";
import { email } from "../../samples/sign-up.samples.ts";
import type { ScreenFixture } from "../fixtures/fixture.ts";
import { fixtureAt } from "../fixtures/screen-fixtures.ts";
import { codeTexts } from "../texts/code-texts.ts";
import type { RouteEnd } from "./route-end.ts";
import shownTexts from "./shown-texts.json" with { type: "json" };

/** What the screens of the portal show of a code: its sentences and its line; empty if no screen shows it. */
export const textsOfCode = (t: Text, code: string): readonly string[] => {
  const said = codeTexts(t, code);
  return said.length === 0 ? [] : [...said, t("failure.code", { code })];
};

/** The keys of the texts that a code's screen shows, as the test of the preview has recorded them; of a code that is not here it shows all. */
const recorded: Readonly<Record<string, string>> = shownTexts;

/** What a code's screen shows, in a language. */
const asShown = (t: Text, code: string): readonly string[] => {
  const keys = textsOfCode((key) => key, code);
  const shown = recorded[code]?.split(", ") ?? keys;
  return textsOfCode(t, code).filter((_, index) => shown.includes(keys[index] ?? ""));
};

const areaOf = (code: string) => errorCatalogue.find((entry) => entry.code === code)?.area;

/** Codes that any call can fail with: each screen shows them in the same texts. */
export const isOfAnyCall = (code: string): boolean => {
  const area = areaOf(code);
  return (
    (area === "call" && code !== "endpoint_failure") ||
    (area === "numeric" && code !== "7001") ||
    code === "NO_ACCESS" ||
    code === "SESSION_EXPIRED"
  );
};

const both = ({ title, text }: FailureText): readonly string[] => [title, text];

/** A load that failed: what the page's own message shows is not shown again, and an item that does not exist has texts of its own. */
const ofLoad = (t: Text, failure: CallFailure, { actor }: RouteEnd): readonly string[] | undefined => {
  const { id = "", missing, atField = false } = (fixtureAt(actor) ?? {}) as Partial<ScreenFixture>;
  if (meansLimited(failure) && !atField)
    return [t("error.endpoint_failure"), t("error.api_endpoint_failure"), t("failure.limited.text")];
  return missing !== undefined && failureCode(failure) === "NOT_FOUND"
    ? missing.map((key) => t(key, { id, serial: id }))
    : undefined;
};

/** The refusals of the machines whose screens have texts of their own for a refused file. */
const ofFiles: Readonly<Record<string, ShownTable>> = {
  ticketCreation: sendingRefusals,
  licenceAgain: licenceAgainRefusals,
  pioneerSubmission: submissionRefusals,
};

/** A refused file; undefined where a screen shows it as any other failure. */
const ofFile = (t: Text, code: string, { machine }: RouteEnd): readonly string[] | undefined => {
  const refused = refusalText(t, ofFiles[machine] ?? {}, code);
  return refused === undefined || !isFileRefusal(code) ? undefined : [refused];
};

/** A code that was asked for too soon after the last one: the screen asks for that one, and counts down to the next. */
const ofWait = (t: Text, code: string, { machine, failure }: RouteEnd): readonly string[] | undefined =>
  machine === "verificationCode" && code === "TOO_MANY_REQUESTS" && failure === undefined
    ? [t("sign_up.code.earlier", { email })]
    : undefined;

/** Codes that the session shows, by its state and in a dialog. */
const ofSession = (t: Text, code: string, { limited, expired }: RouteEnd): readonly string[] | undefined => {
  if (code === "SESSION_EXPIRED" && expired) return [t("session.expired.title"), t("session.expired.text")];
  if (code !== "SESSION_UNREACHABLE") return undefined;
  return limited
    ? [t("error.endpoint_failure"), t("error.api_endpoint_failure")]
    : [t("login.checking_failed")];
};

/** The sentences of a failed call. */
const ofFailure = (t: Text, failure: CallFailure, end: RouteEnd): readonly string[] => {
  if (failure._tag === "Offline" && end.waiting)
    return [t("failure.offline.title"), t("failure.offline.waiting")];
  const { title, text } = failureText(t, failure);
  // The seconds of a route's sample are those of one call.
  return failure._tag === "TimedOut" ? [title] : [title, text];
};

/** Machines whose screens show a refusal beside a button, with its code, also where a form shows it at a field. */
const besideButton: readonly string[] = ["action", "registration"];
/** What is shown as news and not as a failure has no line of its code. */
const asNews: readonly string[] = ["EMAIL_CHANGE_OVER"];

/** What the screen of an area shows. */
const ofArea = (t: Text, code: string, { failure, machine }: RouteEnd): readonly string[] => {
  const texts = asShown(t, code);
  return failure !== undefined && besideButton.includes(machine) && !asNews.includes(code)
    ? [...new Set([...texts, t("failure.code", { code })])]
    : texts;
};

/** Machines whose screens show what a load brings. */
const loading: readonly string[] = ["resource", "search"];

/** What the screen at the end of a route shows: the sentences, and the code's line where it has one. */
export const shownAtEnd = (t: Text, code: string, end: RouteEnd): readonly string[] => {
  const { machine, failure } = end;
  const line = t("failure.code", { code });
  if (code === "DEFECT") return [...both(defectText(t)), line];
  const special = ofSession(t, code, end) ?? ofWait(t, code, end);
  if (special !== undefined) return special;
  if (code === "REQUIRED_FIELDS_MISSING" && failure !== undefined)
    return [t("ticket.refused.REQUIRED_FIELDS_MISSING"), line];
  const isFile = isFileRefusal(code) && failure !== undefined && machine !== "pictures";
  if (!isOfAnyCall(code) && !isFile) return ofArea(t, code, end);
  // A sign-in that is refused with a code of any call has a verdict, and no failure.
  if (failure === undefined || (machine === "session" && failure._tag === "Refused"))
    return [t("login.error.UNKNOWN_ERROR"), line];
  const load = loading.includes(machine) ? ofLoad(t, failure, end) : undefined;
  if (load !== undefined) return failure._tag === "Refused" ? load : [...load, line];
  const sentences = ofFile(t, code, end) ?? ofFailure(t, failure, end);
  // A picture's place has no room for the line.
  return machine === "pictures" ? sentences : [...sentences, line];
};
