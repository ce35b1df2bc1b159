import { accountRefusals } from "../../../domain/account/account.refusals.ts";
import { errorCatalogue } from "../../../domain/error-catalogue.ts";
import { linkRefusals, passwordRefusals } from "../../../domain/passwords/passwords.refusals.ts";
import { testRefusals } from "../../../domain/products/remote-connect.refusals.ts";
import { signUpRefusals } from "../../../domain/sign-up/sign-up.refusals.ts";
import { codesOf } from "../../../domain/refusals.ts";
import { fileRefusals, ticketRefusals } from "../../../domain/tickets/tickets.refusals.ts";
import { isLoginRefusal } from "../../../domain/session/login.refusals.ts";
import type { Text, TextKey } from "../../../ui/i18n/catalogue.ts";

/** Codes that support has words of its own for. */
const own = [
  "SESSION_EXPIRED",
  "SESSION_UNREACHABLE",
  "NOT_EXTENDED",
  "PARTNER_DATA",
  ...codesOf(linkRefusals),
  ...codesOf(passwordRefusals),
  ...codesOf(accountRefusals),
  ...codesOf(signUpRefusals),
  "ALREADY_DECIDED",
  "REASON_EMPTY",
  "OWN_MANAGE_USERS",
  "OWN_STATUS",
  "LAST_OWNER",
  "OWNER_RIGHTS",
  "OWNER_ONLY",
  "RIGHT_NOT_HELD",
  "EMAIL_TAKEN",
  "NOT_INVITED",
  "ticket_error",
  ...codesOf(ticketRefusals),
  "PERIOD_INVALID",
  "PRODUCT_NOT_REGISTERED",
  "PRODUCT_ALREADY_REGISTERED",
  "PRODUCT_NOT_FOUND",
  "PRODUCT_NOT_REGISTRABLE",
  "LICENCE_CODE_INVALID",
  "CONFIRMATION_DIFFERS",
  "LICENCE_NOT_FOUND",
  "LICENCE_ALREADY_USED",
  "LICENCE_OTHER_SERVICE",
  "TEST_SERVICE_ALREADY_USED",
  "TEST_SERVICE_NOT_TRANSFERABLE",
  "CLOUD_SERVICE_EXPIRED",
  "CLOUD_SERVICE_NOT_ACTIVE",
  "CLOUD_SERVICE_ALREADY_ACTIVE",
  "TRANSFER_TO_ITSELF",
  "TOO_MANY_ATTEMPTS",
  "403",
  "409",
  "461",
  "462",
  "471",
  "472",
  "473",
  "474",
  "481",
  "482",
  ...codesOf(testRefusals),
  ...codesOf(fileRefusals),
  "TOO_MANY_FILES",
  "TIMED_OUT",
  "OFFLINE",
  "NOT_FOUND",
  "CONFLICT",
  "INVALID_REQUEST",
  "TOO_MANY_REQUESTS",
  "NO_ACCESS",
  "TEXTS",
] as const;

/** Codes that mean what another one means, to whoever has to be told. */
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

/** What to tell a customer who has met a code, in words that can be said as they are. */
export const codeAdvice = (t: Text, code: string): string => {
  if (isLoginRefusal(code)) return t(`desk.tell.${code}`);
  // A block is told by its reason.
  const reason = code.replace("418/", "");
  const known = own.find((one) => one === reason);
  if (known !== undefined) return t(`desk.tell.${known}`);
  const key = shared[code];
  if (key !== undefined) return t(key);
  if (errorCatalogue.find((entry) => entry.code === code)?.area === "signOn") return t("desk.tell.sign_on");
  return code.startsWith("HTTP_") ? t("desk.tell.server") : t("desk.tell.number");
};
