import type { Employee, Manager } from "../../../domain/employees/employee.ts";
import { isEmployeeRefusal } from "../../../domain/employees/employees.refusals.ts";
import { problemText } from "../../form/problem-text.ts";
import type { Text } from "../../i18n/catalogue.ts";

/** The words for why something about an employee is not allowed (business §6); other codes have words elsewhere. */
export const employeeRefusalText = (t: Text, code: string): string | undefined =>
  isEmployeeRefusal(code) ? t(`employees.refusal.${code}`) : undefined;

/** The words at a field of an employee. */
export const employeeProblemText = (t: Text, code: string | undefined): string | undefined =>
  code === undefined ? undefined : (employeeRefusalText(t, code) ?? problemText(t, code));

export const employeeName = ({ firstname, lastname }: Pick<Employee, "firstname" | "lastname">): string =>
  `${firstname} ${lastname}`.trim();

/** The reader, as the rules about employees ask for them. The list marks the reader; no other id matters to the rules. */
export const managerOf = (
  employee: Pick<Employee, "id" | "self"> | undefined,
  rights: Manager["rights"],
): Manager => ({ id: employee?.self === true ? employee.id : "", rights });
