import { employeeRights, type EmployeeRight } from "../../../domain/shell/access.ts";
import { givenRightsProblem, rightsRefusal, type Employee } from "../../../domain/employees/employee.ts";
import { employeeRefusals } from "../../../domain/employees/employees.refusals.ts";
import type { FieldBinding } from "../../form/use-field.ts";
import { refusalText } from "../../i18n/refusal-text.ts";
import { problemText } from "../../form/problem-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { CheckboxGroup } from "../../kit/fields/checkbox-group.tsx";
import { useAccount } from "../../shell/session/use-account.ts";
import { managerOf } from "./employee-labels.ts";

const toggled = (rights: readonly EmployeeRight[], right: EmployeeRight): readonly EmployeeRight[] =>
  rights.includes(right) ? rights.filter((other) => other !== right) : [...rights, right];

/** The eight rights with descriptions; a right that the reader may not grant or revoke shows the reason (business §6). */
export const RightsField = ({
  field: { name, value, problem, onChange },
  employee,
}: {
  readonly field: FieldBinding<readonly EmployeeRight[]>;
  readonly employee: Employee | undefined;
}) => {
  const t = useText();
  const manager = managerOf(employee, useAccount()?.visitor.rights);
  if (employee?.owner === true) return <p>{t("employees.refusal.OWNER_RIGHTS")}</p>;
  const refusalOf = (right: EmployeeRight) => {
    const rights = toggled(value, right);
    return employee === undefined
      ? givenRightsProblem(manager, rights)
      : rightsRefusal(manager, employee, rights);
  };
  return (
    <CheckboxGroup
      label={t("employees.form.rights")}
      name={name}
      values={value}
      onChange={onChange}
      error={problemText(t, problem, employeeRefusals)}
      options={employeeRights.map((right) => ({
        value: right,
        label: t(`employees.right.${right}`),
        help: t(`employees.right.${right}.text`),
        blocked: refusalText(t, employeeRefusals, refusalOf(right)),
      }))}
    />
  );
};
