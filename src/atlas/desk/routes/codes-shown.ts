import type { AnyMachineSnapshot, AnyTransitionDefinition } from "xstate";
import { failureCode, type CallFailure } from "../../../domain/kit/call-failure.ts";
import { errorCatalogue } from "../../../domain/shell/error-catalogue.ts";
import type { MachineMeta } from "../../../machines/kit/machine-meta.ts";

const failureTags: readonly CallFailure["_tag"][] = [
  "Offline",
  "TimedOut",
  "EndpointFailure",
  "Refused",
  "SessionExpired",
  "NoAccess",
  "Malformed",
];

/** What machines carry in the place of the code that an answer brought. */
const carriers: readonly string[] = ["UNKNOWN_ERROR", "CALL_FAILED", "LOGIN_FAILED", "INVALID_REQUEST"];

/** What any machine's code may be, whatever went wrong in it. */
const general: readonly string[] = ["TIMED_OUT", "DEFECT"];

const isFailure = (value: object): value is CallFailure =>
  "_tag" in value && failureTags.some((tag) => tag === value._tag);

const codeOf = (value: unknown): readonly string[] => {
  if (typeof value !== "object" || value === null) return [];
  if (isFailure(value)) return [failureCode(value)];
  return "_tag" in value && value._tag === "Failed" && "failure" in value ? codeOf(value.failure) : [];
};

/** What was refused at the fields of a form, as far as the catalogue knows it: a rule of a field has words and no code. */
const atFields = (refused: unknown): readonly string[] =>
  typeof refused === "object" && refused !== null
    ? Object.values(refused).filter((code): code is string =>
        errorCatalogue.some((entry) => entry.code === code),
      )
    : [];

const metaCode = (meta: unknown): readonly string[] => {
  const { code } = (meta ?? {}) as Partial<MachineMeta>;
  return code === undefined ? [] : [code];
};

/**
 * The codes that a machine stands for: the one that an answer brought, those of its states, and those of the transitions
 * that led to it. What a machine carries in the place of an answer's code counts only where no answer brought one.
 */
export const codesShown = (
  snapshot: AnyMachineSnapshot,
  taken: readonly { readonly transition: AnyTransitionDefinition }[],
): readonly string[] => {
  const { refused, ...context } = snapshot.context as Readonly<Record<string, unknown>>;
  // A note beside old content, or beside the login form, says no code.
  const brought =
    snapshot.hasTag("stale") || snapshot.hasTag("limited")
      ? []
      : [...atFields(refused), ...Object.values(context).flatMap(codeOf)];
  const states = Object.values(snapshot.getMeta() as Readonly<Record<string, unknown>>).flatMap(metaCode);
  const transitions = taken
    .flatMap(({ transition }) => metaCode(transition.meta))
    .filter((code) => !general.includes(code));
  const carried = [...states, ...transitions].filter(
    (code) => brought.length === 0 || !carriers.includes(code),
  );
  const all = [...new Set([...brought, ...carried])];
  // A code with its reason, 418/471, is shown in the place of the code alone.
  return all.filter((code) => !all.some((other) => other.startsWith(`${code}/`)));
};
