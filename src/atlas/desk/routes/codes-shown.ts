import type { AnyMachineSnapshot, AnyTransitionDefinition } from "xstate";
import { failureCode, failureTags, type CallFailure } from "../../../domain/kit/call-failure.ts";
import type { MachineMeta } from "../../../machines/kit/machine-meta.ts";
import { isInCatalogue } from "../is-in-catalogue.ts";

/** Generic codes of machine states, replaced by the code of the response. */
const carriers: readonly string[] = ["UNKNOWN_ERROR", "CALL_FAILED", "LOGIN_FAILED", "INVALID_REQUEST"];

/** Codes that every machine can have. */
const general: readonly string[] = ["TIMED_OUT", "DEFECT"];

const isFailure = (value: object): value is CallFailure =>
  "_tag" in value && failureTags.some((tag) => tag === value._tag);

/** A value of a context that is a failure, or a result with one. */
const failureOf = (value: unknown): CallFailure | undefined => {
  if (typeof value !== "object" || value === null) return undefined;
  if (isFailure(value)) return value;
  return "_tag" in value && value._tag === "Failed" && "failure" in value
    ? failureOf(value.failure)
    : undefined;
};

/** The failures that a machine keeps. */
export const failuresIn = (context: object): readonly CallFailure[] =>
  Object.values(context).flatMap((value) => failureOf(value) ?? []);

/** The codes of fields' refusals, if the catalogue has them: field problems have a text but no code. */
const atFields = (refused: unknown): readonly string[] =>
  typeof refused === "object" && refused !== null
    ? Object.values(refused).filter((code): code is string => isInCatalogue(code))
    : [];

const metaCode = (meta: unknown): readonly string[] => {
  const { code } = (meta ?? {}) as Partial<MachineMeta>;
  return code === undefined ? [] : [code];
};

/**
 * The codes that a machine currently shows: that of the response, those of its states, and those of the transitions
 * taken. Generic codes count only if the response has none.
 */
export const codesShown = (
  snapshot: AnyMachineSnapshot,
  taken: readonly { readonly transition: AnyTransitionDefinition }[],
): readonly string[] => {
  const { refused, ...context } = snapshot.context as Readonly<Record<string, unknown>>;
  // Notes beside stale content or the login form show no code.
  const isNote = snapshot.hasTag("stale") || snapshot.hasTag("limited");
  const brought = isNote ? [] : [...atFields(refused), ...failuresIn(context).map(failureCode)];
  const states = Object.values(snapshot.getMeta() as Readonly<Record<string, unknown>>).flatMap(metaCode);
  const transitions = taken
    .flatMap(({ transition }) => metaCode(transition.meta))
    .filter((code) => !general.includes(code));
  const carried = [...states, ...transitions].filter(
    (code) => !carriers.includes(code) || (brought.length === 0 && !isNote),
  );
  const all = [...new Set([...brought, ...carried])];
  // A code with its reason, 418/471, replaces the code alone.
  return all.filter((code) => !all.some((other) => other.startsWith(`${code}/`)));
};
