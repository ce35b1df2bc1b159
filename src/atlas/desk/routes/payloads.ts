import type { AnyMachineSnapshot } from "xstate";
import type { CallFailure } from "../../../domain/kit/call-failure.ts";
import { errorCatalogue } from "../../../domain/shell/error-catalogue.ts";
import type { Payload, Payloads } from "../../walk/walk.ts";

type Fields = Readonly<Record<string, unknown>>;

const codesOf = (area: string): readonly string[] =>
  errorCatalogue.filter((entry) => entry.area === area).map(({ code }) => code);

/** The call failure of a code. */
export const failureOfCode = (code: string): CallFailure => {
  const status = /^HTTP_(\d+)$/.exec(code)?.[1];
  if (status !== undefined) return { _tag: "EndpointFailure", status: Number(status) };
  switch (code) {
    case "OFFLINE":
      return { _tag: "Offline" };
    case "TIMED_OUT":
      return { _tag: "TimedOut", limit: 15_000 };
    case "SESSION_EXPIRED":
      return { _tag: "SessionExpired" };
    case "NO_ACCESS":
      return { _tag: "NoAccess" };
    case "MALFORMED_ANSWER":
      return { _tag: "Malformed", path: "rows.0.id", expected: "string" };
    case "TOO_MANY_REQUESTS":
      return { _tag: "Refused", code, retryAfter: 30 };
    default:
      return { _tag: "Refused", code };
  }
};

/** All failures of a call, one for each code that a call can cause. */
const failures: readonly CallFailure[] = [
  "TIMED_OUT",
  "SESSION_EXPIRED",
  "NO_ACCESS",
  ...errorCatalogue.filter(({ carrier }) => carrier === "CALL_FAILED").map(({ code }) => code),
].map(failureOfCode);

const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};

/** Variants of a sample with a failed call or a refused login, one for each code; other samples have none. Refusals with their own state have their own sample. */
const variantsOf = (payload: Payload): readonly Payload[] => {
  const output = fieldsOf(payload["output"]);
  if (output["_tag"] === "Failed")
    return [payload, ...failures.map((failure) => ({ ...payload, output: { _tag: "Failed", failure } }))];
  if (output["_tag"] !== "Refused" || typeof output["code"] !== "string") return [payload];
  return codesOf("login").map((code) => ({ ...payload, output: { ...output, code } }));
};

const failureIn = (payload: Payload): Fields => fieldsOf(fieldsOf(payload["output"])["failure"]);

/** A draft that had waited when the page was reloaded: a route begins with a page that is opened anew. */
const isOfReload = (payload: Payload): boolean => "waited" in fieldsOf(payload["output"]);

/** Without duplicates; a refusal at a field is used only in its sample. */
const widen = (payloads: readonly Payload[]): readonly Payload[] => {
  const atFields = payloads.filter((payload) => "field" in failureIn(payload));
  const isAtField = (payload: Payload): boolean =>
    atFields.some((known) => known !== payload && failureIn(known)["code"] === failureIn(payload)["code"]);
  const all = payloads
    .flatMap(variantsOf)
    .filter((payload) => atFields.includes(payload) || !isAtField(payload));
  return [...new Map(all.map((payload) => [JSON.stringify(payload), payload])).values()];
};

const withEach = (payloads: Payloads, change: (given: readonly Payload[]) => readonly Payload[]): Payloads =>
  Object.fromEntries(
    Object.entries(payloads).map(([type, given]) => [
      type,
      typeof given === "function" ? (snapshot: AnyMachineSnapshot) => change(given(snapshot)) : change(given),
    ]),
  );

/** The atlas's sample payloads that a page which is opened anew can meet. */
export const withoutReloads = (payloads: Payloads): Payloads =>
  withEach(payloads, (given) => given.filter((payload) => !isOfReload(payload)));

/** The sample payloads, multiplied by the codes of the catalogue. */
export const withEveryCode = (payloads: Payloads): Payloads => withEach(payloads, widen);
