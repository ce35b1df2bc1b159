import { useState } from "react";
import { withdrawInvitation } from "../../../api/employees.calls.ts";
import type { Employee } from "../../../domain/employees/employee.ts";
import { isInvited } from "../../../domain/employees/invitation.ts";
import type { ParentRef } from "../../../machines/kit/parent-ref.ts";
import type { ContentOutdated } from "../../../machines/kit/resource.machine.ts";
import { ActionFailure } from "../../calls/action-button.tsx";
import { useAction } from "../../calls/use-action.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { employeeName } from "./employee-labels.ts";
import styles from "./employees.module.css";

export interface InvitationPartProps {
  readonly employee: Employee;
  /** The list of employees, which loads again where it turns out to be outdated. */
  readonly list: ParentRef<ContentOutdated>;
  readonly onWithdrawn: () => void;
}

/** Withdraws the invitation of an employee, after a question. Why it was not withdrawn stays shown when the list says that they are invited no more. */
export const InvitationPart = ({ employee, list, onWithdrawn }: InvitationPartProps) => {
  const t = useText();
  const { id } = employee;
  const name = employeeName(employee);
  const withdrawal = useAction(withdrawInvitation, { about: { id }, refresh: list, onDone: onWithdrawn });
  const [asked, setAsked] = useState(false);
  const keep = () => setAsked(false);
  const ask = () => {
    withdrawal.forget();
    setAsked(true);
  };
  const withdraw = () => {
    setAsked(false);
    withdrawal.send({ id });
  };
  return (
    <div className={styles["invitation"]}>
      {isInvited(employee) && (
        <Button variant="danger" busy={withdrawal.busy} onClick={ask}>
          {t("employees.withdraw")}
        </Button>
      )}
      <ActionFailure action={withdrawal} title={t("employees.not_withdrawn")} />
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
