import { useState } from "react";
import type { Employee } from "../../../domain/employees/employee.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import type { Page } from "../../lists/list-address.ts";
import { useContent } from "../../resource/use-content.ts";
import { EmployeeDialog, type EmployeeDialogProps } from "./employee-dialog.tsx";

/** The parameter's value for a new employee. */
export const SOMEBODY_NEW = "new";

interface OpenedEmployeeProps<Request> extends Pick<EmployeeDialogProps, "onClose" | "onSaved"> {
  /** The id in the address. */
  readonly named: string;
  readonly list: ResourceRef<Request, Page<Employee>>;
}

/** Keeps the employee as it was when the dialog was opened, so that a refresh does not reset the input. */
const Changing = ({ employee: given, ...props }: EmployeeDialogProps) => {
  const [employee] = useState(given);
  return <EmployeeDialog employee={employee} {...props} />;
};

/** The dialog of the employee in the address; nothing if the list does not contain them. */
export const OpenedEmployee = <Request,>({ named, list, ...props }: OpenedEmployeeProps<Request>) => {
  const employee = useContent(list)?.rows.find(({ id }) => id === named);
  if (named === SOMEBODY_NEW) return <EmployeeDialog employee={undefined} {...props} />;
  return employee === undefined ? null : <Changing key={named} employee={employee} {...props} />;
};
