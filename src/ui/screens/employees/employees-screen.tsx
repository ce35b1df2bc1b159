import { getEmployees } from "../../../api/employees.calls.ts";
import UserPlus from "lucide-react/icons/user-plus";
import { useList } from "../../lists/use-list.ts";
import { employeeList } from "../../../domain/employees/employees.lists.ts";
import { useState } from "react";
import { type Employee } from "../../../domain/employees/employee.ts";
import { useResource } from "../../calls/use-resource.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { EmptyState } from "../../kit/states/empty-state.tsx";
import { Done } from "../../kit/states/success.tsx";
import { PageHeader } from "../../kit/layout/page-header.tsx";
import { ListView } from "../../lists/list-view.tsx";
import { SettingsParts } from "../account/settings-parts.tsx";
import { useOpened } from "../../lists/use-opened.ts";
import { useShellActors } from "../../shell/shell-actors.ts";
import { employeeName } from "./employee-labels.ts";
import styles from "./employees.module.css";
import type { SwitchedStatus } from "./employee-actions.tsx";
import { OpenedEmployee, SOMEBODY_NEW } from "./opened-employee.tsx";
import { useEmployeeColumns } from "./use-employee-columns.tsx";

/** The company's employees, their rights and status (business §3, §6). */
export const EmployeesScreen = () => {
  const t = useText();
  const list = useList(employeeList);
  const actor = useResource(getEmployees, list.request);
  const { offerUndo } = useShellActors();
  const { id: opened, open, close } = useOpened("employee");
  const [announced, setAnnounced] = useState<string>();
  const announce = (text: string | undefined) => {
    setAnnounced(text);
    close();
  };
  const onAdded = (employee: Employee) => announce(t("employees.added", { name: employeeName(employee) }));
  const onSaved = (employee: Employee, saved: Employee) => {
    const { mail } = saved;
    const name = employeeName(saved);
    announce(
      mail === employee.mail ? t("employees.saved", { name }) : t("employees.invited_at", { name, mail }),
    );
  };
  const onWithdrawn = (employee: Employee) =>
    announce(t("employees.withdrawn", { name: employeeName(employee) }));
  const onSwitched = (employee: Employee, status: SwitchedStatus) => {
    const name = employeeName(employee);
    if (status === "active") return announce(t("employees.activated", { name }));
    // Shown by the offer to undo it.
    announce(undefined);
    offerUndo({ kind: "deactivation", id: employee.id, name });
  };
  const columns = useEmployeeColumns({ list: actor, onEdit: ({ id }) => open(id), onSwitched });
  return (
    <>
      <PageHeader
        title={t("employees.title")}
        note={t("employees.intro")}
        action={
          <Button variant="primary" icon={UserPlus} onClick={() => open(SOMEBODY_NEW)}>
            {t("employees.add")}
          </Button>
        }
      />
      <SettingsParts />
      <div className={styles["status"]}>
        <Done>{announced}</Done>
      </div>
      <ListView
        name="employees"
        actor={actor}
        skeletonRows={6}
        list={list}
        none={<EmptyState title={t("employees.none.title")} text={t("employees.none.text")} />}
        notFound={{ title: t("employees.not_found.title"), text: t("employees.not_found.text") }}
        columns={columns}
        label={t("employees.table", { page: list.address.page })}
        rowKey={({ id }) => id}
        totalText={(counted) => t("employees.total", counted)}
      />
      {opened !== undefined && (
        <OpenedEmployee
          named={opened}
          list={actor}
          onClose={close}
          onAdded={onAdded}
          onSaved={onSaved}
          onWithdrawn={onWithdrawn}
        />
      )}
    </>
  );
};
