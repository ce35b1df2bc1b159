/** The definition of one refusal of the server. */
export interface Refusal {
  /** The section that specifies it. */
  readonly spec: string;
  /** One sentence for diagrams and developers; people read the texts in `locales`. */
  readonly means: string;
  /** True if the refusal means that the shown content is outdated: its holder loads it again. */
  readonly outdated?: true;
}

/** The refusals of an area by their code on the wire. */
export type RefusalTable<Code extends string = string> = Readonly<Record<Code, Refusal>>;

export const codesOf = <Code extends string>(table: RefusalTable<Code>): readonly Code[] =>
  Object.keys(table) as Code[];

/** Checks whether a code is one of the table. */
export const isRefusalOf =
  <Code extends string>(table: RefusalTable<Code>) =>
  (code: string): code is Code =>
    Object.hasOwn(table, code);

/** The part of a table that one call may answer with. */
export const pick = <Code extends string>(
  table: RefusalTable<Code>,
  codes: readonly Code[],
): RefusalTable<Code> => Object.fromEntries(codes.map((code) => [code, table[code]])) as RefusalTable<Code>;
