import { adviceKey } from "../../../domain/kit/advice.ts";
import { isRefusalOf } from "../../../domain/kit/refusals.ts";
import type { TextKey } from "../../../domain/kit/text-key.ts";
import { resultReasons } from "../../../domain/products/remote-connect.refusals.ts";
import { errorCatalogue } from "../../../domain/shell/error-catalogue.ts";
import { allRefusals } from "../../../domain/shell/refusal-tables.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";

const isRefusal = isRefusalOf(allRefusals);

/** Codes with their own support text that are no refusals: what support says of a refusal stands beside its text. */
const own = [
  "SESSION_EXPIRED",
  "OTHER_ACCOUNT",
  "SESSION_UNREACHABLE",
  "NOT_EXTENDED",
  "PARTNER_DATA",
  "ticket_error",
  ...resultReasons.filter((reason) => reason !== "200"),
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
  "input.file_to_big": "help.refused.TOO_LARGE.advice",
  endpoint_failure: "desk.tell.server",
  BAD_REQUEST: "desk.tell.INVALID_REQUEST",
  UNSUPPORTED_MEDIA_TYPE: "desk.tell.INVALID_REQUEST",
  MALFORMED_ANSWER: "desk.tell.defect",
  DEFECT: "desk.tell.defect",
};

/** What to tell a customer about a code, ready to be read out. */
export const codeAdvice = (t: Text, code: string): string => {
  if (isRefusal(code)) return t(adviceKey(allRefusals[code]));
  // The text of a block depends on its reason.
  const reason = code.replace("418/", "");
  const known = own.find((one) => one === reason);
  if (known !== undefined) return t(`desk.tell.${known}`);
  const key = shared[code];
  if (key !== undefined) return t(key);
  if (errorCatalogue.find((entry) => entry.code === code)?.area === "signOn") return t("desk.tell.sign_on");
  return code.startsWith("HTTP_") ? t("desk.tell.server") : t("desk.tell.number");
};
