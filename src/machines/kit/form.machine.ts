/** A form: values, validation, when problems are shown, and the result of the submit (business §5, §8, decisions/forms). */
import * as Equal from "effect/Equal";
import { assign, enqueueActions, sendTo, setup, type ActorRefFrom, type Snapshot } from "xstate";
import { isNumbered, type CallFailure, type Outcome, type Refused } from "../../domain/kit/call-failure.ts";
import { refusedFile } from "../../domain/kit/files.refusals.ts";
import type { RefusalTable } from "../../domain/kit/refusals.ts";
import type { UploadRule } from "../../domain/kit/upload.ts";
import { fileUploadMachine, type FileUploadContext } from "./file-upload.machine.ts";
import {
  createFieldRules,
  refusedBranches,
  type Codes,
  type FieldOf,
  type FieldRules,
  type FieldsEvent,
  type FieldsRef,
  type FieldsState,
  type FormValues,
} from "./form-fields.ts";
import type { MachineMeta } from "./machine-meta.ts";
import type { ParentRef } from "./parent-ref.ts";
import { providedCallback, toBeProvided } from "./provide.ts";
import { requestsOf } from "./request.ts";
import { required } from "./required.ts";
import type { ContentOutdated, ContentReport } from "./resource.machine.ts";
import { livingOf, refreshContent } from "./living-of.ts";
import { forwardAll, type Forwarded } from "./screen-forwarded.ts";
import type { UnsavedValues } from "./unsaved.ts";
import { firstSend, lastSend, limitWait, mayWait, nextSend, type Resent, type WaitEnded } from "./waiting.ts";
import type { Heard } from "./screen-broadcast.ts";

export interface FormContext<Values extends FormValues, Answer> extends FieldsState<Values>, Resent {
  readonly initial: Values;
  /** The values differ from the initial ones and have not been sent. */
  readonly isDirty: boolean;
  /** The values are those that the tab kept when the page was reloaded. */
  readonly restored: boolean;
  /** Time limit for the response, in ms. */
  readonly limit: number;
  readonly failure: CallFailure | undefined;
  /** What the last sending came to, while that is shown. */
  readonly result: FormEnd<Answer> | undefined;
  /** Who holds the content that the answer renews, if anybody does. */
  readonly parent: ParentRef<ContentReport<Answer>> | undefined;
  /** Who loads the content again that the form has changed, or that a refusal shows to be outdated, if anybody does. */
  readonly holder: ParentRef<ContentOutdated> | undefined;
  /** What others are told when it was sent, or a refusal shows that what is shown is outdated. */
  readonly forwards: readonly Forwarded[];
}

export type FormEvent<Values extends FormValues> =
  | FieldsEvent<Values>
  | { readonly type: "form.cancel" }
  | { readonly type: "form.reset" }
  | { readonly type: "form.loaded"; readonly values: Values }
  /** Values that were not sent when the page was reloaded. */
  | { readonly type: "form.found"; readonly values: Values }
  | UploadProgressed
  | WaitEnded
  | Heard<"screen.returned" | "screen.retry">;

/** How much of a form with files has been sent, in bytes. */
interface UploadProgressed {
  readonly type: "upload.progressed";
  readonly sent: number;
  readonly total: number;
}

/** What is sent; who sends files reports the progress to `parent`. */
export interface FormSubmission<Values> {
  readonly values: Values;
  readonly parent?: ParentRef<UploadProgressed>;
}

export interface FormInput<Values extends FormValues, Answer> extends Partial<
  Pick<FormContext<Values, Answer>, "parent" | "holder" | "forwards">
> {
  readonly values: Values;
  readonly limit: number;
  /** Field refusals that the server gave before this form started. */
  readonly refused?: Codes<Values>;
}

/** Emitted when the form was sent. */
export interface FormSent<Answer> {
  readonly type: "form.sent";
  readonly answer: Answer;
}

/** Emitted for a refusal that the call declares. */
export interface FormRefused {
  readonly type: "form.refused";
  readonly code: string;
}

/** What a sending came to, and what a form ends with for whoever goes on from it. An answer may be `undefined` itself. */
export interface FormEnd<Answer> {
  readonly _tag: "Answered";
  readonly answer: Answer;
}

/** What one form is about. */
export interface FormKind<Values extends FormValues> extends FieldRules<Values> {
  readonly id: string;
  readonly description: string;
  readonly spec: string;
  readonly screen: string;
  /** After a successful submit: `keep` continues with the sent values, `clear` starts with empty values, `end` ends the machine with the result as output. */
  readonly afterwards: "keep" | "clear" | "end";
  /** Those that the call declares; any other is shown at its field, or fails the call as a number does. */
  readonly refusals?: RefusalTable;
  /** True where what was loaded is newer than what the form began with: while nothing is typed, the form begins anew from it. */
  readonly isNewer?: (loaded: Values, initial: Values) => boolean;
  /** Where there is no connection, it waits and is sent by itself later: only where a late send does no harm (decisions/calls). */
  readonly waits?: true;
  /** The tab keeps each change until it is sent, also beyond the end of the session; the app provides `unsaved`. Over a reload, what is typed in every form comes back. */
  readonly keeps?: true;
  /** The field with files: each is checked by the rule when it is chosen, and what the server refuses of a file is shown at the field. */
  readonly files?: {
    readonly field: FieldOf<Values>;
    readonly rule: UploadRule;
    readonly maxFiles: number;
  };
}

/** The files of a file field; the snapshot of one that is just starting has none to take over. */
const filesOf = (snapshot: Snapshot<unknown>): readonly File[] | undefined =>
  "context" in snapshot ? (snapshot.context as FileUploadContext).files.map(({ file }) => file) : undefined;

/** Why a submit failed, if no field is concerned; `defect` for an error of the portal itself. */
export const submitError = <Values extends FormValues>(
  snapshot: ReturnType<FieldsRef<Values>["getSnapshot"]>,
): CallFailure | "defect" | undefined => {
  if (snapshot.hasTag("crashed")) return "defect";
  return snapshot.hasTag("waiting") ? undefined : snapshot.context.failure;
};

/** Creates a form machine of one kind; the app provides its `submit` actor. */
export const createFormMachine = <Values extends FormValues, Answer>({
  id,
  description,
  spec,
  screen,
  fields,
  problemOf,
  isShown,
  afterwards,
  refusals = {},
  isNewer,
  waits,
  keeps,
  files,
}: FormKind<Values>) => {
  type Context = FormContext<Values, Answer>;
  type Field = FieldOf<Values>;
  const meta: MachineMeta = { spec, screen };
  const rules = createFieldRules<Values>({ fields, problemOf, ...(isShown !== undefined && { isShown }) });
  const begin = (values: Values): Omit<Context, "limit" | "parent" | "holder" | "forwards" | "resent"> => ({
    ...rules.begin(values),
    initial: values,
    isDirty: false,
    restored: false,
    failure: undefined,
    result: undefined,
  });
  const resultOf = ({ result }: Context): FormEnd<Answer> => required(result, "The answer");
  /** What a refusal changes at the field that it names; one that says why is shown there alone. */
  const atField = ({
    context,
    refusal,
  }: {
    readonly context: Context;
    readonly refusal: Refused;
  }): Partial<Context> => {
    const ofFile = files !== undefined && refusedFile(refusal) !== undefined;
    const atField = rules.atField(context.values, ofFile ? { ...refusal, field: files.field } : refusal);
    return { ...atField, ...(atField && !isNumbered(refusal) && { failure: undefined }) };
  };

  const heldFiles = (values: Values): readonly File[] =>
    files === undefined ? [] : (values[files.field] as readonly File[]);
  const areSame = (one: readonly File[], other: readonly File[]): boolean =>
    one.length === other.length && one.every((file) => other.includes(file));
  // A file is the same as itself alone; the other values are compared by what they contain.
  const isDirty = (initial: Values, values: Values): boolean =>
    files === undefined
      ? !Equal.equals(initial, values)
      : !areSame(heldFiles(initial), heldFiles(values)) ||
        !Equal.equals({ ...initial, [files.field]: [] }, { ...values, [files.field]: [] });

  const formSetup = setup({
    types: {
      children: {} as { files: "files"; unsaved: "unsaved" },
      context: {} as Context,
      input: {} as FormInput<Values, Answer>,
      output: {} as FormEnd<Answer>,
      events: {} as FormEvent<Values>,
      emitted: {} as FormSent<Answer> | FormRefused,
      tags: {} as "busy" | "failed" | "crashed" | "done" | "waiting",
      meta: {} as MachineMeta,
    },
    actors: {
      submit: toBeProvided<Outcome<Answer>, FormSubmission<Values>>("submit"),
      files: fileUploadMachine,
      holdPage: providedCallback("holdPage"),
      keepUnsent: providedCallback<{ readonly type: string }, { readonly values: Values }>("keepUnsent"),
      unsaved: providedCallback<UnsavedValues<Values>, { readonly values: Values }>("unsaved"),
      findUnsent: providedCallback<{ readonly type: string }, { readonly values: Values }>("findUnsent"),
    },
    guards: {
      hasOtherFiles: ({ context }, params: { files: readonly File[] | undefined }) =>
        params.files !== undefined && !areSame(heldFiles(context.values), params.files),
      isComplete: ({ context }) => rules.isComplete(context),
      isLeftAlone: ({ context }, { values }: { values: Values }) =>
        !context.isDirty && isNewer?.(values, context.initial) === true,
    },
    actions: {
      setValues: assign(({ context }, params: { change: Partial<Values> }): Partial<Context> => {
        const changed = rules.change(context, params.change);
        return { ...changed, isDirty: isDirty(context.initial, changed.values) };
      }),
      setFiles: assign(({ context }, params: { files: readonly File[] | undefined }): Partial<Context> => {
        if (files === undefined || params.files === undefined) return {};
        const changed = rules.change(context, { [files.field]: params.files } as unknown as Partial<Values>);
        return { ...changed, isDirty: isDirty(context.initial, changed.values) };
      }),
      clearFiles: sendTo("files", { type: "files.clear" }),
      showProgress: sendTo("files", (_, { sent, total }: { sent: number; total: number }) => ({
        type: "files.progressed",
        sent,
        total,
      })),
      restore: assign(({ context }, { values }: { values: Values }): Partial<Context> => ({
        ...rules.change(context, values),
        isDirty: true,
        restored: true,
      })),
      keepInTab: enqueueActions(({ context: { values }, enqueue }) => {
        if (keeps === true) enqueue.sendTo("unsaved", { type: "unsaved.keep", values });
      }),
      forgetInTab: enqueueActions(({ enqueue }) => {
        if (keeps === true) enqueue.sendTo("unsaved", { type: "unsaved.forget" });
      }),
      setTouched: assign(({ context }, params: { field: Field }): Partial<Context> =>
        rules.touch(context, params.field),
      ),
      touchAll: assign(({ context }): Partial<Context> => rules.touchAll(context)),
      beginSubmission: enqueueActions(({ enqueue }) => {
        enqueue.assign((): Partial<Context> => firstSend);
        if (waits === true) limitWait(enqueue);
      }),
      countResend: assign(({ context }): Partial<Context> => nextSend(context)),
      endResends: assign((): Partial<Context> => lastSend),
      clearOutcome: assign((): Partial<Context> => ({ result: undefined, refused: {} as Codes<Values> })),
      clearFailure: assign((): Partial<Context> => ({ failure: undefined })),
      reportSent: enqueueActions(({ context, enqueue, system }) => {
        const { answer } = resultOf(context);
        if (context.parent !== undefined)
          enqueue.sendTo(livingOf(context.parent), { type: "resource.changed", content: answer });
        // What comes of one that ends is for whoever goes on from it.
        else if (afterwards !== "end") refreshContent(enqueue, context.holder);
        forwardAll({ enqueue, system }, context.forwards);
        enqueue.emit({ type: "form.sent", answer });
      }),
      reportRefused: enqueueActions(({ context: { failure }, enqueue }) => {
        if (failure?._tag === "Refused") enqueue.emit({ type: "form.refused", code: failure.code });
      }),
      refreshHolder: enqueueActions(({ context: { holder, forwards }, enqueue, system }) => {
        refreshContent(enqueue, holder);
        forwardAll({ enqueue, system }, forwards);
      }),
      reset: assign(({ context }): Partial<Context> => begin(context.initial)),
      setLoaded: assign((_, { values }: { values: Values }): Partial<Context> => begin(values)),
    },
    delays: { limit: ({ context }) => context.limit },
  });

  const loaded = {
    guard: {
      type: "isLeftAlone",
      params: ({ event }: { event: { readonly values: Values } }) => ({ values: event.values }),
    },
    target: "editing",
    actions: {
      type: "setLoaded",
      params: ({ event }: { event: { readonly values: Values } }) => ({ values: event.values }),
    },
    description: "Newer values were loaded and the form is unedited",
  } as const;
  const filling = {
    "form.changed": {
      actions: [
        {
          type: "setValues",
          params: ({ event }: { event: { readonly change: Partial<Values> } }) => ({ change: event.change }),
        },
        "keepInTab",
      ],
      description: "A field value changed",
    },
    "form.left": {
      actions: {
        type: "setTouched",
        params: ({ event }: { event: { readonly field: Field } }) => ({ field: event.field }),
      },
      description: "A field lost the focus: its problem is shown",
    },
    "form.submit": [
      {
        guard: "isComplete",
        target: "sending",
        actions: "beginSubmission",
        description: "Every field is valid: the form is sent",
      },
      {
        actions: "touchAll",
        description: "A field is invalid: all problems are shown and the first invalid field gets the focus",
        meta: { code: "INVALID_REQUEST" },
      },
    ],
    "form.reset": {
      target: "editing",
      actions:
        files === undefined
          ? (["reset", "forgetInTab"] as const)
          : (["reset", "clearFiles", "forgetInTab"] as const),
      description: "Restores the initial values",
    },
    ...(isNewer !== undefined && { "form.loaded": loaded }),
  } as const;
  const mended = { ...filling["form.changed"], target: "editing" } as const;
  const again = {
    target: "sending",
    actions: "beginSubmission",
    description: "The same values are sent again",
  } as const;
  const waitMeta: MachineMeta = { spec: "decisions/calls", code: "OFFLINE" };
  const ofValues = ({ context }: { readonly context: Context }) => ({ values: context.values });
  const request = requestsOf<typeof formSetup>({ refusals });

  const sending = formSetup.createStateConfig({
    ...request("submit", {
      input: ({ context, self }) =>
        files === undefined ? ofValues({ context }) : { ...ofValues({ context }), parent: self },
      limit: "limit",
      entry: "clearOutcome",
      answered: {
        target: "done",
        description: "The submit succeeded",
        actions:
          files === undefined || afterwards === "keep"
            ? ["forgetInTab", "reportSent"]
            : ["forgetInTab", "reportSent", "clearFiles"],
        assign: ({ context, answer }) => ({
          ...begin(afterwards === "clear" ? context.initial : context.values),
          result: { _tag: "Answered", answer },
        }),
      },
      refused: refusedBranches(refusals, { assign: atField }),
      refusedOtherwise: {
        name: "at a field",
        when: (facts) => "failure" in atField(facts),
        assign: atField,
        target: "editing",
        description: "The server refused a field",
        meta: { code: "INVALID_REQUEST" },
      },
      failed: [
        ...(waits === true
          ? [
              {
                name: "no connection",
                when: mayWait,
                target: "waiting",
                description: "There is no connection: the form waits for it",
                meta: waitMeta,
              },
            ]
          : []),
        {
          target: "failed",
          assign: ({ context, failure }) =>
            failure._tag === "Refused" ? atField({ context, refusal: failure }) : {},
        },
      ],
      timedOut: "failed",
    }),
    description: "Waits for the response; the values are kept",
    on: {
      ...(waits === true && {
        "wait.ended": {
          actions: "endResends" as const,
          description: "Twelve hours have passed since it was first sent: it waits no more",
          meta: waitMeta,
        },
      }),
      ...(files !== undefined && {
        "upload.progressed": {
          actions: {
            type: "showProgress" as const,
            params: ({ event }: { event: UploadProgressed }) => ({ sent: event.sent, total: event.total }),
          },
          description: "More bytes were sent",
        },
        "form.cancel": {
          target: "editing" as const,
          description: "Back to the form with everything in it; the server may have it",
        },
      }),
    },
  });

  const doneState =
    afterwards === "end"
      ? { type: "final" as const, description: "The submit succeeded", tags: ["done" as const] }
      : {
          description:
            "The submit succeeded: the confirmation stays until the person returns; the form can be filled in again",
          tags: ["done" as const],
          on: {
            ...filling,
            "form.changed": mended,
            "form.submit":
              afterwards === "keep"
                ? again
                : {
                    target: "editing" as const,
                    actions: "touchAll" as const,
                    description: "Submitted without new input: the missing fields are shown",
                  },
            "screen.returned": {
              target: "editing" as const,
              description: "The person returns to the screen: the form is ready for the next submit",
            },
          },
        };

  return formSetup.createMachine({
    id,
    description,
    meta: { ...meta, kit: "form" },
    context: ({ input: { values, limit, parent, holder = parent, forwards = [], refused } }) => ({
      ...begin(values),
      ...rules.begin(values, refused),
      ...firstSend,
      limit,
      parent,
      holder,
      forwards,
    }),
    invoke: [
      ...(waits === true ? [{ id: "findUnsent", src: "findUnsent" as const, input: ofValues }] : []),
      ...(keeps === true ? [{ id: "unsaved" as const, src: "unsaved" as const, input: ofValues }] : []),
      ...(files === undefined
        ? []
        : [
            {
              id: "files" as const,
              src: "files" as const,
              input: { rule: files.rule, maxFiles: files.maxFiles },
              onSnapshot: {
                guard: {
                  type: "hasOtherFiles" as const,
                  params: ({ event }: { event: { readonly snapshot: Snapshot<unknown> } }) => ({
                    files: filesOf(event.snapshot),
                  }),
                },
                actions: {
                  type: "setFiles" as const,
                  params: ({ event }: { event: { readonly snapshot: Snapshot<unknown> } }) => ({
                    files: filesOf(event.snapshot),
                  }),
                },
                description: "A file was chosen or removed",
              },
            },
          ]),
    ],
    initial: "editing",
    states: {
      editing: {
        description: "The form is being filled in",
        on: {
          ...filling,
          "form.found": {
            actions: {
              type: "restore",
              params: ({ event }: { event: { readonly values: Values } }) => ({ values: event.values }),
            },
            description:
              "Something was typed and not sent when the page was reloaded: it is in the form again",
            meta: waits === true ? waitMeta : meta,
          },
        },
      },
      sending,
      done: doneState,
      failed: {
        description: "Not sent; `failure` has the reason, the values are kept",
        tags: ["failed"],
        on: filling,
      },
      crashed: {
        description: "A defect; a retry may help, the values are kept",
        meta: { code: "DEFECT" },
        tags: ["failed", "crashed"],
        on: filling,
      },
      ...(waits === true && {
        waiting: {
          description: "Not sent: there is no connection. It is sent by itself when the portal answers again",
          meta: waitMeta,
          tags: ["waiting"],
          invoke: [
            // Whoever closes the page is asked first.
            { id: "holdPage", src: "holdPage" },
            // After a reload they are in the form again.
            { id: "keepUnsent", src: "keepUnsent", input: ofValues },
          ],
          on: {
            "wait.ended": {
              target: "failed",
              description:
                "Twelve hours have passed since it was first sent: the person decides, while the server still knows its key",
              meta: waitMeta,
            },
            "screen.retry": {
              target: "sending",
              actions: "countResend",
              description:
                "The portal answers again, or the person has signed in again: it is sent with the same key",
              meta: waitMeta,
            },
            "form.submit": {
              target: "sending",
              description: "The person sends it now, with the same key",
              meta: waitMeta,
            },
            "form.cancel": {
              target: "editing",
              actions: "clearFailure",
              description: "Back to the form with everything in it; it is no longer sent by itself",
              meta: waitMeta,
            },
          },
        },
      }),
      ...(Object.keys(refusals).length > 0 && {
        refused: {
          description: "The server refused it; `failure` has the reason",
          meta: { spec: "business §8", code: "CALL_FAILED" },
          tags: ["failed"],
          entry: "reportRefused",
          exit: "clearFailure",
          on: { ...filling, "form.changed": mended, "form.submit": again },
        },
      }),
    },
    output: ({ context }) => resultOf(context),
  });
};

/** The untyped machine for the atlas and the tests; areas use `createFormMachine`. */
export const formMachine = createFormMachine<{ readonly name: string }, unknown>({
  id: "form",
  description: "A form",
  spec: "business §5",
  screen: "form",
  afterwards: "keep",
  fields: ["name"],
  problemOf: (_, { name }) => (name === "" ? "MISSING" : undefined),
  waits: true,
});

export type FormLogic<Values extends FormValues, Answer> = ReturnType<
  typeof createFormMachine<Values, Answer>
>;
export type FormRef<Values extends FormValues, Answer> = ActorRefFrom<FormLogic<Values, Answer>>;
