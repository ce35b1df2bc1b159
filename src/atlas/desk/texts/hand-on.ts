import { errorCatalogue, type ErrorCode } from "../../../domain/shell/error-catalogue.ts";
import type { ErrorArea } from "../../../domain/shell/refusal-tables.ts";
import type { Text } from "../../../ui/i18n/catalogue.ts";

/** Whom support hands a customer on to, where its own advice ends. */
type HandOn = "nobody" | "company" | "partner_manager" | "sign_up" | "devices" | "trainings" | "operators";

/** The areas whose codes a customer seldom solves alone. */
const ofArea: Partial<Record<ErrorArea, HandOn>> = {
  signOn: "operators",
  product: "devices",
  remoteConnect: "devices",
  training: "trainings",
  call: "operators",
  shell: "operators",
  numeric: "operators",
};

/** The codes that are handed on to someone else than the others of their area. */
const ofCode = new Map<string, HandOn>(
  Object.entries({
    UNKNOWN_ERROR: "operators",
    MISSING_POST_PARAMS: "operators",
    COMPANY_DEACTIVATED: "partner_manager",
    SESSION_UNREACHABLE: "operators",
    PARTNER_DATA: "operators",
    WEBACCOUNT_EXISTS_ACTIVE: "sign_up",
    ACCOUNT_CREATION_FAILED: "sign_up",
    "7001": "sign_up",
    OWN_MANAGE_USERS: "company",
    OWNER_ONLY: "company",
    RIGHT_NOT_HELD: "company",
    OWN_STATUS: "company",
    NO_ACCESS: "company",
    ticket_error: "operators",
    STORAGE_FULL: "operators",
    COMPANY_STORAGE_FULL: "operators",
    PIONEER_NO_REWARD: "operators",
    TEST_RUNNING: "nobody",
    TOO_MANY_TESTS: "nobody",
    NOT_BLOCKED: "nobody",
    TIMED_OUT: "nobody",
    OFFLINE: "nobody",
    NOT_FOUND: "nobody",
    CONFLICT: "nobody",
    INVALID_REQUEST: "nobody",
    TOO_MANY_REQUESTS: "nobody",
    SCREEN_GONE: "nobody",
    TEXTS: "nobody",
  } satisfies Partial<Record<ErrorCode, HandOn>>),
);

/** Whom support hands a code on to, and with what. */
export const codeHandOn = (t: Text, code: string): string => {
  const entry = errorCatalogue.find((known) => known.code === code);
  if (entry === undefined) return t("desk.hand_on.operators");
  const handOn = ofCode.get(code) ?? ofArea[entry.area] ?? "nobody";
  return t(`desk.hand_on.${handOn}`);
};
