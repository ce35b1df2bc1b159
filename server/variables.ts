/** The environment contains an invalid or forbidden setting. */
export class EnvironmentRefused extends Error {
  override readonly name = "EnvironmentRefused";
}

/** The variables by name, as `process.env` has them. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** A variable that is set; undefined for an empty one. */
export const given = (variables: Variables, name: string): string | undefined => {
  const value = variables[name]?.trim();
  return value === "" ? undefined : value;
};
