import { fullName } from "../../../domain/kit/full-name.ts";
import type { Employee, Manager } from "../../../domain/employees/employee.ts";
import { isEmployeeRefusal } from "../../../domain/employees/employees.refusals.ts";
import { problemText } from "../../form/problem-text.ts";
import type { Text } from "../../i18n/catalogue.ts";

/** The text of a refusal about an employee (business §6); undefined for other codes. */
export const employeeRefusalText = (t: Text, code: string): string | undefined =>
  isEmployeeRefusal(code) ? t(`employees.refusal.${code}`) : undefined;

/** The error text of an employee's field. */
export const employeeProblemText = (t: Text, code: string | undefined): string | undefined =>
  code === undefined ? undefined : (employeeRefusalText(t, code) ?? problemText(t, code));

export const employeeName = ({ firstname, lastname }: Pick<Employee, "firstname" | "lastname">): string =>
  fullName(firstname, lastname);

/** The reader as the employee rules need them. The list marks the reader; the rules use no other id. */
export const managerOf = (
  employee: Pick<Employee, "id" | "self"> | undefined,
  rights: Manager["rights"],
): Manager => ({ id: employee?.self === true ? employee.id : "", rights });
