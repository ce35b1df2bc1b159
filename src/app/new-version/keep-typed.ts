/** What is typed and not sent outlives a reload of the page, in every form (decisions/forms). */
import * as Equal from "effect/Equal";
import * as Schema from "effect/Schema";
import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import { passwordFields } from "../../domain/kit/password-fields.ts";
import { BEFORE_RELOAD } from "../../ui/code/reload-page.ts";
import { createUnsavedPlace } from "../browser/tab-storage.ts";
import { pathOf } from "../live/run-call.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A value that the next version can read, too; null stands for nothing chosen. */
const Plain = Schema.Union([
  Schema.String,
  Schema.Number,
  Schema.Boolean,
  Schema.Null,
  Schema.Array(Schema.String),
]);
const PlainFields = Schema.Record(Schema.String, Plain);
type PlainFields = typeof PlainFields.Type;
const isPlain = Schema.is(Plain);

/** What was typed, by the paths of the forms' actors; `page` is the one that it was typed in. */
const TypedForms = Schema.Record(Schema.String, Schema.Struct({ page: Schema.Number, values: PlainFields }));
type TypedForms = typeof TypedForms.Type;
/** The same as the release before has kept it: one page for all. */
const TypedBefore = Schema.Struct({ page: Schema.Number, forms: Schema.Record(Schema.String, PlainFields) });
const Kept = Schema.Union([TypedForms, TypedBefore]);

const isBefore = Schema.is(TypedBefore);
const formsOf = (kept: typeof Kept.Type): TypedForms =>
  isBefore(kept)
    ? Object.fromEntries(
        Object.entries(kept.forms).map(([path, values]) => [path, { page: kept.page, values }]),
      )
    : kept;

const plainOf = (values: Fields): PlainFields =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      const plain = value ?? null;
      return isPlain(plain) ? [[field, plain]] : [];
    }),
  );

const kindOf = (value: unknown): string =>
  value === undefined || value === null ? "string" : Array.isArray(value) ? "array" : typeof value;

/** What is kept of a form that may be another one in this version: the fields that it has, with values of their kind. */
const fitting = (kept: PlainFields, own: Fields): Fields =>
  Object.fromEntries(
    Object.entries(kept)
      .filter(([field, value]) => field in own && kindOf(value) === kindOf(own[field]))
      .map(([field, value]) => [field, value ?? undefined]),
  );

/** What a machine shows of itself. */
type Shown = Pick<AnyMachineSnapshot, "value" | "context" | "tags">;

interface Form {
  readonly values: Fields;
  readonly initial: Fields;
  readonly isDirty: boolean;
}

const isForm = (context: object): context is Form => "isDirty" in context && "initial" in context;

/** What the server compares to find that somebody else has saved meanwhile. */
const VERSION = "version";

/** True if the fields say the same as a form's values; the version that they began from says nothing. */
const isSameBut = (fields: Fields, values: Fields): boolean =>
  Object.entries(fields).every(([field, value]) => field === VERSION || Equal.equals(value, values[field]));

/** What a person has changed, so that the untouched fields are those of the next page, and the version that they began from. */
const changedOf = ({ values, initial }: Form): Fields =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => field === VERSION || !Equal.equals(value, initial[field]),
    ),
  );

/** Of a form with a password nothing is stored; the sign-up has a draft of its own. */
const hasPassword = (values: Fields): boolean => passwordFields.some((field) => field in values);

/** True where a machine holds a password that is not sent, such as in a step of the sign-up behind the one that asks for it. */
const holdsPassword = ({ context, tags }: Shown): boolean => {
  const { values = {} }: { readonly values?: Fields } = context;
  return !tags.has("done") && passwordFields.some((field) => (values[field] ?? "") !== "");
};

/** True if something is typed in a form of the page that asks for a password; what is read-only was not typed. */
const isPasswordFormFilled = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>("[autocomplete$='-password']")].some(({ form }) =>
    [...(form?.elements ?? [])].some(
      (field) =>
        field instanceof HTMLInputElement &&
        field.type !== "checkbox" &&
        !field.readOnly &&
        field.value !== "",
    ),
  );

/** Files are never stored: those that are chosen, and those that wait for being sent. */
const holdsFiles = (context: { readonly files?: unknown; readonly waiting?: unknown }): boolean =>
  [context.files, context.waiting].some((list) => Array.isArray(list) && list.length > 0);

/** True for settings that somebody else has changed too: the person's own values stand beside the others. */
const holdsBoth = ({ tags }: Shown): boolean => tags.has("collided");

/** True for a ticket's form whose draft may lack the last words. */
const hasLastWords = ({ value, context }: Shown): boolean =>
  "draftKey" in context && !(typeof value === "object" && /^keep|^kept/.test(String(value["editing"])));

interface Seen {
  readonly actor: AnyActorRef;
  readonly snapshot: Shown;
  /** An actor above it keeps what is typed by itself. */
  readonly isKept: boolean;
}

/** Shows each machine from this actor on. */
const lookThrough = (actor: AnyActorRef, see: (seen: Seen) => void, isKept = false): void => {
  const {
    value = "",
    context = {},
    tags = new Set(),
    children = {},
  } = (actor.getSnapshot() ?? {}) as Partial<AnyMachineSnapshot>;
  const keeps = isKept || "unsaved" in children;
  see({ actor, snapshot: { value, context, tags }, isKept: keeps });
  for (const child of Object.values(children)) if (child) lookThrough(child as AnyActorRef, see, keeps);
};

/**
 * Keeps what is typed in the tab when the page goes away, and brings it back to the forms of the next page. `accountKey` is that of the account whose
 * page it is; of a visitor, and of an account without a key, nothing is kept. What cannot be kept is asked about before the portal reloads the page.
 */
export const keepTyped = (root: AnyActorRef, accountKey: () => string | undefined): void => {
  const page = performance.timeOrigin;
  const place = () => createUnsavedPlace(accountKey, "typed", Kept);
  const waiting = (): TypedForms => formsOf(place().read() ?? {});
  const store = (forms: TypedForms): void => {
    if (Object.keys(forms).length === 0) place().forget();
    else place().keep(forms);
  };
  /** What a page before has left, and no form of this one has taken. */
  const left = (): TypedForms =>
    Object.fromEntries(Object.entries(waiting()).filter(([, typed]) => typed.page !== page));

  /** Keeps everything that is typed and that nobody else keeps. Returns whether that is all there is to lose. */
  const keep = (): boolean => {
    let isWhole = !isPasswordFormFilled();
    const forms: Record<string, TypedForms[string]> = { ...left() };
    lookThrough(root, ({ actor, snapshot, isKept }) => {
      const { context } = snapshot;
      if (holdsFiles(context) || holdsPassword(snapshot) || (!isKept && holdsBoth(snapshot))) isWhole = false;
      if (isKept || !isForm(context) || !context.isDirty || hasPassword(context.values)) return;
      const changed = changedOf(context);
      const values = plainOf(changed);
      forms[pathOf(actor)] = { page, values };
      if (Object.keys(changed).some((field) => !(field in values))) isWhole = false;
    });
    store(forms);
    return isWhole && (Object.keys(forms).length === 0 || place().read() !== undefined);
  };

  /** A form takes what waits for it when it is first seen, also where it has something else by then: later it would come after what was sent. */
  const bringBack = ({ actor, snapshot: { context } }: Seen): void => {
    if (!isForm(context)) return;
    const { [pathOf(actor)]: typed, ...others } = waiting();
    if (typed === undefined || typed.page === page) return;
    store(others);
    const found = fitting(typed.values, context.values);
    if (context.isDirty || isSameBut(found, context.values)) return;
    actor.send({ type: "form.found", values: { ...context.values, ...found } });
  };

  lookThrough(root, bringBack);
  root.system.inspect((event) => {
    // A form is notified once it has begun.
    if (event.type === "@xstate.actor")
      queueMicrotask(() => lookThrough(event.actorRef as AnyActorRef, bringBack));
  });

  addEventListener("pagehide", ({ persisted }) => {
    keep();
    // The draft of a ticket is kept after a pause in typing; a page that may come back goes on with its form.
    if (!persisted)
      lookThrough(root, ({ actor, snapshot }) => {
        if (hasLastWords(snapshot)) actor.send({ type: "ticket.leave" });
      });
  });
  addEventListener(BEFORE_RELOAD, () => {
    const isWhole = keep();
    const answer = (event: Event): void => {
      // Where everything comes back, no form asks.
      if (isWhole) event.stopImmediatePropagation();
      else event.preventDefault();
      // Later: Chromium asks nobody where the last listener is gone by then (`once` takes it away before).
      setTimeout(() => removeEventListener("beforeunload", answer, { capture: true }));
    };
    addEventListener("beforeunload", answer, { capture: true });
  });
};
