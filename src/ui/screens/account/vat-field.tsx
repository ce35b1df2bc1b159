import type { SettingsFieldsRef } from "../../../machines/kit/settings-form.machine.ts";
import { useSelector } from "@xstate/react";
import { checkVatId } from "../../../api/sign-up.calls.ts";
import { isSameVatQuestion, vatQuestion, type VatVerdict } from "../../../domain/sign-up/vat-id.ts";
import { understoodVatId } from "../../../domain/sign-up/vat-spelling.ts";
import type { CompanyValues } from "../../../machines/account/company-settings.machine.ts";
import { useAction } from "../../calls/use-action.ts";
import { problemText } from "../../form/problem-text.ts";
import { useField } from "../../form/use-field.ts";
import { useUnderstood } from "../../form/use-understood.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/buttons/button.tsx";
import { Field } from "../../kit/fields/field.tsx";
import { TextInput } from "../../kit/fields/text-input.tsx";
import { FailureAlert } from "../../form/failure-alert.tsx";
import styles from "./settings.module.css";

export interface VatFieldProps {
  readonly form: SettingsFieldsRef<CompanyValues>;
  /** The result of the check at the last save. */
  readonly verdict: VatVerdict | null;
}

/** The VAT id with its verification status and a button to verify it now (business §5). */
export const VatField = ({ form, verdict }: VatFieldProps) => {
  const t = useText();
  const check = useAction(checkVatId);
  const { problem, ...control } = useField(form, "vatId");
  const wrong = useSelector(form, ({ context }) => context.problems.vatId !== undefined);
  const question = vatQuestion({ vatId: control.value, country: useField(form, "country").value });
  const isSaved = useSelector(form, ({ context: { initial } }) =>
    isSameVatQuestion(vatQuestion(initial), question),
  );
  const isChecked = isSameVatQuestion(check.request, question);
  const { answer, busy, failed, failure } = check;
  const known = isChecked && answer !== undefined ? answer.verdict : isSaved ? verdict : null;
  const ask = () => {
    if (wrong) control.onBlur();
    else check.send(question);
  };
  return (
    <>
      <Field
        label={t("settings.field.vatId")}
        note={useUnderstood(form, "vatId", understoodVatId)}
        error={problemText(t, problem)}
        optional
      >
        {(field) => (
          <TextInput
            {...field}
            {...control}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      {question.vatId !== "" && (
        <div className={styles["check"]}>
          <Button busy={busy && isChecked} onClick={ask}>
            {t("settings.vat.check")}
          </Button>
          <span role="status">
            {known === null || problem !== undefined || busy ? null : t(`settings.vat.${known}`)}
          </span>
        </div>
      )}
      {isChecked && failed && <FailureAlert title={t("settings.vat.not_checked")} failure={failure} />}
    </>
  );
};
