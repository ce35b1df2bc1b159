import { list, severalOf } from "../kit/list.ts";
import { Employee, employeeStatuses } from "./employee.ts";

/** The company's employees; a search matches name and address. */
export const employeeList = list({
  row: Employee,
  columns: {
    name: "employees.column.name",
    status: "employees.column.status",
    mail: "employees.column.mail",
    lastSeen: "employees.column.lastSeen",
  },
  sortable: ["name", "mail", "status", "lastSeen"],
  sort: "name",
  search: "employees.search",
  filters: {
    status: severalOf(employeeStatuses, "employees.column.status", (status) => `employees.status.${status}`),
  },
});
