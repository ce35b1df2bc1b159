import type { TextKey } from "./text-key.ts";

/** The definition of one refusal of the server. */
export interface Refusal {
  /** The section that specifies it. */
  readonly spec: string;
  /** One sentence for diagrams and developers; people read the texts in `locales`. */
  readonly means: string;
  /** True if the refusal means that the shown content is outdated: its holder loads it again. */
  readonly outdated?: true;
  /** What support tells a customer, where its key is not that of the text and `.advice`. */
  readonly advice?: TextKey;
}

/** A refusal with what people read of it. */
export interface ShownRefusal<Value extends string = never> extends Refusal {
  /** Null where no alert and no field says it. */
  readonly text: TextKey | null;
  /** Above the text, where it stands alone on a page. */
  readonly title?: TextKey;
  /** The values that the text names: it is shown only with them (`withValues`). */
  readonly values?: readonly Value[];
  readonly given?: Readonly<Record<string, string>>;
}

/** The refusals of an area by their code on the wire. */
export type RefusalTable<Code extends string = string> = Readonly<Record<Code, Refusal>>;
/** The same with texts; without `Value` no text lacks one. */
export type ShownTable<Code extends string = string, Value extends string = never> = Readonly<
  Record<Code, ShownRefusal<Value>>
>;

/** What people read of a refusal: its text and, beside it in the same file, what support tells them. */
type Texts<Key extends string> =
  | (Key extends TextKey
      ? { readonly text?: never } & (`${Key}.advice` extends TextKey
          ? Pick<Refusal, "advice">
          : Required<Pick<Refusal, "advice">>)
      : never)
  | Required<Pick<ShownRefusal, "text" | "advice">>;

/** The row of a refusal; it names its texts where there are none by the key of its table. */
type Row<Key extends string, Value extends string> = Refusal &
  Pick<ShownRefusal<Value>, "title" | "values"> &
  Texts<Key>;

export const codesOf = <Code extends string>(table: RefusalTable<Code>): readonly Code[] =>
  Object.keys(table) as Code[];

const tableOf = <Code extends string, Row>(
  codes: readonly Code[],
  rowOf: (code: Code) => Row,
): Readonly<Record<Code, Row>> =>
  Object.fromEntries(codes.map((code) => [code, rowOf(code)])) as Readonly<Record<Code, Row>>;

/** The table of an area's refusals: the key of each text is that of the table and the code, unless its row says otherwise. */
export const withTexts = <const Key extends string, Code extends string, const Value extends string = never>(
  key: Key,
  table: { readonly [C in Code]: Row<`${Key}.${C}`, Value> },
): ShownTable<Code, Value> =>
  tableOf(codesOf<Code>(table), (code): ShownRefusal<Value> => ({
    text: `${key}.${code}` as TextKey,
    ...table[code],
  }));

/** The table with the values that its texts name. */
export const withValues = <Code extends string, Value extends string>(
  table: ShownTable<Code, Value>,
  given: Readonly<Record<Value, string>>,
): ShownTable<Code> =>
  tableOf(codesOf<Code>(table), (code) => ({ ...table[code], given })) as ShownTable<Code>;

/** Checks whether a code is one of the table. */
export const isRefusalOf =
  <Code extends string>(table: RefusalTable<Code>) =>
  (code: string): code is Code =>
    Object.hasOwn(table, code);

/** The part of a table that one call may answer with. */
export const pick = <Row extends Refusal, Code extends string, const Some extends Code>(
  table: Readonly<Record<Code, Row>>,
  codes: readonly Some[],
): Readonly<Record<Some, Row>> => tableOf(codes, (code) => table[code]);
