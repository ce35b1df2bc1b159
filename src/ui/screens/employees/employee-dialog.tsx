import { useMemo } from "react";
import type { Elements } from "../../kit/elements.ts";
import { changeableFields, type Employee } from "../../../domain/employees/employee.ts";
import { employeeRights } from "../../../domain/shell/access.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import type { EmployeeSettings } from "../../../machines/employees/employee-settings.machine.ts";
import type { FieldOf } from "../../../machines/kit/form-fields.ts";
import type { SettingsFormRef } from "../../../machines/kit/settings-form.machine.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { FormView } from "../../form/form-view.tsx";
import { useField } from "../../form/use-field.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { Collision } from "../account/collision.tsx";
import { LeaveGuard } from "../account/leave-guard.tsx";
import type { FieldsRef } from "../account/settings-save.tsx";
import { useSettingsForm } from "../account/use-settings-form.ts";
import { EmployeeTextField } from "./employee-text-field.tsx";
import { employeeSettingsOf } from "./employee-values.ts";
import { employeeName, employeeRefusalText } from "./employee-words.ts";
import { useEmployeesActors } from "./employees-actors.ts";
import { RightsField } from "./rights-field.tsx";

const labels = {
  firstname: "field.first_name",
  lastname: "field.last_name",
  rights: "employees.form.rights",
} as const;

const wordsOf = (t: Text, field: FieldOf<EmployeeSettings>, values: EmployeeSettings): string => {
  if (field !== "rights") return String(values[field]);
  if (values.rights.length === 0) return t("employees.form.no_rights");
  return employeeRights
    .filter((right) => values.rights.includes(right))
    .map((right) => t(`employees.right.${right}`))
    .join(", ");
};

const EmployeeForm = ({
  form,
  employee,
  aside,
}: {
  readonly form: FieldsRef<EmployeeSettings>;
  readonly employee: Employee;
  readonly aside: Elements;
}) => {
  const t = useText();
  return (
    <FormView
      form={form}
      submitLabel={t("employees.form.save")}
      failedTitle={t("employees.form.failed")}
      aside={aside}
    >
      <EmployeeTextField field={useField(form, "firstname")} label={t(labels.firstname)} />
      <EmployeeTextField field={useField(form, "lastname")} label={t(labels.lastname)} />
      <p>{t("employees.form.mail_own", { mail: employee.mail })}</p>
      <RightsField field={useField(form, "rights")} employee={employee} />
    </FormView>
  );
};

export interface EmployeeDialogProps {
  readonly employee: Employee;
  readonly onClose: () => void;
  readonly onSaved: (employee: Employee) => void;
}

/**
 * The dialog to change an employee. Closing it keeps the input; only Cancel discards it. What somebody else has changed since it was opened
 * is shown beside it instead of being overwritten.
 */
export const EmployeeDialog = ({ employee, onClose, onSaved }: EmployeeDialogProps) => {
  const t = useText();
  const values = useMemo(() => employeeSettingsOf(employee), [employee]);
  const settings: SettingsFormRef<EmployeeSettings> = useScreenActor(
    `employee-settings:${employee.id}`,
    useEmployeesActors().employeeSettings,
    { values, limit: WRITE_LIMIT },
  );
  const { form, collided, isDirty } = useSettingsForm(settings, values);
  useEmitted(settings, "settings.saved", ({ saved }) => onSaved({ ...employee, ...saved }));
  const cancel = () => {
    if (collided) settings.send({ type: "settings.takeTheirs" });
    else form?.send({ type: "form.reset" });
    onClose();
  };
  const title = t("employees.form.edit", { name: employeeName(employee) });
  const cancelButton = <Button onClick={cancel}>{t("employees.cancel")}</Button>;
  return (
    <Dialog open title={title} onClose={onClose}>
      {collided && (
        <Collision
          settings={settings}
          fields={changeableFields}
          labelOf={(field) => (field === "id" || field === "version" ? "" : t(labels[field]))}
          wordsOf={(field, shown) => wordsOf(t, field, shown)}
          refusal={(code) => employeeRefusalText(t, code)}
        />
      )}
      {form !== undefined && <EmployeeForm form={form} employee={employee} aside={cancelButton} />}
      <LeaveGuard form={title} changed={isDirty} onDiscard={cancel} />
    </Dialog>
  );
};
