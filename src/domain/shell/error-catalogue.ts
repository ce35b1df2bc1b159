import { OTHER_ACCOUNT } from "../kit/call-failure.ts";
import type { Refusal } from "../kit/refusals.ts";
import { testResultCodes } from "../products/remote-connect.refusals.ts";
import {
  errorAreas,
  refusalTables,
  type Carrier,
  type ErrorArea,
  type RefusalCode,
} from "./refusal-tables.ts";

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
  readonly carrier?: Carrier;
}

const entries = <const Code extends string>(
  spec: string,
  codes: readonly Code[],
  carrier?: Carrier,
): readonly Omit<ErrorEntry<Code>, "area">[] =>
  codes.map((code) => ({
    code,
    spec,
    ...(carrier === undefined || carrier === code ? {} : { carrier }),
  }));

const numbers = (first: number, last: number): readonly `${number}`[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `${first + index}` as const);

/** The number of what could not be deleted (business §8). */
export const NOT_DELETED = "7777";

/** The codes that are no refusal of an area. */
const others = {
  signOn: entries("sign-on", [
    "SIGN_ON_REFUSED",
    "SIGN_ON_UNAVAILABLE",
    "SIGN_ON_MISCONFIGURED",
    "WRONG_REALM",
    "MISCONFIGURED",
  ]),
  session: [
    ...entries("shell §4", ["SESSION_EXPIRED", "SESSION_UNREACHABLE", "NOT_EXTENDED"]),
    ...entries("decisions/session", [OTHER_ACCOUNT]),
    ...entries("shell §8", ["PARTNER_DATA"]),
  ],
  ticket: entries("business §8", ["ticket_error"]),
  remoteConnect: entries("business §8", [
    ...testResultCodes.filter((code) => code !== "200"),
    "418",
    "CONNECTION_FAILED",
  ]),
  upload: entries("shell §8", ["input.file_to_big"]),
  call: [
    ...entries("shell §8", ["endpoint_failure"]),
    ...entries("shell §8", ["HTTP_200", "HTTP_500", "HTTP_502", "HTTP_503", "HTTP_504"], "CALL_FAILED"),
    ...entries("decisions/calls", ["TIMED_OUT"]),
    ...entries(
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
  ],
  shell: [
    ...entries("shell §2", ["NO_ACCESS"]),
    ...entries("decisions/build", ["SCREEN_GONE"]),
    ...entries("architecture", ["DEFECT", "TEXTS"]),
  ],
  numeric: entries("shell §8", [...numbers(7001, 7006), ...numbers(7031, 7040), NOT_DELETED], "CALL_FAILED"),
};

/** A code of the catalogue. */
export type ErrorCode = RefusalCode | (typeof others)[keyof typeof others][number]["code"];

const othersOf: Readonly<Partial<Record<ErrorArea, readonly Omit<ErrorEntry, "area">[]>>> = others;

/**
 * Every code that the portal can show (shell §8, business §8), by area. The atlas findings report a code that no machine has, and a machine's code
 * that is missing here.
 */
export const errorCatalogue: readonly ErrorEntry[] = errorAreas.flatMap((area) =>
  [
    ...(othersOf[area] ?? []),
    ...refusalTables[area].flatMap(({ table, carrier }) =>
      Object.entries<Refusal>(table).flatMap(([code, { spec }]) => entries(spec, [code], carrier)),
    ),
  ].map((entry) => ({ ...entry, area })),
);
