import type * as Schema from "effect/Schema";
import type { AnyEventObject } from "xstate";
import type { PlaceholderKind } from "../../domain/shell/journal.ts";
import { isLocale } from "../../domain/shell/locale.ts";
import { isPartnerStatus } from "../../domain/shell/partner-status.ts";
import { writePlaceholder } from "../../domain/shell/placeholder.ts";
import { allowed, allowedInputs, allowedOfEnds } from "./allowed.ts";
import type { AnyRule } from "./rules.ts";

type Json = Schema.Json;
type Payload = Readonly<Record<string, Json>>;

/** Number of values that keep their placeholder; a value not seen for that many others gets a new one. */
const REMEMBERED = 1000;

/** Longer texts are not remembered, so that typed text is not kept in memory for comparison. */
const LONGEST_REMEMBERED = 120;

/** Longer lists are truncated. */
const LONGEST_LIST = 50;

const isText = (value: unknown): value is string => typeof value === "string";

/** Checks for values defined by the portal and its server: upper case with underscores, or short numbers. */
const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  flag: (value) => typeof value === "boolean",
  count: (value) => Number.isFinite(value),
  code: (value) =>
    isText(value) && /^(?:[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:_[a-z]+)+|\d{3,4})$/.test(value),
  country: (value) => isText(value) && /^[A-Z]{2}$/.test(value),
  status: (value) => isText(value) && isPartnerStatus(value),
  locale: isLocale,
};

const kinds: Readonly<Record<string, PlaceholderKind>> = {
  string: "text",
  number: "number",
  boolean: "flag",
};

const kindOf = (value: unknown): PlaceholderKind => {
  if (Array.isArray(value)) return "list";
  if (value instanceof Date) return "date";
  if (value instanceof Blob) return "file";
  return kinds[typeof value] ?? "object";
};

/**
 * The ids of the code's own actors and the names of the screens' keys, which are literals in the sources. No e-mail
 * address, number of a document or text of several words has this form.
 */
const ids = /^(?:screen\.)?[a-z][a-zA-Z-]*(?:v\d)?$/;
const ends = ["xstate.done.actor.", "xstate.error.actor."];

/**
 * The redaction of one journal. Values without a rule become placeholders; the values are remembered only here, so
 * that equal values get equal placeholders, and are discarded with the journal.
 */
export const createRedaction = (mark: string) => {
  const numbers = new Map<unknown, number>();
  let last = 0;

  const numberOf = (value: unknown): number => {
    if (isText(value) && value.length > LONGEST_REMEMBERED) return 0;
    const known = numbers.get(value);
    const number = known ?? (last += 1);
    if (known !== undefined) numbers.delete(value);
    numbers.set(value, number);
    if (numbers.size > REMEMBERED) numbers.delete(numbers.keys().next().value);
    return number;
  };

  const hide = (value: unknown, secret = false): string => {
    // Whether a field is empty affects the form's behaviour and discloses nothing about its content.
    if (isText(value) && value.trim() === "") return "";
    const kind = kindOf(value);
    if (Array.isArray(value)) return writePlaceholder(mark, kind, value.length);
    const compared = !secret && (kind === "text" || kind === "number" || kind === "date");
    return writePlaceholder(mark, kind, compared ? numberOf(kind === "date" ? Number(value) : value) : 0);
  };

  /** An actor's id; of a screen's key only the name before the first colon is kept. */
  const id = (given: string): string => {
    const [name = ""] = given.split(":", 1);
    if (!ids.test(name)) return hide(given);
    return name === given ? given : `${name}:${hide(given.slice(name.length + 1))}`;
  };

  const redact = (value: unknown, rule: AnyRule | undefined): Json => {
    if (value === null || value === undefined) return null;
    if (isText(rule)) {
      if (rule === "actor" && isText(value)) return id(value);
      return checks[rule]?.(value) === true ? (value as Json) : hide(value, rule === "secret");
    }
    if (Array.isArray(rule)) return isText(value) && rule.includes(value) ? value : hide(value);
    if (typeof rule === "object" && typeof value === "object") {
      const { each } = rule as { readonly each?: AnyRule };
      if (Array.isArray(value))
        return each === undefined
          ? hide(value)
          : value.slice(0, LONGEST_LIST).map((item) => redact(item, each));
      return each === undefined ? fields(value, rule as Readonly<Record<string, AnyRule>>) : hide(value);
    }
    return hide(value);
  };

  /** The fields that have rules. */
  const fields = (value: object, rules: Readonly<Record<string, AnyRule>>): Payload => {
    const kept: Record<string, Json> = {};
    for (const name of Object.keys(rules)) {
      const field = (value as Readonly<Record<string, unknown>>)[name];
      if (field !== undefined) kept[name] = redact(field, rules[name]);
    }
    return kept;
  };

  return {
    id,

    /** An event's type; for done and error events the part after the prefix is the child's id. */
    type: (type: string): string => {
      const end = ends.find((beginning) => type.startsWith(beginning));
      return end === undefined ? type : `${end}${id(type.slice(end.length))}`;
    },

    /** An event's fields without its type. Field names are kept, because they come from the code. */
    payload: (event: AnyEventObject): Payload => {
      const rules = allowed[event.type] ?? (event.type.startsWith("xstate.") ? allowedOfEnds : undefined);
      const kept: Record<string, Json> = {};
      for (const name in event) {
        if (name === "type") continue;
        const value: unknown = event[name];
        if (value !== undefined) kept[name] = redact(value, rules?.[name]);
      }
      return kept;
    },

    input: (machine: string, input: unknown): Payload => {
      const rules = allowedInputs[machine];
      return typeof input === "object" && input !== null && typeof rules === "object"
        ? { input: fields(input, rules as Readonly<Record<string, AnyRule>>) }
        : {};
    },
  };
};

export type Redaction = ReturnType<typeof createRedaction>;
