import { useState } from "react";
import type { Employee } from "../../../domain/employees/employee.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import type { Page } from "../../lists/list-address.ts";
import { useContent } from "../../resource/use-content.ts";
import { EmployeeDialog, type EmployeeDialogProps } from "./employee-dialog.tsx";

/** What the address names where somebody is added. */
export const SOMEBODY_NEW = "new";

interface OpenedEmployeeProps<Request> extends Pick<EmployeeDialogProps, "onClose" | "onSaved"> {
  /** Whom the address names. */
  readonly named: string;
  readonly list: ResourceRef<Request, Page<Employee>>;
}

/** The form begins with what was there when it was opened: what comes meanwhile takes nothing that was typed away. */
const Changing = ({ employee: given, ...props }: EmployeeDialogProps) => {
  const [employee] = useState(given);
  return <EmployeeDialog employee={employee} {...props} />;
};

/** The window for the one whom the address names; nothing where the list does not have them. */
export const OpenedEmployee = <Request,>({ named, list, ...props }: OpenedEmployeeProps<Request>) => {
  const employee = useContent(list)?.rows.find(({ id }) => id === named);
  if (named === SOMEBODY_NEW) return <EmployeeDialog employee={undefined} {...props} />;
  return employee === undefined ? null : <Changing key={named} employee={employee} {...props} />;
};
