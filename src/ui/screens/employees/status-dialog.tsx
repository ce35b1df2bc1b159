import { useSelector } from "@xstate/react";
import type { Employee } from "../../../domain/employees/employee.ts";
import type {
  EmployeeStatusRef,
  SwitchedStatus,
} from "../../../machines/employees/employee-status.machine.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { FailureAlert } from "../../form/failure-alert.tsx";
import { useEmitted } from "../../actors/use-emitted.ts";
import { employeeName, employeeRefusalText } from "./employee-words.ts";

export interface StatusDialogProps {
  readonly employee: Employee;
  readonly switching: EmployeeStatusRef;
  readonly onDone: (employee: Employee, status: SwitchedStatus) => void;
}

/** Explains activation or deactivation and asks for confirmation (business §6). */
export const StatusDialog = ({ employee, switching, onDone }: StatusDialogProps) => {
  const t = useText();
  const { status, failure } = useSelector(switching, ({ context }) => context);
  const open = useSelector(switching, (snapshot) => snapshot.hasTag("open"));
  const busy = useSelector(switching, (snapshot) => snapshot.hasTag("busy"));
  const failed = useSelector(switching, (snapshot) => snapshot.hasTag("failed"));
  useEmitted(switching, "status.switched", ({ status: switched }) => onDone(employee, switched));
  const word = status === "active" ? "activate" : "deactivate";
  const cancel = () => switching.send({ type: "status.cancel" });
  return (
    <Dialog
      open={open}
      title={t(`employees.${word}.title`, { name: employeeName(employee) })}
      onClose={cancel}
      actions={
        <>
          <Button
            variant={status === "active" ? "primary" : "danger"}
            busy={busy}
            onClick={() => switching.send({ type: "status.confirm" })}
          >
            {t(`employees.${word}`)}
          </Button>
          <Button onClick={cancel}>{t("employees.cancel")}</Button>
        </>
      }
    >
      <p>{t(`employees.${word}.text`)}</p>
      {failed && (
        <FailureAlert
          title={t("employees.status_failed")}
          failure={failure}
          known={failure?._tag === "Refused" ? employeeRefusalText(t, failure.code) : undefined}
        />
      )}
    </Dialog>
  );
};
