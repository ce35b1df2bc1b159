import { useSelector } from "@xstate/react";
import { useMemo, useState } from "react";
import type { Elements } from "../../kit/elements.ts";
import { changeableFields, givenRightsProblem, type Employee } from "../../../domain/employees/employee.ts";
import { isInvited } from "../../../domain/employees/invitation.ts";
import { employeeRights } from "../../../domain/shell/access.ts";
import { WRITE_LIMIT } from "../../../domain/kit/time-limits.ts";
import { employeeRefusals } from "../../../domain/employees/employees.refusals.ts";
import {
  employeeSettingsMachine,
  type EmployeeSettings,
} from "../../../machines/employees/employee-settings.machine.ts";
import type { FieldOf } from "../../../machines/kit/form-fields.ts";
import type { ParentRef } from "../../../machines/kit/parent-ref.ts";
import type { ContentOutdated } from "../../../machines/kit/resource.machine.ts";
import type { SettingsFieldsRef, SettingsFormRef } from "../../../machines/kit/settings-form.machine.ts";
import { ownDataSaved } from "../../../machines/session/own-data-saved.ts";
import { useScreenActor } from "../../actors/screen-actors.ts";
import { useEmitted } from "../../actors/use-emitted.ts";
import { FormView } from "../../form/form-view.tsx";
import { useField } from "../../form/use-field.ts";
import type { Text } from "../../i18n/catalogue.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Dialog } from "../../kit/overlays/dialog.tsx";
import { SettingsView } from "../../form/settings-view.tsx";
import { LeaveGuard } from "../../form/leave-guard.tsx";
import { useSettingsForm } from "../../form/use-settings-form.ts";
import { useAccount } from "../../shell/session/use-account.ts";
import { EmployeeTextField } from "./employee-text-field.tsx";
import { employeeSettingsOf } from "./employee-values.ts";
import { employeeName, managerOf } from "./employee-labels.ts";
import { InvitationPart } from "./invitation-part.tsx";
import { RightsField } from "./rights-field.tsx";
import { useRightsQuestion } from "./rights-question.tsx";

const labels = {
  firstname: "field.first_name",
  lastname: "field.last_name",
  mail: "field.email",
  rights: "employees.form.rights",
} as const;

const textOf = (t: Text, field: FieldOf<EmployeeSettings>, values: EmployeeSettings): string => {
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
  readonly form: SettingsFieldsRef<EmployeeSettings>;
  readonly employee: Employee;
  readonly aside: Elements;
}) => {
  const t = useText();
  const mail = useField(form, "mail");
  const rights = useField(form, "rights");
  const invited = isInvited(employee);
  // Whoever reads the invitation gets its rights.
  const beyond = givenRightsProblem(managerOf(employee, useAccount()?.visitor.rights), rights.value);
  // What the list says now, not what it said when the form began: an invitation may have been used since.
  const address = invited && beyond === undefined ? (mail.value ?? employee.mail) : undefined;
  const submit = () => {
    if (address !== mail.value) form.send({ type: "form.changed", change: { mail: address } });
    form.send({ type: "form.submit" });
  };
  // An owner's list is empty, and says nothing.
  const { send, question } = useRightsQuestion(form, submit, "take", employee.rights);
  return (
    <>
      <FormView
        form={form}
        submitLabel={t("employees.form.save")}
        onSubmit={send}
        failedTitle={t("employees.form.failed")}
        refusals={employeeRefusals}
        aside={aside}
      >
        <EmployeeTextField field={useField(form, "firstname")} label={t(labels.firstname)} />
        <EmployeeTextField field={useField(form, "lastname")} label={t(labels.lastname)} />
        {address === undefined ? (
          <p>
            {t(invited ? "employees.form.mail_beyond" : "employees.form.mail_own", { mail: employee.mail })}
          </p>
        ) : (
          <EmployeeTextField
            field={{ ...mail, value: address }}
            label={t(labels.mail)}
            help={t("employees.form.mail_correct")}
          />
        )}
        <RightsField field={rights} employee={employee} />
      </FormView>
      {question}
    </>
  );
};

export interface EmployeeDialogProps {
  readonly employee: Employee;
  /** The list of employees, which loads again after a change, or where it turns out to be outdated. */
  readonly list: ParentRef<ContentOutdated>;
  readonly onClose: () => void;
  /** `employee` is as before, `saved` as it is now. */
  readonly onSaved: (employee: Employee, saved: Employee) => void;
  readonly onWithdrawn: (employee: Employee) => void;
}

/**
 * The dialog to change an employee. Closing it keeps the input; only Cancel discards it. What somebody else has changed since it was opened
 * is shown beside it instead of being overwritten.
 */
export const EmployeeDialog = ({ employee, list, onClose, onSaved, onWithdrawn }: EmployeeDialogProps) => {
  const t = useText();
  const values = useMemo(() => employeeSettingsOf(employee), [employee]);
  const settings: SettingsFormRef<EmployeeSettings> = useScreenActor(
    `employee-settings:${employee.id}`,
    employeeSettingsMachine,
    // The header shows the person's own name.
    { values, limit: WRITE_LIMIT, holder: list, forwards: employee.self ? [ownDataSaved] : [] },
  );
  const { isDirty, discard } = useSettingsForm(settings, values);
  const { mine, base } = useSelector(settings, ({ context }) => context);
  useEmitted(settings, "settings.saved", ({ saved: { mail = employee.mail, ...rest } }) =>
    onSaved(employee, { ...employee, ...rest, mail }),
  );
  const [wasInvited] = useState(isInvited(employee));
  const cancel = () => {
    discard();
    onClose();
  };
  const title = t("employees.form.edit", { name: employeeName(employee) });
  const cancelButton = <Button onClick={cancel}>{t("employees.cancel")}</Button>;
  return (
    <Dialog open title={title} onClose={onClose}>
      <SettingsView
        settings={settings}
        // Not the address of somebody who has used the invitation meanwhile, or whose address the reader may not correct.
        fields={changeableFields.filter((field) => mine[field] !== undefined && base[field] !== undefined)}
        labelOf={(field) => (field === "id" || field === "version" ? "" : t(labels[field]))}
        textOf={(field, shown) => textOf(t, field, shown)}
        refusals={employeeRefusals}
      >
        {(form) => <EmployeeForm form={form} employee={employee} aside={cancelButton} />}
      </SettingsView>
      {wasInvited && (
        <InvitationPart employee={employee} list={list} onWithdrawn={() => onWithdrawn(employee)} />
      )}
      <LeaveGuard form={title} changed={isDirty} onDiscard={cancel} />
    </Dialog>
  );
};
