/** A value that the present state is never entered without, for the input of its call. That it is missing is a defect, and stops the machine. */
export const required = <Value>(value: Value | undefined, name: string): Value => {
  if (value === undefined) throw new Error(`${name} is missing`);
  return value;
};
