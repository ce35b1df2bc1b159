import { useSelector } from "@xstate/react";
import type { Employee } from "../../../domain/employees/employee.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import {
  employeeFormMachine,
  type EmployeeFormRef,
} from "../../../machines/employees/employee-form.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { FormView } from "../../form/form-view.tsx";
import { useField } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { LeaveGuard } from "../../form/leave-guard.tsx";
import { EmployeeTextField } from "./employee-text-field.tsx";
import { nobody } from "./employee-values.ts";
import type { ParentRef } from "../../../machines/kit/parent-ref.ts";
import type { ContentOutdated } from "../../../machines/kit/resource.machine.ts";
import { RightsField } from "./rights-field.tsx";
import { useRightsQuestion } from "./rights-question.tsx";

export interface NewEmployeeDialogProps {
  /** The list of employees, which loads again with the new one. */
  readonly list: ParentRef<ContentOutdated>;
  readonly onClose: () => void;
  readonly onAdded: (employee: Employee) => void;
}

/** The dialog to add an employee. Closing it keeps the input; only Cancel discards it. */
export const NewEmployeeDialog = ({ list, onClose, onAdded }: NewEmployeeDialogProps) => {
  const t = useText();
  const form: EmployeeFormRef = useScreenActor("new-employee", employeeFormMachine, {
    values: nobody,
    limit: WRITE_LIMIT,
    holder: list,
  });
  useEmitted(form, "form.sent", ({ answer }) => onAdded(answer));
  const { send, question } = useRightsQuestion(form, () => form.send({ type: "form.submit" }), "invite");
  const cancel = () => {
    form.send({ type: "form.reset" });
    onClose();
  };
  const isDirty = useSelector(form, ({ context }) => context.isDirty);
  return (
    <Dialog open title={t("employees.form.add")} onClose={onClose}>
      <FormView
        form={form}
        submitLabel={t("employees.form.send")}
        onSubmit={send}
        failedTitle={t("employees.form.failed")}
        aside={<Button onClick={cancel}>{t("employees.cancel")}</Button>}
      >
        <EmployeeTextField field={useField(form, "firstname")} label={t("field.first_name")} />
        <EmployeeTextField field={useField(form, "lastname")} label={t("field.last_name")} />
        <EmployeeTextField
          field={useField(form, "mail")}
          label={t("field.email")}
          help={t("employees.form.mail_help")}
        />
        <RightsField field={useField(form, "rights")} employee={undefined} />
      </FormView>
      {question}
      <LeaveGuard form={t("employees.form.add")} changed={isDirty} onDiscard={cancel} />
    </Dialog>
  );
};
