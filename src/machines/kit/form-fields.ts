/** What every form knows of its fields: what was typed, what is wrong, from when on that is told, and what the server said of it (business §5). */
import type { FieldProblem } from "../../domain/kit/field-problems.ts";
import type { Refused } from "../../domain/kit/call-failure.ts";
import type { RefusalTable } from "../../domain/kit/refusals.ts";

/** The values of a form by field name: texts, choices, marks; and what it is about, which nobody types. */
export type FormValues = object;
export type FieldOf<Values extends FormValues> = keyof Values & string;
export type Codes<Values extends FormValues> = Readonly<Partial<Record<FieldOf<Values>, string>>>;

export interface FieldsState<Values extends FormValues> {
  readonly values: Values;
  /** What the rules say of every field, told or not. */
  readonly problems: Codes<Values>;
  /** The fields that the cursor has left, or all once sending was tried: their problems are told. */
  readonly touched: readonly FieldOf<Values>[];
  /** What the server said of a field; it holds until the field changes. */
  readonly refused: Codes<Values>;
  /** The field that the cursor is led to: another object each time. */
  readonly focus: { readonly field: FieldOf<Values> | undefined };
}

/** The error to show at a field: the server's word first, then the rules' where the field is touched. */
export const visibleError = <Values extends FormValues>(
  { refused, touched, problems }: Pick<FieldsState<Values>, "refused" | "touched" | "problems">,
  field: FieldOf<Values>,
): string | undefined => refused[field] ?? (touched.includes(field) ? problems[field] : undefined);

export interface FieldRules<Values extends FormValues> {
  /** In the order in which they stand on the screen: the first one with a problem gets the cursor. */
  readonly fields: readonly FieldOf<Values>[];
  /** The code of what is wrong with a field. */
  readonly problemOf: (field: FieldOf<Values>, values: Values) => FieldProblem | undefined;
}

/** The rules of a form's fields as what each event makes of their state. */
export const createFieldRules = <Values extends FormValues>({ fields, problemOf }: FieldRules<Values>) => {
  type State = FieldsState<Values>;
  type Field = FieldOf<Values>;
  const problemsOf = (values: Values): Codes<Values> =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const code = problemOf(field, values);
        return code === undefined ? [] : [[field, code]];
      }),
    ) as Codes<Values>;
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
    /** A refusal that is about a field of this form is told there, and nowhere else. */
    atField: ({ code, field }: Refused): Pick<State, "refused" | "focus"> | undefined => {
      const known = fields.find((name) => name === field);
      return known === undefined
        ? undefined
        : { refused: { [known]: code } as Codes<Values>, focus: { field: known } };
    },
  };
};

/** The ways of a form's declared refusals: all to `refused`, and what is outdated has its holder look again. */
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
