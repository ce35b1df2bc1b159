/** Whom a department answers: one country, or several, which a text names. */
export type DepartmentArea =
  | { readonly country: string }
  | { readonly text: "support.department.benelux" | "support.department.other" };

/** Whom a department of the configuration answers; undefined if the configuration names it no more, or for several countries. */
export const departmentArea = (
  department: string,
  departments: Readonly<Record<string, string>>,
): DepartmentArea | undefined => {
  if (departments["default"] === department) return { text: "support.department.other" };
  const [key, ...others] = Object.keys(departments).filter((name) => departments[name] === department);
  if (key === undefined || others.length > 0) return undefined;
  return key === "BENELUX" ? { text: "support.department.benelux" } : { country: key };
};
