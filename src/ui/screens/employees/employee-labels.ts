import { fullName } from "../../../domain/kit/full-name.ts";
import type { Employee, Manager } from "../../../domain/employees/employee.ts";

export const employeeName = ({ firstname, lastname }: Pick<Employee, "firstname" | "lastname">): string =>
  fullName(firstname, lastname);

/** The reader as the employee rules need them. The list marks the reader; the rules use no other id. */
export const managerOf = (
  employee: Pick<Employee, "id" | "self"> | undefined,
  rights: Manager["rights"],
): Manager => ({ id: employee?.self === true ? employee.id : "", rights });
