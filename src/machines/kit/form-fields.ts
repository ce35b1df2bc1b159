/** The field state of every form: values, problems, which problems are shown, and refusals of the server (business §5). */
import type { AnyActorRef } from "xstate";
import type { CallFailure, Refused } from "../../domain/kit/call-failure.ts";
import { typedFields } from "../../domain/kit/typed.ts";
import type { RefusalTable } from "../../domain/kit/refusals.ts";

/** The values of a form by field name, including ids that are sent but not edited. */
export type FormValues = object;
export type FieldOf<Values extends FormValues> = keyof Values & string;
export type Codes<Values extends FormValues> = Readonly<Partial<Record<FieldOf<Values>, string>>>;

export interface FieldsState<Values extends FormValues> {
  readonly values: Values;
  /** The problem of every field, shown or not. */
  readonly problems: Codes<Values>;
  /** The fields that have lost the focus, or all after a submit: their problems are shown. */
  readonly touched: readonly FieldOf<Values>[];
  /** Refusals of the server by field, until the field changes. */
  readonly refused: Codes<Values>;
  /** The field to focus: a new object for each request, so that the same field can be focused again. */
  readonly focus: { readonly field: FieldOf<Values> | undefined };
}

/** What a person does with the fields of anything that is filled in. */
export type FieldsEvent<Values extends FormValues> =
  | { readonly type: "form.changed"; readonly change: Partial<Values> }
  | { readonly type: "form.left"; readonly field: FieldOf<Values> }
  | { readonly type: "form.submit" };

/** The pictures of a field have changed, which a machine of their own holds. */
export interface PicturesChanged<Picture = unknown> {
  readonly type: "pictures.changed";
  readonly field: string;
  readonly pictures: readonly Picture[];
}

/** An actor whose fields a view shows: a form, or another machine with fields and the same events. */
export interface FieldsRef<Values extends FormValues> {
  readonly subscribe: AnyActorRef["subscribe"];
  getSnapshot(): {
    readonly context: FieldsState<Values> & {
      readonly failure: CallFailure | undefined;
      readonly unasked?: boolean;
      readonly isDirty?: boolean;
    };
    hasTag(tag: "busy" | "crashed" | "waiting"): boolean;
  };
  send(event: FieldsEvent<Values>): void;
}

/** The error to show at a field: the server's refusal first, then the problem if the field is touched. */
export const visibleError = <Values extends FormValues>(
  { refused, touched, problems }: Pick<FieldsState<Values>, "refused" | "touched" | "problems">,
  field: FieldOf<Values>,
): string | undefined => refused[field] ?? (touched.includes(field) ? problems[field] : undefined);

/** How the value of a field that was left is stored, where it has no error and is read as more than it shows. */
export const visibleReading = <Values extends FormValues>(
  state: Pick<FieldsState<Values>, "values" | "refused" | "touched" | "problems">,
  field: FieldOf<Values>,
  read: (values: Values) => string | undefined,
): string | undefined =>
  state.touched.includes(field) && visibleError(state, field) === undefined ? read(state.values) : undefined;

export interface FieldRules<Values extends FormValues> {
  /** In the order of the screen: on submit the first field with a problem gets the focus. */
  readonly fields: readonly FieldOf<Values>[];
  /** The code of a field's problem: the rules of its area name the codes, and its screen has a text for each. */
  readonly problemOf: (field: FieldOf<Values>, values: Values) => string | undefined;
  /** False for a field that the screen leaves out for these values: a refusal that names it is shown above the form. */
  readonly isShown?: (field: FieldOf<Values>, values: Values) => boolean;
}

/** Field rules of a form: each function gives the state that follows an event. */
export const createFieldRules = <Values extends FormValues>({
  fields,
  problemOf,
  isShown = () => true,
}: FieldRules<Values>) => {
  type State = FieldsState<Values>;
  type Field = FieldOf<Values>;
  const problemsOf = (values: Values): Codes<Values> => {
    const meant = typedFields(values);
    return Object.fromEntries(
      fields.flatMap((field) => {
        const code = problemOf(field, meant);
        return code === undefined ? [] : [[field, code]];
      }),
    ) as Codes<Values>;
  };
  const firstOf = (codes: Codes<Values>): Field | undefined =>
    fields.find((field) => codes[field] !== undefined);
  return {
    begin: (values: Values, refused: Codes<Values> = {} as Codes<Values>): State => ({
      values,
      problems: problemsOf(values),
      touched: [],
      refused,
      focus: { field: firstOf(refused) },
    }),
    change: (
      state: Pick<State, "values" | "refused">,
      change: Partial<Values>,
    ): Pick<State, "values" | "problems" | "refused"> => {
      const values = { ...state.values, ...change };
      const refused = Object.fromEntries(
        Object.entries(state.refused).filter(([field]) => !(field in change)),
      ) as Codes<Values>;
      return {
        values,
        problems: problemsOf(values),
        refused,
      };
    },
    touch: ({ touched }: Pick<State, "touched">, field: Field): Pick<State, "touched"> => ({
      touched: touched.includes(field) ? touched : [...touched, field],
    }),
    touchAll: ({ problems }: Pick<State, "problems">): Pick<State, "touched" | "focus"> => ({
      touched: fields,
      focus: { field: firstOf(problems) },
    }),
    isComplete: ({ problems }: Pick<State, "problems">): boolean => firstOf(problems) === undefined,
    /** A refusal that names a field which this form shows is shown at that field only. */
    atField: (values: Values, { code, field }: Refused): Pick<State, "refused" | "focus"> | undefined => {
      const known = fields.find((name) => name === field && isShown(name, values));
      return known === undefined
        ? undefined
        : { refused: { [known]: code } as Codes<Values>, focus: { field: known } };
    },
  };
};

/** The branches for a form's declared refusals: each leads to `refused`; an `outdated` one also tells the parent to refresh. */
export const refusedBranches = <Branch extends object>(refusals: RefusalTable, branch: Branch) =>
  Object.fromEntries(
    Object.entries(refusals).map(([code, { outdated }]) => [
      code,
      {
        target: "refused" as const,
        ...branch,
        ...(outdated === true && { actions: "refreshHolder" as const }),
      },
    ]),
  );
