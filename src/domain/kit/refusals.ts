/** What one refusal of the server means, said once: everything else that the portal knows of it follows from here. */
export interface Refusal {
  /** Where the specification asks for it. */
  readonly spec: string;
  /** In one sentence, for the diagrams and whoever reads the code; people read the words of `locales`. */
  readonly means: string;
  /** True where it says that what is shown is older than what is: whoever holds the content asks for it again. */
  readonly outdated?: true;
}

/** The refusals of an area, by their code on the wire. */
export type RefusalTable<Code extends string = string> = Readonly<Record<Code, Refusal>>;

export const codesOf = <Code extends string>(table: RefusalTable<Code>): readonly Code[] =>
  Object.keys(table) as Code[];

/** Tells a code of the area from any other. */
export const isRefusalOf =
  <Code extends string>(table: RefusalTable<Code>) =>
  (code: string): code is Code =>
    Object.hasOwn(table, code);

/** Those of a table that one call may answer with. */
export const pick = <Code extends string>(
  table: RefusalTable<Code>,
  codes: readonly Code[],
): RefusalTable<Code> => Object.fromEntries(codes.map((code) => [code, table[code]])) as RefusalTable<Code>;
