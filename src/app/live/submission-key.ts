const keys = new WeakMap<object, string>();

/** The idempotency key of what a form sends: the form machine makes new values for each submit, and resends the same. */
export const keyOf = (values: object): string => {
  const key = keys.get(values) ?? crypto.randomUUID();
  keys.set(values, key);
  return key;
};
