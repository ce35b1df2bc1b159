/** A value that must be set in the current state, for the input of a call. A missing one is a defect: it throws and stops the machine. */
export const required = <Value>(value: Value | undefined, name: string): Value => {
  if (value === undefined) throw new Error(`${name} is missing`);
  return value;
};
