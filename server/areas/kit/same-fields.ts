/** True where two records have the same values in the given fields. */
export const sameFields = <Data extends object>(
  one: Data,
  other: Data,
  fields: readonly (keyof Data)[],
): boolean => fields.every((field) => one[field] === other[field]);
