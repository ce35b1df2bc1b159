import { useId } from "react";
import { setEmployeeStatus } from "../../../api/employee-status.calls.ts";
import { resendInvitation } from "../../../api/employees.calls.ts";
import { statusRefusal, type Employee } from "../../../domain/employees/employee.ts";
import { isInvited } from "../../../domain/employees/invitation.ts";
import { employeeRefusals } from "../../../domain/employees/employees.refusals.ts";
import type { ParentRef } from "../../../machines/kit/parent-ref.ts";
import type { ContentOutdated } from "../../../machines/kit/resource.machine.ts";
import { ActionButton } from "../../calls/action-button.tsx";
import { useAction } from "../../calls/use-action.ts";
import { refusalText } from "../../i18n/refusal-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { VisuallyHidden } from "../../kit/layout/visually-hidden.tsx";
import { useAccount } from "../../shell/session/use-account.ts";
import { employeeName, managerOf } from "./employee-labels.ts";
import styles from "./employees.module.css";

/** The number of owners assumed by the rules: only owners manage owners, so there are at least two; the server counts. */
const OWNERS = 2;

const InviteAgain = ({ employee: { id } }: { readonly employee: Employee }) => {
  const t = useText();
  const invitation = useAction(resendInvitation, { about: { id } });
  return (
    <ActionButton
      action={invitation}
      request={{ id }}
      label={t("employees.invite_again")}
      doneText={t("employees.invited_again")}
      failedTitle={t("employees.not_invited")}
    />
  );
};

/** The status that an employee is set to. */
export type SwitchedStatus = "active" | "deactivated";

export interface EmployeeActionsProps {
  readonly employee: Employee;
  /** The list, of which it is one. */
  readonly list: ParentRef<ContentOutdated>;
  readonly onEdit: (employee: Employee) => void;
  readonly onSwitched: (employee: Employee, status: SwitchedStatus) => void;
}

/** The actions for an employee. Disabled ones show the reason (business §6). */
export const EmployeeActions = ({ employee, list, onEdit, onSwitched }: EmployeeActionsProps) => {
  const t = useText();
  const id = useId();
  const switching = useAction(setEmployeeStatus, {
    about: { id: employee.id },
    refresh: list,
    onDone: (_, request) => onSwitched(employee, request.status),
  });
  const rights = useAccount()?.visitor.rights;
  const status = employee.status.code === "deactivated" ? "active" : "deactivated";
  const refusal = statusRefusal(managerOf(employee, rights), employee, status, OWNERS);
  const name = <VisuallyHidden>{` ${employeeName(employee)}`}</VisuallyHidden>;
  return (
    <div className={styles["actions"]}>
      <Button disabled={employee.owner && rights !== undefined} onClick={() => onEdit(employee)}>
        <span>{t("employees.edit")}</span>
        {name}
      </Button>
      <ActionButton
        action={switching}
        request={{ id: employee.id, status }}
        label={
          <>
            <span>{status === "active" ? t("employees.activate") : t("employees.deactivate")}</span>
            {name}
          </>
        }
        failedTitle={t("employees.status_failed")}
        refusals={employeeRefusals}
        disabled={refusal !== undefined}
        {...(refusal !== undefined && { describedBy: id })}
      />
      {isInvited(employee) && <InviteAgain employee={employee} />}
      {refusal !== undefined && (
        <p id={id} className={styles["reason"]}>
          {refusalText(t, employeeRefusals, refusal)}
        </p>
      )}
    </div>
  );
};
