/** A call as the first script needs it; generated from its record at build time (scripts/vite/early-calls.ts). */
export interface EarlyCall {
  readonly path: `/api/${string}`;
  /** The form fields in the order of sending, with whether each is required. */
  readonly fields: Readonly<Record<string, boolean>>;
  /** Of a call that answers pages of a declared list. */
  readonly list?: EarlyList;
}

/** What a list is asked for that is not in the address: its order, and the filter of a part. */
interface EarlyAsked {
  readonly sort: string;
  /** The field of the filter that has the codes which the address has as `status`. */
  readonly codes?: string;
  readonly filter?: object;
}

/** A declared list as the first script needs it, with its parts. */
export interface EarlyList extends EarlyAsked {
  readonly parts: Readonly<Record<string, EarlyAsked>>;
}

/** The form fields of a call, from values by name; undefined if a required value is missing. */
export const fieldsOf = (
  { fields }: EarlyCall,
  values: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> | undefined => {
  const given: Record<string, string> = {};
  for (const [name, isRequired] of Object.entries(fields)) {
    const value = values[name] ?? "";
    if (value !== "") given[name] = value;
    else if (isRequired) return undefined;
  }
  return given;
};
