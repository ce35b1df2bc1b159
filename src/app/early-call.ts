/** A call as the first script knows it; made from its record when the portal is built (scripts/vite/early-calls.ts). */
export interface EarlyCall {
  readonly path: `/api/${string}`;
  /** The form fields in the order in which they are sent, with whether each must be there. */
  readonly fields: Readonly<Record<string, boolean>>;
}

/** The form fields of a call, of the values by their names; undefined where one that must be there is not known. */
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
