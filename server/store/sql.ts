/** The types of parameters. Arrays become PostgreSQL arrays, so `= any(${ids})` and `unnest(${ids}::text[])` work. */
export type SqlValue =
  | string
  | number
  | bigint
  | boolean
  | Date
  | Uint8Array
  | null
  | SqlJson
  | SqlPart
  | readonly string[]
  | readonly number[]
  | readonly boolean[];

/** A value for a json or jsonb column. */
class SqlJson {
  constructor(readonly text: string) {}
}

/** A fragment of SQL with its parameters. */
export class SqlPart {
  constructor(
    readonly strings: readonly string[],
    readonly values: readonly SqlValue[],
  ) {}
}

/**
 * A tagged template for queries, of which every `${value}` becomes a parameter and never text. The caller declares the row type:
 * int8 is a number, numeric a string, date a `YYYY-MM-DD` string, timestamptz a Date.
 */
export interface Sql {
  <Row extends object = Record<string, unknown>>(
    strings: TemplateStringsArray,
    ...values: readonly SqlValue[]
  ): Promise<readonly Row[]>;
  /** Wraps a value for a json or jsonb column. */
  readonly json: (value: unknown) => SqlJson;
  /** A fragment for another statement: `const mine = sql.part\`account_id = ${id}\``, then `sql\`select … where ${mine}\``. */
  readonly part: (strings: TemplateStringsArray, ...values: readonly SqlValue[]) => SqlPart;
  /**
   * As the tag itself, but each connection parses and plans the statement once: for what many calls ask. Its texts must be few, so
   * values are parameters and parts are chosen from a fixed number.
   */
  readonly planned: <Row extends object = Record<string, unknown>>(
    strings: TemplateStringsArray,
    ...values: readonly SqlValue[]
  ) => Promise<readonly Row[]>;
  /** Runs a constant script of several statements, without parameters: for migrations. */
  readonly script: (text: string) => Promise<void>;
}

/** A statement for the driver; one with a name is planned once a connection. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Renders a fragment with numbered parameters. */
export const statementOf = (part: SqlPart): Statement => {
  const values: unknown[] = [];
  const write = ({ strings, values: inner }: SqlPart): string =>
    strings
      .map((text, index) => (index === 0 ? text : `${placeholder(inner[index - 1] ?? null)}${text}`))
      .join("");
  const placeholder = (value: SqlValue): string => {
    if (value instanceof SqlPart) return write(value);
    values.push(value instanceof SqlJson ? value.text : value);
    return `$${values.length}`;
  };
  return { text: write(part), values };
};

const names = new Map<string, string>();

const nameOf = (text: string): string => {
  const name = names.get(text) ?? `planned_${names.size}`;
  names.set(text, name);
  return name;
};

/** Creates a `sql` tag from a function that runs statements. */
export const makeSql = (
  run: (statement: string | Statement) => Promise<{ readonly rows: readonly unknown[] }>,
): Sql => {
  const ask = async <Row extends object>(
    strings: TemplateStringsArray,
    ...values: readonly SqlValue[]
  ): Promise<readonly Row[]> => {
    const { rows } = await run(statementOf(new SqlPart(strings, values)));
    return rows as readonly Row[];
  };
  const planned = async <Row extends object>(
    strings: TemplateStringsArray,
    ...values: readonly SqlValue[]
  ): Promise<readonly Row[]> => {
    const statement = statementOf(new SqlPart(strings, values));
    const { rows } = await run({ ...statement, name: nameOf(statement.text) });
    return rows as readonly Row[];
  };
  return Object.assign(ask, {
    planned,
    json: (value: unknown) => new SqlJson(JSON.stringify(value)),
    part: (strings: TemplateStringsArray, ...values: readonly SqlValue[]) => new SqlPart(strings, values),
    script: async (text: string) => void (await run(text)),
  });
};

/** Whether a statement failed because a row with that key already exists (SQLSTATE 23505). */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "23505";
