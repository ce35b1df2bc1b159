import { useSelector } from "@xstate/react";
import type { Employee } from "../../../domain/employees/employee.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import type { EmployeeFormRef } from "../../../machines/employees/employee-form.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { FormView } from "../../form/form-view.tsx";
import { useField } from "../../form/use-field.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { Field } from "../../kit/fields/field.tsx";
import { TextInput } from "../../kit/fields/text-input.tsx";
import { LeaveGuard } from "../account/leave-guard.tsx";
import { keyOfForm, nobody, valuesOf } from "./employee-values.ts";
import { employeeName, employeeProblemText } from "./employee-words.ts";
import { useEmployeesActors } from "./employees-actors.ts";
import { RightsField } from "./rights-field.tsx";

interface TextFieldProps {
  readonly form: EmployeeFormRef;
  readonly field: "firstname" | "lastname" | "mail";
  readonly label: string;
  readonly help?: string;
}

const TextField = ({ form, field, label, help }: TextFieldProps) => {
  const t = useText();
  const { problem, ...binding } = useField(form, field);
  return (
    <Field label={label} help={help} error={employeeProblemText(t, problem)}>
      {(control) => (
        <TextInput
          {...control}
          {...binding}
          autoComplete="off"
          {...(field === "mail" && {
            type: "email",
            inputMode: "email",
            autoCapitalize: "none",
            spellCheck: false,
          })}
        />
      )}
    </Field>
  );
};

export interface EmployeeDialogProps {
  /** Undefined for a new employee. */
  readonly employee: Employee | undefined;
  readonly onClose: () => void;
  readonly onSaved: (employee: Employee) => void;
}

/** The dialog to add or change an employee. Closing it keeps the input; only Cancel discards it. */
export const EmployeeDialog = ({ employee, onClose, onSaved }: EmployeeDialogProps) => {
  const t = useText();
  const values = employee === undefined ? nobody : valuesOf(employee);
  const form: EmployeeFormRef = useScreenActor(keyOfForm(values), useEmployeesActors().employeeForm, {
    values,
    limit: WRITE_LIMIT,
  });
  useEmitted(form, "form.sent", ({ answer }) => onSaved(answer));
  const cancel = () => {
    form.send({ type: "form.reset" });
    onClose();
  };
  const isDirty = useSelector(form, ({ context }) => context.isDirty);
  const added = employee === undefined;
  const title = added ? t("employees.form.add") : t("employees.form.edit", { name: employeeName(employee) });
  return (
    <Dialog open title={title} onClose={onClose}>
      <FormView
        form={form}
        submitLabel={added ? t("employees.form.send") : t("employees.form.save")}
        failedTitle={t("employees.form.failed")}
        aside={<Button onClick={cancel}>{t("employees.cancel")}</Button>}
      >
        <TextField form={form} field="firstname" label={t("field.first_name")} />
        <TextField form={form} field="lastname" label={t("field.last_name")} />
        {added ? (
          <TextField form={form} field="mail" label={t("field.email")} help={t("employees.form.mail_help")} />
        ) : (
          <p>{t("employees.form.mail_own", { mail: employee.mail })}</p>
        )}
        <RightsField form={form} employee={employee} />
      </FormView>
      <LeaveGuard form={title} changed={isDirty} onDiscard={cancel} />
    </Dialog>
  );
};
