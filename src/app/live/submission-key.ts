const keys = new WeakMap<object, string>();

/** The idempotency key of what a form sends: the form machine makes new values for each submit, and resends the same. */
export const keyOf = (values: object): string => {
  const key = keys.get(values) ?? crypto.randomUUID();
  keys.set(values, key);
  return key;
};

/** Keys of a form that keeps its values over a failure: the same as long as each value stays the same, so that a repeat is no second submission. */
export const createKeptKeys = (): ((values: object) => string) => {
  let known: readonly [values: object, key: string] | undefined;
  return (values) => {
    const [last, key] = known ?? [];
    const same =
      last !== undefined &&
      Object.entries(values).every(([name, value]) => Reflect.get(last, name) === value);
    const present = same && key !== undefined ? key : crypto.randomUUID();
    known = [values, present];
    return present;
  };
};
