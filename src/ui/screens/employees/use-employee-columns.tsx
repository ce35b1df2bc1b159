import type { ColumnOf } from "../../../domain/kit/list.ts";
import { columnsOf } from "../../lists/columns-of.ts";
import { employeeList } from "../../../domain/employees/employees.lists.ts";
import type { Employee } from "../../../domain/employees/employee.ts";
import { useFormat } from "../../i18n/format.ts";
import { useText } from "../../i18n/use-text.ts";
import { Badge, type BadgeProps } from "../../kit/states/badge.tsx";
import type { Column } from "../../kit/lists/table.tsx";
import { codeText } from "../../page/code-text.ts";
import { EmployeeActions, type EmployeeActionsProps } from "./employee-actions.tsx";
import { employeeName } from "./employee-labels.ts";
import styles from "./employees.module.css";
import { Moment } from "../../kit/dates/moment.tsx";

const tones: Readonly<Partial<Record<string, NonNullable<BadgeProps["tone"]>>>> = {
  active: "success",
  invited: "info",
};

/** The columns of the list of employees. */
export const useEmployeeColumns = (
  handlers: Omit<EmployeeActionsProps, "employee">,
): readonly Column<Employee, ColumnOf<typeof employeeList> | "actions">[] => {
  const t = useText();
  const format = useFormat();
  return [
    ...columnsOf(t, employeeList, {
      name: {
        primary: true,
        render: (employee) => (
          <span className={styles["name"]}>
            <span>{employeeName(employee)}</span>
            {employee.owner && <Badge shape={false} label={t("employees.owner")} />}
            {employee.self && <Badge shape={false} label={t("employees.you")} />}
          </span>
        ),
      },
      status: {
        primary: true,
        render: ({ status }) => (
          <Badge
            tone={tones[status.code] ?? "neutral"}
            label={codeText(t, status, (code) => `employees.status.${code}`)}
          />
        ),
      },
      mail: ({ mail }) => mail,
      lastSeen: {
        whole: true,
        render: ({ lastSeen }) => (lastSeen === null ? t("employees.never") : <Moment date={lastSeen} />),
        secondary: ({ lastSeen }) =>
          lastSeen === null ? t("employees.never_seen") : t("employees.seen", { day: format.day(lastSeen) }),
      },
    }),
    {
      key: "actions",
      screenOnly: true,
      header: t("employees.column.actions"),
      render: (employee) => <EmployeeActions employee={employee} {...handlers} />,
    },
  ];
};
