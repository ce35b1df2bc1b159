import { useId } from "react";
import { statusRefusal, type Employee } from "../../../domain/employees/employee.ts";
import { isInvited } from "../../../domain/employees/invitation.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { employeeRefusals } from "../../../domain/employees/employees.refusals.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { refusalText } from "../../i18n/refusal-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { VisuallyHidden } from "../../kit/layout/visually-hidden.tsx";
import { useAccount } from "../../shell/session/use-account.ts";
import { SubmissionButton } from "../../form/submission-button.tsx";
import { employeeName, managerOf } from "./employee-words.ts";
import styles from "./employees.module.css";
import { useEmployeesActors, type StatusRequest } from "./employees-actors.ts";

/** The number of owners assumed by the rules: only owners manage owners, so there are at least two; the server counts. */
const OWNERS = 2;

const InviteAgain = ({ employee: { id } }: { readonly employee: Employee }) => {
  const t = useText();
  const actor = useScreenActor(`invitation:${id}`, useEmployeesActors().invitation, { limit: WRITE_LIMIT });
  return (
    <SubmissionButton
      actor={actor}
      request={{ id }}
      label={t("employees.invite_again")}
      doneText={t("employees.invited_again")}
      failedTitle={t("employees.not_invited")}
      refusals={employeeRefusals}
    />
  );
};

export interface EmployeeActionsProps {
  readonly employee: Employee;
  readonly onEdit: (employee: Employee) => void;
  readonly onSwitched: (employee: Employee, status: StatusRequest["status"]) => void;
}

/** The actions for an employee. Disabled ones show the reason (business §6). */
export const EmployeeActions = ({ employee, onEdit, onSwitched }: EmployeeActionsProps) => {
  const t = useText();
  const id = useId();
  const switching = useScreenActor(`employee-status:${employee.id}`, useEmployeesActors().employeeStatus, {
    limit: WRITE_LIMIT,
  });
  useEmitted(switching, "action.done", ({ request }) => onSwitched(employee, request.status));
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
      <SubmissionButton
        actor={switching}
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
