import * as Schema from "effect/Schema"
import { errorCatalogue } from "../../../domain/error-catalogue.ts"
import { LoginErrorCode } from "../../../domain/login.ts"
import type { Text, TextKey } from "../../../ui/i18n/catalogue.ts"
import { employeeRefusalText } from "../../../ui/screens/employees/employee-words.ts"

const isLoginCode = Schema.is(LoginErrorCode)

const advice: Readonly<Record<string, TextKey>> = {
  SESSION_EXPIRED: "desk.tell.SESSION_EXPIRED",
  SESSION_UNREACHABLE: "desk.tell.SESSION_UNREACHABLE",
  NOT_EXTENDED: "desk.tell.NOT_EXTENDED",
  PARTNER_DATA: "desk.tell.PARTNER_DATA",
  ticket_error: "desk.tell.ticket_error",
  endpoint_failure: "desk.tell.server",
  TIMED_OUT: "desk.tell.TIMED_OUT",
  OFFLINE: "desk.tell.OFFLINE",
  MALFORMED_ANSWER: "desk.tell.defect",
  NOT_FOUND: "desk.tell.NOT_FOUND",
  CONFLICT: "desk.tell.CONFLICT",
  INVALID_REQUEST: "desk.tell.INVALID_REQUEST",
  BAD_REQUEST: "desk.tell.INVALID_REQUEST",
  UNSUPPORTED_MEDIA_TYPE: "desk.tell.INVALID_REQUEST",
  TOO_MANY_REQUESTS: "desk.tell.TOO_MANY_REQUESTS",
  NO_ACCESS: "desk.tell.NO_ACCESS",
  DEFECT: "desk.tell.defect",
  TEXTS: "desk.tell.TEXTS",
  TOO_MANY_ATTEMPTS: "desk.tell.TOO_MANY_ATTEMPTS",
  LICENCE_CODE_INVALID: "desk.tell.product",
  CONFIRMATION_DIFFERS: "desk.tell.product",
  ACCOUNT_CREATION_FAILED: "desk.tell.ACCOUNT_CREATION_FAILED",
  WEBACCOUNT_EXISTS_ACTIVE: "desk.tell.WEBACCOUNT_EXISTS_ACTIVE",
  WEBACCOUNT_EXISTS_INACTIVE: "desk.tell.WEBACCOUNT_EXISTS_INACTIVE",
  VERIFICATION_INVALID: "desk.tell.verification",
  CODE_WRONG: "desk.tell.verification",
  CODE_EXPIRED: "desk.tell.verification",
  CODE_TOO_MANY_TRIES: "desk.tell.verification",
  LICENCE_GONE: "desk.tell.LICENCE_GONE",
  EMAIL_UNCHANGED: "desk.tell.EMAIL_UNCHANGED",
  ALREADY_DECIDED: "desk.tell.review",
  REASON_EMPTY: "desk.tell.review",
  TEST_RUNNING: "desk.tell.test_wait",
  TOO_MANY_TESTS: "desk.tell.test_wait",
}

/** What to tell about a product, or about the connection to it. */
const productAdvice = (t: Text, code: string): string => {
  if (code.startsWith("PRODUCT_")) return t("desk.tell.product")
  return code.startsWith("LICENCE_") ? t("desk.tell.licence") : t("desk.tell.service")
}

const isBlock = (code: string): boolean => code.startsWith("418") || code.includes("BLOCK")

/** What to tell a customer who has met a code. */
export const codeAdvice = (t: Text, code: string): string => {
  if (isLoginCode(code)) return t(`desk.tell.${code}`)
  const key = advice[code]
  if (key !== undefined) return t(key)
  const area = errorCatalogue.find((entry) => entry.code === code)?.area
  if (code.startsWith("LINK_")) return t("desk.tell.link")
  if (employeeRefusalText(t, code) !== undefined) return t("desk.tell.employee")
  if (area === "account") return t("desk.tell.password")
  if (area === "signOn") return t("desk.tell.sign_on")
  if (area === "upload") return t("desk.tell.upload")
  if (area === "ticket") return t("desk.tell.ticket")
  if (area === "product") return productAdvice(t, code)
  if (area === "remoteConnect") return isBlock(code) ? t("desk.tell.block") : t("desk.tell.device")
  return code.startsWith("HTTP_") ? t("desk.tell.server") : t("desk.tell.number")
}
