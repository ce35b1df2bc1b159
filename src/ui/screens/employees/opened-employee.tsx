import type { Employee } from "../../../domain/employees/employee.ts";
import type { Page } from "../../../domain/kit/list.ts";
import type { ResourceRef } from "../../../machines/kit/resource.machine.ts";
import { useOpenedRow } from "../../lists/use-opened-row.ts";
import { useContent } from "../../resource/use-content.ts";
import { PageTitle } from "../../shell/navigation/page-title.tsx";
import { EmployeeDialog, type EmployeeDialogProps } from "./employee-dialog.tsx";
import { employeeName } from "./employee-labels.ts";
import { NewEmployeeDialog, type NewEmployeeDialogProps } from "./new-employee-dialog.tsx";

/** The parameter's value for a new employee. */
export const SOMEBODY_NEW = "new";

interface OpenedEmployeeProps<Request>
  extends Omit<NewEmployeeDialogProps, "list">, Pick<EmployeeDialogProps, "onSaved" | "onWithdrawn"> {
  /** The id in the address. */
  readonly named: string;
  readonly list: ResourceRef<Request, Page<Employee>>;
}

/** The dialog of the employee in the address; nothing if the list does not contain them. */
export const OpenedEmployee = <Request,>({
  named,
  list,
  onClose,
  onAdded,
  ...rest
}: OpenedEmployeeProps<Request>) => {
  const employee = useOpenedRow(named, useContent(list)?.rows);
  if (named === SOMEBODY_NEW) return <NewEmployeeDialog list={list} onClose={onClose} onAdded={onAdded} />;
  return employee === undefined ? null : (
    <>
      <PageTitle things={[employeeName(employee)]} />
      <EmployeeDialog key={named} employee={employee} list={list} onClose={onClose} {...rest} />
    </>
  );
};
