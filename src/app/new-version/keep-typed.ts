/** What is typed and not sent outlives a reload of the page, in every form (decisions/forms). */
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
const Typed = Schema.Struct({ page: Schema.Number, forms: Schema.Record(Schema.String, PlainFields) });

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

interface Form {
  readonly values: Fields;
  readonly initial: Fields;
  readonly isDirty: boolean;
}

const isForm = (context: object): context is Form => "isDirty" in context && "initial" in context;

/** Of a form with a password nothing is stored; the sign-up has a draft of its own. */
const hasPassword = (values: Fields): boolean => passwordFields.some((field) => field in values);

/** True if something is typed in a form of the page that asks for a password. */
const isPasswordFormFilled = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>("[autocomplete$='-password']")].some(({ form }) =>
    [...(form?.elements ?? [])].some(
      (field) => field instanceof HTMLInputElement && field.type !== "checkbox" && field.value !== "",
    ),
  );

/** Files are never stored: those that are chosen, and those that wait for being sent. */
const holdsFiles = (context: { readonly files?: unknown; readonly waiting?: unknown }): boolean =>
  [context.files, context.waiting].some((list) => Array.isArray(list) && list.length > 0);

/** True for settings that somebody else has changed too: the person's own values stand beside the others. */
const holdsBoth = ({ value, context }: Pick<AnyMachineSnapshot, "value" | "context">): boolean =>
  "mine" in context && value !== "editing";

/** True for a ticket's form whose draft may lack the last words. */
const hasLastWords = ({ value, context }: Pick<AnyMachineSnapshot, "value" | "context">): boolean =>
  "draftKey" in context && !(typeof value === "object" && /^keep|^kept/.test(String(value["editing"])));

interface Seen {
  readonly actor: AnyActorRef;
  readonly snapshot: Pick<AnyMachineSnapshot, "value" | "context">;
  /** An actor above it keeps what is typed by itself. */
  readonly isKept: boolean;
}

/** Shows each machine from this actor on. */
const lookThrough = (actor: AnyActorRef, see: (seen: Seen) => void, isKept = false): void => {
  const {
    value = "",
    context = {},
    children = {},
  } = (actor.getSnapshot() ?? {}) as Partial<AnyMachineSnapshot>;
  const keeps = isKept || "unsaved" in children;
  see({ actor, snapshot: { value, context }, isKept: keeps });
  for (const child of Object.values(children)) if (child) lookThrough(child as AnyActorRef, see, keeps);
};

/**
 * Keeps what is typed in the tab when the page goes away, and brings it back to the forms of the next page. `account` names whose page it is; of an
 * account without a name nothing is kept. What cannot be kept is asked about before the portal reloads the page.
 */
export const keepTyped = (root: AnyActorRef, account: () => string | undefined): void => {
  const page = performance.timeOrigin;
  const place = () => createUnsavedPlace(account, "typed", Typed);
  /** What a page before has left, and no form of this one has taken. */
  const left = (): Readonly<Record<string, PlainFields>> => {
    const typed = place().read();
    return typed === undefined || typed.page === page ? {} : typed.forms;
  };

  /** Keeps everything that is typed and that nobody else keeps. Returns whether that is all there is to lose. */
  const keep = (): boolean => {
    let isWhole = !isPasswordFormFilled();
    const forms: Record<string, PlainFields> = { ...left() };
    lookThrough(root, ({ actor, snapshot, isKept }) => {
      const { context } = snapshot;
      if (holdsFiles(context) || (!isKept && holdsBoth(snapshot))) isWhole = false;
      if (isKept || !isForm(context) || !context.isDirty || hasPassword(context.values)) return;
      const { values, initial } = context;
      const plain = plainOf(values);
      forms[pathOf(actor)] = plain;
      if (Object.keys(values).some((field) => !(field in plain) && values[field] !== initial[field]))
        isWhole = false;
    });
    if (Object.keys(forms).length === 0) {
      place().forget();
      return isWhole;
    }
    place().keep({ page, forms });
    return isWhole && place().read() !== undefined;
  };

  const bringBack = ({ actor, snapshot: { context } }: Seen): void => {
    if (!isForm(context) || context.isDirty) return;
    const typed = place().read();
    const { [pathOf(actor)]: found, ...others } = left();
    if (typed === undefined || found === undefined) return;
    place().keep({ ...typed, forms: others });
    actor.send({ type: "form.found", values: { ...context.values, ...fitting(found, context.values) } });
  };

  lookThrough(root, bringBack);
  root.system.inspect((event) => {
    // A form is told once it has begun.
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
    addEventListener(
      "beforeunload",
      (event) => {
        // Where everything comes back, no form asks.
        if (isWhole) event.stopImmediatePropagation();
        else event.preventDefault();
      },
      { capture: true, once: true },
    );
  });
};
