import { useSelector } from "@xstate/react";
import { useState } from "react";
import type { Employee } from "../../../domain/employees/employee.ts";
import { employeeRefusals } from "../../../domain/employees/employees.refusals.ts";
import { isInvited } from "../../../domain/employees/invitation.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import type { InvitationWithdrawalRef } from "../../../machines/employees/invitation-withdrawal.machine.ts";
import type { ParentRef } from "../../../machines/kit/parent-ref.ts";
import type { ContentOutdated } from "../../../machines/kit/resource.machine.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { ErrorAlert } from "../../form/error-alert.tsx";
import { useSubmitError } from "../../form/use-submit-error.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { Outcome } from "../../page/outcome.tsx";
import { employeeName } from "./employee-words.ts";
import styles from "./employees.module.css";
import { useEmployeesActors } from "./employees-actors.ts";

export interface InvitationPartProps {
  readonly employee: Employee;
  /** The list of employees, which loads again where it turns out to be outdated. */
  readonly list: ParentRef<ContentOutdated>;
  readonly onWithdrawn: () => void;
}

/** Withdraws the invitation of an employee, after a question. Why it was not withdrawn stays told when the list says that they are invited no more. */
export const InvitationPart = ({ employee, list, onWithdrawn }: InvitationPartProps) => {
  const t = useText();
  const { id } = employee;
  const name = employeeName(employee);
  const form: InvitationWithdrawalRef = useScreenActor(
    `invitation-withdrawal:${id}`,
    useEmployeesActors().withdrawal,
    { values: { id, sure: false }, limit: WRITE_LIMIT, holder: list },
  );
  useEmitted(form, "form.sent", onWithdrawn);
  const busy = useSelector(form, (snapshot) => snapshot.hasTag("busy"));
  const error = useSubmitError(form);
  const [asked, setAsked] = useState(false);
  const keep = () => setAsked(false);
  const ask = () => {
    form.send({ type: "form.reset" });
    setAsked(true);
  };
  const withdraw = () => {
    setAsked(false);
    form.send({ type: "form.changed", change: { sure: true } });
    form.send({ type: "form.submit" });
  };
  return (
    <div className={styles["invitation"]}>
      {isInvited(employee) && (
        <Button variant="danger" busy={busy} onClick={ask}>
          {t("employees.withdraw")}
        </Button>
      )}
      {error !== undefined && (
        <Outcome>
          <ErrorAlert title={t("employees.not_withdrawn")} error={error} refusals={employeeRefusals} />
        </Outcome>
      )}
      <Dialog
        open={asked}
        title={t("employees.withdraw.title", { name })}
        onClose={keep}
        actions={
          <>
            <Button variant="danger" onClick={withdraw}>
              {t("employees.withdraw.yes")}
            </Button>
            <Button onClick={keep}>{t("employees.cancel")}</Button>
          </>
        }
      >
        <p>{t("employees.withdraw.text", { name })}</p>
      </Dialog>
    </div>
  );
};
