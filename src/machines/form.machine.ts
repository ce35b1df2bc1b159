/** A form: what was typed, what is wrong with it and from when on that is told, and what came of sending it (business §5, §8, decisions). */
import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import type { CallFailure, Outcome, Refused } from "../domain/call-failure.ts";
import type { RefusalTable } from "../domain/refusals.ts";
import type { MachineMeta } from "./machine-meta.ts";
import type { ParentRef } from "./parent-ref.ts";
import { provided } from "./provide.ts";
import { requestsOf } from "./request.ts";
import type { ContentReport } from "./resource.machine.ts";

/** The values of a form by field name: texts, choices, marks; and what it is about, which nobody types. */
export type FormValues = object;
export type FieldOf<Values extends FormValues> = keyof Values & string;
type Codes<Values extends FormValues> = Readonly<Partial<Record<FieldOf<Values>, string>>>;

export interface FormContext<Values extends FormValues, Answer> {
  /** How long an answer may take, in ms. */
  readonly limit: number;
  readonly initial: Values;
  readonly values: Values;
  /** What the rules say of every field, told or not. */
  readonly problems: Codes<Values>;
  /** The fields that the person has left: their problems are told. */
  readonly left: readonly FieldOf<Values>[];
  /** What the server said of a field; it holds until the field changes. */
  readonly refused: Codes<Values>;
  /** The field that the cursor is led to: another object each time. */
  readonly focus: { readonly field: FieldOf<Values> | undefined };
  readonly failure: CallFailure | undefined;
  readonly result: { readonly _tag: "None" } | { readonly _tag: "Answered"; readonly answer: Answer };
  /** Who holds the content that the answer renews, if anybody does. */
  readonly parent: ParentRef<ContentReport<Answer>> | undefined;
}

export type FormEvent<Values extends FormValues> =
  | { readonly type: "form.changed"; readonly change: Partial<Values> }
  | { readonly type: "form.left"; readonly field: FieldOf<Values> }
  | { readonly type: "form.submit" }
  | { readonly type: "form.reset" }
  | { readonly type: "screen.shown" };

export interface FormInput<Values extends FormValues, Answer> extends Partial<
  Pick<FormContext<Values, Answer>, "parent">
> {
  readonly values: Values;
  readonly limit: number;
  /** What the server has said of fields before this form began. */
  readonly refused?: Codes<Values>;
}

/** What whoever shows the form hears. */
export interface FormSent<Answer> {
  readonly type: "form.sent";
  readonly answer: Answer;
}

/** @deprecated step 3 of the migration: a list of an area whose table is not there yet. */
export interface Refusal {
  readonly state: string;
  readonly code: string;
  readonly description: string;
  readonly outdated?: true;
}
const tableOf = (refusals: RefusalTable | readonly Refusal[]): RefusalTable =>
  Array.isArray(refusals)
    ? Object.fromEntries(
        (refusals as readonly Refusal[]).map(({ code, description, outdated }) => [
          code,
          { spec: "business §8", means: description, ...(outdated && { outdated }) },
        ]),
      )
    : (refusals as RefusalTable);

/** What one form is about. */
export interface FormKind<Values extends FormValues> {
  readonly id: string;
  readonly description: string;
  readonly spec: string;
  readonly screen: string;
  /** In the order in which they stand on the screen: the first one with a problem gets the cursor. */
  readonly fields: readonly FieldOf<Values>[];
  /** The code of what is wrong with a field. */
  readonly problemOf: (field: FieldOf<Values>, values: Values) => string | undefined;
  /** Once it was sent: `keep` goes on from what was sent, `clear` begins anew, `end` ends with the result as output, for a parent to go on from. */
  readonly afterwards: "keep" | "clear" | "end";
  /** Those that the call declares; any other is told at its field, or fails the call. */
  readonly refusals?: RefusalTable | readonly Refusal[];
}

/** What a field is told to be wrong with: the server's word first, then the rules' where the person has left the field. */
export const toldProblem = <Values extends FormValues>(
  { refused, left, problems }: Pick<FormContext<Values, unknown>, "refused" | "left" | "problems">,
  field: FieldOf<Values>,
): string | undefined => refused[field] ?? (left.includes(field) ? problems[field] : undefined);

/** True where something was typed that is not sent yet. */
export const isChanged = <Values extends FormValues>({
  initial,
  values,
}: Pick<FormContext<Values, unknown>, "initial" | "values">): boolean =>
  JSON.stringify(initial) !== JSON.stringify(values);

/** Why it was not sent, where that is about no field; `defect` where the portal itself broke. */
export const troubleOf = <Values extends FormValues, Answer>(
  snapshot: SnapshotFrom<FormLogic<Values, Answer>>,
): CallFailure | "defect" | undefined => {
  if (snapshot.hasTag("crashed")) return "defect";
  return snapshot.context.failure;
};

/** A form of one kind; the app gives it its `submit` actor. */
export const createFormMachine = <Values extends FormValues, Answer>({
  id,
  description,
  spec,
  screen,
  fields,
  problemOf,
  afterwards,
  refusals: given = {},
}: FormKind<Values>) => {
  const refusals = tableOf(given);
  type Context = FormContext<Values, Answer>;
  type Field = FieldOf<Values>;
  const none = {} as Codes<Values>;
  const meta: MachineMeta = { spec, screen };

  const judge = (values: Values): Codes<Values> =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const code = problemOf(field, values);
        return code === undefined ? [] : [[field, code]];
      }),
    ) as Codes<Values>;
  const firstOf = (codes: Codes<Values>): Field | undefined =>
    fields.find((field) => codes[field] !== undefined);
  const begin = (values: Values): Omit<Context, "limit" | "parent"> => ({
    initial: values,
    values,
    problems: judge(values),
    left: [],
    refused: none,
    focus: { field: undefined },
    failure: undefined,
    result: { _tag: "None" },
  });
  /** A refusal that is about a field of this form is told there, and nowhere else. */
  const atField = ({ code, field }: Refused): Partial<Context> | undefined => {
    const known = fields.find((name) => name === field);
    return known === undefined
      ? undefined
      : { failure: undefined, refused: { [known]: code } as Codes<Values>, focus: { field: known } };
  };

  const formSetup = setup({
    types: {
      context: {} as Context,
      input: {} as FormInput<Values, Answer>,
      output: {} as Context["result"],
      events: {} as FormEvent<Values>,
      emitted: {} as FormSent<Answer>,
      tags: {} as "busy" | "failed" | "crashed" | "done",
      meta: {} as MachineMeta,
    },
    actors: { submit: provided<Outcome<Answer>, { readonly values: Values }>("submit") },
    guards: {
      isComplete: ({ context }) => firstOf(context.problems) === undefined,
    },
    actions: {
      change: assign(({ context }, params: { change: Partial<Values> }): Partial<Context> => {
        const values = { ...context.values, ...params.change };
        const refused = Object.fromEntries(
          Object.entries(context.refused).filter(([field]) => !(field in params.change)),
        ) as Codes<Values>;
        return { values, problems: judge(values), refused };
      }),
      leave: assign(({ context }, params: { field: Field }): Partial<Context> =>
        context.left.includes(params.field) ? {} : { left: [...context.left, params.field] },
      ),
      tellAll: assign(({ context }): Partial<Context> => ({
        left: fields,
        focus: { field: firstOf(context.problems) },
      })),
      forgetOutcome: assign((): Partial<Context> => ({ result: { _tag: "None" }, refused: none })),
      forgetFailure: assign((): Partial<Context> => ({ failure: undefined })),
      tell: enqueueActions(({ context: { result, parent }, enqueue }) => {
        if (result._tag === "None") return;
        if (parent !== undefined)
          enqueue.sendTo(parent, { type: "resource.changed", content: result.answer });
        enqueue.emit({ type: "form.sent", answer: result.answer });
      }),
      lookAgain: enqueueActions(({ context, enqueue }) => {
        if (context.parent !== undefined) enqueue.sendTo(context.parent, { type: "resource.refresh" });
      }),
      begin: assign(({ context }): Partial<Context> => begin(context.initial)),
    },
    delays: { limit: ({ context }) => context.limit },
  });

  const filling = {
    "form.changed": {
      actions: {
        type: "change",
        params: ({ event }: { event: { readonly change: Partial<Values> } }) => ({ change: event.change }),
      },
      description: "Something was typed or chosen",
      meta,
    },
    "form.left": {
      actions: {
        type: "leave",
        params: ({ event }: { event: { readonly field: Field } }) => ({ field: event.field }),
      },
      description: "The cursor left a field: what is wrong with it is told",
      meta,
    },
    "form.submit": [
      { guard: "isComplete", target: "sending", description: "Nothing is wrong: sent", meta },
      {
        actions: "tellAll",
        description: "Something is wrong: all of it is told, and the cursor goes to the first",
        meta: { ...meta, code: "INVALID_REQUEST" },
      },
    ],
    "form.reset": { target: "editing", actions: "begin", description: "Back to what was there", meta },
  } as const;
  const mended = { ...filling["form.changed"], target: "editing" } as const;
  const again = { target: "sending", description: "The same is sent again", meta } as const;
  const request = requestsOf<typeof formSetup>({ meta, refusals });

  const sending = formSetup.createStateConfig({
    ...request("submit", {
      input: ({ context }) => ({ values: context.values }),
      limit: "limit",
      entry: "forgetOutcome",
      answered: {
        target: "done",
        description: "It was done",
        actions: "tell",
        assign: ({ context, answer }) => ({
          ...begin(afterwards === "clear" ? context.initial : context.values),
          result: { _tag: "Answered", answer },
        }),
      },
      refused: Object.fromEntries(
        Object.entries(refusals).map(([code, { outdated }]) => [
          code,
          {
            target: "refused",
            assign: ({ refusal }: { readonly refusal: Refused }) => atField(refusal) ?? {},
            ...(outdated === true && { actions: "lookAgain" as const }),
          },
        ]),
      ),
      refusedOtherwise: {
        name: "at a field",
        when: ({ refusal }) => atField(refusal) !== undefined,
        assign: ({ refusal }) => atField(refusal) ?? {},
        target: "editing",
        description: "The server found something wrong with a field",
        meta: { code: "INVALID_REQUEST" },
      },
      failed: "failed",
    }),
    description: "Waits for the answer; what is typed stays as it is",
  });

  const doneState =
    afterwards === "end"
      ? { type: "final" as const, description: "It was done", meta, tags: ["done" as const] }
      : {
          description: "It was done, which is told until one comes back; the form can be filled in again",
          meta,
          tags: ["done" as const],
          on: {
            ...filling,
            "form.changed": mended,
            "form.submit":
              afterwards === "keep"
                ? again
                : {
                    target: "editing" as const,
                    actions: "tellAll" as const,
                    description: "Nothing was filled in since: it is told what is missing",
                    meta,
                  },
            "screen.shown": {
              target: "editing" as const,
              description: "Back on the screen: ready for the next",
              meta,
            },
          },
        };

  return formSetup.createMachine({
    id,
    description,
    meta,
    context: ({ input: { values, limit, parent, refused = none } }) => ({
      ...begin(values),
      limit,
      parent,
      refused,
      focus: { field: firstOf(refused) },
    }),
    initial: "editing",
    states: {
      editing: { description: "Being filled in", meta, on: filling },
      sending,
      done: doneState,
      failed: {
        description: "Not sent, and why; everything typed is kept",
        meta,
        tags: ["failed"],
        on: filling,
      },
      crashed: {
        description: "A defect; sending again may help, everything typed is kept",
        meta: { ...meta, code: "DEFECT" },
        tags: ["failed", "crashed"],
        on: filling,
      },
      ...(Object.keys(refusals).length > 0 && {
        refused: {
          description: "The server refused it; `failure` says why",
          meta: { ...meta, spec: "business §8", code: "CALL_FAILED" },
          tags: ["failed"],
          exit: "forgetFailure",
          on: { ...filling, "form.changed": mended, "form.submit": again },
        },
      }),
    },
    output: ({ context }) => context.result,
  });
};

/** The machine as the atlas and the tests know it; areas make theirs by `createFormMachine`. */
export const formMachine = createFormMachine<{ readonly name: string }, unknown>({
  id: "form",
  description: "A form",
  spec: "business §5",
  screen: "form",
  afterwards: "keep",
  fields: ["name"],
  problemOf: (_, { name }) => (name === "" ? "EMPTY" : undefined),
});

export type FormLogic<Values extends FormValues, Answer> = ReturnType<
  typeof createFormMachine<Values, Answer>
>;
export type FormRef<Values extends FormValues, Answer> = ActorRefFrom<FormLogic<Values, Answer>>;
